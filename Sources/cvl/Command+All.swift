extension Command {
  /// Every command but `help`, in the order of the help text.
  static let all: [Command] = [
    .run, .render, .test, .check, .fmt, .repl, .doc, .explain,
  ]

  /// The command of a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
