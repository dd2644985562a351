internal import CVLCompiler
internal import CVLEngine
internal import CVLSyntax

/// A script that has been read and checked.
struct ReadScript {
  var body: CheckedScript
  var tests: [CheckedTest]
  var diagnostics: [Diagnostic]
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Session {
  var parserLimits: ParserLimits {
    var limits = ParserLimits()
    limits.nesting = options.limits.nesting
    limits.sourceBytes = options.limits.sourceBytes
    limits.diagnostics = options.limits.diagnostics
    return limits
  }

  /// Reads and checks a script from the beginning; nothing of an earlier one is left.
  func read(_ source: SourceText) -> ReadScript {
    sources.start(source, path: source.name.split(separator: "/").last.map { String($0) } ?? "")
    checker = Checker(interner: Interner(), limits: options.limits)
    conversation = nil
    let parsed = Parsing.parse(
      source.bytes,
      file: 0,
      interner: checker.interner,
      limits: parserLimits
    )
    var statements = parsed.script.statements
    let syntax = withoutExpected(parsed.diagnostics, &statements)
    let script = ScriptChecker(checker, limits: parserLimits, read: reader())
    script.declare(statements)
    showAlways(script)
    let body = script.steps(statements)
    let tests = script.tests(statements)
    let stageOptions = overrides(body, tests)
    self.stageOptions = stageOptions
    var found = checker.takeDiagnostics()
    // After an error of syntax something may be missing that was only misspelt.
    if syntax.contains(where: { $0.severity == .error }) {
      found = found.filter { $0.code >= 300 && $0.code < 400 && $0.code != 308 && $0.code != 311 }
      found = found.filter { !follows($0, from: syntax) }
    }
    return ReadScript(body: body, tests: tests, diagnostics: inOrder(syntax + found))
  }

  /// Whether a problem stands on a line that could not be read, or on one whose end was misread.
  private func follows(_ problem: Diagnostic, from syntax: [Diagnostic]) -> Bool {
    func line(_ range: SourceRange) -> Int {
      source(Int(range.file))?.position(of: Int(range.start)).line ?? 0
    }
    let own = line(problem.range)
    return syntax.contains {
      let other = $0.range.file == problem.range.file ? line($0.range) : -1
      return other == own || ($0.code == 124 && other == own + 1)
    }
  }

  /// Problems in the order of the source, the started script before the files that it uses.
  private func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    let sorted = problems.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      if x.file != y.file { return x.file < y.file }
      return x.start != y.start ? x.start < y.start : a.offset < b.offset
    }
    return sorted.map { $0.element }
  }

  /// A stage for a script that has been read.
  func makeStage(_ plan: LayoutPlan?) -> Stage {
    let stage = Stage(checker, plan: plan, options: stageOptions)
    stage.readData = { [sources, options] path, range in
      Session.readData(path, range, sources, options)
    }
    return stage
  }

  /// An error of syntax inside of an `expect error` that wants it is what was expected.
  private func withoutExpected(
    _ diagnostics: [Diagnostic],
    _ statements: inout [Statement]
  ) -> [Diagnostic] {
    if diagnostics.isEmpty { return diagnostics }
    var rest = diagnostics
    func visit(_ statement: inout Statement) {
      switch statement.kind {
      case .test(let name, let range, var body):
        for k in body.indices { visit(&body[k]) }
        statement.kind = .test(name: name, nameRange: range, body: body)
      case .action(.expectError(let code, _)):
        let range = statement.range
        let wanted = checker.interner.text(code.symbol)
        let inside = rest.filter { $0.range.start >= range.start && $0.range.end <= range.end }
        guard inside.contains(where: { matches($0.code, wanted) }) else { return }
        rest.removeAll { $0.range.start >= range.start && $0.range.end <= range.end }
        checker.fulfilled.append(range)
      default: break
      }
    }
    for k in statements.indices { visit(&statements[k]) }
    return rest
  }

  // MARK: Files

  /// Reads files for `use`.
  func reader() -> ScriptChecker.Reader {
    { [sources, options, checker] path, from, range in
      guard let resolved = resolvedPath(path, from: sources.path(Int(from))) else {
        checker.report(.fileOutside(path, range))
        return .failed
      }
      if let known = sources.number(resolved) {
        guard let way = sources.way(from: known, to: Int(from)) else { return .known }
        checker.report(.useCircle(way, range))
        return .failed
      }
      switch options.load(resolved) {
      case .bytes(let bytes):
        let file = sources.add(
          SourceText(name: resolved, bytes: bytes),
          path: resolved,
          user: Int(from)
        )
        return .source(file: file, bytes: bytes)
      case let other:
        checker.report(.unreadable(other, path, range))
        return .failed
      }
    }
  }

  /// Reads a data file.
  static func readData(
    _ path: String,
    _ range: SourceRange,
    _ sources: SourceMap,
    _ options: SessionOptions
  ) -> Result<DataTable, RuntimeFailure> {
    guard let resolved = resolvedPath(path, from: sources.path(Int(range.file))) else {
      return .failure(RuntimeFailure(.fileOutside(path, range)))
    }
    let isJSON = resolved.utf8.suffix(5).elementsEqual(".json".utf8)
    let isCSV = resolved.utf8.suffix(4).elementsEqual(".csv".utf8)
    guard isJSON || isCSV else { return .failure(RuntimeFailure(.unknownDataFormat(path, range))) }
    switch options.load(resolved) {
    case .bytes(let bytes):
      do throws(DataError) {
        var limits = DataLimits()
        limits.bytes = options.limits.sourceBytes
        return .success(
          isJSON
            ? try DataTable(json: bytes, limits: limits)
            : try DataTable(csv: bytes, limits: limits)
        )
      } catch {
        return .failure(RuntimeFailure(.badData(error, path, range)))
      }
    case let other: return .failure(RuntimeFailure(.unreadable(other, path, range)))
    }
  }

  // MARK: Options

  /// `--show`: a layout that is shown whatever the script says.
  private func showAlways(_ script: ScriptChecker) {
    guard let text = options.show else { return }
    let name = "--show"
    let bytes = Array("show \(text)".utf8)
    let file = sources.add(SourceText(name: name, bytes: bytes), path: name)
    let parsed = Parsing.parse(bytes, file: file, interner: checker.interner, limits: parserLimits)
    for diagnostic in parsed.diagnostics { checker.report(diagnostic) }
    guard let statement = parsed.script.statements.first,
      case .action(.show(let ref)) = statement.kind, parsed.diagnostics.isEmpty
    else { return }
    checker.shownAlways = checker.plan(ref)
  }

  /// `--items`, `--size` and `--set`.
  private func overrides(_ body: CheckedScript, _ tests: [CheckedTest]) -> Stage.Options {
    var result = Stage.Options()
    result.items = options.items
    result.size = options.size
    var plans: [LayoutPlan] = []
    for script in [body] + tests.map({ $0.body }) {
      if let plan = script.initialPlan { plans.append(plan) }
      for case (.show(let plan), _) in script.steps { plans.append(plan) }
    }
    for (name, expression) in options.overrides {
      let source = "set \(name) = \(expression)"
      let bytes = Array(source.utf8)
      let file = sources.add(SourceText(name: "--set", bytes: bytes), path: "--set")
      let parsed = Parsing.parse(
        bytes,
        file: file,
        interner: checker.interner,
        limits: parserLimits
      )
      for diagnostic in parsed.diagnostics { checker.report(diagnostic) }
      guard let statement = parsed.script.statements.first, parsed.diagnostics.isEmpty else {
        continue
      }
      if let (symbol, value) = override(statement, plans) {
        result.parameters.append((symbol, value))
      }
    }
    return result
  }

  /// The value of a `--set`, for the first layout that has such a parameter, or the script.
  private func override(
    _ statement: Statement,
    _ plans: [LayoutPlan]
  ) -> (Symbol, Value)? {
    guard case .action(.set(_, let name, _)) = statement.kind else { return nil }
    let plan = plans.first { plan in
      plan.parameters.contains { $0.name.symbol == name.symbol }
    }
    let inner = StatementChecker(
      checker,
      scope: checker.script,
      plan: plan ?? plans.first,
      capturesAll: false
    )
    guard case .set(let step)? = inner.step(statement) else { return nil }
    let environment = Environment()
    environment.bounds = Rect(origin: .zero, size: options.size ?? Size(320, 480))
    do throws(RuntimeFailure) {
      return (step.symbol, try step.evaluated(environment))
    } catch {
      checker.report(error.diagnostic)
      return nil
    }
  }
}
