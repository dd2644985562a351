// The tokens of a script as `grammar/README.md` says the grammar sees them.

public import CVLSyntax

/// A script's tokens with the marks that the grammar needs.
public struct EBNFScript {
  /// The tokens, marks included.
  public private(set) var tokens: [EBNFToken] = []
  /// For each token of the lexer, where it is among them; the last is their number.
  public private(set) var places: [Int] = []

  /// Takes over the lexer's tokens.
  public init(_ source: [UInt8], _ lexed: [Token]) {
    var open: [Punctuation] = []
    for (index, token) in lexed.enumerated() {
      let last = index > 0 ? lexed[index - 1] : nil
      if let last, endsStatement(last, token, in: open) { addEnd() }
      if let last, isTouching(last, token) {
        tokens.append(EBNFToken(classes: ["TOUCH"], spelling: nil))
      }
      if case .punct(let sign) = token.kind {
        switch sign {
        case .openParen, .openBracket, .openBrace: open.append(sign)
        case .closeParen, .closeBracket, .closeBrace: _ = open.popLast()
        default: break
        }
      }
      places.append(tokens.count)
      if token.kind == .end { break }
      let spelling = String(decoding: source[Int(token.start)..<Int(token.end)], as: UTF8.self)
      let isWord = spelling == "keys" && isKeysClause(lexed, index, source)
      tokens.append(grammarToken(token.kind, spelling, isWord: isWord))
    }
    addEnd()
  }

  private mutating func addEnd() { tokens.append(EBNFToken(classes: ["END"], spelling: nil)) }

  private func endsStatement(_ last: Token, _ token: Token, in open: [Punctuation]) -> Bool {
    if token.kind == .punct(.closeBrace) { return true }
    if last.kind == .punct(.closeBrace) { return token.kind != .reserved(.else) }
    if let innermost = open.last, innermost != .openBrace { return false }
    return token.hasLineBefore && !last.kind.continuesLine
  }

  private func isTouching(_ last: Token, _ token: Token) -> Bool {
    guard token.kind == .punct(.openParen) || token.kind == .punct(.openBracket) else {
      return false
    }
    return !token.hasSpaceBefore && last.kind.endsOperand
  }

  /// `items keys [1, 2]`: the word, not a name.
  private func isKeysClause(_ lexed: [Token], _ index: Int, _ source: [UInt8]) -> Bool {
    guard index > 0, index + 1 < lexed.count, !lexed[index + 1].hasLineBefore else { return false }
    let verb = lexed[index - 1]
    guard source[Int(verb.start)..<Int(verb.end)].elementsEqual("items".utf8) else { return false }
    switch lexed[index + 1].kind {
    case .op(let op): return op.form.isPrefix
    case .punct(let sign): return sign == .openParen || sign == .openBracket
    case .name, .number, .scale, .color, .text, .textHead: return true
    case .reserved(let word): return word == .true || word == .false || word == .self
    default: return false
    }
  }

  private func grammarToken(_ kind: TokenKind, _ spelling: String, isWord: Bool) -> EBNFToken {
    let classes: [String] =
      switch kind {
      case .name: isWord ? ["WORD"] : ["NAME", "WORD"]
      case .reserved: ["WORD"]
      case .number: ["NUMBER"]
      case .scale: ["SCALE"]
      case .color: ["COLOR"]
      case .text: ["TEXT"]
      case .textHead: ["TEXT_HEAD"]
      case .textMiddle: ["TEXT_MIDDLE"]
      case .textTail: ["TEXT_TAIL"]
      case .punct(.semicolon): ["END"]
      case .op, .punct, .invalid, .lineEnd, .end: []
      }
    return EBNFToken(classes: classes, spelling: spelling)
  }
}
