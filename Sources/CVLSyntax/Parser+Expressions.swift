// Expressions: climbing over the precedence table of `Operator`.

extension Parser {
  /// Reads an expression: up to where no operator goes on.
  mutating func expression() throws(Abandoned) -> Expr {
    let mark = enter(.expression)
    try descend()
    defer { nesting -= 1 }
    let start = index
    let condition = try binary(.disjunction)
    guard at(.question) else {
      leave(mark)
      return condition
    }
    advance()
    let first = try expression()
    guard at(.colon) else { throw fail { $0.missingColon() } }
    note(.choice)
    advance()
    let second = try expression()
    leave(mark)
    return try expr(
      .conditional(condition, first, second),
      range(from: start),
      over: max(condition.depth, first.depth, second.depth)
    )
  }

  /// Reads an expression; where it cannot be read the rest of the statement is skipped, so that
  /// what is declared is declared.
  mutating func value() -> Expr {
    let start = index
    let depth = nesting
    do { return try expression() } catch {
      nesting = depth
      let place = rangeBehind
      recoverValue(from: start)
      return Expr(kind: .missing, range: place, depth: 1)
    }
  }

  private mutating func recoverValue(from start: Int) {
    switch current.kind {
    case .end, .punct(.semicolon), .punct(.closeBrace): openBrackets = []
    default:
      if kind == .lineEnd, openBrackets.isEmpty { return }
      // A line that looks like a statement is one, though the `=` above it goes on.
      if current.hasLineBefore, looksLikeStatement(at: index) {
        openBrackets = []
        return
      }
      recover(from: start)
    }
  }

  /// Reads operands joined by operators that bind at least as tightly as the level.
  mutating func binary(_ loosest: PrecedenceLevel) throws(Abandoned) -> Expr {
    let start = index
    var left = try prefixed()
    // The level of the operator taken last, which a level that does not associate must not repeat.
    var last: (level: PrecedenceLevel, op: Operator)?
    while case .op(let op) = kind, let level = op.form.level, level >= loosest, level != .power {
      if let last, last.level == level, level.associativity == .none {
        throw fail { $0.chained(last.op, op, level) }
      }
      let mark = enter(level.production, from: start)
      let place = range(of: current)
      advance()
      let right = try binary(level.tighter)
      leave(mark)
      left = try expr(
        .binary(op, left, right, place),
        range(from: start),
        over: max(left.depth, right.depth)
      )
      last = (level, op)
    }
    return left
  }

  /// Reads `-a`, `+a`, `!a`, or a power; the signs are gathered in a loop, since a source may hold a
  /// million of them.
  mutating func prefixed() throws(Abandoned) -> Expr {
    var signs: [(op: Operator, index: Int)] = []
    while true {
      let isFirst = signs.isEmpty
      guard case .op(let op) = isFirst ? kind : current.kind, op.form.isPrefix else { break }
      if nesting + signs.count >= limits.nesting {
        throw fail { $0.tooDeep(range: $0.range(of: $0.current)) }
      }
      signs.append((op, index))
      note(.prefix)
      advance()
    }
    nesting += signs.count
    defer { nesting -= signs.count }
    var operand = try power()
    for sign in signs.reversed() {
      leave(enter(.prefix, from: sign.index))
      operand = try expr(
        .prefix(sign.op, operand),
        range(from: sign.index),
        over: operand.depth
      )
    }
    return operand
  }

  /// Reads `a ^ b`, where b may have a sign: `2^-1`.
  private mutating func power() throws(Abandoned) -> Expr {
    let start = index
    let base = try postfix()
    guard kind == .op(.power) else { return base }
    let mark = enter(.power, from: start)
    try descend()
    defer { nesting -= 1 }
    let place = range(of: current)
    advance()
    let exponent = try prefixed()
    leave(mark)
    return try expr(
      .binary(.power, base, exponent, place),
      range(from: start),
      over: max(base.depth, exponent.depth)
    )
  }

  /// Reads an operand with the fields, indices and arguments that touch it.
  private mutating func postfix() throws(Abandoned) -> Expr {
    let start = index
    var operand = try primary()
    while true {
      switch kind {
      case .punct(.dot):
        let mark = enter(.postfix, from: start)
        advance()
        let field = try fieldName()
        leave(mark)
        operand = try expr(.field(operand, field), range(from: start), over: operand.depth)
      case .punct(.openParen) where !current.hasSpaceBefore:
        guard operand.isCallee else { throw fail { $0.notCallable(operand) } }
        leave(enter(.callee, from: start))
        let mark = enter(.call, from: start)
        note(.touching)
        let arguments = try self.arguments()
        leave(mark)
        let depth = arguments.reduce(operand.depth) { max($0, $1.value.depth) }
        operand = try expr(.call(operand, arguments), range(from: start), over: depth)
      case .punct(.openBracket) where !current.hasSpaceBefore:
        let mark = enter(.postfix, from: start)
        let inner = enter(.index)
        note(.touching)
        let position = try bracketed(.closeBracket) { parser throws(Abandoned) in
          try parser.expression()
        }
        leave(inner)
        leave(mark)
        operand = try expr(
          .index(operand, position),
          range(from: start),
          over: max(operand.depth, position.depth)
        )
      default: return operand
      }
    }
  }

  /// Reads what stands behind a `.`: any word.
  private mutating func fieldName() throws(Abandoned) -> NameRef {
    switch kind {
    case .name, .reserved:
      let field = NameRef(symbol: current.symbol, range: range(of: current))
      advance()
      return field
    default: throw fail { $0.fieldProblem() }
    }
  }

  /// Reads an operand alone.
  private mutating func primary() throws(Abandoned) -> Expr {
    let mark = enter(.primary)
    let start = index
    let token = current
    switch kind {
    case .punct(.openParen):
      let group = try self.group()
      leave(mark)
      return group
    case .punct(.openBracket):
      let list = try self.list()
      leave(mark)
      return list
    case .text, .textHead:
      let text = try self.text()
      leave(mark)
      return text
    default: break
    }
    guard !isNextStatement, let leaf = leaf(token) else {
      throw fail { $0.missingOperand() }
    }
    advance()
    leave(mark)
    return Expr(kind: leaf, range: range(from: start), depth: 1)
  }

  /// Whether the line that should go on here is a statement of its own.
  private var isNextStatement: Bool {
    current.hasLineBefore && openBrackets.isEmpty && looksLikeStatement(at: index)
  }

  /// What a token alone stands for.
  private func leaf(_ token: Token) -> ExprKind? {
    switch kind {
    case .name: return .name(token.symbol)
    case .number:
      let literal = numberLiteral(bytes(of: token))
      return .number(literal.value, unit: literal.unit)
    case .color: return .color(colorValue(bytes(of: token)))
    case .reserved(.true): return .flag(true)
    case .reserved(.false): return .flag(false)
    case .reserved(.self): return .selfElement
    default: return nil
    }
  }
}

extension Expr {
  /// Whether it is a name or a dotted name, which alone can be called.
  var isCallee: Bool {
    switch kind {
    case .name: true
    case .field(let owner, _): owner.isCallee
    default: false
    }
  }
}
