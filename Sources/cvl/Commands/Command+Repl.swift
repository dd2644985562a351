import CVL
import CVLRepl

extension Command {
  /// `cvl repl [FILE]`, and `cvl` on a terminal.
  static let repl = Command(
    name: "repl",
    usage: "[options] [FILE]",
    summary: "the prompt: try the language, entry by entry",
    details: """
      Plays FILE if one is given, then reads entries. On a pipe there is no prompt: each entry's
      results are printed as they come, and the exit status is 1 if an entry failed.
      """,
    options: SceneOptions.all
  ) { arguments, console throws(UsageProblem) in
    let file = try arguments.operand("script")
    let session = Session(options: try SceneOptions.session(arguments, script: file ?? "-"))
    let repl = Repl(
      session: session,
      write: { console.write($0) },
      writeError: { console.writeError($0) },
      flush: { console.flush() }
    )
    if let file {
      let result = session.play(try readScript(file))
      repl.show(prints: result.prints, diagnostics: result.diagnostics)
    }
    if console.inputIsTerminal {
      repl.runPrompt(history: historyPath(), isColored: console.hasColor(1))
      return .success
    }
    guard case .bytes(let bytes) = Files.readInput() else {
      throw UsageProblem("cannot read standard input")
    }
    return repl.run(bytes) ? .success : .failure
  }
}

/// Where entries are kept; nil for nowhere.
private func historyPath() -> String? {
  if let path = environmentValue("CVL_HISTORY") { return path.isEmpty ? nil : path }
  if let state = environmentValue("XDG_STATE_HOME"), state.hasPrefix("/") {
    return state + "/cvl/history"
  }
  guard let home = environmentValue("HOME"), !home.isEmpty else { return nil }
  return home + "/.local/state/cvl/history"
}
