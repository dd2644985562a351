internal import CVLEngine
internal import CVLSyntax

// The wording of problems with names: one function a message, CVL02xx.

extension Diagnostic {
  static func unknownName(_ name: String, _ range: SourceRange, help: String?) -> Diagnostic {
    var help = help
    if isAttribute(name) {
      help =
        "'\(name)' is an attribute: blocks such as item { … } see it, a statement asks "
        + "item(0).\(name)"
    }
    return Diagnostic(
      code: 201,
      range: range,
      message: "there is nothing called '\(name)'",
      help: help
    )
  }

  static func unknownFunction(_ name: String, _ range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(
      code: 201,
      range: range,
      message: "there is no function called '\(name)'",
      help: help
    )
  }

  static func declaredTwice(
    _ name: NameRef,
    earlier: SourceRange?,
    _ checker: Checker
  ) -> Diagnostic {
    let text = checker.text(name.symbol)
    guard let earlier else {
      return Diagnostic(
        code: 202,
        range: name.range,
        message: "'\(text)' comes with the language",
        help: "choose another name"
      )
    }
    // The later one in the source is the second, whatever was looked at first.
    let isFirst = earlier.file == name.range.file && earlier.start > name.range.start
    return Diagnostic(
      code: 202,
      range: isFirst ? earlier : name.range,
      message: "the name '\(text)' is given already",
      help: "choose another name",
      notes: [Note(range: isFirst ? name.range : earlier, message: "it is given here")]
    )
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
      code: 203,
      range: ordered.first?.range ?? .none,
      message: "a definition that needs itself: " + message,
      help: names.count > 1
        ? "break the circle: one of them has to be said without the others"
        : "say it by other names; nothing is made from itself, and no function calls itself",
      notes: ordered.dropFirst().map {
        Note(range: $0.range, message: "'\(checker.text($0.symbol))' is part of the circle")
      }
    )
  }

  static func unknownAttribute(_ target: NameRef, _ checker: Checker) -> Diagnostic {
    let names = checker.attributes.names + DerivedAttribute.all.map { Array("\($0.name)".utf8) }
    return Diagnostic(
      code: 204,
      range: target.range,
      message: "there is no attribute called '\(checker.text(target.symbol))'",
      help: otherWord(checker.text(target.symbol)).map { "write \($0)" }
        ?? checker.suggestion(target.symbol, among: names)
        ?? "an attribute of your own is declared at the top: attribute NAME = DEFAULT; "
        + "a value is named with let"
    )
  }

  static func unknownLayout(_ name: String, _ range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(
      code: 205,
      range: range,
      message: "there is no layout called '\(name)'",
      help: help
    )
  }

  static func unknownArgument(
    _ label: NameRef,
    of name: String,
    _ known: [String],
    help: String?,
    _ checker: Checker
  ) -> Diagnostic {
    let list =
      known.isEmpty
      ? "takes its arguments without names" : "takes \(wordList(known, joint: "and"))"
    return Diagnostic(
      code: 206,
      range: label.range,
      message: "'\(name)' has no parameter '\(checker.text(label.symbol))'",
      help: help ?? "'\(name)' \(list)"
    )
  }

  static func unknownParameter(
    _ name: String,
    _ range: SourceRange,
    help: String?
  ) -> Diagnostic {
    Diagnostic(
      code: 206,
      range: range,
      message: "there is no parameter '\(name)' to set",
      help: help
    )
  }

  static func unknownField(
    _ field: NameRef,
    _ operand: Operand,
    _ known: [String],
    _ checker: Checker
  ) -> Diagnostic {
    let suggestion = checker.suggestion(field.symbol, among: known.map { Array($0.utf8) })
    let list = known.isEmpty || known.count > 12 ? nil : "it has \(wordList(known, joint: "and"))"
    return Diagnostic(
      code: 207,
      range: field.range,
      message: "\(operand.phrase) has no field '\(checker.text(field.symbol))'",
      help: suggestion ?? list
    )
  }

  static func unknownFunctionField(
    _ field: NameRef,
    _ operand: Operand,
    _ checker: Checker
  ) -> Diagnostic {
    Diagnostic(
      code: 207,
      range: field.range,
      message: "\(operand.phrase) has no function '\(checker.text(field.symbol))'",
      help: "a list has sumTo(k); everything else is a field without parentheses"
    )
  }

  static func nameNotHere(_ name: String, _ range: SourceRange, _ site: Site) -> Diagnostic {
    var help: String?
    let place: String
    switch site {
    case .item: place = "in a formula"
    case .section: place = "where there is no item"
    case .layout:
      place = "where there is no item: this is evaluated once for the whole layout"
      if name == "count" || name == "i" || name == "ordinal" {
        help = "'total' is the number of all items"
      }
    case .statement: place = "in a statement, where there is no item"
    case .data: place = "in a row of data"
    case .rule: place = "in a rule"
    }
    if site == .statement, ["i", "section", "ordinal", "data", "prev", "column"].contains(name) {
      help = "ask an item: item(3).center; 'count', 'sections' and 'total' are known here"
    }
    if site != .statement,
      SceneFunction.all.contains(where: { "\($0.name)" == name })
        || ["visible", "layout", "contentSize"].contains(name)
    {
      help = "questions about the scene stand in statements: expect, print, set"
    }
    return Diagnostic(
      code: 208,
      range: range,
      message: "'\(name)' means nothing \(place)",
      help: help
    )
  }

  static func namedLikeAttribute(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    let text = checker.text(name.symbol)
    return Diagnostic(
      code: 209,
      range: name.range,
      message: "'\(text)' is the name of an attribute",
      help: "call it something else, such as 'my\(capitalized(text))'"
    )
  }

  static func reservedAttribute(_ name: NameRef, _ what: String, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 209,
      range: name.range,
      message: "'\(checker.text(name.symbol))' is \(what) and cannot name an attribute",
      help: "choose another name"
    )
  }

  static func hidesBuiltin(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 210,
      severity: .warning,
      range: name.range,
      message: "'\(checker.text(name.symbol))' hides what comes with the language",
      help: "rename it, unless that is meant"
    )
  }

  static func unknownWord(
    _ word: String,
    _ range: SourceRange,
    _ words: [String],
    _ checker: Checker,
    _ symbol: Symbol
  ) -> Diagnostic {
    Diagnostic(
      code: 211,
      range: range,
      message: "'\(word)' is none of the words \(wordList(words))",
      help: checker.suggestion(symbol, among: words.map { Array($0.utf8) })
    )
  }

  static func selfOutsideBlock(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 208,
      range: range,
      message: "'self' means nothing outside of a block",
      help: "a formula that needs attributes stands in the block itself"
    )
  }

  static func previousOutsideBlock(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 208,
      range: range,
      message: "'prev' means nothing outside of an item block",
      help: "use it in item { … } itself"
    )
  }

  static func cellOutsideSupplementary(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 208,
      range: range,
      message: "'cell' means nothing outside of a supplementary block",
      help: "in an item block the attributes stand for themselves: center, size"
    )
  }

  static func functionWithoutCall(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 301,
      range: range,
      message: "'\(name)' is a function",
      help: "call it: '\(name)(…)'"
    )
  }
}

