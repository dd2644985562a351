// Statements about the scene itself: `scene`, `show`, `set`, `resize`, `scroll`.

extension StatementForm {
  static let scene = StatementForm(
    verb: "scene",
    summary: "a new, empty scene of that size",
    syntax: "scene W x H [at 2x]",
    examples: ["scene 320 x 480", "scene 100 x 100 at 2x"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.sceneAction)
      parser.advance()
      let (width, height) = try parser.size()
      var scale: Expr?
      if parser.take(.at) { scale = try parser.pixelScale() }
      parser.leave(mark)
      return .scene(width: width, height: height, scale: scale)
    }
  )

  static let resize = StatementForm(
    verb: "resize",
    summary: "changes the size of the bounds, animated",
    syntax: "resize W x H",
    examples: ["resize 480 x 320"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.resizeAction)
      parser.advance()
      let (width, height) = try parser.size()
      parser.leave(mark)
      return .resize(width: width, height: height)
    }
  )

  static let show = StatementForm(
    verb: "show",
    summary: "sets the layout, at once",
    syntax: "show LAYOUT[(ARGUMENTS)]",
    examples: ["show circle", "show circle(radius: 90)"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.showAction)
      parser.advance()
      let layout = try parser.layoutRef("the name of a layout")
      parser.leave(mark)
      return .show(layout)
    }
  )

  static let set = StatementForm(
    verb: "set",
    summary: "changes a parameter, at once",
    syntax: "set [LAYOUT.]NAME = EXPR",
    examples: ["param radius = 90\nset radius = 120"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.setAction)
      parser.advance()
      var name = try parser.name("the name of a parameter")
      var owner: NameRef?
      if parser.take(.dot) {
        owner = name
        name = try parser.name("the name of a parameter after '.'")
      }
      try parser.expect(.assign, "and the parameter's new value")
      let value = parser.value()
      parser.leave(mark)
      return .set(owner: owner, name: name, value: value)
    }
  )

  static let scroll = StatementForm(
    verb: "scroll",
    summary: "moves the visible area, at once",
    syntax: "scroll to POINT · scroll by POINT · scroll to item K [in section S]",
    examples: ["scroll to (0, 100)", "scroll by (0, 20)", "scroll to item 12 in section 0"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.scrollAction)
      parser.advance()
      let action = try parser.scrollTarget()
      parser.leave(mark)
      return action
    }
  )
}

extension Parser {
  /// Reads `W x H`.
  mutating func size() throws(Abandoned) -> (Expr, Expr) {
    let width = try expression()
    if !take(.x) {
      throw fail { parser in
        if case .binary(.times, _, _, let place) = width.kind { return .sizeWithX("'*'", place) }
        return parser.missingTimes()
      }
    }
    return (width, try expression())
  }

  /// Reads `2x`.
  fileprivate mutating func pixelScale() throws(Abandoned) -> Expr {
    guard kind == .scale else { throw fail { $0.expected("a pixel scale such as '2x'") } }
    let literal = numberLiteral(bytes(of: current).dropLast())
    let place = range(of: current)
    advance()
    return Expr(kind: .pixelScale(literal.value), range: place, depth: 1)
  }

  fileprivate mutating func scrollTarget() throws(Abandoned) -> Action {
    if take(.by) { return .scrollBy(try expression()) }
    try expect(.to, "or 'by' after 'scroll'")
    let start = index
    guard at(.item) else { return .scrollTo(try expression()) }
    if !isFollowedByOperand {
      // `item(3)` is a question, unless `in section` follows.
      let point = try expression()
      if !at(.in) { return .scrollTo(point) }
      index = start
    }
    advance()
    let item = try expression()
    var section: Expr?
    if take(.in) {
      try expect(.section, "after 'in'")
      section = try expression()
    }
    return .scrollToItem(item, section: section)
  }

  /// Whether the word that is next is followed by an operand, so that it is no name of a value:
  /// `item 3`, but not `item(3)`, `item.x` or `item + 1`.
  var isFollowedByOperand: Bool {
    let next = token(after: 1)
    if next.hasLineBefore, openBrackets.isEmpty { return false }
    switch next.kind {
    case .punct(.openParen), .punct(.openBracket): return next.hasSpaceBefore
    case .op(let op): return op.form.isPrefix
    default: return next.kind.beginsOperand
    }
  }
}
