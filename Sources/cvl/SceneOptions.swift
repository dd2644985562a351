// The options that `run`, `render` and `test` share: what a session starts from beside the script.

import CVL
import CVLCompiler
import CVLEngine

enum SceneOptions {
  /// The options.
  static let all = [
    Option("set", "NAME=EXPR", "set a param of the script or of the layouts that it shows"),
    Option("items", "N", "how many items there are, whatever the script says"),
    Option("size", "WxH", "the size of the scene, such as 390x844, whatever the script says"),
    Option("show", "LAYOUT", "the layout to show, whatever the script says"),
    Option("limit", "NAME=N", "raise or lower a limit: " + limitNames.joined(separator: ", ")),
  ]

  /// The options of a session for a script.
  static func session(_ arguments: Arguments, script: String) throws(UsageProblem) -> SessionOptions
  {
    var options = SessionOptions()
    for text in arguments.values("set") {
      let (name, expression) = try pair(text, option: "set", form: "NAME=EXPR")
      options.overrides.append((name, expression))
    }
    if let text = arguments.value("items") { options.items = try count(text, option: "items") }
    if let text = arguments.value("size") { options.size = try size(text) }
    options.show = arguments.value("show")
    for text in arguments.values("limit") {
      let (name, value) = try pair(text, option: "limit", form: "NAME=N")
      guard let limit = limits.first(where: { $0.name == name }) else {
        let near = nearest(name, among: limitNames)
        throw UsageProblem(
          "there is no limit '\(name)'",
          help: near.map { "did you mean '\($0)'?" }
            ?? "one of " + limitNames.joined(separator: ", ")
        )
      }
      limit.set(&options.limits, try count(value, option: "limit"))
    }
    let folder = script == "-" ? "." : Files.folder(of: script)
    let most = options.limits.sourceBytes
    options.load = { Files.read($0, within: folder, atMost: most) }
    return options
  }

  /// Each limit with its name on the command line.
  private static let limits: [(name: String, set: @Sendable (inout Limits, Int) -> Void)] = [
    ("sourceBytes", { $0.sourceBytes = $1 }),
    ("nesting", { $0.nesting = $1 }),
    ("diagnostics", { $0.diagnostics = $1 }),
    ("elements", { $0.elements = $1 }),
    ("steps", { $0.steps = $1 }),
    ("listLength", { $0.listLength = $1 }),
    ("textBytes", { $0.textBytes = $1 }),
    ("updates", { $0.updates = $1 }),
    ("formulaSize", { $0.formulaSize = $1 }),
  ]

  private static var limitNames: [String] { limits.map { $0.name } }

  // MARK: - Values

  private static func pair(
    _ text: String,
    option: String,
    form: String
  ) throws(UsageProblem) -> (String, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw UsageProblem("'--\(option) \(text)' lacks a part", help: "write '--\(option) \(form)'")
    }
    return (String(parts[0]), String(parts[1]))
  }

  private static func count(_ text: String, option: String) throws(UsageProblem) -> Int {
    guard let count = Int(text), count >= 0 else {
      throw UsageProblem("'\(text)' is no whole number for '--\(option)'")
    }
    return count
  }

  private static func size(_ text: String) throws(UsageProblem) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]),
      width > 0, height > 0
    else {
      throw UsageProblem("'\(text)' is no size", help: "write '--size 320x480'")
    }
    return Size(width, height)
  }

  /// Some numbers with commas between them.
  static func numbers(
    _ text: String,
    count: Int,
    option: String,
    form: String
  )
    throws(UsageProblem) -> [Double]
  {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == count, parts.count == count else {
      throw UsageProblem(
        "'\(text)' is no value of '--\(option)'",
        help: "write '--\(option) \(form)'"
      )
    }
    return numbers
  }

  /// A finite number in decimal digits.
  static func number(_ text: some StringProtocol) -> Double? {
    // Spaces at the ends, as after a comma, are fine; "nan", "inf" and hexadecimal digits are not.
    var bytes = Array(text.utf8)[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    let isPlain = bytes.allSatisfy {
      $0 >= 0x30 && $0 <= 0x39 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    guard isPlain, let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }
}
