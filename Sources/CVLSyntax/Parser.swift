// From tokens to a tree, by recursive descent; this file holds the cursor and the braces.
//
// A problem is reported where it is seen, then `Abandoned` is thrown, and the nearest list of
// statements catches it, skips to the next statement, and goes on. So a statement reports at most
// one problem of its own, and none is a consequence of another.
//
// Every function that can nest counts `nesting`, and every expression its depth, so that no source
// can use more stack than `ParserLimits.nesting` allows, here or in a later pass.

/// A statement was given up; its problem has been reported.
struct Abandoned: Error {}

/// The state of reading one file.
public struct Parser {
  let source: [UInt8]
  let file: Int
  let interner: Interner
  let limits: ParserLimits
  let mode: Parsing.Mode
  let tokens: [Token]
  let comments: [SourceComment]
  let words: Words

  var index = 0
  var diagnostics: [Diagnostic] = []
  /// How many of the diagnostics a further line could cure.
  var incomplete = 0
  /// The `(` and `[` that are open where the parser is.
  var openBrackets: [Token] = []
  var nesting = 0
  /// Where the statement that is being read begins.
  var statementStart = 0
  /// Whether the end of the file has been reported as too early.
  var reportedEnd = false
  /// The rules gone through, if somebody wants to know.
  package var trace: [ProductionTrace]?
  /// What tokens are that look like others, if somebody wants to know.
  var roles: [(index: Int, role: TokenRole)]?

  // MARK: Looking

  /// The token to read next.
  var current: Token { tokens[index] }

  /// What to read next, where a line end ends the statement `.lineEnd`.
  var kind: TokenKind {
    let token = tokens[index]
    guard token.hasLineBefore, openBrackets.isEmpty, index > 0 else { return token.kind }
    if token.kind == .end || tokens[index - 1].kind.continuesLine { return token.kind }
    return .lineEnd
  }

  /// The token read last.
  var previous: Token { tokens[max(0, index - 1)] }

  /// The token behind the next one; the last one stays.
  func token(after count: Int) -> Token { tokens[min(index + count, tokens.count - 1)] }

  /// Whether the next token is the sign.
  func at(_ sign: Punctuation) -> Bool { kind == .punct(sign) }

  /// Whether the next token is the word, in a place where it may be one.
  func at(_ word: ClauseWord) -> Bool { kind == .name && current.symbol == words[word] }

  /// Whether two tokens behind each other stand on one line.
  func isOnLine(_ token: Token) -> Bool { !token.hasLineBefore }

  // MARK: Moving

  mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  /// Takes the sign if it is next.
  mutating func take(_ sign: Punctuation) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  /// Takes the word if it is next.
  mutating func take(_ word: ClauseWord) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Takes the sign or fails.
  mutating func expect(_ sign: Punctuation, _ place: StaticString) throws(Abandoned) {
    if take(sign) { return }
    throw fail { $0.expected("'" + sign.spelling.text + "' " + place.text) }
  }

  /// Takes the word or fails.
  mutating func expect(_ word: ClauseWord, _ place: StaticString) throws(Abandoned) {
    if take(word) { return }
    throw fail { $0.expected("'" + word.spelling.text + "' " + place.text) }
  }

  /// Takes a name or fails; `what` says whose name, as in "a name for the layout".
  mutating func name(_ what: StaticString) throws(Abandoned) -> NameRef {
    guard kind == .name else { throw fail { $0.nameProblem(what) } }
    let name = NameRef(symbol: current.symbol, range: range(of: current))
    advance()
    return name
  }

  // MARK: Places

  func range(of token: Token) -> SourceRange {
    SourceRange(file: file, start: Int(token.start), end: Int(token.end))
  }

  /// From the token numbered `start` to the one read last.
  func range(from start: Int) -> SourceRange {
    let first = tokens[start]
    return SourceRange(
      file: file,
      start: Int(first.start),
      end: max(Int(first.start), Int(previous.end))
    )
  }

  /// The place behind the token read last.
  var rangeBehind: SourceRange {
    SourceRange(file: file, start: Int(previous.end), end: Int(previous.end))
  }

  func bytes(of token: Token) -> ArraySlice<UInt8> { source[Int(token.start)..<Int(token.end)] }

  // MARK: The grammar's test

  /// Notes that a rule begins; give the result to `leave`.
  mutating func enter(_ production: Production) -> Int {
    enter(production, from: index)
  }

  /// Notes that a rule began at an earlier token.
  mutating func enter(_ production: Production, from start: Int) -> Int {
    guard trace != nil else { return -1 }
    trace?.append(ProductionTrace(production: production, start: start, end: -1))
    return (trace?.count ?? 0) - 1
  }

  /// Notes that the rule has its tokens.
  mutating func leave(_ mark: Int) {
    if mark >= 0 { trace?[mark].end = index }
  }

  /// Notes what the next token is.
  mutating func note(_ role: TokenRole) {
    roles?.append((index, role))
  }

  // MARK: Nesting

  /// Goes one level deeper; the caller comes back with `nesting -= 1`.
  mutating func descend() throws(Abandoned) {
    if nesting >= limits.nesting {
      throw fail { $0.tooDeep(range: $0.range(of: $0.current)) }
    }
    nesting += 1
  }

  /// Makes an expression from operands of that depth, or fails at the limit.
  mutating func expr(
    _ kind: ExprKind,
    _ range: SourceRange,
    over depth: Int32
  ) throws(Abandoned) -> Expr {
    if Int(depth) >= limits.nesting { throw fail { $0.tooDeep(range: range) } }
    return Expr(kind: kind, range: range, depth: depth + 1)
  }

  // MARK: Braces

  /// Reads `{ … }`, giving each line to `line`.
  mutating func braces(
    after header: StaticString,
    _ line: (inout Parser) throws(Abandoned) -> Void
  ) throws(Abandoned) {
    if kind == .lineEnd, current.kind == .punct(.openBrace) {
      // Only the line end is wrong: read on, so that the block is checked.
      report(.braceOnItsOwnLine(range(of: current)))
    } else if !at(.openBrace) {
      throw fail { $0.expected("'{' after " + header.text) }
    }
    try descend()
    defer { nesting -= 1 }
    let open = current
    advance()
    lines(in: open, line)
  }

  /// Reads statements up to the `}` of the opening brace, or to the end of the file.
  mutating func lines(in open: Token?, _ line: (inout Parser) throws(Abandoned) -> Void) {
    while diagnostics.count < limits.diagnostics {
      switch current.kind {
      case .punct(.semicolon): advance()
      case .end:
        if let open { unclosed(open) }
        return
      case .punct(.closeBrace):
        if open != nil {
          advance()
          return
        }
        report(unmatched(current))
        advance()
      default:
        if let open, isOutdented(from: open) {
          unclosed(open)
          return
        }
        let start = index
        statementStart = start
        do {
          try line(&self)
          try endStatement()
        } catch {
          recover(from: start)
        }
      }
    }
    index = tokens.count - 1
  }

  /// A statement is over at a line end, at `;`, before `}`, and behind the `}` of its block.
  mutating func endStatement() throws(Abandoned) {
    if previous.kind == .punct(.closeBrace) { return }
    switch kind {
    case .lineEnd, .end, .punct(.semicolon), .punct(.closeBrace): return
    default: throw fail { $0.leftover() }
    }
  }
}
