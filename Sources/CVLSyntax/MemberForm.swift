/// Something that can stand in a layout, blocks of elements apart.
///
/// A kind of member is added by a row in `all`.
public struct MemberForm: Sendable {
  /// The word at its head.
  public var word: StaticString
  /// One line for help.
  public var summary: StaticString
  /// How it is written.
  public var syntax: StaticString
  /// Whether `=` follows the word.
  public var takesAssignment = false
  /// Reads it, its word included.
  let parse: @Sendable (inout Parser) throws(Abandoned) -> LayoutMember

  /// Every kind of member, in the order of the reference.
  public static let all: [MemberForm] = [
    MemberForm(
      word: "param",
      summary: "a parameter of the layout",
      syntax: "param NAME = EXPR [in LOW...HIGH | in WORD | WORD]",
      parse: { parser throws(Abandoned) in .param(try parser.paramDecl()) }
    ),
    MemberForm(
      word: "let",
      summary: "a name for a formula",
      syntax: "let NAME = EXPR",
      parse: { parser throws(Abandoned) in .letDecl(try parser.letDecl()) }
    ),
    MemberForm(
      word: "fn",
      summary: "a function of one's own",
      syntax: "fn NAME(PARAMETER [= EXPR], …) = EXPR",
      parse: { parser throws(Abandoned) in .fn(try parser.fnDecl()) }
    ),
    MemberForm(
      word: "contentSize",
      summary: "how large everything is together",
      syntax: "contentSize = EXPR",
      takesAssignment: true,
      parse: { parser throws(Abandoned) in try parser.contentSize() }
    ),
    MemberForm(
      word: "invalidate",
      summary: "which changes of the bounds mean a new layout",
      syntax: "invalidate on scroll, resize · invalidate never",
      parse: { parser throws(Abandoned) in try parser.invalidate() }
    ),
    MemberForm(
      word: "on",
      summary:
        "how elements take part in a change: where they start or end, when, along which curve",
      syntax: "on EVENT { … }",
      parse: { parser throws(Abandoned) in .rule(try parser.rule()) }
    ),
  ]
}

/// A block of assignments for a kind of elements.
///
/// A kind of block is added by a row in `all` and a case of `BlockKind`.
public struct BlockForm: Sendable {
  /// Which elements.
  public var kind: BlockKind
  /// The word at its head.
  public var word: StaticString
  /// One line for help.
  public var summary: StaticString
  /// How it is written.
  public var syntax: StaticString
  /// Whether a name of one's own follows the word.
  public var takesName: Bool
  /// Whether it may say how many elements there are.
  public var takesCount: Bool
  /// Its rule of the grammar.
  let production: Production

  /// Every kind of block, in the order of the reference.
  public static let all: [BlockForm] = [
    BlockForm(
      kind: .item,
      word: "item",
      summary: "the cells: one for each item",
      syntax: "item { … }",
      takesName: false,
      takesCount: false,
      production: .itemBlock
    ),
    BlockForm(
      kind: .header,
      word: "header",
      summary: "one element above each section",
      syntax: "header { … }",
      takesName: false,
      takesCount: false,
      production: .headerBlock
    ),
    BlockForm(
      kind: .footer,
      word: "footer",
      summary: "one element below each section",
      syntax: "footer { … }",
      takesName: false,
      takesCount: false,
      production: .footerBlock
    ),
    BlockForm(
      kind: .supplementary,
      word: "supplementary",
      summary: "one element more for each item",
      syntax: "supplementary KIND { … }",
      takesName: true,
      takesCount: false,
      production: .supplementaryBlock
    ),
    BlockForm(
      kind: .decoration,
      word: "decoration",
      summary: "elements that belong to no item",
      syntax: "decoration KIND [once | * EXPR] { … }",
      takesName: true,
      takesCount: true,
      production: .decorationBlock
    ),
  ]
}
