/// One subcommand: a row in the table of `Command+All.swift`, made in a file of its own.
struct Command {
  /// Its name.
  var name: String
  /// What follows the name, for the help: `[options] FILE …`.
  var usage: String
  /// What it does, in a few words.
  var summary: String
  /// More about it, in complete sentences.
  var details: String
  /// What it takes besides `--color` and `--help`.
  var options: [Option]
  /// Does it.
  var perform: @Sendable (Arguments, Console) throws(UsageProblem) -> ExitStatus

  /// What every command takes.
  static let common = [
    Option("color", "WHEN", "colours: always, never, or auto: on a terminal (default)"),
    Option("help", letter: "h", "show this text"),
  ]
}
