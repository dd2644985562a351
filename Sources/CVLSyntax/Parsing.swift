/// What a host allows a source to cost.
public struct ParserLimits: Sendable {
  /// How deep expressions and blocks may nest.
  public var nesting = 256
  /// How many bytes a source may have.
  public var sourceBytes = 16 * 1024 * 1024
  /// How many problems are reported at most.
  public var diagnostics = 50

  /// The usual limits.
  public init() {}
}

/// What became of a source.
public struct ParseResult {
  /// The tree; where there are diagnostics, without what could not be read.
  public var script: Script
  /// The problems, in the order of their places.
  public var diagnostics: [Diagnostic]
  /// Whether the only problem is that the source ends too early.
  ///
  /// It does so in open brackets, or where a line goes on; a prompt then asks for another line.
  public var needsMoreInput: Bool
  /// The words and signs; the last is `.end`.
  public var tokens: [Token]
  /// The comments, in order.
  public var comments: [SourceComment]
  /// The rules gone through, where `parse` was asked to note them.
  package var trace: [ProductionTrace]
  /// What tokens are that look like others, where `parse` was asked to note it.
  var roles: [(index: Int, role: TokenRole)] = []
}

/// The way from bytes to a tree.
public enum Parsing {
  /// What a source may hold.
  public enum Mode: Sendable {
    /// Declarations and statements.
    case script
    /// Expressions besides, as they are typed at a prompt.
    case repl
  }

  /// Reads a source; never fails, never traps, in time linear in its length.
  public static func parse(
    _ bytes: [UInt8],
    file: Int,
    interner: Interner,
    limits: ParserLimits = ParserLimits(),
    mode: Mode = .script
  ) -> ParseResult {
    parse(bytes, file: file, interner: interner, limits: limits, mode: mode, traced: false)
  }

  /// The same, noting on demand which rules of the grammar the parser goes through.
  package static func parse(
    _ bytes: [UInt8],
    file: Int,
    interner: Interner,
    limits: ParserLimits,
    mode: Mode,
    traced: Bool,
    notesRoles: Bool = false
  ) -> ParseResult {
    if bytes.count > min(limits.sourceBytes, Int(Int32.max) - 16) {
      return ParseResult(
        script: Script(statements: []),
        diagnostics: [.sourceTooLarge(bytes.count, limit: limits.sourceBytes, file: file)],
        needsMoreInput: false,
        tokens: [],
        comments: [],
        trace: []
      )
    }
    var lexer = Lexer(
      bytes: bytes,
      file: file,
      interner: interner,
      maxDiagnostics: limits.diagnostics
    )
    lexer.run()
    var parser = Parser(
      source: bytes,
      file: file,
      interner: interner,
      limits: limits,
      mode: mode,
      tokens: lexer.tokens,
      comments: lexer.comments,
      words: Words(interner)
    )
    if traced { parser.trace = [] }
    if notesRoles { parser.roles = [] }
    // What stands open at the end may be closed in the comment.
    parser.reportedEnd = lexer.endsInComment
    let script = parser.script()

    let isCutOff =
      lexer.endsInComment && lexer.diagnostics.count == 1 && parser.diagnostics.isEmpty
    var problems = lexer.diagnostics + parser.diagnostics
    problems.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    let isIncomplete =
      lexer.diagnostics.isEmpty && !parser.diagnostics.isEmpty
      && parser.incomplete == parser.diagnostics.count
    return ParseResult(
      script: script,
      diagnostics: Array(problems.prefix(max(1, limits.diagnostics))),
      needsMoreInput: isIncomplete || isCutOff,
      tokens: lexer.tokens,
      comments: lexer.comments,
      trace: parser.trace ?? [],
      roles: parser.roles ?? []
    )
  }
}
