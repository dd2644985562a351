/// A whole source file as a tree.
public struct Script: Sendable {
  /// Its statements and declarations in order.
  public var statements: [Statement]

  /// Makes a script.
  public init(statements: [Statement]) { self.statements = statements }
}

/// A declaration or a statement at the top of a script, in a `test` block, or in the REPL.
public struct Statement: Sendable {
  /// What it is.
  public var kind: StatementKind
  /// Where it stands, from its first to its last token.
  public var range: SourceRange

  /// Makes a statement.
  public init(kind: StatementKind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// What a statement can be.
public indirect enum StatementKind: Sendable {
  /// `cvl 1`.
  case version(Double)
  /// `let name = expr`.
  case letDecl(LetDecl)
  /// `param name = expr in low...high`.
  case paramDecl(ParamDecl)
  /// `fn name(a, b = 2) = expr`.
  case fnDecl(FnDecl)
  /// `attribute name = default`.
  case attributeDecl(LetDecl)
  /// `use "other.cvl"`; the range is the text's.
  case use(path: String, SourceRange)
  /// `layout name: base(args) { … }`.
  case layoutDecl(LayoutDecl)
  /// `test "name" { … }`.
  case test(name: String, nameRange: SourceRange, body: [Statement])
  /// Something that acts on the scene or looks at it.
  case action(Action)
  /// A bare expression: in the REPL only.
  case expression(Expr)
}

/// `let name = value`, also an `attribute`.
public struct LetDecl: Sendable {
  /// What it is called.
  public var name: NameRef
  /// Its formula.
  public var value: Expr
  /// Its `///` comment, without the slashes.
  public var doc: String?

  /// Makes a declaration.
  public init(name: NameRef, value: Expr, doc: String?) {
    self.name = name
    self.value = value
    self.doc = doc
  }
}

/// `param name = value in low...high`, or `in none | outward | tangent`.
public struct ParamDecl: Sendable {
  /// What it is called.
  public var name: NameRef
  /// Its default.
  public var value: Expr
  /// What it may be set to.
  public var domain: ParamDomain?
  /// Its `///` comment.
  public var doc: String?

  /// Makes a declaration.
  public init(name: NameRef, value: Expr, domain: ParamDomain?, doc: String?) {
    self.name = name
    self.value = value
    self.domain = domain
    self.doc = doc
  }
}

/// What a parameter may be set to.
public enum ParamDomain: Sendable {
  /// From the first to the second, both included.
  case range(Expr, Expr)
  /// One of these words.
  case words([NameRef])
}

/// `fn name(a, b = 2) = body`.
public struct FnDecl: Sendable {
  /// What it is called.
  public var name: NameRef
  /// Its parameters with their defaults.
  public var parameters: [(name: NameRef, value: Expr?)]
  /// Its formula.
  public var body: Expr
  /// Its `///` comment.
  public var doc: String?

  /// Makes a declaration.
  public init(
    name: NameRef,
    parameters: [(name: NameRef, value: Expr?)],
    body: Expr,
    doc: String?
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
    self.doc = doc
  }
}

/// A layout's name with arguments, as after `show` and as a base.
public struct LayoutRef: Sendable {
  /// The layout.
  public var name: NameRef
  /// What is in the parentheses.
  public var arguments: [Argument]
  /// The name and the parentheses.
  public var range: SourceRange

  /// Makes a reference.
  public init(name: NameRef, arguments: [Argument], range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

/// `layout name: base(args) { members }`.
public struct LayoutDecl: Sendable {
  /// What it is called.
  public var name: NameRef
  /// The layout that it starts from.
  public var base: LayoutRef?
  /// What stands in the braces.
  public var members: [LayoutMember]
  /// Its `///` comment.
  public var doc: String?

  /// Makes a declaration.
  public init(name: NameRef, base: LayoutRef?, members: [LayoutMember], doc: String?) {
    self.name = name
    self.base = base
    self.members = members
    self.doc = doc
  }
}

/// What a layout's body can hold.
public enum LayoutMember: Sendable {
  /// `param …`.
  case param(ParamDecl)
  /// `let …`.
  case letDecl(LetDecl)
  /// `fn …`.
  case fn(FnDecl)
  /// `item { … }` and its like.
  case block(ElementBlock)
  /// `contentSize = expr`; the range is the name's.
  case contentSize(Expr, SourceRange)
  /// `invalidate on scroll, resize`.
  case invalidate([NameRef], SourceRange)
  /// `on insert { … }`.
  case rule(RuleDecl)
}

/// `on EVENT { … }`: how elements take part in a change.
public struct RuleDecl: Sendable {
  /// The event.
  public var event: NameRef
  /// The assignments, settings and key frames.
  public var body: [BlockStatement]

  /// Makes a rule.
  public init(event: NameRef, body: [BlockStatement]) {
    self.event = event
    self.body = body
  }
}

/// Which elements a block is about.
public enum BlockKind: UInt8, Sendable {
  /// `item { }`: the cells.
  case item
  /// `header { }`: one a section.
  case header
  /// `footer { }`: one a section.
  case footer
  /// `supplementary NAME { }`: one an item.
  case supplementary
  /// `decoration NAME { }`: one a section, or as many as it says.
  case decoration
}

/// `item { … }`, `decoration line * 3 { … }` and their like.
public struct ElementBlock: Sendable {
  /// Which elements.
  public var kind: BlockKind
  /// The name of the kind, for supplementary and decoration elements.
  public var name: NameRef?
  /// `* EXPR`: how many a section.
  public var count: Expr?
  /// `once`: one in all.
  public var once: Bool
  /// The assignments.
  public var body: [BlockStatement]
  /// The header, from the kind's word to before the brace.
  public var range: SourceRange

  /// Makes a block.
  public init(
    kind: BlockKind,
    name: NameRef?,
    count: Expr?,
    once: Bool,
    body: [BlockStatement],
    range: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.count = count
    self.once = once
    self.body = body
    self.range = range
  }
}

/// A line of a block.
public indirect enum BlockStatement: Sendable {
  /// `name = expr` or `name.component = expr`.
  case assign(target: NameRef, component: NameRef?, value: Expr)
  /// `let name = expr`.
  case letDecl(NameRef, Expr)
  /// `if c { … } else { … }`; `else if` is an `if` alone in the second block.
  case branch(Expr, then: [BlockStatement], else: [BlockStatement])
  /// `at 0.5 { … }` in a rule; the range is that of its head.
  case keyFrame(Expr, [BlockStatement], SourceRange)
}

/// Something that acts on the scene or looks at it.
public indirect enum Action: Sendable {
  /// `scene W x H at 2x`.
  case scene(width: Expr, height: Expr, scale: Expr?)
  /// `items N { … }`, `items [4, 12]`.
  case items(count: Expr, fields: [FieldFormula])
  /// `items from "photos.csv"`; the range is the text's.
  case itemsFrom(path: String, SourceRange)
  /// `items keys ["a", "b"] { … }`.
  case itemsKeys(Expr, fields: [FieldFormula])
  /// `show LAYOUT(radius: 90)`.
  case show(LayoutRef)
  /// `set NAME = e`, `set LAYOUT.NAME = e`.
  case set(owner: NameRef?, name: NameRef, value: Expr)
  /// `resize W x H`.
  case resize(width: Expr, height: Expr)
  /// `scroll to P`.
  case scrollTo(Expr)
  /// `scroll by P`.
  case scrollBy(Expr)
  /// `scroll to item K in section S`.
  case scrollToItem(Expr, section: Expr?)
  /// `insert`, `delete`, `move` or `reload`.
  case change(ItemChange)
  /// `batch { … }`: statements that are changes.
  case batch([Statement])
  /// `transition to LAYOUT over 0.4s ease easeOut`.
  case transition(LayoutRef, over: Expr?, ease: Expr?)
  /// `wait 0.3s`.
  case wait(Expr)
  /// `wait until idle`.
  case waitUntilIdle
  /// `expect EXPR within T`.
  case expect(Expr, within: Expr?)
  /// `expect error CODE { … }`.
  case expectError(code: NameRef, body: [Statement])
  /// `print a, b`.
  case print([Expr])
}

/// One assignment of a data block: `w = 40 + i`.
public struct FieldFormula: Sendable {
  /// The field.
  public var name: NameRef
  /// Its formula.
  public var value: Expr

  /// Makes a field.
  public init(name: NameRef, value: Expr) {
    self.name = name
    self.value = value
  }
}

/// A change of the items: what an `insert`, `delete`, `move` or `reload` says.
public struct ItemChange: Sendable {
  /// What it does.
  public enum Verb: Sendable {
    case insert, delete, move, reload
  }

  /// What it does.
  public var verb: Verb
  /// The place of the verb.
  public var range: SourceRange
  /// Whether it is about a section.
  public var isSection = false
  /// The places that it is about: numbers, ranges or lists; of an `insert` the place of the first.
  public var places: [Expr] = []
  /// The section of the places; nil is the first.
  public var section: Expr?
  /// How many items come; nil is one, or none in a new section.
  public var count: Expr?
  /// Where a move leads.
  public var target: Expr?
  /// The section of that.
  public var targetSection: Expr?
  /// The rows of what comes or is loaded anew.
  public var fields: [FieldFormula] = []

  /// Makes a change of one verb.
  public init(verb: Verb, range: SourceRange) {
    self.verb = verb
    self.range = range
  }
}
