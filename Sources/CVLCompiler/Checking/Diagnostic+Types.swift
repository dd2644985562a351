internal import CVLEngine
internal import CVLNumerics
internal import CVLSyntax

// The wording of problems with types: one function a message, CVL03xx.

extension Diagnostic {
  /// A value of another type than is wanted.
  static func mismatch(_ subject: String, _ wanted: ValueType, _ operand: Operand) -> Diagnostic {
    var help: String?
    var code = 301
    if case .numbers(.number, _) = operand.shape {
      // The classic slips: an angle or a time without its unit.
      if wanted == .angle {
        code = 304
        help = "write a unit: 90deg, 0.25turn or 1.5rad"
      } else if wanted == .time {
        code = 304
        help = "write a unit: 300ms or 0.3s"
      }
    }
    if wanted == .number {
      if operand.type == .angle { help = "an angle becomes a number by dividing: a / 1rad, a / 1deg" }
      if operand.type == .time { help = "a time becomes a number by dividing: t / 1s" }
      if operand.type == .point { help = "take one of its components: .x or .y" }
    }
    if wanted == .angle, operand.type == .time { help = "divide by a time first: time / 1s" }
    if wanted == .flag, operand.type == .number { help = "compare it: count > 0" }
    if wanted == .point, operand.type == .point3 { help = "take its components: (p.x, p.y)" }
    return Diagnostic(
      code: code, range: operand.range,
      message: "\(subject) has to be \(wanted.phrase), and this is \(operand.phrase)", help: help)
  }

