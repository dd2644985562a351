/// What became of a source that was to be formatted.
public struct FormatResult: Sendable {
  /// The source in its canonical form; nil if it has syntax errors, and is to be left alone.
  public var bytes: [UInt8]?
  /// The syntax errors.
  public var diagnostics: [Diagnostic]
}

/// Brings a script into its one canonical form: two spaces a brace, one space around operators,
/// one statement a line, at most one blank line in a row.
///
/// Comments are kept, numbers and texts are left as they are written, and formatting again changes
/// nothing. Line breaks in brackets and behind operators are the writer's; so is whether a short
/// block stands on one line. Ranges and powers have no spaces inside: `0..<n`, `2^3`.
public func formatted(
  _ bytes: [UInt8],
  file: Int = 0,
  limits: ParserLimits = ParserLimits()
) -> FormatResult {
  let result = Parsing.parse(
    bytes,
    file: file,
    interner: Interner(),
    limits: limits,
    mode: .script,
    traced: false,
    notesRoles: true
  )
  guard result.diagnostics.isEmpty else {
    return FormatResult(bytes: nil, diagnostics: result.diagnostics)
  }
  var formatter = ScriptFormatter(bytes, result)
  formatter.run()
  return FormatResult(bytes: formatter.output, diagnostics: [])
}

/// Writes the tokens of a script again.
///
/// It goes from token to token; between two of them it decides on nothing, a space, `; `, or a new
/// line, and puts the comments of the gap in. It never looks at the tree: what it must know of a
/// token the parser has noted as its role.
struct ScriptFormatter {
  let source: [UInt8]
  let tokens: [Token]
  let comments: [SourceComment]
  var roles: [TokenRole]

  var output: [UInt8] = []
  var lineStart = 0
  /// For each open `{`, whether its block stands on one line.
  var blocks: [Bool] = []
  var brackets = 0
  var nextComment = 0

  init(_ source: [UInt8], _ result: ParseResult) {
    self.source = source
    tokens = result.tokens
    comments = result.comments
    roles = Array(repeating: .plain, count: result.tokens.count)
    for (index, role) in result.roles { roles[index] = role }
  }

  mutating func run() {
    writeFirstLine()
    var last: Int?
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .punct(.semicolon) {
        index += 1
        continue
      }
      writeGap(from: last, to: index)
      if tokens[index].kind == .end { break }
      index = writeToken(index)
      last = index - 1
    }
    trimBlanks()
    if !output.isEmpty { output.append(0x0A) }
  }

  /// Keeps a `#!` line.
  private mutating func writeFirstLine() {
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard source.count > start + 1, source[start] == 0x23, source[start + 1] == 0x21 else { return }
    while start < source.count, source[start] != 0x0A, source[start] != 0x0D {
      output.append(source[start])
      start += 1
    }
    trimBlanks()
  }

  // MARK: Tokens

  /// Writes a token, a text with values as a whole; returns the number of the next token.
  private mutating func writeToken(_ index: Int) -> Int {
    let token = tokens[index]
    var end = index
    switch token.kind {
    case .textHead: end = textEnd(index)
    case .punct(.openBrace): blocks.append(isOnOneLine(index))
    case .punct(.closeBrace): if !blocks.isEmpty { blocks.removeLast() }
    case .punct(.openParen), .punct(.openBracket): brackets += 1
    case .punct(.closeParen), .punct(.closeBracket): brackets -= 1
    default: break
    }
    output += source[Int(token.start)..<Int(tokens[end].end)]
    // Comments in the values of a text have been written with it.
    while nextComment < comments.count, comments[nextComment].start < tokens[end].end {
      nextComment += 1
    }
    return end + 1
  }

  /// The number of the last piece of a text.
  private func textEnd(_ head: Int) -> Int {
    var depth = 0
    for index in head..<tokens.count {
      if tokens[index].kind == .textHead { depth += 1 }
      if tokens[index].kind == .textTail { depth -= 1 }
      if depth == 0 { return index }
    }
    return head
  }

  /// Whether a block stays on one line: it stood on one, and fits.
  private func isOnOneLine(_ open: Int) -> Bool {
    var depth = 0
    var width = columns(of: output[lineStart...])
    var last = open
    for index in open..<tokens.count {
      let token = tokens[index]
      if index > open, token.hasLineBefore { return false }
      if token.kind == .punct(.openBrace) { depth += 1 }
      if token.kind == .punct(.closeBrace) { depth -= 1 }
      if index > open { width += needsSpace(last, index) ? 1 : 0 }
      width += columns(of: source[Int(token.start)..<Int(token.end)])
      if width > 100 { return false }
      last = index
      if depth == 0 { break }
    }
    let (first, end) = (tokens[open].start, tokens[last].end)
    for comment in comments[nextComment...] {
      if comment.start >= end { break }
      guard comment.start >= first else { continue }
      let text = source[Int(comment.start)..<Int(comment.end)]
      if !comment.isBlock || text.contains(0x0A) || text.contains(0x0D) { return false }
      width += columns(of: text) + 1
    }
    return width <= 100
  }

  func columns(of text: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in text where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Whether a space stands between two tokens of a line.
  func needsSpace(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (tokens[left].kind, tokens[right].kind)
    switch a {
    case .punct(.openParen), .punct(.openBracket), .punct(.dot): return false
    case .op where roles[left] == .prefix: return false
    default: break
    }
    switch b {
    case .punct(.closeParen), .punct(.closeBracket), .punct(.comma), .punct(.semicolon),
      .punct(.dot):
      return false
    case .punct(.colon): return roles[right] == .choice
    case .punct(.openParen), .punct(.openBracket):
      if roles[right] == .touching { return false }
    default: break
    }
    return !(isTight(a) && roles[left] != .prefix) && !(isTight(b) && roles[right] != .prefix)
  }

  private func isTight(_ kind: TokenKind) -> Bool {
    guard case .op(let op) = kind else { return false }
    return op == .power || op.form.level == .range
  }
}
