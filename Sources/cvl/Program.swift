import CVL

/// The version of the program.
let programVersion = "0.1.0"

/// Finds the command and runs it.
struct Program {
  let console: Console

  /// Runs the program with the words behind its name.
  func run(_ words: [String]) -> ExitStatus {
    do throws(UsageProblem) {
      return try dispatch(words)
    } catch {
      console.report(error)
      return .misuse
    }
  }

  private func dispatch(_ words: [String]) throws(UsageProblem) -> ExitStatus {
    let (words, color) = leadingColor(words)
    if let color { try setColor(color) }
    guard let first = words.first else {
      return console.inputIsTerminal ? try start(.repl, []) : try start(.run, ["-"])
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version":
      console.write("cvl \(programVersion), language version 1\n")
      return .success
    case "help", "--help", "-h": return try help(rest)
    default: break
    }
    if let command = Command.named(first) { return try start(command, rest) }
    if !first.hasPrefix("-"), Files.kind(of: first) == nil {
      if first.hasSuffix(".cvl") { throw UsageProblem("no such file '\(first)'") }
      let near = nearest(first, among: Command.all.map { $0.name } + ["help"])
      throw UsageProblem(
        "no such file or command '\(first)'",
        help: near.map { "did you mean 'cvl \($0)'?" } ?? "'cvl help' lists the commands"
      )
    }
    return try start(.run, words)
  }

  private func start(_ command: Command, _ words: [String]) throws(UsageProblem) -> ExitStatus {
    let arguments: Arguments
    do {
      arguments = try Arguments(words, options: command.options + Command.common)
    } catch {
      var problem = error
      if problem.help == nil { problem.help = "'cvl help \(command.name)' lists the options" }
      throw problem
    }
    if let color = arguments.value("color") { try setColor(color) }
    if arguments.has("help") {
      console.write(HelpText.page(command))
      return .success
    }
    return try command.perform(arguments, console)
  }

  private func help(_ words: [String]) throws(UsageProblem) -> ExitStatus {
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
      console.write(HelpText.overview)
      return .success
    }
    guard let command = Command.named(name) else {
      let near = nearest(name, among: Command.all.map { $0.name })
      throw UsageProblem(
        "no such command '\(name)'",
        help: near.map { "did you mean 'cvl help \($0)'?" }
          ?? "'cvl doc \(name)' looks it up in the language"
      )
    }
    console.write(HelpText.page(command))
    return .success
  }

  /// `--color` may also stand before the command.
  private func leadingColor(_ words: [String]) -> (rest: [String], choice: String?) {
    guard let first = words.first else { return (words, nil) }
    if first == "--color", words.count > 1 { return (Array(words.dropFirst(2)), words[1]) }
    if first.hasPrefix("--color=") {
      return (Array(words.dropFirst()), String(first.dropFirst("--color=".count)))
    }
    return (words, nil)
  }

  private func setColor(_ word: String) throws(UsageProblem) {
    guard let choice = ColorChoice(rawValue: word) else {
      throw UsageProblem(
        "'\(word)' is no value of '--color'",
        help: "one of auto, always, never"
      )
    }
    console.color = choice
  }
}