  static func notAValue(_ phrase: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301, range: range, message: "a value is wanted here, and this is \(phrase)",
      help: "take one of its fields")
  }

  static func notPrintable(_ operand: Operand) -> Diagnostic {
    Diagnostic(
      code: 301, range: operand.range, message: "\(operand.phrase) cannot be printed",
      help: "print one of its fields or elements")
  }

  static func notAList(_ operand: Operand) -> Diagnostic {
    Diagnostic(
      code: 301, range: operand.range,
      message: "only a list has elements, and this is \(operand.phrase)")
  }

  static func notAFunction(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301, range: range, message: "'\(name)' is not a function",
      help: "leave the parentheses out; to multiply, write '*'")
  }

  static func notCallable(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301, range: range, message: "only a name can be called",
      help: "to multiply, write '*'")
  }

  static func operatorMismatch(
    _ op: Operator, _ a: Operand, _ b: Operand?, _ range: SourceRange
  ) -> Diagnostic {
    guard let b else {
      return Diagnostic(
        code: 302, range: range,
        message: "'\(op.spelling)' means nothing before \(a.phrase)")
    }
    var code = 302
    var help: String?
    let types = [a.type, b.type]
    let isSum = op == .plus || op == .minus
    if isSum || op == .modulo, types.contains(.number),
      types.contains(.point) || types.contains(.point3)
    {
      code = 305
      help = "a number does not stand for a point here: write (10, 10) for both components"
    } else if types.contains(.number), types.contains(.angle), isSum || op.isComparison {
      help = "write the unit: 90deg; or make the angle a number: a / 1deg"
    } else if types.contains(.number), types.contains(.time), isSum || op.isComparison {
      help = "write the unit: 300ms; or make the time a number: t / 1s"
    } else if op == .plus, types.contains(.text) {
      help = "texts are joined in a text: \"\\(a) and \\(b)\""
    } else if op == .times, a.type == .angle, b.type == .angle {
      help = "one of them has to be a number: a / 1turn * b"
    } else if op == .divided, a.type == .number, b.type?.isKind == true {
      help = "divide by a number, or by \(b.phrase) of the same kind on top"
    } else if op == .power {
      help = "powers are of numbers: make it one by dividing by 1deg, 1s or a component"
    }
    return Diagnostic(
      code: code, range: range,
      message: "'\(op.spelling)' means nothing between \(a.phrase) and \(b.phrase)", help: help)
  }

  static func argumentCount(
    _ name: String, _ range: SourceRange, wanted: String, got: Int
  ) -> Diagnostic {
    Diagnostic(
      code: 303, range: range,
      message: "'\(name)' takes \(wanted) argument\(wanted == "1" ? "" : "s"), and this has \(got)")
  }

  static func missingArgument(
    _ parameter: String, of name: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 303, range: range, message: "'\(name)' needs its argument '\(parameter)'")
  }

  static func argumentTwice(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: 303, range: range, message: "the argument '\(name)' is given twice")
  }

  static func positionalAfterNamed(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 303, range: range, message: "an argument without a name follows a named one",
      help: "name it too, or put it first")
  }

  static func elementCall(_ name: String, _ usage: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 303, range: range, message: "'\(name)' is asked in another way", help: usage)
  }

  static func branchesDiffer(_ a: Operand, _ b: Operand, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 306, range: range,
      message: "the two sides of '?:' are \(a.phrase) and \(b.phrase)",
      help: "both have to be of one type",
      notes: [
        Note(range: a.range, message: a.phrase), Note(range: b.range, message: b.phrase),
      ])
  }

  static func componentNotAssignable(
    _ target: NameRef, _ component: NameRef, _ known: [String], _ checker: Checker
  ) -> Diagnostic {
    let name = checker.text(target.symbol)
    return Diagnostic(
      code: 307, range: component.range,
      message: "'\(name).\(checker.text(component.symbol))' cannot be assigned",
      help: known.isEmpty
        ? "assign '\(name)' as a whole"
        : "the components of '\(name)' are \(wordList(known, joint: "and"))")
  }

  static func notPlaced(_ range: SourceRange, _ placed: (x: Bool, y: Bool)) -> Diagnostic {
    let missing = placed.x ? " in y" : placed.y ? " in x" : ""
    return Diagnostic(
      code: 308, range: range,
      message: "this block does not say\(missing) where its elements are, on every path",
      help: "assign center, origin or frame")
  }

  static func noItemBlock(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 308, range: name.range,
      message: "the layout '\(checker.text(name.symbol))' does not say where its items are",
      help: "give it an item block: item { center = … }, or a base")
  }

  static func attributeWithoutValue(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 309, range: range, message: "'\(name)' has no value before it is assigned",
      help: "assign it first")
  }

  static func dataConflict(
    _ name: String, _ range: SourceRange, _ type: ValueType, _ known: ValueType,
    earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 310, range: range,
      message: "'\(name)' is used as \(type.phrase) here and as \(known.phrase) elsewhere",
      help: "a field has one type in all formulas of a layout",
      notes: [Note(range: earlier, message: "here it is \(known.phrase)")])
  }

  static func blockTwice(_ range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 311, range: range, message: "this layout has such a block already",
      help: "join the two", notes: [Note(range: earlier, message: "it is here")])
  }

  static func blockWithoutElements(
    _ range: SourceRange, _ base: String, _ parameter: String
  ) -> Diagnostic {
    Diagnostic(
      code: 311, range: range,
      message: "'\(base)' makes no such elements unless '\(parameter)' is given",
      help: "pass it: \(base)(\(parameter): 40)")
  }

  static func domainWithoutOrder(
    _ subject: String, _ operand: Operand, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 312, range: range,
      message: "\(subject) is \(operand.phrase), which has no range",
      help: "numbers, angles and times have ranges; words are listed: none | outward")
  }

  static func outOfDomain(
    _ subject: String, _ type: ValueType, _ value: Double, _ low: Double, _ high: Double,
    _ range: SourceRange
  ) -> Diagnostic {
    func shown(_ x: Double) -> String { PrintForm(type)?.value([x]).text ?? shortestText(x) }
    return Diagnostic(
      code: 312, range: range,
      message: "\(subject) goes from \(shown(low)) to \(shown(high)), and this is \(shown(value))")
  }

  static func listMixed(_ first: Operand, _ other: Operand) -> Diagnostic {
    Diagnostic(
      code: 313, range: other.range,
      message: "this is \(other.phrase) in a list that begins with \(first.phrase)",
      help: "the elements of a list are of one type",
      notes: [Note(range: first.range, message: first.phrase)])
  }

  static func heldListOfLists(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 313, range: range, message: "a list that can be set has plain values as elements",
      help: "a list of lists is named with let")
  }

  static func listWithoutOrder(
    _ field: String, _ operand: Operand, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 313, range: range, message: "\(operand.phrase) has no '\(field)'",
      help: "lists of numbers, angles and times have")
  }

  static func colorOutOfRange(_ value: Double, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 314, range: range,
      message: "a colour's components go from 0 to 1, and this is \(shortestText(value))",
      help: "255 is written as #ff8000, or divided: 255 / 255")
  }

  static func pixelScaleHere(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 315, range: range, message: "a pixel scale stands behind 'at' in 'scene' only",
      help: "scene 320 x 480 at 2x")
  }

  static func attributeType(_ operand: Operand, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301, range: range, message: "an attribute cannot be \(operand.phrase)",
      help: "numbers, angles, times, flags, points, rects, colours and texts can be attributes")
  }

  static func notAField(_ operand: Operand, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301, range: range, message: "a field of a row cannot be \(operand.phrase)",
      help: "a row holds numbers, angles, times, flags, points, colours and texts")
  }

  static func badPixelScale(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 315, range: range, message: "a pixel scale is a positive number with an 'x'",
      help: "scene 320 x 480 at 2x")
  }

  static func withinNeedsEqual(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 316, range: range, message: "'within' needs a '==' as the outermost operator",
      help: "expect A == B within 0.001")
  }

  static func badCode(_ text: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 316, range: range, message: "'\(text)' is not the code of an error",
      help: "a code is CVL and up to four digits: CVL0401, or CVL04 for all of its kind")
  }

  // MARK: Limits

  static func formulaTooLarge(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 611, range: range,
      message: "this formula needs more than \(limit) operations",
      help: "functions that call each other twice grow without bound; name parts with let")
  }

  static func callsTooDeep(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 611, range: range, message: "functions call functions more than 64 deep here",
      help: "name parts of the formula with let")
  }

  static func tooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 611, range: range,
      message: "formulas stand in each other more than \(limit) deep here",
      help: "a chain of names this long has to be cut")
  }

  static func listTooLong(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      code: 612, range: range, message: "a list has at most \(limit) elements",
      help: "a range such as 0..<1000 takes no room")
  }
}

extension Operator {
  /// Whether it compares.
  var isComparison: Bool { form.level == .comparison }
}
