import CVL
import CVLRender

extension Command {
  /// `cvl render FILE -o OUT`.
  static let render = Command(
    name: "render",
    usage: "[options] FILE -o OUT …",
    summary: "write a picture, or the data of one",
    details: """
      Plays the script and writes what is visible at its end, in the form that the ending of OUT
      says:
      """
        + OutputFormat.all.filter { $0.name != "table" }.map {
          "\n  ." + $0.fileExtension + "  " + $0.summary
        }.joined(),
    options: [
      Option("output", letter: "o", "OUT", "where to; may be given several times"),
      Option("scale", "N", "pixels for one point (default 1)"),
      Option("theme", "NAME", "one of " + themeNames.joined(separator: ", ")),
      Option("still", "one picture, also where the script takes time"),
    ] + SceneOptions.all
  ) { arguments, console throws(UsageProblem) in
    guard let file = try arguments.operand("script") else {
      throw UsageProblem("no file to render", help: "cvl render FILE -o OUT.svg")
    }
    let targets = try outputTargets(arguments)
    let options = try pictureOptions(arguments)
    let player = try Player(file, arguments, console, printsAreData: true)
    var status = player.play()
    guard player.completed, let report = player.frame(.visible, &status) else { return status }
    for target in targets {
      if let reason = Files.write(target.format.write(report, options), to: target.path) {
        throw UsageProblem("cannot write '\(target.path)': \(reason)")
      }
    }
    return status
  }
}

/// A file to write, and how.
private struct OutputTarget {
  var path: String
  var format: OutputFormat
}

private var themeNames: [String] { PictureTheme.all.map { $0.name } }

private func outputTargets(_ arguments: Arguments) throws(UsageProblem) -> [OutputTarget] {
  var targets: [OutputTarget] = []
  for path in arguments.values("output") {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? String(parts[parts.count - 1]).lowercased() : ""
    let known = OutputFormat.all.filter { $0.name != "table" }
    guard let format = known.first(where: { $0.fileExtension == ending }) else {
      throw UsageProblem(
        ending.isEmpty ? "'\(path)' has no ending" : "unknown ending '.\(ending)' of '\(path)'",
        help: "one of " + known.map { "." + $0.fileExtension }.joined(separator: ", ")
      )
    }
    targets.append(OutputTarget(path: path, format: format))
  }
  if targets.isEmpty {
    throw UsageProblem("nowhere to write to", help: "name a file: '-o picture.svg'")
  }
  return targets
}

private func pictureOptions(_ arguments: Arguments) throws(UsageProblem) -> PictureOptions {
  var options = PictureOptions()
  if let text = arguments.value("scale") {
    guard let scale = SceneOptions.number(text), scale > 0, scale <= 100 else {
      throw UsageProblem("'\(text)' is no scale", help: "a number above 0, at most 100")
    }
    options.scale = scale
  }
  if let name = try arguments.choice("theme", among: themeNames),
    let theme = PictureTheme.all.first(where: { $0.name == name })
  {
    options.theme = theme
  }
  return options
}
