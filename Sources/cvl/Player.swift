import CVL
import CVLCompiler
import CVLRender
import CVLSyntax

/// Plays one script and says what was found: what `run` and `render` have in common.
final class Player {
  private let session: Session
  private let source: SourceText
  private let console: Console
  private let printsAreData: Bool
  /// Whether the script came to its end.
  private(set) var completed = false

  /// Reads a script and makes a session for it.
  init(
    _ file: String,
    _ arguments: Arguments,
    _ console: Console,
    printsAreData: Bool
  ) throws(UsageProblem) {
    let options = try SceneOptions.session(arguments, script: file)
    source = try readScript(file, atMost: options.limits.sourceBytes)
    session = Session(options: options)
    self.console = console
    self.printsAreData = printsAreData
  }

  /// Plays the script and looks at some moments on the way.
  func play(at moments: Moments = .none, _ look: @escaping () -> Void = {}) -> ExitStatus {
    session.moments = moments
    session.onMoment = look
    let result = session.play(source)
    for line in result.prints {
      if printsAreData { console.write(line + "\n") } else { console.writeError(line + "\n") }
    }
    console.writeErrors(result.diagnostics) { [session] in session.source($0) }
    completed = result.completed
    if result.hitLimit { return .limit }
    return result.succeeded ? .success : .failure
  }

  /// What is on screen, or nil after saying why not.
  func frame(_ query: FrameQuery, _ status: inout ExitStatus) -> FrameReport? {
    switch session.frame(query) {
    case .success(let report): return report
    case .failure(let failure):
      console.writeErrors(failure.diagnostics) { [session] in session.source($0) }
      status.merge(.failure)
      status.merge(ExitStatus(failure.diagnostics))
      return nil
    }
  }
}
