import CVL
import CVLEngine
import CVLRender
import CVLSyntax

extension Command {
  /// `cvl run FILE …`, and `cvl FILE …`.
  static let run = Command(
    name: "run",
    usage: "[options] FILE …",
    summary: "play scripts, print what is on screen at the end",
    details: """
      Plays the statements of each script and prints the elements that are visible at the end.
      What the scripts print goes to standard output, with --format json or csv to standard error.
      """,
    options: [
      Option("format", "FORMAT", "one of " + runFormats.joined(separator: ", ")),
      Option("all", "list every element, not only visible ones"),
      Option("query", "X,Y,W,H", "list what meets this rectangle of the content"),
    ] + SceneOptions.all
  ) { arguments, console throws(UsageProblem) in
    let name = try arguments.choice("format", among: runFormats) ?? "table"
    guard let format = OutputFormat.all.first(where: { $0.name == name }) else { return .misuse }
    let query = try frameQuery(arguments)
    if arguments.operands.isEmpty { throw UsageProblem("no file to run", help: "cvl run FILE …") }

    var status = ExitStatus.success
    var wasPrinted = false
    for file in arguments.operands {
      let player = try Player(file, arguments, console, printsAreData: format.name == "table")
      status.merge(player.play())
      guard player.completed else { continue }
      guard let report = player.frame(query, &status) else { continue }
      if wasPrinted, format.name == "table" { console.write("\n") }
      console.write(format.write(report, PictureOptions()))
      wasPrinted = true
    }
    return status
  }
}

/// The forms of `run`: those that are text.
private var runFormats: [String] { OutputFormat.all.filter { !$0.isPicture }.map { $0.name } }

private func frameQuery(_ arguments: Arguments) throws(UsageProblem) -> FrameQuery {
  guard let text = arguments.value("query") else { return arguments.has("all") ? .all : .visible }
  if arguments.has("all") { throw UsageProblem("'--all' and '--query' exclude each other") }
  let n = try SceneOptions.numbers(text, count: 4, option: "query", form: "X,Y,W,H")
  if n[2] < 0 || n[3] < 0 { throw UsageProblem("'\(text)' has a negative size") }
  return .rect(Rect(n[0], n[1], n[2], n[3]))
}
