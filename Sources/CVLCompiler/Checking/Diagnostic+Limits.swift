internal import CVLSyntax

// Problems of limits that the check finds.

extension Diagnostic {
  static func formulaTooLarge(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 611,
      range: range,
      message: "this formula needs more than \(limit) operations",
      help: "functions that call each other twice grow without bound; name parts with let"
    )
  }

  static func callsTooDeep(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 611,
      range: range,
      message: "functions call functions more than 64 deep here",
      help: "name parts of the formula with let"
    )
  }

  static func tooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 611,
      range: range,
      message: "formulas stand in each other more than \(limit) deep here",
      help: "a chain of names this long has to be cut"
    )
  }

  static func listTooLong(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 612,
      range: range,
      message: "a list has at most \(limit) elements",
      help: "a range such as 0..<1000 takes no room"
    )
  }

  static func layoutsTooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 611,
      range: range,
      message: "layouts stand on each other more than \(limit) deep here",
      help: "start from one of the first of them"
    )
  }
}
