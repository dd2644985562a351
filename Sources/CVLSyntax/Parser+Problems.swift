// What is wrong where an expression goes on or ends in a way that cannot be.

extension Parser {
  /// What is next, in words: `'x'`, `the end of the line`.
  var found: String {
    switch kind {
    case .end: return "the end of the script"
    case .lineEnd: return "the end of the line"
    default: return quote(current)
    }
  }

  /// The token's text in quotes.
  func quote(_ token: Token) -> String { "'" + plain(token) + "'" }

  /// The token's text; a long one is cut.
  func plain(_ token: Token) -> String {
    shortened(bytes(of: token))
  }

  /// Where a problem with what is next is drawn: at the token, or behind the last one on the line.
  var foundRange: SourceRange {
    switch kind {
    case .end, .lineEnd: index == 0 ? range(of: current) : rangeBehind
    default: range(of: current)
    }
  }

  /// A name; a long one is cut.
  func text(_ symbol: Symbol) -> String { shortened(interner.bytes(symbol)[...]) }

  /// The word of another language, if the token is one.
  func foreignWord(_ token: Token) -> ForeignWord? {
    guard token.kind == .name else { return nil }
    let word = interner.bytes(token.symbol)
    return ForeignWord.all.first { $0.word.equals(word[...]) }
  }

  // MARK: Expressions

  func expected(_ what: String) -> Diagnostic {
    .expected(what, found: found, foundRange)
  }

  func tooDeep(range: SourceRange) -> Diagnostic { .nestedTooDeep(limits.nesting, range) }

  func missingOperand() -> Diagnostic {
    switch kind {
    case .scale: return .strayScale(quote(current), number: scaleNumber, foundRange)
    case .punct(.dot) where current.hasLineBefore: return .lineBegins(with: found, foundRange)
    case .reserved(.if): return .ifInExpression(foundRange)
    case .reserved: return .reservedAsValue(found, foundRange)
    case .op(let op) where !op.form.isPrefix && index > 0 && !previous.kind.continuesLine:
      return .missingLeftOperand(found, foundRange)
    case .punct(.closeParen), .punct(.closeBracket), .punct(.closeBrace):
      if openBrackets.isEmpty, kind != .punct(.closeBrace) { return unmatched(current) }
      return .missingOperand(after: behind, found: found, foundRange)
    default: return .missingOperand(after: behind, found: found, foundRange)
    }
  }

  /// What the last token is, where that says which value is missing.
  private var behind: String { index == 0 ? "" : " after " + quote(previous) }

  private var scaleNumber: String {
    String(decoding: bytes(of: current).dropLast(), as: UTF8.self)
  }

  func missingColon() -> Diagnostic {
    misread() ?? .expected("':' and the value for 'false'", found: found, foundRange)
  }

  func missingTimes() -> Diagnostic {
    if kind == .name {
      let word = bytes(of: current)
      if word.first == 0x78, let digit = word.dropFirst().first, isDigit(digit) {
        return .sizeWithoutSpace(word.dropFirst(), foundRange)
      }
    }
    if kind == .op(.times) || kind == .punct(.comma) { return .sizeWithX(found, foundRange) }
    return misread() ?? expected("'x' between the width and the height")
  }

  func chained(_ first: Operator, _ second: Operator, _ level: PrecedenceLevel) -> Diagnostic {
    if level == .range { return .chainedRange(foundRange) }
    return .chainedComparison(
      first.form.spelling.text,
      second.form.spelling.text,
      foundRange
    )
  }

  func notCallable(_ operand: Expr) -> Diagnostic {
    if case .number = operand.kind {
      return .calledNumber(plain(previous), operand.range)
    }
    return .notCallable(operand.range)
  }

  func spaceBeforeBracket() -> Diagnostic {
    let bracket = current.kind == .punct(.openParen) ? "(" : "["
    return .spaceBeforeBracket(
      bracket,
      name: previous.kind == .name ? text(previous.symbol) : nil,
      foundRange
    )
  }

