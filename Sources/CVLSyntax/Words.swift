/// The words that mean something in their places, as symbols of one interner.
struct Words {
  let x: Symbol
  let at: Symbol
  let `in`: Symbol
  let to: Symbol
  let by: Symbol
  let within: Symbol
  let from: Symbol
  let keys: Symbol
  let section: Symbol
  let item: Symbol
  let once: Symbol
  let on: Symbol
  let error: Symbol

  let declarations: [Symbol]
  let statements: [Symbol]
  let members: [Symbol]
  let blocks: [Symbol]

  init(_ interner: Interner) {
    x = interner.symbol("x")
    at = interner.symbol("at")
    `in` = interner.symbol("in")
    to = interner.symbol("to")
    by = interner.symbol("by")
    within = interner.symbol("within")
    from = interner.symbol("from")
    keys = interner.symbol("keys")
    section = interner.symbol("section")
    item = interner.symbol("item")
    once = interner.symbol("once")
    on = interner.symbol("on")
    error = interner.symbol("error")
    declarations = DeclarationForm.all.map { interner.symbol($0.word) }
    statements = StatementForm.all.map { interner.symbol($0.verb) }
    members = MemberForm.all.map { interner.symbol($0.word) }
    blocks = BlockForm.all.map { interner.symbol($0.word) }
  }

  func declaration(_ word: Symbol) -> DeclarationForm? {
    declarations.firstIndex(of: word).map { DeclarationForm.all[$0] }
  }

  func statement(_ word: Symbol) -> StatementForm? {
    statements.firstIndex(of: word).map { StatementForm.all[$0] }
  }

  func member(_ word: Symbol) -> MemberForm? {
    members.firstIndex(of: word).map { MemberForm.all[$0] }
  }

  func block(_ word: Symbol) -> BlockForm? {
    blocks.firstIndex(of: word).map { BlockForm.all[$0] }
  }

  /// Whether a statement can begin with the word, somewhere.
  func isHead(_ word: Symbol) -> Bool {
    declarations.contains(word) || statements.contains(word) || members.contains(word)
      || blocks.contains(word)
  }

  /// Whether a statement that begins with the word can stand at the top or in a test, and nowhere
  /// in a layout.
  func isTopLevelOnly(_ word: Symbol) -> Bool {
    (declarations.contains(word) || statements.contains(word)) && !members.contains(word)
  }
}
