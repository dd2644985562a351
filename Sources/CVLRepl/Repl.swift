// The prompt: reads entries, gives them to a session, shows what came of them. The session decides
// when an entry is complete; this file never counts brackets.

public import CVL
public import CVLSyntax

/// A loop over a session.
public final class Repl {
  private let session: Session
  private let write: (StyledText) -> Void
  private let writeError: (StyledText) -> Void
  private let flush: () -> Void
  /// Whether `:quit` was entered.
  private var isDone = false

  /// Makes a loop that writes through the functions given.
  public init(
    session: Session,
    write: @escaping (StyledText) -> Void,
    writeError: @escaping (StyledText) -> Void,
    flush: @escaping () -> Void
  ) {
    self.session = session
    self.write = write
    self.writeError = writeError
    self.flush = flush
  }

  /// Shows what a script that was loaded printed, and what is wrong with it.
  public func show(prints: [String], diagnostics: [Diagnostic]) {
    for line in prints { write(StyledText(line + "\n")) }
    show(diagnostics)
  }

  // MARK: - On a pipe

  /// Evaluates entry by entry, without a prompt; gives whether all succeeded.
  public func run(_ bytes: [UInt8]) -> Bool {
    var succeeded = true
    var pending: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var line = Array(line)
      if line.last == 0x0D { line.removeLast() }
      if pending.isEmpty, obeys(line) {
        if isDone { return succeeded }
        continue
      }
      pending += pending.isEmpty ? line : [0x0A] + line
      switch enter(pending) {
      case .unfinished: continue
      case .succeeded: break
      case .failed: succeeded = false
      }
      pending = []
    }
    if !pending.isEmpty {
      var text = StyledText("error", .error)
      text.append(": the input ends inside an entry\n")
      writeError(text)
      succeeded = false
    }
    return succeeded
  }

  // MARK: - On a terminal

  /// Prompts for entries until `:quit` or the end of input.
  public func runPrompt(history: String?, isColored: Bool) {
    let reader = LineReader(
      name: "cvl",
      historyPath: history,
      complete: { [names = completions] word in names.filter { $0.hasPrefix(word) } }
    )
    var greeting = StyledText("cvl", .emphasis)
    greeting.append(" - :help for help, Ctrl-D to leave\n", .dim)
    write(greeting)
    var pending: [UInt8] = []
    while !isDone {
      flush()
      let prompt = pending.isEmpty ? "cvl> " : "...> "
      switch reader.read(prompt: prompt, isColored: isColored) {
      case .interrupted: pending = []
      case .endOfFile:
        write(StyledText("\n"))
        return
      case .line(let line):
        if pending.isEmpty, obeys(line) {
          reader.remember(line)
          continue
        }
        pending += pending.isEmpty ? line : [0x0A] + line
        if case .unfinished = enter(pending) { continue }
        reader.remember(pending)
        pending = []
      }
    }
  }

  /// What Tab offers: the names of the reference and the commands.
  private var completions: [String] {
    let names = Reference.index.pieces.filter { $0.role == .name }.map { $0.text }
    return names + commands.map { $0.name }
  }

  // MARK: - Entries

  private enum Outcome {
    case unfinished
    case succeeded
    case failed
  }

  private func enter(_ entry: [UInt8]) -> Outcome {
    if entry.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }) { return .succeeded }
    let result = session.enter(entry)
    if result.needsMoreInput { return .unfinished }
    for text in result.output {
      write(text)
      if !text.string.hasSuffix("\n") { write(StyledText("\n")) }
    }
    show(result.diagnostics)
    return result.succeeded ? .succeeded : .failed
  }

  private func show(_ diagnostics: [Diagnostic]) {
    if diagnostics.isEmpty { return }
    let session = session
    writeError(DiagnosticPrinter { session.source($0) }.styled(diagnostics))
  }

  // MARK: - Commands

  /// The commands with what they do.
  private var commands: [(name: String, help: String, run: () -> Void)] {
    [
      (":help", "show this", { [self] in help() }),
      (":quit", "leave", { [self] in isDone = true }),
    ]
  }

  /// Runs a line that begins with a colon; gives whether it did.
  private func obeys(_ line: [UInt8]) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\t" }
    guard let first = words.first, first.hasPrefix(":") else { return false }
    // A beginning will do: `:q`.
    let found = commands.filter { $0.name.hasPrefix(first) }
    if first.count > 1, found.count == 1 {
      found[0].run()
    } else {
      var text = StyledText("error", .error)
      text.append(": unknown command '" + visibleText(String(first)) + "'\n")
      text.append("  help: ", .help)
      text.append("':help' lists the commands\n")
      writeError(text)
    }
    return true
  }

  private func help() {
    var text = StyledText("Enter statements, declarations or expressions.\n\n")
    for command in commands {
      text.append("  ")
      text.append(command.name, .name)
      text.append("  " + command.help + "\n")
    }
    text.append("\nAn unfinished entry goes on at '...>'; Ctrl-C drops it.\n")
    write(text)
  }
}
