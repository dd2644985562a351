// The wording of the problems with structure: what the parser reports. One function a message; the
// codes are described in `DiagnosticCode+Grammar.swift`.

extension Diagnostic {
  static func expected(_ what: String, found: String, _ range: SourceRange) -> Diagnostic {
    syntax(121, range, "expected " + what + ", found " + found)
  }

  // MARK: Expressions

  static func missingOperand(
    after: String,
    found: String,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(120, range, "a value is missing" + after + ", found " + found)
  }

  static func missingLeftOperand(_ sign: String, _ range: SourceRange) -> Diagnostic {
    syntax(120, range, sign + " needs a value on its left")
  }

  static func ifInExpression(_ range: SourceRange) -> Diagnostic {
    syntax(
      120,
      range,
      "'if' is no value",
      help: "choose a value with 'condition ? this : that'"
    )
  }

  static func reservedAsValue(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(120, range, word + " is no value")
  }

  static func unclosedBracket(
    _ open: String,
    _ close: String,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(122, range, "this " + open + " is never closed", help: "add a '" + close + "'")
  }

  static func unmatchedBracket(_ bracket: String, _ range: SourceRange) -> Diagnostic {
    syntax(123, range, "nothing is open that this " + bracket + " closes")
  }

  static func wrongCloser(
    _ found: String,
    opening: String,
    _ closer: String,
    _ range: SourceRange,
    _ open: SourceRange
  ) -> Diagnostic {
    syntax(
      123,
      range,
      "expected '" + closer + "', found " + found,
      notes: [Note(range: open, message: "this " + opening + " is open")]
    )
  }

  static func lineBegins(with sign: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      124,
      range,
      "a line cannot begin with " + sign,
      help: "put " + sign + " at the end of the line above, then the line goes on"
    )
  }

  static func chainedComparison(
    _ first: String,
    _ second: String,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(
      125,
      range,
      "comparisons do not chain",
      help: "write 'a " + first + " b && b " + second + " c'"
    )
  }

  static func chainedRange(_ range: SourceRange) -> Diagnostic {
    syntax(126, range, "a range has two ends", help: "put parentheses around one of the ranges")
  }

  static func spaceBeforeBracket(
    _ bracket: String,
    name: String?,
    _ range: SourceRange
  ) -> Diagnostic {
    let call = (name ?? "f") + bracket + "…" + (bracket == "(" ? ")" : "]")
    return syntax(
      127,
      range,
      "no space may stand before this '" + bracket + "'",
      help: "write '" + call + "'"
    )
  }

  static func callWithoutParens(
    _ name: String,
    _ call: String?,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(
      128,
      range,
      "a function's arguments stand in parentheses",
      help: "write '" + (call ?? name + "(…)") + "'"
    )
  }

  static func notCallable(_ range: SourceRange) -> Diagnostic {
    syntax(129, range, "only a name can be called")
  }

  static func calledNumber(_ number: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      129,
      range,
      "a number cannot be called",
      help: "a product is written with '*': '" + number + " * (…)'"
    )
  }

  static func foreignWord(_ word: ForeignWord, _ range: SourceRange) -> Diagnostic {
    syntax(
      word.isOperator ? 130 : 141,
      range,
      "CVL has no '" + word.word.text + "'",
      help: word.help.text
    )
  }

  static func singleBar(_ range: SourceRange) -> Diagnostic {
    syntax(
      113,
      range,
      "'|' stands between the words of a 'param' only",
      help: "'or' is written '||'"
    )
  }

  static func assignmentForComparison(_ range: SourceRange) -> Diagnostic {
    syntax(131, range, "'=' gives a value to a name", help: "to compare, write '=='")
  }

  static func comparisonForAssignment(_ range: SourceRange) -> Diagnostic {
    syntax(131, range, "'==' compares", help: "to give a value to an attribute, write '='")
  }

  static func positionalAfterNamed(
    _ range: SourceRange,
    after named: NameRef,
    _ name: String
  ) -> Diagnostic {
    syntax(
      132,
      range,
      "arguments without a name come before those with one",
      notes: [Note(range: named.range, message: "'" + name + "' is named")]
    )
  }

  static func emptyGroup(_ range: SourceRange) -> Diagnostic {
    syntax(133, range, "'()' is no value", help: "a point is written '(x, y)'")
  }

  static func tooManyComponents(_ count: Int, _ range: SourceRange) -> Diagnostic {
    syntax(
      133,
      range,
      "a point has two or three components, not " + String(count),
      help: "a list is written '[a, b, c, d]'"
    )
  }

  static func strayScale(_ scale: String, number: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      134,
      range,
      scale + " is a pixel scale, which stands only after 'at' in 'scene'",
      help: "a product is written '" + number + " * x', a size '" + number + " x 480'"
    )
  }

  static func spaceBeforeUnit(
    _ number: String,
    _ unit: String,
    _ range: SourceRange
  ) -> Diagnostic {
    let joined = number + unit
    return syntax(
      110,
      range,
      "a unit touches its number",
      help: "write '" + joined + "'"
    )
  }

  static func sizeWithX(_ sign: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      121,
      range,
      "expected 'x' between the width and the height, found " + sign,
      help: "as in '320 x 480'"
    )
  }

  static func halfOpenDomain(_ range: SourceRange) -> Diagnostic {
    syntax(
      121,
      range,
      "a parameter's range includes both ends",
      help: "write '...'"
    )
  }

  static func leftover(_ found: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      135,
      range,
      "expected the end of the statement, found " + found,
      help: "statements stand on lines of their own, or with ';' between them"
    )
  }

  static func strayBrace(_ range: SourceRange) -> Diagnostic {
    syntax(135, range, "no block can begin here")
  }

  static func valueInPlainText(_ range: SourceRange) -> Diagnostic {
    syntax(136, range, "this text cannot hold '\\( … )'")
  }

  static func reservedAsName(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(145, range, word + " is reserved and cannot be a name")
  }

  static func colorAsName(_ color: String, _ what: StaticString, _ range: SourceRange) -> Diagnostic
  {
    syntax(121, range, "expected " + what.text + ", found the colour " + color)
  }
}
