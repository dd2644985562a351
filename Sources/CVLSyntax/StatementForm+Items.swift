// `items`: how many there are, and their data.

extension StatementForm {
  static let items = StatementForm(
    verb: "items",
    summary: "how many items there are, in which sections, with which data",
    syntax: "items N [{ FIELD = EXPR … }] · items [N, M] · items from \"FILE\" · items keys LIST",
    examples: [
      "items 12", "items [4, 12, 3]", "items 20 { w = 40 + 10 * (i % 3) }",
      "items keys [\"a\", \"b\"]",
    ],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.itemsAction)
      parser.advance()
      let action = try parser.itemsSource()
      parser.leave(mark)
      return action
    }
  )
}

extension Parser {
  fileprivate mutating func itemsSource() throws(Abandoned) -> Action {
    let next = token(after: 1)
    if at(.from), next.kind == .text || next.kind == .textHead, !next.hasLineBefore {
      advance()
      let (path, place) = try plainText("the path of a file in quotes")
      return .itemsFrom(path: path, place)
    }
    if at(.keys), isFollowedByOperand || isBracket(next), !next.hasLineBefore {
      advance()
      let keys = try expression()
      return .itemsKeys(keys, fields: try dataBlock())
    }
    let count = try expression()
    return .items(count: count, fields: try dataBlock())
  }

  private func isBracket(_ token: Token) -> Bool {
    token.kind == .punct(.openParen) || token.kind == .punct(.openBracket)
  }

  /// Reads `{ FIELD = EXPR … }`, if it is there.
  mutating func dataBlock() throws(Abandoned) -> [FieldFormula] {
    guard at(.openBrace) else { return [] }
    let mark = enter(.dataBlock)
    var fields: [FieldFormula] = []
    try braces(after: "the number of items") { parser throws(Abandoned) in
      let mark = parser.enter(.fieldFormula)
      guard parser.current.kind == .name else { throw parser.fail { $0.strayField() } }
      let name = NameRef(
        symbol: parser.current.symbol,
        range: parser.range(of: parser.current)
      )
      parser.advance()
      try parser.expect(.assign, "after the field's name")
      fields.append(FieldFormula(name: name, value: parser.value()))
      parser.leave(mark)
    }
    leave(mark)
    return fields
  }
}
