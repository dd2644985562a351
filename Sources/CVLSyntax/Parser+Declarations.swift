// Declarations: `let`, `param`, `fn`, `attribute`, `use`, `test`, and the comments before them.

extension Parser {
  /// Reads the `=` of a declaration and its value.
  private mutating func initialValue(_ place: StaticString) throws(Abandoned) -> Expr {
    try expect(.assign, place)
    return value()
  }

  mutating func letDecl() throws(Abandoned) -> LetDecl {
    let mark = enter(.letDecl)
    let doc = self.doc
    advance()
    let name = try name("a name after 'let'")
    let decl = LetDecl(name: name, value: try initialValue("after the name"), doc: doc)
    leave(mark)
    return decl
  }

  mutating func attributeDecl() throws(Abandoned) -> LetDecl {
    let mark = enter(.attributeDecl)
    let doc = self.doc
    advance()
    let name = try name("a name for the attribute")
    let decl = LetDecl(
      name: name,
      value: try initialValue("and the attribute's default"),
      doc: doc
    )
    leave(mark)
    return decl
  }

  mutating func paramDecl() throws(Abandoned) -> ParamDecl {
    let mark = enter(.paramDecl)
    let doc = self.doc
    advance()
    let name = try name("a name for the parameter")
    let value = try initialValue("and the parameter's default")
    let domain = take(.in) ? try self.domain() : nil
    leave(mark)
    return ParamDecl(name: name, value: value, domain: domain, doc: doc)
  }

  /// Reads `low...high`, or words between `|`.
  private mutating func domain() throws(Abandoned) -> ParamDomain {
    let mark = enter(.domain)
    if kind == .name, isWordDomain {
      var all: [NameRef] = []
      repeat { all.append(try name("a word")) } while take(.bar)
      leave(mark)
      return .words(all)
    }
    let low = try binary(.sum)
    if kind == .op(.halfOpenRange) { throw fail { $0.halfOpenDomain() } }
    guard kind == .op(.closedRange) else {
      throw fail { $0.expected("'...' and the largest value") }
    }
    advance()
    let high = try binary(.sum)
    leave(mark)
    return .range(low, high)
  }

  private var isWordDomain: Bool {
    let next = token(after: 1)
    return switch next.kind {
    case .punct(.bar), .punct(.semicolon), .punct(.closeBrace), .end: true
    default: next.hasLineBefore
    }
  }

  mutating func fnDecl() throws(Abandoned) -> FnDecl {
    let mark = enter(.fnDecl)
    let doc = self.doc
    advance()
    let name = try name("a name for the function")
    guard at(.openParen) else {
      throw fail { $0.expected("'(' and the parameters of the function") }
    }
    if current.hasSpaceBefore { throw fail { $0.spaceBeforeBracket() } }
    note(.touching)
    let parameters = try bracketed(.closeParen) {
      parser throws(Abandoned) -> [(name: NameRef, value: Expr?)] in
      var all: [(name: NameRef, value: Expr?)] = []
      if parser.at(.closeParen) { return all }
      repeat { all.append(try parser.parameter()) } while parser.take(.comma)
      return all
    }
    let body = try initialValue("and the function's formula")
    leave(mark)
    return FnDecl(name: name, parameters: parameters, body: body, doc: doc)
  }

  private mutating func parameter() throws(Abandoned) -> (name: NameRef, value: Expr?) {
    let mark = enter(.parameter)
    let name = try name("a name for a parameter")
    let value: Expr? = take(.assign) ? try expression() : nil
    leave(mark)
    return (name, value)
  }

  mutating func useDecl() throws(Abandoned) -> StatementKind {
    let mark = enter(.useDecl)
    advance()
    let (path, place) = try plainText("the path of a file in quotes, as in use \"palette.cvl\"")
    leave(mark)
    return .use(path: path, place)
  }

  mutating func testDecl() throws(Abandoned) -> StatementKind {
    let mark = enter(.testDecl)
    advance()
    let (name, place) = try plainText("the name of the test in quotes, as in test \"ring\" { … }")
    let body = try testBody(after: "the test's name")
    leave(mark)
    return .test(name: name, nameRange: place, body: body)
  }

  /// Reads `{ statements }`, as of a test.
  mutating func testBody(after header: StaticString) throws(Abandoned) -> [Statement] {
    let mark = enter(.testBody)
    var body: [Statement] = []
    try braces(after: header) { parser throws(Abandoned) in
      body.append(try parser.statement(isInTest: true))
    }
    leave(mark)
    return body
  }

  /// The `///` lines that stand right before the next token.
  var doc: String? {
    let first = index == 0 ? 0 : previous.end
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].start < current.start { low = middle + 1 } else { high = middle }
    }
    var lines: [String] = []
    var below = Int(current.start)
    while low > 0, comments[low - 1].isDoc, comments[low - 1].start >= first {
      let comment = comments[low - 1]
      guard lineEnds(from: Int(comment.end), to: below) == 1 else { break }
      var text = source[Int(comment.start + 3)..<Int(comment.end)]
      if text.first == 0x20 { text = text.dropFirst() }
      lines.append(String(decoding: text, as: UTF8.self))
      below = Int(comment.start)
      low -= 1
    }
    return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
  }

  private func lineEnds(from start: Int, to end: Int) -> Int {
    var count = 0
    for at in start..<max(start, end) {
      if source[at] == 0x0A { count += 1 }
      if source[at] == 0x0D, at + 1 >= end || source[at + 1] != 0x0A { count += 1 }
    }
    return count
  }
}
