import CVLSyntax
import Testing

/// A source, read.
struct Parsed {
  let interner = Interner()
  let result: ParseResult

  init(_ source: String, mode: Parsing.Mode = .script, limits: ParserLimits = ParserLimits()) {
    self.init(bytes: Array(source.utf8), mode: mode, limits: limits)
  }

  init(bytes: [UInt8], mode: Parsing.Mode = .script, limits: ParserLimits = ParserLimits()) {
    result = Parsing.parse(bytes, file: 0, interner: interner, limits: limits, mode: mode)
  }

  var tree: String { TreeDump.text(of: result.script, interner) }
  var codes: [Int] { result.diagnostics.map { $0.code } }
  var isClean: Bool { result.diagnostics.isEmpty }

  /// The problems as lines: code, message, help.
  var problems: [String] {
    result.diagnostics.map { diagnostic in
      "\(diagnostic.code) \(diagnostic.message)" + (diagnostic.help.map { "; \($0)" } ?? "")
    }
  }

  /// The first value that the source prints, with all its parentheses; the problems if it has none.
  var value: String {
    guard isClean else { return problems.joined(separator: " / ") }
    for statement in result.script.statements {
      if case .action(.print(let values)) = statement.kind {
        return TreeDump.text(of: values[0], interner)
      }
    }
    return ""
  }
}

/// A source whose places are marked: `‹` and `›` stand around what is to be underlined.
struct MarkedSource {
  var bytes: [UInt8] = []
  var ranges: [Range<Int>] = []

  init(_ marked: String) {
    var start = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "‹": start = bytes.count
      case "›": ranges.append(start..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
  }
}
