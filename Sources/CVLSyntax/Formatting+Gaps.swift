// What stands between two tokens: spaces, line ends, comments.

extension ScriptFormatter {
  /// What the next thing must be separated by from the last.
  enum Separation {
    case nothing
    case space
    /// A statement is over, in a block on one line.
    case semicolon
    /// A new line of the same statement.
    case continued
    /// A new line.
    case line
  }

  /// Writes what belongs between a token and the next one that is no `;`.
  mutating func writeGap(from last: Int?, to next: Int) {
    var separation = self.separation(from: last, to: next)
    var at = last.map { Int(tokens[$0].end) } ?? textStart
    let end = Int(tokens[next].start)
    var isFirst = true
    while nextComment < comments.count, Int(comments[nextComment].start) < end {
      let comment = comments[nextComment]
      nextComment += 1
      let before = lineEnds(at, Int(comment.start))
      at = Int(comment.end)
      let after = lineEnds(at, nextPiece(before: end))
      if before == 0, !output.isEmpty, after > 0 || tokens[next].kind == .end || !comment.isBlock {
        // A comment behind something, at the end of its line.
        output += comment.isBlock ? [0x20] : [0x20, 0x20]
      } else if isFirst || before > 0 {
        write(separation, isBlank: before > 1, to: next, isComment: true)
      } else {
        output.append(0x20)
      }
      writeComment(comment)
      isFirst = false
      // Behind a comment the line ends, or the next thing follows after a space.
      separation = afterComment(comment, lineEnds: after, separation, to: next)
    }
    if tokens[next].kind == .end { return }
    write(separation, isBlank: lineEnds(at, end) > 1, to: next, isComment: false)
  }

  private func afterComment(
    _ comment: SourceComment,
    lineEnds: Int,
    _ separation: Separation,
    to next: Int
  ) -> Separation {
    if lineEnds > 0 || !comment.isBlock {
      let isStructural =
        tokens[next].kind == .reserved(.else) || tokens[next].kind == .punct(.closeBrace)
      switch separation {
      case .line, .semicolon: return .line
      case .nothing, .space, .continued: return isStructural ? .line : .continued
      }
    }
    return needsNothing(before: next) ? .nothing : .space
  }

  private func needsNothing(before next: Int) -> Bool {
    switch tokens[next].kind {
    case .punct(.closeParen), .punct(.closeBracket), .punct(.comma): true
    default: false
    }
  }

  private func separation(from last: Int?, to next: Int) -> Separation {
    guard let last else { return .line }
    let (a, b) = (tokens[last].kind, tokens[next].kind)
    let isOnOneLine = blocks.last ?? false
    if a == .punct(.openBrace) {
      let isEmpty = b == .punct(.closeBrace) && nextPiece(before: Int.max) >= tokens[next].start
      return isOnOneLine || isEmpty ? .space : .line
    }
    if b == .punct(.closeBrace) { return isOnOneLine ? .space : .line }
    if a == .punct(.closeBrace) {
      if b == .reserved(.else) { return .space }
      return isOnOneLine ? .space : .line
    }
    let hasLineEnd = (last + 1...next).contains { tokens[$0].hasLineBefore }
    let isOver = next > last + 1 || (hasLineEnd && brackets == 0 && !a.continuesLine)
    if isOver { return isOnOneLine ? .semicolon : .line }
    if hasLineEnd { return .continued }
    return needsSpace(last, next) ? .space : .nothing
  }

  private mutating func write(
    _ separation: Separation,
    isBlank: Bool,
    to next: Int,
    isComment: Bool
  ) {
    switch separation {
    case .nothing: break
    case .space: if !isLineEmpty { output.append(0x20) }
    case .semicolon: output += [0x3B, 0x20]
    case .continued:
      newLine()
      let closes = !isComment && isCloser(tokens[next].kind)
      let depth = brackets - (closes ? 1 : 0)
      indent(blocks.count + (brackets == 0 ? 1 : depth))
    case .line:
      let isFirst = output.isEmpty || output.last == 0x7B
      let closes = !isComment && tokens[next].kind == .punct(.closeBrace)
      if !output.isEmpty { newLine() }
      if isBlank, !isFirst, !closes { newLine() }
      indent(blocks.count - (closes ? 1 : 0))
    }
  }

  private var isLineEmpty: Bool { output.count == lineStart }

  private func isCloser(_ kind: TokenKind) -> Bool {
    kind == .punct(.closeParen) || kind == .punct(.closeBracket)
  }

  private mutating func newLine() {
    trimBlanks()
    output.append(0x0A)
    lineStart = output.count
  }

  private mutating func indent(_ levels: Int) {
    output += [UInt8](repeating: 0x20, count: 2 * max(0, levels))
  }

  /// Takes back spaces at the end of what is written.
  mutating func trimBlanks() {
    while let byte = output.last, byte == 0x20 || byte == 0x09 { output.removeLast() }
  }

  /// Writes a comment without blanks at the ends of its lines.
  private mutating func writeComment(_ comment: SourceComment) {
    for at in Int(comment.start)..<Int(comment.end) {
      let byte = source[at]
      if byte == 0x0D {
        if at + 1 < source.count, source[at + 1] == 0x0A { continue }
        newLine()
      } else if byte == 0x0A {
        newLine()
      } else {
        output.append(byte)
      }
    }
    trimBlanks()
  }

  /// Where the text begins: behind the byte order mark and the `#!` line.
  private var textStart: Int {
    var at = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard source.count > at + 1, source[at] == 0x23, source[at + 1] == 0x21 else { return at }
    while at < source.count, source[at] != 0x0A, source[at] != 0x0D { at += 1 }
    return at
  }

  /// Where the next comment begins, or the next token.
  private func nextPiece(before end: Int) -> Int {
    nextComment < comments.count ? min(end, Int(comments[nextComment].start)) : end
  }

  private func lineEnds(_ start: Int, _ end: Int) -> Int {
    var count = 0
    for at in start..<max(start, end) {
      if source[at] == 0x0A { count += 1 }
      if source[at] == 0x0D, at + 1 >= end || source[at + 1] != 0x0A { count += 1 }
    }
    return count
  }
}
