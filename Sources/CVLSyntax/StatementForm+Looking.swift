// Statements that look at the scene: `expect` and `print`.

extension StatementForm {
  static let expect = StatementForm(
    verb: "expect",
    summary: "demands that something is so",
    syntax: "expect EXPR [within EXPR] · expect error CODE { … }",
    examples: ["expect count == 20", "expect item(0).center == (25, 25) within 0.001"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.expectAction)
      parser.advance()
      let action = try parser.expectation()
      parser.leave(mark)
      return action
    }
  )

  static let print = StatementForm(
    verb: "print",
    summary: "prints values, with a space between them",
    syntax: "print EXPR, …",
    examples: ["print count, item(0).center"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.printAction)
      parser.advance()
      let values = try parser.expressions()
      parser.leave(mark)
      return .print(values)
    }
  )
}

extension Parser {
  fileprivate mutating func expectation() throws(Abandoned) -> Action {
    let next = token(after: 1)
    if at(.error), next.kind == .name, next.symbol != words[.within], !next.hasLineBefore {
      advance()
      let code = try name("a code such as CVL0203")
      return .expectError(code: code, body: try testBody(after: "the code"))
    }
    let claim = try expression()
    if at(.assign) { throw fail { $0.assignmentInExpect() } }
    let tolerance: Expr? = take(.within) ? try expression() : nil
    return .expect(claim, within: tolerance)
  }
}
