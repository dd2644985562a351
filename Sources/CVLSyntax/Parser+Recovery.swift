// What happens at a problem: reporting it once, and finding the next statement.

extension Parser {
  mutating func report(_ diagnostic: Diagnostic, isIncomplete: Bool = false) {
    if diagnostics.count >= limits.diagnostics { return }
    diagnostics.append(diagnostic)
    if isIncomplete { incomplete += 1 }
  }

  /// Reports what the closure says, unless the next token has been reported already.
  mutating func fail(_ diagnostic: (inout Parser) -> Diagnostic) -> Abandoned {
    if isDamaged { return Abandoned() }
    if let open = openBrackets.last, isCutOff {
      unclosed(open)
      return Abandoned()
    }
    if current.kind == .end, reportedEnd { return Abandoned() }
    let isIncomplete = current.kind == .end && previous.kind.continuesLine
    if isIncomplete { reportedEnd = true }
    let problem = diagnostic(&self)
    // A second problem at the place of the last one only follows from it.
    if let last = diagnostics.last, last.range.start == problem.range.start { return Abandoned() }
    report(problem, isIncomplete: isIncomplete)
    return Abandoned()
  }

  /// Whether the problem follows from a token that has been reported: the next one, or the last.
  private var isDamaged: Bool {
    current.flags.contains(.damaged)
      || (index > statementStart && previous.flags.contains(.damaged))
  }

  /// Whether what is open cannot go on here: at the end, before `}`, `;` or `{`, or at a line that
  /// looks like a statement.
  private var isCutOff: Bool {
    switch current.kind {
    case .end, .punct(.closeBrace), .punct(.semicolon), .punct(.openBrace): true
    default: current.hasLineBefore && looksLikeStatement(at: index)
    }
  }

  /// Reports a bracket that is never closed; of those that the end of the file leaves open, the
  /// innermost alone.
  mutating func unclosed(_ open: Token) {
    let isAtEnd = current.kind == .end
    if isAtEnd, reportedEnd { return }
    if isAtEnd { reportedEnd = true }
    report(unclosedBracket(open), isIncomplete: isAtEnd)
  }

  /// Whether the line begins further left than a statement in the brace could, with a word that
  /// belongs to the top: then the brace has been forgotten, and not the statement misplaced.
  func isOutdented(from open: Token) -> Bool {
    guard current.hasLineBefore, current.kind == .name, column(of: current) == 0,
      words.isTopLevelOnly(current.symbol), !isAssignment(at: index)
    else { return false }
    // A body that is written at the left edge itself says nothing.
    let first = tokens.firstIndex(after: open)
    return first < index && column(of: tokens[first]) > 0 && tokens[first].hasLineBefore
  }

  /// How many bytes stand before the token on its line.
  private func column(of token: Token) -> Int {
    var at = Int(token.start)
    while at > 0, source[at - 1] != 0x0A, source[at - 1] != 0x0D { at -= 1 }
    return Int(token.start) - at
  }

  /// Whether `NAME =` or `NAME.x =` stands there.
  func isAssignment(at index: Int) -> Bool {
    guard tokens[index].kind == .name, index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    if next.hasLineBefore { return false }
    if next.kind == .punct(.assign) { return true }
    return next.kind == .punct(.dot) && index + 3 < tokens.count
      && tokens[index + 3].kind == .punct(.assign)
  }

  /// Whether a line that begins there is a statement more likely than the rest of an expression.
  func looksLikeStatement(at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .reserved(.let), .reserved(.if): return true
    case .name:
      if isAssignment(at: index) { return true }
      guard words.isHead(token.symbol), index + 1 < tokens.count else { return false }
      let next = tokens[index + 1]
      if next.kind == .punct(.openParen) || next.kind == .punct(.openBracket) {
        return next.hasSpaceBefore && !next.hasLineBefore
      }
      return !next.hasLineBefore && (next.kind.beginsOperand || next.kind == .punct(.openBrace))
    default: return false
    }
  }

  /// Skips to where the next statement begins.
  mutating func recover(from start: Int) {
    var depth = openBrackets.count
    openBrackets = []
    var braces = 0
    if index == start {
      if current.kind == .punct(.openBrace) { braces = 1 }
      advance()
    }
    while true {
      let token = current
      if token.hasLineBefore, braces == 0, depth == 0 || looksLikeStatement(at: index) { return }
      switch token.kind {
      case .end: return
      case .punct(.semicolon):
        if braces == 0 { return }
      case .punct(.openBrace): braces += 1
      case .punct(.closeBrace):
        if braces == 0 { return }
        braces -= 1
        if braces == 0 {
          advance()
          // The other blocks of an `if` belong to what is skipped.
          if current.kind != .reserved(.else) { return }
        }
      case .punct(.openParen), .punct(.openBracket): depth += 1
      case .punct(.closeParen), .punct(.closeBracket): depth = max(0, depth - 1)
      default: break
      }
      advance()
    }
  }
}

extension [Token] {
  /// The number of the token behind the one given.
  fileprivate func firstIndex(after token: Token) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= token.start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
