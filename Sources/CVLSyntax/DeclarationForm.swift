/// Something that is declared at the top of a script: its word, what help says, and how it is read.
///
/// A declaration is added by a row in `all`.
public struct DeclarationForm: Sendable {
  /// The word at its head.
  public var word: StaticString
  /// One line for help.
  public var summary: StaticString
  /// How it is written.
  public var syntax: StaticString
  /// Scripts that use it.
  public var examples: [StaticString]
  /// Whether it may stand in a `test` too.
  public var isAllowedInTests: Bool
  /// Reads it, its word included.
  let parse: @Sendable (inout Parser) throws(Abandoned) -> StatementKind

  /// Every declaration, in the order of the reference.
  public static let all: [DeclarationForm] = [
    DeclarationForm(
      word: "let",
      summary: "a name for a formula",
      syntax: "let NAME = EXPR",
      examples: ["let side = min(width, height) / 4"],
      isAllowedInTests: true,
      parse: { parser throws(Abandoned) in .letDecl(try parser.letDecl()) }
    ),
    DeclarationForm(
      word: "param",
      summary: "a name for a value that can be set from outside",
      syntax: "param NAME = EXPR [in LOW...HIGH | in WORD | WORD]",
      examples: ["param radius = 90 in 0...200", "param face = none in none | outward | tangent"],
      isAllowedInTests: true,
      parse: { parser throws(Abandoned) in .paramDecl(try parser.paramDecl()) }
    ),
    DeclarationForm(
      word: "fn",
      summary: "a function of one's own",
      syntax: "fn NAME(PARAMETER [= EXPR], …) = EXPR",
      examples: ["fn wave(t, n = 2) = sin(n * t)"],
      isAllowedInTests: true,
      parse: { parser throws(Abandoned) in .fnDecl(try parser.fnDecl()) }
    ),
    DeclarationForm(
      word: "attribute",
      summary: "an attribute of one's own, with its default",
      syntax: "attribute NAME = EXPR",
      examples: ["attribute glow = 0"],
      isAllowedInTests: false,
      parse: { parser throws(Abandoned) in .attributeDecl(try parser.attributeDecl()) }
    ),
    DeclarationForm(
      word: "use",
      summary: "brings in the declarations of another file",
      syntax: "use \"PATH\"",
      examples: ["use \"palette.cvl\""],
      isAllowedInTests: false,
      parse: { parser throws(Abandoned) in try parser.useDecl() }
    ),
    DeclarationForm(
      word: "layout",
      summary: "a layout by formulas, or a change to another one",
      syntax: "layout NAME [: BASE[(ARGUMENTS)]] { … }",
      examples: [
        "layout row {\n  item { center = (i * 60, mid.y) }\n}",
        "layout waves: flow(itemSpacing: 4) {\n  item { center = center + (0, 9 * sin(i)) }\n}",
      ],
      isAllowedInTests: true,
      parse: { parser throws(Abandoned) in .layoutDecl(try parser.layoutDecl()) }
    ),
    DeclarationForm(
      word: "test",
      summary: "statements with a scene of their own, run by 'cvl test'",
      syntax: "test \"NAME\" { … }",
      examples: ["test \"twenty items\" {\n  expect count == 20\n}"],
      isAllowedInTests: false,
      parse: { parser throws(Abandoned) in try parser.testDecl() }
    ),
  ]
}
