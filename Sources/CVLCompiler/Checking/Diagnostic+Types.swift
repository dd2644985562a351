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
    if help == nil { help = way(from: operand, to: wanted, in: subject) }
    // An operator's name is no subject that "has to be" something.
    let isOperator = subject.utf8.first == 0x27 && !isLetter(Array(subject.utf8)[1])
    let needs = subject == "keys" ? "have to be" : "has to be"
    let demand = isOperator ? "\(subject) needs" : "\(subject) \(needs)"
    let phrase = wanted == .point3 ? "a number or a point" : wanted.phrase
    return Diagnostic(
      code: code,
      range: operand.range,
      message: "\(demand) \(phrase), and this is \(operand.phrase)",
      help: help
    )
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 97 && byte | 0x20 <= 122 }

  /// How a value becomes one of the type that is wanted.
  private static func way(
    from operand: Operand,
    to wanted: ValueType,
    in subject: String
  ) -> String? {
    let type = operand.type
    switch (type, wanted) {
    case (.angle, .number), (.angle, .point), (.angle, .point3):
      return "dividing makes a number of an angle: a / 1rad, a / 1deg; π is 180deg"
    case (.time, .number), (.time, .point), (.time, .point3):
      return "dividing makes a number of a time: t / 1s"
    case (.point, .number): return "take one of its components: .x or .y"
    case (.time, .angle):
      // Functions take a plain number for radians.
      return subject.utf8.starts(with: "argument".utf8)
        ? "a plain number counts as radians: time / 1s"
        : "turn by so much a second: time / 1s * 90deg"
    case (.number, .flag): return "write true or false, or compare: i > 0"
    case (.point3, .point): return "take its components: (p.x, p.y)"
    default: break
    }
    switch wanted {
    case .color: return "a colour is written #ff8800, rgb(1, 0.5, 0) or hsl(30deg, 1, 0.5)"
    case .rect: return "a rect is rect(x, y, width, height) or rect(origin, size)"
    case .transform: return "a transform is translated((x, y)) * rotated(a) * scaled(s)"
    case .text: return "a text that shows a value is \"\\(value)\""
    default: return nil
    }
  }

  static func notAValue(_ phrase: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: range,
      message: "a value is wanted here, and this is \(phrase)",
      help: "take one of its fields, as in item(0).center"
    )
  }

  static func notPrintable(_ operand: Operand) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: operand.range,
      message: "\(operand.phrase) cannot be printed",
      help: "print one of its fields or elements"
    )
  }

  static func notAList(_ operand: Operand) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: operand.range,
      message: "only a list has elements, and this is \(operand.phrase)"
    )
  }

  static func notAFunction(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: range,
      message: "'\(name)' is not a function",
      help: "leave the parentheses out; to multiply, write '*'"
    )
  }

  static func notCallable(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: range,
      message: "only a name can be called",
      help: "to multiply, write '*'"
    )
  }

  static func operatorMismatch(
    _ op: Operator,
    _ a: Operand,
    _ b: Operand?,
    _ range: SourceRange
  ) -> Diagnostic {
    guard let b else {
      return Diagnostic(
        code: 302,
        range: range,
        message: "'\(op.spelling)' means nothing before \(a.phrase)"
      )
    }
    let types = [a.type, b.type]
    let isPoint = types.contains(.point) || types.contains(.point3)
    let isSum = op == .plus || op == .minus || op == .modulo
    return Diagnostic(
      code: isSum && types.contains(.number) && isPoint ? 305 : 302,
      range: range,
      message: "'\(op.spelling)' means nothing between \(a.phrase) and \(b.phrase)",
      help: remedy(op, a, b)
    )
  }

  private static func remedy(_ op: Operator, _ a: Operand, _ b: Operand) -> String? {
    let types = [a.type, b.type]
    let isSum = op == .plus || op == .minus || op == .modulo
    func isBetween(_ x: ValueType, _ y: ValueType) -> Bool {
      (a.type == x && b.type == y) || (a.type == y && b.type == x)
    }
    if isSum, isBetween(.number, .point) {
      return "a number does not stand for a point here: write (10, 10) for both components"
    }
    if isSum, isBetween(.number, .point3) {
      return "a number does not stand for a point here: write (10, 10, 10) for all components"
    }
    if isSum || op.isComparison {
      if isBetween(.number, .angle) {
        return "write the unit: 90deg; or make the angle a number: a / 1deg"
      }
      if isBetween(.number, .time) {
        return "write the unit: 300ms; or make the time a number: t / 1s"
      }
      if isBetween(.angle, .time) {
        return "turn by so much a second: time / 1s * 90deg"
      }
    }
    if op == .plus, types.contains(.text) {
      return "texts are joined in a text: \"\\(a) and \\(b)\""
    }
    if op == .times, a.type == b.type {
      if a.type == .angle { return "one of them has to be a number: a / 1turn * b" }
      if a.type == .time { return "one of them has to be a number: a / 1s * b" }
      if a.type == .transform { return nil }
    }
    if op == .divided, a.type == .number, b.type?.isKind == true {
      return "make it a number first: \(b.type == .time ? "t / 1s" : "a / 1deg")"
    }
    if op == .power {
      return "powers are of numbers: divide by 1deg or 1s first, or take a component"
    }
    if op.isComparison, case .element = a.shape { return "compare one of their fields" }
    if op.isComparison, a.type == b.type {
      switch a.type {
      case .point, .point3: return "compare .x or .y, or their lengths: length(a) < length(b)"
      case .text: return "texts can be equal, but none is less than another"
      default: break
      }
    }
    if types.contains(.color), op == .times || op == .plus {
      return "colours blend: mix(a, b, 0.5)"
    }
    return nil
  }

  static func argumentCount(
    _ name: String,
    _ range: SourceRange,
    wanted: String,
    got: Int
  ) -> Diagnostic {
    let isOne = wanted.utf8.last == 0x31 && wanted.utf8.dropLast().last ?? 0x20 == 0x20
    return Diagnostic(
      code: 303,
      range: range,
      message: "'\(name)' takes \(wanted) argument\(isOne ? "" : "s"), and this has \(got)"
    )
  }

  static func missingArgument(
    _ parameter: String,
    of name: String,
    _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 303,
      range: range,
      message: "'\(name)' needs its argument '\(parameter)'"
    )
  }

  static func argumentTwice(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: 303, range: range, message: "the argument '\(name)' is given twice")
  }

  static func positionalAfterNamed(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 303,
      range: range,
      message: "an argument without a name follows a named one",
      help: "name it too, or put it first"
    )
  }

  static func elementCall(_ name: String, _ usage: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 303,
      range: range,
      message: "'\(name)' is asked in another way",
      help: usage
    )
  }

  static func branchesDiffer(_ a: Operand, _ b: Operand, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 306,
      range: range,
      message: "the two sides of '?:' are \(a.phrase) and \(b.phrase)",
      help: "both have to be of one type",
      notes: [
        Note(range: a.range, message: a.phrase), Note(range: b.range, message: b.phrase),
      ]
    )
  }

  static func componentNotAssignable(
    _ target: NameRef,
    _ component: NameRef,
    _ known: [String],
    _ checker: Checker
  ) -> Diagnostic {
    let name = checker.text(target.symbol)
    return Diagnostic(
      code: 307,
      range: component.range,
      message: "'\(name).\(checker.text(component.symbol))' cannot be assigned",
      help: known.isEmpty
        ? "assign '\(name)' as a whole"
        : "the components of '\(name)' are \(wordList(known, joint: "and"))"
    )
  }

  static func notPlaced(_ range: SourceRange, _ placed: (x: Bool, y: Bool)) -> Diagnostic {
    let missing =
      placed.x ? " in y" : placed.y ? " in x" : ""
    return Diagnostic(
      code: 308,
      range: range,
      message: "this block does not always say where its elements are\(missing)",
      help: "assign center, origin or frame; with 'if', in every branch"
    )
  }

  static func noItemBlock(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 308,
      range: name.range,
      message: "the layout '\(checker.text(name.symbol))' does not say where its items are",
      help: "give it an item block: item { center = … }, or a base"
    )
  }

  static func attributeWithoutValue(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 309,
      range: range,
      message: "'\(name)' has no value before it is assigned",
      help: "assign it first"
    )
  }

  static func dataConflict(
    _ name: String,
    _ range: SourceRange,
    _ type: ValueType,
    _ known: ValueType,
    earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: 310,
      range: range,
      message: "'\(name)' is used as \(type.phrase) here and as \(known.phrase) elsewhere",
      help: "a field has one type in all formulas of a layout",
      notes: [Note(range: earlier, message: "here it is \(known.phrase)")]
    )
  }

  static func blockTwice(_ range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 311,
      range: range,
      message: "this layout has such a block already",
      help: "join the two",
      notes: [Note(range: earlier, message: "it is here")]
    )
  }

  static func blockWithoutElements(
    _ range: SourceRange,
    _ base: String,
    _ parameter: String
  ) -> Diagnostic {
    Diagnostic(
      code: 311,
      range: range,
      message: "'\(base)' makes no such elements unless '\(parameter)' is given",
      help: "pass it: \(base)(\(parameter): 40)"
    )
  }
}

extension Operator {
  /// Whether it compares.
  var isComparison: Bool { form.level == .comparison }
}
