// What is wrong with a line that is no statement in its place.

/// A word of another language in the place of one of CVL's.
struct ForeignWord: Sendable {
  let word: StaticString
  /// Whether it stands between or before operands.
  let isOperator: Bool
  let help: StaticString

  static let all: [ForeignWord] = [
    ForeignWord(word: "and", isOperator: true, help: "write '&&'"),
    ForeignWord(word: "or", isOperator: true, help: "write '||'"),
    ForeignWord(word: "not", isOperator: true, help: "write '!'"),
    ForeignWord(
      word: "mod",
      isOperator: true,
      help: "write '%' between the values, or 'mod(a, b)'"
    ),
    ForeignWord(word: "elif", isOperator: false, help: "write 'else if' behind the '}'"),
    ForeignWord(word: "elseif", isOperator: false, help: "write 'else if' behind the '}'"),
    ForeignWord(
      word: "var",
      isOperator: false,
      help: "write 'let' for a formula, 'param' for what can be set"
    ),
    ForeignWord(
      word: "const",
      isOperator: false,
      help: "write 'let'"
    ),
    ForeignWord(word: "func", isOperator: false, help: "write 'fn name(a, b) = …'"),
    ForeignWord(word: "function", isOperator: false, help: "write 'fn name(a, b) = …'"),
    ForeignWord(word: "def", isOperator: false, help: "write 'fn name(a, b) = …'"),
    ForeignWord(
      word: "for",
      isOperator: false,
      help: "a block is evaluated for each item: read 'i'"
    ),
    ForeignWord(
      word: "while",
      isOperator: false,
      help: "a block is evaluated for each item: read 'i'"
    ),
    ForeignWord(word: "import", isOperator: false, help: "write 'use \"other.cvl\"'"),
    ForeignWord(word: "include", isOperator: false, help: "write 'use \"other.cvl\"'"),
    ForeignWord(word: "return", isOperator: false, help: "the value stands behind the '='"),
  ]
}

extension Parser {
  /// What is wrong with any line that begins as no statement can.
  private func strayLine() -> Diagnostic? {
    let token = current
    switch token.kind {
    case .reserved(.else): return .strayElse(range(of: token))
    case .op where index > 0 && token.hasLineBefore:
      return .lineBegins(with: quote(token), range(of: token))
    case .punct(.question), .punct(.dot), .punct(.colon), .punct(.comma):
      guard index > 0, token.hasLineBefore else { return nil }
      return .lineBegins(with: quote(token), range(of: token))
    case .punct(.closeParen), .punct(.closeBracket): return unmatched(token)
    case .punct(.openBrace): return .strayBrace(range(of: token))
    case .name:
      guard let foreign = foreignWord(token), !foreign.isOperator, !isAssignment(at: index)
      else { return nil }
      return .foreignWord(foreign, range(of: token))
    default: return nil
    }
  }

  /// A line at the top or in a test that is no statement.
  func strayStatement(isInTest: Bool) -> Diagnostic {
    if let problem = strayLine() { return problem }
    let token = current
    let place = range(of: token)
    guard token.kind == .name else {
      if token.kind == .reserved(.if) { return .ifOutsideBlock(place) }
      return token.kind.beginsOperand || isSign(token)
        ? .bareExpression(place) : .noStatement(quote(token), place)
    }
    let name = text(token.symbol)
    if isAssignment(at: index) {
      let isPlain = self.token(after: 1).kind == .punct(.assign)
      if name == "param" || name == "fn", isPlain {
        let sign = self.token(after: 1)
        return .expected("a name after " + quote(token), found: quote(sign), range(of: sign))
      }
      if words.members.contains(token.symbol), isPlain, name != "let" {
        return .outsideLayout(quote(token), place)
      }
      return .assignmentAtTop(name, isComponent: !isPlain, place)
    }
    if words.block(token.symbol) != nil || words.member(token.symbol) != nil {
      return .outsideLayout(quote(token), place)
    }
    return unknownStatement(name, place)
  }

  private func isSign(_ token: Token) -> Bool {
    if case .op(let op) = token.kind { return op.form.isPrefix }
    return false
  }

  private func unknownStatement(_ name: String, _ place: SourceRange) -> Diagnostic {
    let next = token(after: 1)
    let touches = !next.hasSpaceBefore && next.kind == .punct(.openParen)
    let known = (words.statements + words.declarations).map { interner.bytes($0) }
    let near = nearMiss(interner.bytes(current.symbol), among: known)
    let isAlone = next.hasLineBefore || next.kind == .end
    if let near, !touches {
      return .unknownStatement(name, near: String(decoding: near, as: UTF8.self), place)
    }
    switch next.kind {
    case .op, .punct(.dot), .punct(.question): return .bareExpression(place)
    case .punct(.openParen) where touches: return .bareExpression(place)
    case .number where mode == .repl && !isAlone:
      return .callWithoutParens(name, name + "(" + plain(next) + ")", place)
    default: return .unknownStatement(name, near: nil, place)
    }
  }

  func notInTests(_ word: StaticString) -> Diagnostic {
    .notInTests(word.text, range(of: current))
  }

  func lateVersion() -> Diagnostic { .lateVersion(range(of: current)) }

  /// A line in a layout that is no member of it.
  func strayMember() -> Diagnostic {
    if let problem = strayLine() { return problem }
    let token = current
    let place = range(of: token)
    guard token.kind == .name else {
      return token.kind == .reserved(.if)
        ? .ifOutsideBlock(place) : .noMember(quote(token), place)
    }
    if isAssignment(at: index) { return .assignmentInLayout(text(token.symbol), place) }
    if words.isTopLevelOnly(token.symbol) { return .statementInLayout(quote(token), place) }
    let known = (words.members + words.blocks).map { interner.bytes($0) }
    let near = nearMiss(interner.bytes(token.symbol), among: known)
    return .unknownMember(
      quote(token),
      near: near.map { String(decoding: $0, as: UTF8.self) },
      place
    )
  }

  /// A line in a block of assignments that is none.
  func strayBlockStatement() -> Diagnostic {
    if let problem = strayLine() { return problem }
    let token = current
    let place = range(of: token)
    guard token.kind == .name else { return .noAssignment(quote(token), place) }
    let next = self.token(after: 1)
    if next.kind == .op(.equal), !next.hasLineBefore {
      return .comparisonForAssignment(range(of: next))
    }
    if !next.hasLineBefore, next.kind.beginsOperand || next.kind == .punct(.openBrace) {
      if words.isTopLevelOnly(token.symbol) { return .statementInBlock(quote(token), place) }
      if words.isHead(token.symbol) { return .memberInBlock(quote(token), place) }
    }
    return .noAssignment(quote(token), place)
  }

  /// A line in a data block that is no field.
  func strayField() -> Diagnostic {
    strayLine() ?? .expected("the name of a field", found: quote(current), range(of: current))
  }
}
