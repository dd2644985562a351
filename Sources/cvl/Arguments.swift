// Options as data: a command lists those it takes, and reading, the help text and near misses all
// come from that list.
//
//     --set NAME=EXPR     --set=NAME=EXPR     -o FILE     --    (what follows is no option)

import CVLSyntax

/// One option of a command.
struct Option {
  /// Its name without the dashes.
  var name: String
  /// Its letter, if it has one.
  var letter: Character?
  /// What its value is called in the help; nil for one without a value.
  var placeholder: String?
  /// What it does, in a few words.
  var help: String

  /// Describes an option with a value.
  init(_ name: String, letter: Character? = nil, _ placeholder: String, _ help: String) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.help = help
  }

  /// Describes an option without a value.
  init(_ name: String, letter: Character? = nil, _ help: String) {
    self.name = name
    self.letter = letter
    self.help = help
  }
}

/// What a command was called with.
struct Arguments {
  /// What is no option: files mostly.
  var operands: [String] = []
  private var given: [(name: String, value: String)] = []

  /// Sorts words into options and operands.
  init(_ words: [String], options: [Option]) throws(UsageProblem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, attached) = try Arguments.option(word, options)
      guard let placeholder = option.placeholder else {
        if attached != nil { throw UsageProblem("option '--\(option.name)' takes no value") }
        given.append((option.name, ""))
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageProblem(
          "option '\(word)' needs a value",
          help: "write '--\(option.name) \(placeholder)'"
        )
      }
      given.append((option.name, value))
    }
  }

  /// The option that a word names, and the value attached to it.
  private static func option(
    _ word: String,
    _ options: [Option]
  ) throws(UsageProblem) -> (Option, value: String?) {
    let body = word.drop { $0 == "-" }
    if !word.hasPrefix("--") {
      // `-oFILE` is `-o FILE`.
      if let option = options.first(where: { $0.letter == body.first }) {
        let value = body.dropFirst()
        return (option, value.isEmpty ? nil : String(value))
      }
    }
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    if word.hasPrefix("--"), let option = options.first(where: { $0.name == name }) {
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }
    let near = nearest(name, among: options.map { $0.name })
    throw UsageProblem("unknown option '\(word)'", help: near.map { "did you mean '--\($0)'?" })
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The value of an option; of several, the last.
  func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  /// The values of an option in order.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.map { $0.value } }

  /// The value of an option among some words.
  func choice(_ name: String, among words: [String]) throws(UsageProblem) -> String? {
    guard let value = value(name) else { return nil }
    if words.contains(value) { return value }
    let near = nearest(value, among: words)
    throw UsageProblem(
      "'\(value)' is no value of '--\(name)'",
      help: near.map { "did you mean '\($0)'?" } ?? "one of " + words.joined(separator: ", ")
    )
  }

  /// The one operand, where a command takes one at most.
  func operand(_ what: String) throws(UsageProblem) -> String? {
    if operands.count > 1 { throw UsageProblem("one \(what) at a time, not \(operands.count)") }
    return operands.first
  }
}

/// The nearest of some words, if one is near.
func nearest(_ word: String, among words: [String]) -> String? {
  nearMiss(Array(word.utf8), among: words.map { Array($0.utf8) })
    .map { String(decoding: $0, as: UTF8.self) }
}
