internal import CVLEngine
internal import CVLNumerics
internal import CVLSyntax

// The wording of problems with types: of single values, CVL03xx.

extension Diagnostic {
  static func domainWithoutOrder(
    _ subject: String,
    _ operand: Operand,
    _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 312,
      range: range,
      message: "\(subject) is \(operand.phrase), which has no range",
      help: "numbers, angles and times have ranges; words are listed: none | outward"
    )
  }

  static func outOfDomain(
    _ subject: String,
    _ type: ValueType,
    _ value: Double,
    _ low: Double,
    _ high: Double,
    _ range: SourceRange
  ) -> Diagnostic {
    func shown(_ x: Double) -> String { PrintForm(type)?.value([x]).text ?? shortestText(x) }
    return Diagnostic(
      code: 312,
      range: range,
      message: "\(subject) goes from \(shown(low)) to \(shown(high)), and this is \(shown(value))"
    )
  }

  static func listMixed(_ first: Operand, _ other: Operand) -> Diagnostic {
    Diagnostic(
      code: 313,
      range: other.range,
      message: "this is \(other.phrase) in a list that begins with \(first.phrase)",
      help: "the elements of a list are of one type",
      notes: [Note(range: first.range, message: first.phrase)]
    )
  }

  static func heldListOfLists(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 313,
      range: range,
      message: "a list that can be set has plain values as elements",
      help: "a list of lists is named with let"
    )
  }

  static func listWithoutOrder(
    _ field: String,
    _ operand: Operand,
    _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 313,
      range: range,
      message: "\(operand.phrase) has no '\(field)'",
      help: "lists of numbers, angles and times have"
    )
  }

  static func colorOutOfRange(_ value: Double, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 314,
      range: range,
      message: "a colour's components go from 0 to 1, and this is \(shortestText(value))",
      help: "255 is written as #ff8000, or divided: 255 / 255"
    )
  }

  static func pixelScaleHere(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 315,
      range: range,
      message: "a pixel scale stands behind 'at' in 'scene' only",
      help: "scene 320 x 480 at 2x"
    )
  }

  static func attributeType(_ operand: Operand, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: range,
      message: "an attribute cannot be \(operand.phrase)",
      help: "numbers, angles, times, flags, points, rects, colours and texts can be attributes"
    )
  }

  static func notAField(_ operand: Operand, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: range,
      message: "a field of a row cannot be \(operand.phrase)",
      help: "a row holds numbers, angles, times, flags, points, colours and texts"
    )
  }

  static func badPixelScale(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 315,
      range: range,
      message: "a pixel scale is a positive number with an 'x'",
      help: "scene 320 x 480 at 2x"
    )
  }

  static func withinNeedsEqual(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 316,
      range: range,
      message: "'within' needs a '==' as the outermost operator",
      help: "expect A == B within 0.001"
    )
  }

  static func badCode(_ text: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 316,
      range: range,
      message: "'\(text)' is not the code of an error",
      help: "a code is CVL and up to four digits: CVL0401, or CVL04 for all of its kind"
    )
  }
}