  func fieldProblem() -> Diagnostic {
    if index > 1, tokens[index - 2].kind == .number {
      return .pointWithoutDigits(plain(tokens[index - 2]), range(of: previous))
    }
    return .expected("the name of a field after '.'", found: found, foundRange)
  }

  func missingCloser() -> Diagnostic {
    guard let open = openBrackets.last else { return leftover() }
    switch current.kind {
    case .punct(.closeParen), .punct(.closeBracket):
      return .wrongCloser(
        found,
        opening: quote(open),
        closer(of: open),
        foundRange,
        range(of: open)
      )
    default:
      return misread()
        ?? .expected("',' or '" + closer(of: open) + "'", found: found, foundRange)
    }
  }

  private func closer(of open: Token) -> String {
    switch open.kind {
    case .punct(.openParen): ")"
    case .punct(.openBracket): "]"
    default: "}"
    }
  }

  func unclosedBracket(_ open: Token) -> Diagnostic {
    .unclosedBracket(quote(open), closer(of: open), range(of: open))
  }

  func unmatched(_ token: Token) -> Diagnostic { .unmatchedBracket(quote(token), range(of: token)) }

  func emptyGroup() -> Diagnostic { .emptyGroup(range(of: previous).union(range(of: current))) }

  func halfOpenDomain() -> Diagnostic { .halfOpenDomain(foundRange) }

  func assignmentInExpect() -> Diagnostic { .assignmentForComparison(foundRange) }

  /// What is meant where a value is followed by what cannot follow a value, if it is plain.
  func misread() -> Diagnostic? {
    guard previous.kind.endsOperand, index > 0 else { return nil }
    let token = current
    switch kind {
    case .punct(.openParen), .punct(.openBracket):
      return token.hasSpaceBefore && previous.kind == .name ? spaceBeforeBracket() : nil
    case .punct(.assign): return .assignmentForComparison(foundRange)
    case .punct(.bar): return .singleBar(foundRange)
    case .scale: return .strayScale(quote(token), number: scaleNumber, foundRange)
    case .name, .number, .color, .text, .textHead, .reserved(.true), .reserved(.false),
      .reserved(.self):
      if let foreign = foreignWord(token), foreign.isOperator {
        return .foreignWord(foreign, foundRange)
      }
      if previous.kind == .name, let foreign = foreignWord(previous), foreign.isOperator {
        return .foreignWord(foreign, range(of: previous))
      }
      if previous.kind == .name { return callWithoutParens(token) }
      if previous.kind == .number, token.kind == .name, Unit.spelled(bytes(of: token)) != nil {
        return .spaceBeforeUnit(plain(previous), plain(token), foundRange)
      }
      return nil
    default: return nil
    }
  }

  /// `sin 30`: what was meant as the name of a function and its argument.
  private func callWithoutParens(_ argument: Token) -> Diagnostic? {
    guard argument.hasSpaceBefore, argument.kind != .name || token(after: 1).hasLineBefore
    else { return nil }
    let call =
      argument.kind == .textHead
      ? nil
      : text(previous.symbol) + "(" + String(decoding: bytes(of: argument), as: UTF8.self) + ")"
    return .callWithoutParens(
      text(previous.symbol),
      call,
      range(of: previous).union(range(of: argument))
    )
  }

  /// Something stands where the statement should be over.
  func leftover() -> Diagnostic {
    if let hint = misread() { return hint }
    switch kind {
    case .punct(.closeParen), .punct(.closeBracket): return unmatched(current)
    case .reserved(.else): return .strayElse(foundRange)
    case .punct(.openBrace): return .strayBrace(foundRange)
    default: return .leftover(found, foundRange)
    }
  }

  // MARK: Names and texts

  func nameProblem(_ what: StaticString) -> Diagnostic {
    switch kind {
    case .reserved: .reservedAsName(found, foundRange)
    case .color: .colorAsName(found, what, foundRange)
    default: .expected(what.text, found: found, foundRange)
    }
  }

  func plainTextProblem(_ what: StaticString) -> Diagnostic {
    kind == .textHead
      ? .valueInPlainText(foundRange) : .expected(what.text, found: found, foundRange)
  }
}
