// Texts and colours.

extension Lexer {
  /// Reads a piece of a text: from its `"`, or from the `)` that ends a `\( … )`.
  mutating func text(from start: Int) {
    let goesOn = bytes[start] == 0x29
    let opening = goesOn ? openTexts.removeLast().start : start
    var damaged = false
    at = start + 1
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x22 {
        at += 1
        add(goesOn ? .textTail : .text, from: start, damaged: damaged)
        return
      }
      if byte == 0x0A || byte == 0x0D { break }
      if byte == 0x5C {
        if self.byte(at + 1) == 0x28 {
          at += 2
          openTexts.append(OpenText(start: opening, parens: 0))
          add(goesOn ? .textMiddle : .textHead, from: start, damaged: damaged)
          return
        }
        if !escape() { damaged = true }
      } else if !textCharacter() {
        damaged = true
      }
    }
    report(.unclosedText(range(opening, opening + 1)))
    add(goesOn ? .textTail : .text, from: start, damaged: true)
    closeOpenTexts(isReported: true)
  }

  /// Ends the texts whose `\( … )` is cut off by the line's end, so that the parser sees whole ones.
  mutating func closeOpenTexts(isReported: Bool = false) {
    if let open = openTexts.last, !isReported {
      report(.unclosedText(range(open.start, open.start + 1)))
    }
    while openTexts.popLast() != nil { add(.textTail, from: at, damaged: true) }
  }

  /// Steps over a character of a text; false if it may not stand there.
  private mutating func textCharacter() -> Bool {
    let start = at
    guard let scalar = decodedScalar(bytes, at: at) else {
      invalidBytes()
      return false
    }
    at += scalar.length
    guard isControl(scalar.value), scalar.value != 0x09 else { return true }
    report(.strangeCharacter(bytes[start..<at], scalar.value, range(start, at)))
    return false
  }

  /// Steps over `\n` and its like; false if there is no such escape.
  private mutating func escape() -> Bool {
    let start = at
    at += 1
    switch byte(at) {
    case 0x6E, 0x74, 0x22, 0x5C:
      at += 1
      return true
    case 0x75:
      if let end = unicodeEscapeEnd(from: at + 1) {
        at = end
        return true
      }
      at += 1
      report(.badUnicodeEscape(range(start, at)))
      return false
    default:
      // The character itself is read on as text; at a line's end the text is unclosed besides.
      if at < bytes.count, byte(at) != 0x0A, byte(at) != 0x0D {
        let length = decodedScalar(bytes, at: at)?.length ?? 1
        report(.badEscape(bytes[at..<(at + length)], range(start, at + length)))
      }
      return false
    }
  }

  /// The end of `{1F600}`, if it is one and names a character.
  private func unicodeEscapeEnd(from offset: Int) -> Int? {
    guard byte(offset) == 0x7B else { return nil }
    var value: UInt32 = 0
    var end = offset + 1
    while let digit = hexValue(byte(end)), end - offset <= 6 {
      value = value << 4 | digit
      end += 1
    }
    guard end > offset + 1, byte(end) == 0x7D, Unicode.Scalar(value) != nil else { return nil }
    return end + 1
  }

  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`.
  mutating func color() {
    let start = at
    at = wordEnd(from: at + 1)
    let digits = bytes[(start + 1)..<at]
    let isRight =
      (digits.count == 3 || digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { hexValue($0) != nil }
    if !isRight {
      if digits.isEmpty, byte(at) == 0x21 { at += 1 }
      report(.badColor(bytes[start..<at], range(start, at)))
    }
    add(.color, from: start, damaged: !isRight)
  }
}

/// The characters of a piece of text, escapes resolved; wrong escapes are left out.
func textContent(_ piece: ArraySlice<UInt8>) -> String {
  var content: [UInt8] = []
  content.reserveCapacity(piece.count)
  var at = piece.startIndex
  while at < piece.endIndex {
    let byte = piece[at]
    at += 1
    guard byte == 0x5C, at < piece.endIndex else {
      content.append(byte)
      continue
    }
    let kind = piece[at]
    at += 1
    switch kind {
    case 0x6E: content.append(0x0A)
    case 0x74: content.append(0x09)
    case 0x22, 0x5C: content.append(kind)
    case 0x75:
      var value: UInt32 = 0
      if at < piece.endIndex, piece[at] == 0x7B { at += 1 }
      while at < piece.endIndex, let digit = hexValue(piece[at]) {
        value = (value & 0x0FFF_FFFF) << 4 | digit
        at += 1
      }
      if at < piece.endIndex, piece[at] == 0x7D { at += 1 }
      if let scalar = Unicode.Scalar(value) { content += Array(String(Character(scalar)).utf8) }
    default: break
    }
  }
  return String(decoding: content, as: UTF8.self)
}

/// A colour literal as 0xrrggbbaa.
func colorValue(_ literal: ArraySlice<UInt8>) -> UInt32 {
  var digits = literal.dropFirst().compactMap { hexValue($0) }
  if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
  if digits.count == 6 { digits += [15, 15] }
  guard digits.count == 8 else { return 0xFF }
  return digits.reduce(0) { $0 << 4 | $1 }
}
