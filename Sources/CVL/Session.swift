public import CVLCompiler
internal import CVLEngine
public import CVLRender
public import CVLSyntax

// What every front end holds: text goes in; frames, results and diagnostics come out. A session
// reads no file and no clock; what it needs from outside comes through its options.

/// Why a frame could not be had.
public struct Failure: Error {
  /// What went wrong.
  public var diagnostics: [Diagnostic]
}

/// A script, or a conversation, with its scene.
public final class Session {
  let options: SessionOptions
  let sources = SourceMap()
  var checker: Checker
  lazy var stage = Stage(checker, plan: checker.initialPlan())
  /// What a new stage starts from, besides the script.
  var stageOptions = Stage.Options()
  /// When to look while a script plays, besides at its end.
  public var moments = Moments.none
  /// Looks, at such a moment: `frame` then says what there is to see.
  public var onMoment: (() -> Void)?
  /// What an entry of the REPL begins from.
  var conversation: Conversation?

  /// Makes a session in which nothing has been said yet: 320 by 480, 20 items, `flow`.
  public init(options: SessionOptions = SessionOptions()) {
    self.options = options
    checker = Checker(interner: Interner(), limits: options.limits)
  }

  /// The source of a file number in a diagnostic, or nil for what no source caused.
  public func source(_ file: Int) -> SourceText? { sources.text(file) }

  // MARK: Scripts

  /// What is wrong with a script; nothing runs.
  public func check(_ source: SourceText) -> [Diagnostic] {
    let script = read(source)
    return finished(script.diagnostics)
  }

  /// Plays the statements at the top of a script.
  public func play(_ source: SourceText) -> PlayResult {
    let script = read(source)
    if script.hasErrors { return refused(script.diagnostics) }
    stage = makeStage(script.body.initialPlan)
    stage.moments = moments
    stage.onMoment = onMoment
    var run = run(script.body, on: stage)
    if run.completed {
      do throws(RuntimeFailure) {
        try stage.finishMoments()
      } catch {
        run.succeeded = false
        run.diagnostics.append(error.diagnostic)
      }
    }
    stage.onMoment = nil
    run.diagnostics = script.diagnostics + run.diagnostics
    run.diagnostics = finished(run.diagnostics)
    return run
  }

  /// Runs the statements at the top as a first test, if there are any, and then each `test` block in
  /// a scene of its own.
  public func test(_ source: SourceText) -> [TestResult] {
    let script = read(source)
    let whole = SourceRange(file: 0, start: 0, end: 0)
    if script.hasErrors {
      return [
        TestResult(
          name: source.name,
          range: whole,
          passed: false,
          diagnostics: finished(script.diagnostics),
          prints: []
        )
      ]
    }
    var results: [TestResult] = []
    if !script.body.steps.isEmpty || script.tests.isEmpty {
      let range = script.body.steps.first?.range ?? whole
      results.append(result(source.name, range, script.body))
    }
    for test in script.tests { results.append(result(test.name, test.range, test.body)) }
    return results
  }

  private func result(
    _ name: String,
    _ range: SourceRange,
    _ body: CheckedScript
  ) -> TestResult {
    let run = run(body, on: makeStage(body.initialPlan))
    return TestResult(
      name: name,
      range: range,
      passed: run.succeeded,
      diagnostics: finished(run.diagnostics),
      prints: run.prints
    )
  }

  /// What there is to see now.
  public func frame(_ query: FrameQuery) -> Result<FrameReport, Failure> {
    do throws(RuntimeFailure) {
      let rect: Rect? =
        switch query {
        case .visible: stage.bounds
        case .all: nil
        case .rect(let rect): rect
        }
      let size = try stage.contentSize()
      let elements = try stage.elements(in: rect)
      return .success(
        FrameReport(
          time: stage.time,
          layout: stage.layoutName,
          bounds: stage.bounds,
          contentSize: size,
          isIdle: stage.isIdle,
          elements: elements.map {
            ElementReport(
              key: $0.key,
              phase: $0.phase == .leaving
                ? .disappearing : $0.phase == .appearing ? .appearing : .present,
              attributes: $0.attributes
            )
          },
          customNames: checker.attributes.customNames
        )
      )
    } catch {
      return .failure(Failure(diagnostics: [error.diagnostic]))
    }
  }

  // MARK: Running

  /// Carries out checked statements one after the other.
  func run(_ body: CheckedScript, on stage: Stage) -> PlayResult {
    var result = PlayResult(
      succeeded: true,
      hitLimit: false,
      completed: true,
      diagnostics: [],
      prints: []
    )
    var noticed: [LayoutWarning] = []
    for (step, range) in body.steps {
      do throws(RuntimeFailure) {
        _ = try stage.run(step, at: range)
      } catch {
        result.succeeded = false
        result.diagnostics.append(error.diagnostic)
        if Limits.isLimit(error.code) { result.hitLimit = true }
        // A failed expectation is told, and the script goes on; anything else ends it.
        if !Session.isExpectation(error.code) {
          result.completed = false
          break
        }
      }
      if stage.warnings != noticed {
        noticed = stage.warnings
        result.diagnostics += noticed.map { Diagnostic.noticed($0, at: range) }
      }
    }
    result.prints = stage.prints
    stage.prints = []
    return result
  }

  private static func isExpectation(_ code: Int) -> Bool { code == 503 || code == 504 }

  private func refused(_ diagnostics: [Diagnostic]) -> PlayResult {
    PlayResult(
      succeeded: false,
      hitLimit: diagnostics.contains { Limits.isLimit($0.code) },
      completed: false,
      diagnostics: finished(diagnostics),
      prints: []
    )
  }

  /// The diagnostics as a front end gets them: not more than the limit.
  func finished(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > options.limits.diagnostics else { return diagnostics }
    let rest = diagnostics.count - options.limits.diagnostics
    let last = diagnostics[options.limits.diagnostics]
    return diagnostics.prefix(options.limits.diagnostics)
      + [.moreProblems(rest, at: last.range)]
  }
}
