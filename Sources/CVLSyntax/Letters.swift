// Which characters a name may hold, and reading UTF-8 strictly.
//
// A full table of Unicode letters would be larger than the rest of the lexer. Beyond ASCII every
// character counts as a letter except those that are known to be signs, spaces or nothing: names in
// any script work, and what looks like punctuation never hides in a name.

/// A character and how many bytes it takes.
struct DecodedScalar {
  var value: UInt32
  var length: Int
}

/// The character at an offset, or nil where the bytes are not UTF-8.
func decodedScalar(_ bytes: [UInt8], at offset: Int) -> DecodedScalar? {
  let first = bytes[offset]
  if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
  let length: Int
  let least: UInt32
  var value: UInt32
  switch first {
  case 0xC2...0xDF: (length, least, value) = (2, 0x80, UInt32(first & 0x1F))
  case 0xE0...0xEF: (length, least, value) = (3, 0x800, UInt32(first & 0x0F))
  case 0xF0...0xF4: (length, least, value) = (4, 0x10000, UInt32(first & 0x07))
  default: return nil
  }
  guard bytes.count - offset >= length else { return nil }
  for k in 1..<length {
    let byte = bytes[offset + k]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
  return DecodedScalar(value: value, length: length)
}

/// Characters above ASCII that are no letters: first and last of each stretch, in order.
private let nonLetters: [(UInt32, UInt32)] = [
  (0x80, 0xA9), (0xAB, 0xB4), (0xB6, 0xB9), (0xBB, 0xBF),  // Latin-1 signs, but ª µ º
  (0xD7, 0xD7), (0xF7, 0xF7),  // × ÷
  (0x37E, 0x37E), (0x387, 0x387), (0x589, 0x58A), (0x5BE, 0x5BE), (0x60C, 0x60D),
  (0x61B, 0x61F), (0x66A, 0x66D), (0x6D4, 0x6D4), (0x964, 0x965),
  (0x1680, 0x1680), (0x180E, 0x180E),
  (0x2000, 0x206F), (0x20A0, 0x20CF),  // general punctuation, currencies
  (0x2190, 0x2BFF),  // arrows, mathematics, boxes, shapes
  (0x2E00, 0x2E7F), (0x3000, 0x3004), (0x3008, 0x3020), (0x3030, 0x3030),
  (0xD800, 0xF8FF),  // surrogates, private use
  (0xFD3E, 0xFD3F), (0xFE10, 0xFE1F), (0xFE30, 0xFE6F), (0xFEFF, 0xFEFF), (0xFF01, 0xFF0F),
  (0xFF1A, 0xFF20), (0xFF3B, 0xFF40), (0xFF5B, 0xFF65), (0xFFE0, 0xFFFF),
  (0x1F000, 0x1FAFF), (0xE0000, 0x10FFFF),
]

/// Whether a name may begin with the character.
func isLetter(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 {
    return (0x61...0x7A).contains(scalar) || (0x41...0x5A).contains(scalar) || scalar == 0x5F
  }
  for (first, last) in nonLetters {
    if scalar < first { return true }
    if scalar <= last { return false }
  }
  return true
}

/// Whether the byte is `0` to `9`.
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// The value of a hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte - 0x30)
  case 0x41...0x46: UInt32(byte - 0x41 + 10)
  case 0x61...0x66: UInt32(byte - 0x61 + 10)
  default: nil
  }
}

/// `\u{1f}`: a character that cannot be shown, as it is written in a text.
func escaped(_ scalar: UInt32) -> String { "\\u{" + String(scalar, radix: 16) + "}" }

/// Whether the character cannot be seen: controls, and marks that only steer the text's direction.
func isControl(_ scalar: UInt32) -> Bool {
  scalar < 0x20 || (0x7F...0x9F).contains(scalar)
}

/// Whether the character looks like a space but is none, or is not seen at all.
func isFalseSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA0, 0x1680, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000, 0xFEFF:
    true
  default: false
  }
}
