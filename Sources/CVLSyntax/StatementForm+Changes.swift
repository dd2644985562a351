// Statements that change the items, each one animated: `insert`, `delete`, `move`, `reload`, `batch`.

extension StatementForm {
  static let insert = StatementForm(
    verb: "insert",
    summary: "brings new items or a new section",
    syntax: "insert [N] at K [in section S] [{ FIELD = EXPR … }] · insert section S with N items",
    examples: [
      "insert 2 at 0", "insert at 3", "insert section 1 with 4 items",
      "items 4 { w = i }\ninsert 1 at 2 in section 0 { w = 50 }",
    ],
    isChange: true,
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.change)
      let inner = parser.enter(.insertAction)
      parser.advance()
      let change = try parser.insertion()
      parser.leave(inner)
      parser.leave(mark)
      return .change(change)
    }
  )

  static let delete = StatementForm(
    verb: "delete",
    summary: "takes items or a section away",
    syntax: "delete K, L, 2..<5 [in section S] · delete section S",
    examples: ["delete 3", "delete 0, 2..<5", "items [2, 3]\ndelete section 0"],
    isChange: true,
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.change)
      let inner = parser.enter(.deleteAction)
      parser.advance()
      let change = try parser.deletion()
      parser.leave(inner)
      parser.leave(mark)
      return .change(change)
    }
  )

  static let move = StatementForm(
    verb: "move",
    summary: "gives an item or a section another place",
    syntax: "move A [in section S] to B [in section T] · move section A to B",
    examples: ["move 0 to 5", "items [3, 3]\nmove 1 in section 0 to 2 in section 1"],
    isChange: true,
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.change)
      let inner = parser.enter(.moveAction)
      parser.advance()
      let change = try parser.move()
      parser.leave(inner)
      parser.leave(mark)
      return .change(change)
    }
  )

  static let reload = StatementForm(
    verb: "reload",
    summary: "loads items or a section anew",
    syntax: "reload K, L [in section S] [{ FIELD = EXPR … }] · reload section S",
    examples: ["reload 3", "items 4 { w = i }\nreload 1 { w = 80 }"],
    isChange: true,
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.change)
      let inner = parser.enter(.reloadAction)
      parser.advance()
      let change = try parser.reloading()
      parser.leave(inner)
      parser.leave(mark)
      return .change(change)
    }
  )

  static let batch = StatementForm(
    verb: "batch",
    summary: "several changes of the items as one",
    syntax: "batch { insert … · delete … · move … · reload … }",
    examples: ["batch {\n  delete 0\n  insert 2 at 5\n}"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.batchAction)
      parser.advance()
      let changes = try parser.batch()
      parser.leave(mark)
      return .batch(changes)
    }
  )

  static let transition = StatementForm(
    verb: "transition",
    summary: "goes to another layout, animated",
    syntax: "transition to LAYOUT [over TIME] [ease EASING]",
    examples: ["transition to circle", "transition to grid(columns: 3) over 0.4s ease easeOut"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.transitionAction)
      parser.advance()
      try parser.expect(.to, "after 'transition'")
      let layout = try parser.layoutRef("the name of a layout")
      var duration: Expr?
      var easing: Expr?
      while true {
        if duration == nil, parser.take(.over) {
          duration = try parser.expression()
        } else if easing == nil, parser.take(.ease) {
          easing = try parser.expression()
        } else {
          break
        }
      }
      parser.leave(mark)
      return .transition(layout, over: duration, ease: easing)
    }
  )

  static let wait = StatementForm(
    verb: "wait",
    summary: "lets time pass",
    syntax: "wait TIME · wait until idle",
    examples: ["wait 0.3s", "wait until idle"],
    parse: { parser throws(Abandoned) in
      let mark = parser.enter(.waitAction)
      parser.advance()
      let next = parser.token(after: 1)
      if parser.at(.until), next.symbol == parser.words[.idle], !next.hasLineBefore {
        parser.advance()
        parser.advance()
        parser.leave(mark)
        return .waitUntilIdle
      }
      let time = try parser.expression()
      parser.leave(mark)
      return .wait(time)
    }
  )
}

extension Parser {
  fileprivate mutating func insertion() throws(Abandoned) -> ItemChange {
    var change = ItemChange(verb: .insert, range: range(of: previous))
    if isSectionHead() {
      advance()
      change.isSection = true
      change.places = [try expression()]
      if take(.with) {
        change.count = try expression()
        try expect(.items, "after the number of items")
      }
      return change
    }
    if !at(.at) || isNameBeforeAt { change.count = try expression() }
    try expect(.at, "and the place of the new items")
    change.places = [try expression()]
    change.section = try inSection()
    change.fields = try dataBlock()
    return change
  }

  /// Whether `at` is the name of a number here, and the next one the word: `insert at at 3`.
  private var isNameBeforeAt: Bool {
    let (next, last) = (token(after: 1), token(after: 2))
    return next.symbol == words[.at] && next.kind == .name && !next.hasLineBefore
      && !last.hasLineBefore && last.kind.beginsOperand
  }

  fileprivate mutating func deletion() throws(Abandoned) -> ItemChange {
    var change = ItemChange(verb: .delete, range: range(of: previous))
    try places(&change)
    return change
  }

  fileprivate mutating func move() throws(Abandoned) -> ItemChange {
    var change = ItemChange(verb: .move, range: range(of: previous))
    change.isSection = isSectionHead()
    if change.isSection { advance() }
    change.places = [try expression()]
    if !change.isSection { change.section = try inSection() }
    try expect(.to, "and the new place")
    change.target = try expression()
    if !change.isSection { change.targetSection = try inSection() }
    return change
  }

  fileprivate mutating func reloading() throws(Abandoned) -> ItemChange {
    var change = ItemChange(verb: .reload, range: range(of: previous))
    try places(&change)
    if !change.isSection { change.fields = try dataBlock() }
    return change
  }

  /// Reads `section S`, or places with their section.
  private mutating func places(_ change: inout ItemChange) throws(Abandoned) {
    change.isSection = isSectionHead()
    if change.isSection {
      advance()
      change.places = [try expression()]
      return
    }
    let mark = enter(.places)
    change.places = try expressions()
    change.section = try inSection()
    leave(mark)
  }

  private func isSectionHead() -> Bool { at(.section) && isFollowedByOperand }

  /// Reads `in section S`, if it is there.
  private mutating func inSection() throws(Abandoned) -> Expr? {
    guard at(.in) else { return nil }
    let mark = enter(.inSection)
    advance()
    try expect(.section, "after 'in'")
    let section = try expression()
    leave(mark)
    return section
  }

  fileprivate mutating func batch() throws(Abandoned) -> [Statement] {
    var changes: [Statement] = []
    try braces(after: "'batch'") { parser throws(Abandoned) in
      let start = parser.index
      guard parser.current.kind == .name, let form = parser.words.statement(parser.current.symbol),
        form.isChange
      else {
        throw parser.fail {
          .expected(
            "'insert', 'delete', 'move' or 'reload' in a batch",
            found: $0.quote($0.current),
            $0.range(of: $0.current)
          )
        }
      }
      let action = try form.parse(&parser)
      changes.append(Statement(kind: .action(action), range: parser.range(from: start)))
    }
    return changes
  }
}
