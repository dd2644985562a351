/// A word that means something in its place only, and is a name like others elsewhere.
package enum ClauseWord: UInt8, Sendable, CaseIterable {
  case cvl, x, at, `in`, to, by, within, from, keys, section, item, once, on, error
  case scroll, resize, never, with, items, until, idle, over, ease

  /// How it is written.
  package var spelling: StaticString {
    switch self {
    case .cvl: "cvl"
    case .x: "x"
    case .at: "at"
    case .in: "in"
    case .to: "to"
    case .by: "by"
    case .within: "within"
    case .from: "from"
    case .keys: "keys"
    case .section: "section"
    case .item: "item"
    case .once: "once"
    case .on: "on"
    case .error: "error"
    case .scroll: "scroll"
    case .resize: "resize"
    case .never: "never"
    case .with: "with"
    case .items: "items"
    case .until: "until"
    case .idle: "idle"
    case .over: "over"
    case .ease: "ease"
    }
  }
}

/// The words that mean something in their places, as symbols of one interner.
struct Words {
  private let clauses: [Symbol]
  let declarations: [Symbol]
  let statements: [Symbol]
  let members: [Symbol]
  let blocks: [Symbol]

  init(_ interner: Interner) {
    clauses = ClauseWord.allCases.map { interner.symbol($0.spelling) }
    declarations = DeclarationForm.all.map { interner.symbol($0.word) }
    statements = StatementForm.all.map { interner.symbol($0.verb) }
    members = MemberForm.all.map { interner.symbol($0.word) }
    blocks = BlockForm.all.map { interner.symbol($0.word) }
  }

  subscript(word: ClauseWord) -> Symbol { clauses[Int(word.rawValue)] }

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
