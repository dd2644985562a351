// Text with roles: how the core says "this is a name, that a number" without knowing colours.
//
// A front end maps a role to an escape sequence or a style sheet class; the text alone, without the
// roles, is complete and is what tests compare.

/// What a piece of text is.
public enum TextRole: UInt8, Sendable, CaseIterable {
  /// Nothing in particular.
  case plain
  /// A word of the language.
  case keyword
  /// A name: of a layout, a parameter, an attribute.
  case name
  /// A number, an angle or a time.
  case number
  /// A text literal.
  case text
  /// The name of a type.
  case type
  /// An operator or a bracket.
  case punctuation
  /// A comment in a piece of source.
  case comment
  /// A heading.
  case heading
  /// What matters in its line.
  case emphasis
  /// What can be skipped.
  case dim
  /// The word `error` and what underlines it.
  case error
  /// The word `warning` and what underlines it.
  case warning
  /// A suggestion.
  case help
  /// A remark on a further place.
  case note
  /// A file, a line, a column.
  case location
  /// Something that went well.
  case success
}

/// A list of pieces of text, each with its role.
public struct StyledText: Sendable {
  /// One piece.
  public struct Piece: Sendable {
    /// What it is.
    public var role: TextRole
    /// What it says; may hold line ends.
    public var text: String

    /// Makes a piece.
    public init(_ role: TextRole, _ text: String) {
      self.role = role
      self.text = text
    }
  }

  /// The pieces in order.
  public private(set) var pieces: [Piece]

  /// No text.
  public init() { pieces = [] }

  /// One piece, plain unless said otherwise.
  public init(_ text: String, _ role: TextRole = .plain) {
    pieces = text.isEmpty ? [] : [Piece(role, text)]
  }

  /// Adds a piece at the end; an empty one is left out.
  public mutating func append(_ text: String, _ role: TextRole = .plain) {
    if text.isEmpty { return }
    pieces.append(Piece(role, text))
  }

  /// Adds another text at the end.
  public mutating func append(_ other: StyledText) { pieces += other.pieces }

  /// Whether there is no text at all.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The text without its roles.
  public var string: String {
    var out = ""
    for piece in pieces { out += piece.text }
    return out
  }
}
