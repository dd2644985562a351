// The words and signs of the language: what the lexer makes of bytes.
//
// Every fixed spelling stands once, in the tables of this file, `Operator+Table.swift` and
// `Unit+Table.swift`; the lexer, the messages, the formatter and the grammar's test read those.

/// A sign that is not an operator.
public enum Punctuation: UInt8, Sendable, CaseIterable {
  /// `(`.
  case openParen
  /// `)`.
  case closeParen
  /// `[`.
  case openBracket
  /// `]`.
  case closeBracket
  /// `{`.
  case openBrace
  /// `}`.
  case closeBrace
  /// `,`.
  case comma
  /// `;`.
  case semicolon
  /// `:`.
  case colon
  /// `.`.
  case dot
  /// `=`.
  case assign
  /// `?`.
  case question
  /// `|`, between the words of a parameter.
  case bar

  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .openParen: "("
    case .closeParen: ")"
    case .openBracket: "["
    case .closeBracket: "]"
    case .openBrace: "{"
    case .closeBrace: "}"
    case .comma: ","
    case .semicolon: ";"
    case .colon: ":"
    case .dot: "."
    case .assign: "="
    case .question: "?"
    case .bar: "|"
    }
  }

  /// Whether a line that ends with it goes on.
  var continuesLine: Bool {
    switch self {
    case .comma, .colon, .assign, .question, .bar, .openParen, .openBracket, .openBrace: true
    case .closeParen, .closeBracket, .closeBrace, .semicolon, .dot: false
    }
  }
}

/// A word that can never be a name.
public enum ReservedWord: UInt8, Sendable, CaseIterable {
  /// `if`.
  case `if`
  /// `else`.
  case `else`
  /// `let`.
  case `let`
  /// `true`.
  case `true`
  /// `false`.
  case `false`
  /// `self`.
  case `self`

  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .if: "if"
    case .else: "else"
    case .let: "let"
    case .true: "true"
    case .false: "false"
    case .self: "self"
    }
  }

  /// Whether it stands for a value.
  var isOperand: Bool {
    switch self {
    case .true, .false, .self: true
    case .if, .else, .let: false
    }
  }
}

/// What a token is.
public enum TokenKind: Hashable, Sendable {
  /// A name, contextual words included.
  case name
  /// A word that is never a name.
  case reserved(ReservedWord)
  /// `12`, `0.5turn`.
  case number
  /// `2x`.
  case scale
  /// `#ff8800`.
  case color
  /// `"…"` without `\(`.
  case text
  /// `"…\(`.
  case textHead
  /// `)…\(`.
  case textMiddle
  /// `)…"`.
  case textTail
  /// An operator.
  case op(Operator)
  /// Another sign.
  case punct(Punctuation)
  /// What could not be read; a diagnostic says so.
  case invalid
  /// A line end that ends a statement: the parser's view, never in the list of tokens.
  case lineEnd
  /// The end of the source.
  case end

  /// Whether a line that ends with it goes on.
  public var continuesLine: Bool {
    switch self {
    case .op: true
    case .punct(let sign): sign.continuesLine
    default: false
    }
  }

  /// Whether a value can begin with it, signs left out.
  var beginsOperand: Bool {
    switch self {
    case .name, .number, .scale, .color, .text, .textHead: true
    case .reserved(let word): word.isOperand
    case .punct(let sign): sign == .openParen || sign == .openBracket
    default: false
    }
  }

  /// Whether a value can end with it.
  public var endsOperand: Bool {
    switch self {
    case .name, .number, .scale, .color, .text, .textTail: true
    case .reserved(let word): word.isOperand
    case .punct(let sign): sign == .closeParen || sign == .closeBracket
    default: false
    }
  }
}

/// What a token is that looks the same in other places; the formatter asks.
enum TokenRole: UInt8, Sendable {
  /// Nothing special.
  case plain
  /// A sign before an operand.
  case prefix
  /// The `:` of `c ? a : b`.
  case choice
  /// An opening bracket that touches what is called or indexed.
  case touching
}

/// A word or sign with its place.
public struct Token: Sendable {
  /// What it is.
  public var kind: TokenKind
  /// What stands around it.
  var flags: Flags
  /// The offset of its first byte.
  public var start: Int32
  /// The offset behind its last byte.
  public var end: Int32
  /// The name, for names and reserved words.
  public var symbol: Symbol

  /// What stands around a token, in one byte.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// White space or a comment stands before it.
    static let space = Flags(rawValue: 1)
    /// A line end stands before it.
    static let line = Flags(rawValue: 2)
    /// A diagnostic about it has been reported: what follows from it is not reported again.
    static let damaged = Flags(rawValue: 4)
  }

  /// Whether white space or a comment stands before it.
  public var hasSpaceBefore: Bool { flags.contains(.space) }
  /// Whether a line end stands before it.
  public var hasLineBefore: Bool { flags.contains(.line) }
}

/// A comment with its place.
public struct SourceComment: Sendable {
  /// The offset of its first byte.
  public var start: Int32
  /// The offset behind its last byte, the line end not included.
  public var end: Int32
  /// Whether it is `/* … */`.
  public var isBlock: Bool
  /// Whether it is `/// …`.
  public var isDoc: Bool
}
