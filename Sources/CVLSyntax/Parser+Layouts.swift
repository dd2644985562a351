// Layouts and what stands in them.

extension Parser {
  mutating func layoutDecl() throws(Abandoned) -> LayoutDecl {
    let mark = enter(.layoutDecl)
    let doc = self.doc
    advance()
    let name = try name("a name for the layout")
    let base = take(.colon) ? try layoutRef("the name of a layout to start from") : nil
    var members: [LayoutMember] = []
    try braces(after: "the layout's name") { parser throws(Abandoned) in
      members.append(try parser.member())
    }
    leave(mark)
    return LayoutDecl(name: name, base: base, members: members, doc: doc)
  }

  /// Reads a layout's name with its arguments.
  mutating func layoutRef(_ what: StaticString) throws(Abandoned) -> LayoutRef {
    let mark = enter(.layoutRef)
    let start = index
    let name = try name(what)
    var arguments: [Argument] = []
    if at(.openParen), !current.hasSpaceBefore {
      note(.touching)
      arguments = try self.arguments()
    }
    leave(mark)
    return LayoutRef(name: name, arguments: arguments, range: range(from: start))
  }

  private mutating func member() throws(Abandoned) -> LayoutMember {
    let mark = enter(.member)
    switch current.kind {
    case .name, .reserved(.let):
      let isAssigned = isAssignment(at: index)
      let word = current.symbol
      if let form = words.member(word), !isAssigned || form.takesAssignment {
        let member = try form.parse(&self)
        leave(mark)
        return member
      }
      if let form = words.block(word), !isAssigned {
        let block = try elementBlock(form)
        leave(mark)
        return .block(block)
      }
    default: break
    }
    throw fail { $0.strayMember() }
  }

  private mutating func elementBlock(_ form: BlockForm) throws(Abandoned) -> ElementBlock {
    let mark = enter(.elementBlock)
    let inner = enter(form.production)
    let start = index
    advance()
    let name: NameRef? = form.takesName ? try name("a name for the kind of elements") : nil
    var count: Expr?
    var once = false
    if form.takesCount {
      once = take(.once)
      if !once, kind == .op(.times) {
        advance()
        count = try expression()
      }
    }
    let header = range(from: start)
    let body = try block(after: "the block's head")
    leave(inner)
    leave(mark)
    return ElementBlock(
      kind: form.kind,
      name: name,
      count: count,
      once: once,
      body: body,
      range: header
    )
  }

  mutating func contentSize() throws(Abandoned) -> LayoutMember {
    let mark = enter(.contentSize)
    let place = range(of: current)
    advance()
    try expect(.assign, "after 'contentSize'")
    let size = value()
    leave(mark)
    return .contentSize(size, place)
  }

  mutating func invalidate() throws(Abandoned) -> LayoutMember {
    let mark = enter(.invalidate)
    let start = index
    advance()
    let occasions = [words[.never], words[.scroll], words[.resize]]
    var all: [NameRef] = []
    if !at(.never) { try expect(.on, "or 'never'") }
    repeat {
      guard kind == .name, occasions.contains(current.symbol) else {
        throw fail { $0.expected("'scroll', 'resize' or 'never'") }
      }
      all.append(try name("an occasion"))
    } while take(.comma)
    leave(mark)
    return .invalidate(all, range(from: start))
  }

  // MARK: Rules

  mutating func rule() throws(Abandoned) -> RuleDecl {
    let mark = enter(.rule)
    advance()
    let event = try name("an event such as 'insert'")
    var body: [BlockStatement] = []
    try braces(after: "the event") { parser throws(Abandoned) in
      body.append(try parser.ruleStatement())
    }
    leave(mark)
    return RuleDecl(event: event, body: body)
  }

  private mutating func ruleStatement() throws(Abandoned) -> BlockStatement {
    let mark = enter(.ruleStatement)
    guard current.kind == .name, current.symbol == words[.at], !isAssignment(at: index) else {
      let statement = try blockStatement()
      leave(mark)
      return statement
    }
    let inner = enter(.keyFrame)
    let start = index
    advance()
    let fraction = try expression()
    let head = range(from: start)
    let body = try block(after: "the part of the duration")
    leave(inner)
    leave(mark)
    return .keyFrame(fraction, body, head)
  }

  // MARK: Blocks of assignments

  /// Reads `{ assignments }`.
  mutating func block(after header: StaticString) throws(Abandoned) -> [BlockStatement] {
    let mark = enter(.block)
    var body: [BlockStatement] = []
    try braces(after: header) { parser throws(Abandoned) in
      body.append(try parser.blockStatement())
    }
    leave(mark)
    return body
  }

  private mutating func blockStatement() throws(Abandoned) -> BlockStatement {
    let mark = enter(.blockStatement)
    let statement: BlockStatement
    switch current.kind {
    case .reserved(.let):
      let inner = enter(.blockLet)
      advance()
      let name = try name("a name after 'let'")
      try expect(.assign, "after the name")
      statement = .letDecl(name, value())
      leave(inner)
    case .reserved(.if): statement = try branch()
    case .name: statement = try assignment()
    default: throw fail { $0.strayBlockStatement() }
    }
    leave(mark)
    return statement
  }

  private mutating func assignment() throws(Abandoned) -> BlockStatement {
    let mark = enter(.assignment)
    guard isAssignment(at: index) else { throw fail { $0.strayBlockStatement() } }
    let target = NameRef(symbol: current.symbol, range: range(of: current))
    advance()
    var component: NameRef?
    if take(.dot) {
      guard kind == .name else { throw fail { $0.fieldProblem() } }
      component = NameRef(symbol: current.symbol, range: range(of: current))
      advance()
    }
    try expect(.assign, "after the attribute")
    let statement = BlockStatement.assign(target: target, component: component, value: value())
    leave(mark)
    return statement
  }

  /// Reads `if c { … } else { … }`; a chain of `else if` nests, and counts as nested.
  private mutating func branch() throws(Abandoned) -> BlockStatement {
    let mark = enter(.branch)
    try descend()
    defer { nesting -= 1 }
    advance()
    let condition = try expression()
    if !at(.openBrace), kind != .lineEnd, let hint = misread() { throw fail { _ in hint } }
    let then = try block(after: "the condition")
    var otherwise: [BlockStatement] = []
    // `else` may stand on the line after `}`.
    if previous.kind == .punct(.closeBrace), current.kind == .reserved(.else) {
      advance()
      if kind == .reserved(.if) {
        otherwise = [try branch()]
      } else {
        otherwise = try block(after: "'else'")
      }
    }
    leave(mark)
    return .branch(condition, then: then, else: otherwise)
  }
}
