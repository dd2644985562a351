internal import CVLCompiler
internal import CVLEngine
internal import CVLSyntax

// The wording of problems with files, CVL07xx, and of what the engine notices.

extension Diagnostic {
  static func fileOutside(_ path: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 703,
      range: range,
      message: "\(quotedText(path)) leaves the folder of the script",
      help: "a script reads files beside and below itself only"
    )
  }

  /// A circle of files, told whole; `way` goes from the file that is used to the one that uses it.
  static func useCircle(_ way: [String], _ range: SourceRange) -> Diagnostic {
    var message = "a file that uses itself: " + (way.first.map { quotedText($0) } ?? "")
    for path in way.dropFirst() + way.prefix(1) { message += " uses " + quotedText(path) }
    return Diagnostic(
      code: 705,
      range: range,
      message: message,
      help: way.count > 1
        ? "move what both need into a file that uses neither" : "leave it out: its names are known"
    )
  }

  static func unreadable(
    _ result: LoadResult,
    _ path: String,
    _ range: SourceRange
  ) -> Diagnostic {
    switch result {
    case .missing, .bytes:
      Diagnostic(
        code: 701,
        range: range,
        message: "there is no file \(quotedText(path))",
        help: "the path is relative to the file that names it"
      )
    case .directory:
      Diagnostic(
        code: 702,
        range: range,
        message: "\(quotedText(path)) is a folder",
        help: "name a file in it"
      )
    case .outside: .fileOutside(path, range)
    case .unreadable(let reason):
      Diagnostic(
        code: 701,
        range: range,
        message: "\(quotedText(path)) cannot be read: \(reason)"
      )
    }
  }

  static func unknownDataFormat(_ path: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 704,
      range: range,
      message: "\(quotedText(path)) is neither a .csv nor a .json file",
      help: "the ending of its name says how a data file is read"
    )
  }

  static func badData(_ error: DataError, _ path: String, _ range: SourceRange) -> Diagnostic {
    var place = ""
    if let line = error.line { place += ", line \(line)" }
    if let column = error.column { place += ", column \(column)" }
    return Diagnostic(
      code: 704,
      range: range,
      message: "\(quotedText(path))\(place): \(error.message)"
    )
  }

  /// What a layout noticed and went on.
  static func noticed(_ warning: LayoutWarning, at range: SourceRange) -> Diagnostic {
    switch warning {
    case .itemTooLong(let first, let count):
      let more = count > 1 ? ", and so are \(count - 1) more" : ""
      return Diagnostic(
        code: 406,
        severity: .warning,
        range: range,
        message:
          "\(ElementKey.cell(first.section, first.item).phrase) is longer than its line\(more)",
        help: "it is placed all the same; UIKit calls this not defined"
      )
    }
  }

  static func moreProblems(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 616,
      severity: .warning,
      range: range,
      message: "there are \(count) more problems that are not shown",
      help: "mend the first ones, or raise the limit with --limit diagnostics=N"
    )
  }
}

extension RuntimeFailure {
  /// A problem with a file as a failure of the statement.
  init(_ diagnostic: Diagnostic) {
    self.init(
      code: diagnostic.code,
      range: diagnostic.range,
      message: diagnostic.message,
      help: diagnostic.help
    )
  }
}