/// Whether a word is an attribute that comes with the language.
private func isAttribute(_ name: String) -> Bool {
  Attribute.all.contains { $0.name.utf8.elementsEqual(name.utf8) }
    || DerivedAttribute.all.contains { "\($0.name)".utf8.elementsEqual(name.utf8) }
}

/// What CVL says for an attribute's name elsewhere.
private func otherWord(_ name: String) -> String? {
  switch name {
  case "position", "pos", "centre": "center = (x, y)"
  case "x", "left": "center.x, or origin.x"
  case "y", "top": "center.y, or origin.y"
  case "width", "w": "size.width"
  case "height", "h": "size.height"
  case "bounds": "size, or frame"
  case "color", "colour", "background", "backgroundColor": "fill"
  case "border", "borderColor": "stroke"
  case "radius", "cornerRadius", "borderRadius": "corner"
  case "opacity": "alpha"
  case "visible", "isHidden": "hidden"
  case "angle", "rotate": "rotation"
  case "zIndex", "zPosition": "z"
  case "anchorPoint", "anchor", "origin3": "pivot"
  case "text", "title": "label"
  case "offset", "translate": "translation"
  default: nil
  }
}

/// The word with a capital, as it stands behind another in a name.
private func capitalized(_ word: String) -> String {
  var bytes = Array(word.utf8)
  if let first = bytes.first, first >= 97, first <= 122 { bytes[0] = first - 32 }
  return String(decoding: bytes, as: UTF8.self)
}
