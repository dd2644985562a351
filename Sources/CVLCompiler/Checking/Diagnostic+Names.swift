internal import CVLEngine
internal import CVLSyntax

// The wording of problems with names: one function a message, CVL02xx.

extension Diagnostic {
  static func unknownName(_ name: String, _ range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(code: 201, range: range, message: "there is nothing called '\(name)'", help: help)
  }

  static func unknownFunction(_ name: String, _ range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(
      code: 201, range: range, message: "there is no function called '\(name)'", help: help)
  }

  static func declaredTwice(
    _ name: NameRef, earlier: SourceRange?, _ checker: Checker
  ) -> Diagnostic {
    Diagnostic(
      code: 202, range: name.range,
      message: "the name '\(checker.text(name.symbol))' is given already",
      help: "choose another name",
      notes: earlier.map { [Note(range: $0, message: "it is given here")] } ?? [])
  }

  /// A circle of definitions, told whole and always from its first member in the source.
  static func cycle(_ names: [NameRef], _ checker: Checker) -> Diagnostic {
    let first = names.indices.min { a, b in
      let (x, y) = (names[a].range, names[b].range)
      return x.file != y.file ? x.file < y.file : x.start < y.start
    }
    let ordered = Array(names[(first ?? 0)...]) + Array(names[..<(first ?? 0)])
    var circle = ordered.map { "'\(checker.text($0.symbol))'" }
    if let start = circle.first { circle.append(start) }
    var message = circle.first ?? ""
    for name in circle.dropFirst() { message += " needs \(name)" }
    return Diagnostic(
      code: 203, range: ordered.first?.range ?? .none,
      message: "a definition that needs itself: " + message,
      help: "break the circle: one of them has to be said without the others",
      notes: ordered.dropFirst().map {
        Note(range: $0.range, message: "'\(checker.text($0.symbol))' is part of the circle")
      })
  }

  static func unknownAttribute(_ target: NameRef, _ checker: Checker) -> Diagnostic {
    let names = checker.attributes.names + DerivedAttribute.all.map { Array("\($0.name)".utf8) }
    return Diagnostic(
      code: 204, range: target.range,
      message: "there is no attribute called '\(checker.text(target.symbol))'",
      help: checker.suggestion(target.symbol, among: names)
        ?? "an attribute of your own is declared at the top: attribute NAME = DEFAULT; "
        + "a value is named with let")
  }

  static func unknownLayout(_ name: String, _ range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(
      code: 205, range: range, message: "there is no layout called '\(name)'", help: help)
  }

  static func unknownArgument(
    _ label: NameRef, of name: String, _ known: [String], help: String?, _ checker: Checker
  ) -> Diagnostic {
    let list = known.isEmpty ? "takes no named ones" : "takes \(wordList(known, joint: "and"))"
    return Diagnostic(
      code: 206, range: label.range,
      message: "'\(name)' has no parameter '\(checker.text(label.symbol))'",
      help: help ?? "'\(name)' \(list)")
  }

  static func unknownParameter(
    _ name: String, _ range: SourceRange, help: String?
  ) -> Diagnostic {
    Diagnostic(
      code: 206, range: range, message: "there is no parameter '\(name)' to set", help: help)
  }

  static func unknownField(
    _ field: NameRef, _ operand: Operand, _ known: [String], _ checker: Checker
  ) -> Diagnostic {
    let suggestion = checker.suggestion(field.symbol, among: known.map { Array($0.utf8) })
    let list = known.isEmpty || known.count > 12 ? nil : "it has \(wordList(known, joint: "and"))"
    return Diagnostic(
      code: 207, range: field.range,
      message: "\(operand.phrase) has no field '\(checker.text(field.symbol))'",
      help: suggestion ?? list)
  }

  static func unknownFunctionField(
    _ field: NameRef, _ operand: Operand, _ checker: Checker
  ) -> Diagnostic {
    Diagnostic(
      code: 207, range: field.range,
      message: "\(operand.phrase) has no function '\(checker.text(field.symbol))'",
      help: "a list has sumTo(k); everything else is a field without parentheses")
  }

  static func nameNotHere(_ name: String, _ range: SourceRange, _ site: Site) -> Diagnostic {
    var help: String?
    let place: String
    switch site {
    case .item: place = "in a formula"
    case .section: place = "where there is no item"
    case .layout:
      place = "where the layout speaks as a whole"
      if name == "count" || name == "i" || name == "ordinal" {
        help = "'total' is the number of all items"
      }
    case .statement: place = "in a statement, where there is no item"
    case .data: place = "in a row of data"
    }
    if site == .statement, ["i", "section", "ordinal", "data", "prev", "column"].contains(name) {
      help = "ask an item: item(3).center; 'count', 'sections' and 'total' are known here"
    }
    if site != .statement, SceneFunction.all.contains(where: { "\($0.name)" == name })
      || ["visible", "layout", "contentSize"].contains(name)
    {
      help = "questions about the scene stand in statements: expect, print, set"
    }
    return Diagnostic(
      code: 208, range: range, message: "'\(name)' means nothing \(place)", help: help)
  }

  static func namedLikeAttribute(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    let text = checker.text(name.symbol)
    return Diagnostic(
      code: 209, range: name.range, message: "'\(text)' is the name of an attribute",
      help: "call it something else, such as 'my\(capitalized(text))'")
  }

  static func reservedAttribute(_ name: NameRef, _ what: String, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 209, range: name.range,
      message: "'\(checker.text(name.symbol))' is \(what) and cannot name an attribute",
      help: "choose another name")
  }

  static func hidesBuiltin(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 210, severity: .warning, range: name.range,
      message: "'\(checker.text(name.symbol))' hides what comes with the language",
      help: "rename it, unless that is meant")
  }

  static func unknownWord(
    _ word: String, _ range: SourceRange, _ words: [String], _ checker: Checker, _ symbol: Symbol
  ) -> Diagnostic {
    Diagnostic(
      code: 211, range: range, message: "'\(word)' is none of the words \(wordList(words))",
      help: checker.suggestion(symbol, among: words.map { Array($0.utf8) }))
  }

  static func selfOutsideBlock(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 208, range: range, message: "'self' means nothing outside of a block",
      help: "a formula that needs attributes stands in the block itself")
  }

  static func previousOutsideBlock(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 208, range: range, message: "'prev' means nothing outside of an item block",
      help: "use it in item { … } itself")
  }

  static func cellOutsideSupplementary(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 208, range: range, message: "'cell' means nothing outside of a supplementary block",
      help: "in an item block the attributes stand for themselves: center, size")
  }

  static func functionWithoutCall(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301, range: range, message: "'\(name)' is a function",
      help: "call it: '\(name)(…)'")
  }
}

/// The word with a capital, as it stands behind another in a name.
private func capitalized(_ word: String) -> String {
  var bytes = Array(word.utf8)
  if let first = bytes.first, first >= 97, first <= 122 { bytes[0] = first - 32 }
  return String(decoding: bytes, as: UTF8.self)
}
