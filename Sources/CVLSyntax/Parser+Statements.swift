// The top of a script: which statement a line is, and what is wrong with one that is none.

extension Parser {
  /// Reads a whole source.
  mutating func script() -> Script {
    let mark = enter(.script)
    var statements: [Statement] = []
    lines(in: nil) { parser throws(Abandoned) in
      let isFirst = statements.isEmpty && parser.index == parser.firstIndex
      statements.append(try parser.statement(isInTest: false, isFirst: isFirst))
    }
    leave(mark)
    return Script(statements: statements)
  }

  /// The number of the first token that is no `;`.
  private var firstIndex: Int {
    tokens.firstIndex { $0.kind != .punct(.semicolon) } ?? 0
  }

  /// Reads a statement or a declaration.
  mutating func statement(isInTest: Bool, isFirst: Bool = false) throws(Abandoned) -> Statement {
    let start = index
    let kind = try statementKind(isInTest: isInTest, isFirst: isFirst)
    return Statement(kind: kind, range: range(from: start))
  }

  private mutating func statementKind(
    isInTest: Bool,
    isFirst: Bool
  ) throws(Abandoned) -> StatementKind {
    let head = current
    if mode == .repl, !isInTest, isValue(head) { return .expression(try expression()) }
    guard head.kind == .name || head.kind == .reserved(.let), !isAssignment(at: index) else {
      throw fail { $0.strayStatement(isInTest: isInTest) }
    }
    if head.symbol == words[.cvl] { return try version(isFirst: isFirst) }
    if let form = words.declaration(head.symbol) {
      if isInTest, !form.isAllowedInTests { throw fail { $0.notInTests(form.word) } }
      let mark = enter(.statement)
      let inner = enter(.declaration)
      let kind = try form.parse(&self)
      leave(inner)
      leave(mark)
      return kind
    }
    if let form = words.statement(head.symbol) {
      let mark = enter(.statement)
      let inner = enter(.action)
      let action = try form.parse(&self)
      leave(inner)
      leave(mark)
      return .action(action)
    }
    throw fail { $0.strayStatement(isInTest: isInTest) }
  }

  /// Reads `cvl 1`.
  private mutating func version(isFirst: Bool) throws(Abandoned) -> StatementKind {
    if !isFirst { throw fail { $0.lateVersion() } }
    let mark = enter(.version)
    advance()
    guard kind == .number else { throw fail { $0.expected("the version, as in 'cvl 1'") } }
    let literal = numberLiteral(bytes(of: current))
    let place = range(of: current)
    advance()
    leave(mark)
    if literal.value != 1 || literal.unit != nil { report(.unknownVersion(place)) }
    return .version(literal.value)
  }

  /// Whether what is typed at the prompt is an expression: anything that a value can begin with and
  /// that is no statement, and a verb that is followed by what makes it a value.
  private func isValue(_ head: Token) -> Bool {
    if case .op(let op) = head.kind { return op.form.isPrefix && index == 0 }
    guard head.kind.beginsOperand, !isAssignment(at: index) else { return false }
    guard head.kind == .name else { return true }
    let next = token(after: 1)
    let isOver =
      next.hasLineBefore || next.kind == .end || next.kind == .punct(.semicolon)
      || next.kind == .punct(.closeBrace)
    if words.statements.contains(head.symbol) || words.declarations.contains(head.symbol)
      || head.symbol == words[.cvl]
    {
      if isOver { return true }
      switch next.kind {
      case .punct(.dot), .punct(.question): return true
      case .op(let op): return op.form.level != nil && !op.form.isPrefix
      default: return false
      }
    }
    if isOver { return true }
    switch next.kind {
    case .op, .punct(.dot), .punct(.question): return true
    case .punct(.openParen), .punct(.openBracket): return !next.hasSpaceBefore
    default: return false
    }
  }
}
