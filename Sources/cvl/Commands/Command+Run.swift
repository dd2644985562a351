import CVL
import CVLCompiler
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
      Option(
        "at",
        "TIME,…",
        "print these moments of the scene instead of the end, such as 0.1,350ms"
      ),
      Option("fps", "N", "print so many moments a second until everything is at rest"),
    ] + SceneOptions.all
  ) { arguments, console throws(UsageProblem) in
    let name = try arguments.choice("format", among: runFormats) ?? "table"
    guard let format = OutputFormat.all.first(where: { $0.name == name }) else { return .misuse }
    let query = try frameQuery(arguments)
    let moments = try moments(arguments)
    if arguments.operands.isEmpty { throw UsageProblem("no file to run", help: "cvl run FILE …") }

    var status = ExitStatus.success
    var wasPrinted = false
    for file in arguments.operands {
      let player = try Player(file, arguments, console, printsAreData: format.name == "table")
      func show() {
        guard let report = player.frame(query, &status) else { return }
        if wasPrinted, format.name == "table" { console.write("\n") }
        var text = format.write(report, PictureOptions())
        // One head for all moments.
        if wasPrinted, format.name == "csv", let end = text.firstIndex(of: UInt8(ascii: "\n")) {
          text.removeSubrange(...end)
        }
        console.write(text)
        wasPrinted = true
      }
      if moments == .none {
        status.merge(player.play())
        if player.completed { show() }
      } else {
        status.merge(player.play(at: moments) { show() })
      }
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

/// The moments that `--at` and `--fps` ask for.
private func moments(_ arguments: Arguments) throws(UsageProblem) -> Moments {
  if let text = arguments.value("fps") {
    if arguments.has("at") { throw UsageProblem("'--at' and '--fps' exclude each other") }
    let rate = try SceneOptions.numbers(text, count: 1, option: "fps", form: "N")[0]
    guard rate > 0, rate <= 1000 else {
      throw UsageProblem("'--fps' is above 0 and at most 1000, and not '\(text)'")
    }
    return .rate(rate)
  }
  guard let text = arguments.value("at") else { return .none }
  var times: [Double] = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let (digits, scale) =
      part.hasSuffix("ms")
      ? (part.dropLast(2), 0.001) : (part.hasSuffix("s") ? part.dropLast() : part, 1)
    let form = "TIME,…"
    let time =
      try SceneOptions.numbers(String(digits), count: 1, option: "at", form: form)[0] * scale
    guard time >= 0, time <= 1e6 else {
      throw UsageProblem("'\(part)' is no time from 0 to 1000000 seconds")
    }
    times.append(time)
  }
  return .at(times)
}
