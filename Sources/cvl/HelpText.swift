import CVL

/// The texts of `cvl help`, from the tables of commands and options.
enum HelpText {
  /// The list of commands.
  static var overview: StyledText {
    var text = StyledText("cvl", .emphasis)
    text.append(" lays out collections as a script says.\n\n")
    text.append("Usage", .heading)
    text.append(
      "\n  cvl FILE …          plays scripts, prints what is on screen\n"
        + "  cvl COMMAND …       one of the commands below\n"
        + "  cvl                 the prompt; on a pipe, plays standard input\n\n"
    )
    text.append("Commands", .heading)
    text.append("\n")
    append(
      Command.all.map { ($0.name, $0.summary) } + [("help", "show this, or a command's own page")],
      to: &text
    )
    text.append(
      "\n'cvl help COMMAND' tells more. '-' as a file is standard input.\n"
        + "Exit status: 0 fine, 1 errors or failures, 2 wrong use, 3 a limit was hit.\n"
    )
    return text
  }

  /// The page of a command.
  static func page(_ command: Command) -> StyledText {
    var text = StyledText("cvl " + command.name, .emphasis)
    text.append(" " + command.usage + "\n\n" + command.details + "\n")
    let options = command.options + Command.common
    text.append("\n")
    text.append("Options", .heading)
    text.append("\n")
    append(
      options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? ""
        let value = option.placeholder.map { " " + $0 } ?? ""
        return (letter + "--" + option.name + value, option.help)
      },
      to: &text
    )
    return text
  }

  private static func append(_ rows: [(String, String)], to text: inout StyledText) {
    let widest = rows.map { $0.0.count }.max() ?? 0
    for (name, help) in rows {
      text.append("  ")
      text.append(name, .name)
      text.append(String(repeating: " ", count: widest - name.count + 2) + help + "\n")
    }
  }
}
