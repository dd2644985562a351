// The words of JSON: brackets, texts, numbers, and the place of what is wrong with them.

/// A place in the bytes of a JSON file, which must be UTF-8.
struct JSONScanner {
  private let bytes: [UInt8]
  /// The offset of what comes next.
  private(set) var at: Int
  /// The row that is being read, from 1, for errors.
  var row: Int?
  /// The field that is being read, for errors.
  var field: String?

  init(bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    at = start
  }

  /// The byte that comes next, behind white space; nil at the end.
  var next: UInt8? {
    mutating get {
      while let byte = current {
        guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return byte }
        at += 1
      }
      return nil
    }
  }

  /// The byte at the place itself.
  private var current: UInt8? { at < bytes.count ? bytes[at] : nil }

  /// Goes past a character, and white space before it, if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// Goes past a word if it is what comes next, whole.
  mutating func skipWord(_ word: StaticString) -> Bool {
    guard let first = next, isLetter(first) else { return false }
    let end = wordEnd
    let isWord = bytes[at..<end].elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    )
    if isWord { at = end }
    return isWord
  }

  /// Where the letters, digits and underscores from the place on end.
  private var wordEnd: Int {
    var end = at
    while end < bytes.count, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
    return end
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  // MARK: Numbers

  /// Reads a number; a minus or a digit comes next.
  mutating func readNumber() throws(DataError) -> Double {
    let start = at
    if current == UInt8(ascii: "-") { at += 1 }
    if current == UInt8(ascii: "0") {
      at += 1
      if let byte = current, isDigit(byte) {
        throw error("a number may not begin with a zero that others follow", at: start)
      }
    } else {
      try readDigits(of: start)
    }
    if current == UInt8(ascii: ".") {
      at += 1
      try readDigits(of: start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      at += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { at += 1 }
      try readDigits(of: start)
    }
    guard let number = dataNumber(bytes[start..<at]) else {
      throw error("the number is too large", at: start)
    }
    return number
  }

  private mutating func readDigits(of start: Int) throws(DataError) {
    let first = at
    while let byte = current, isDigit(byte) { at += 1 }
    guard at > first else { throw error("the number lacks a digit here") }
  }

  // MARK: Texts

  /// Reads a text and appends what it stands for; a quote comes next.
  mutating func readText(into text: inout [UInt8]) throws(DataError) {
    let opening = at
    at += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"):
        try readEscape(into: &text)
      case 0..<0x20:
        throw error("a text may not hold a line break or another control character; escape it")
      default:
        text.append(byte)
        at += 1
      }
    }
    throw error("this quote is never closed", at: opening)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(DataError) {
    let start = at
    at += 1
    guard let byte = current else { return }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text.append(contentsOf: String(try readScalar(from: start)).utf8)
    default: throw error(#"there is no such escape; a backslash is written '\\'"#, at: start)
    }
  }

  /// Reads the digits behind `\u`, and the other half if they are the first of a surrogate pair.
  private mutating func readScalar(from start: Int) throws(DataError) -> Unicode.Scalar {
    let unit = try readHexDigits(of: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isPair =
      unit < 0xDC00 && current == UInt8(ascii: "\\") && at + 1 < bytes.count
      && bytes[at + 1] == UInt8(ascii: "u")
    if isPair {
      let second = at
      at += 2
      let other = try readHexDigits(of: second)
      if 0xDC00...0xDFFF ~= other,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (other - 0xDC00))
      {
        return scalar
      }
    }
    throw error("this escape is only half of a surrogate pair", at: start)
  }

  private mutating func readHexDigits(of start: Int) throws(DataError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = hexDigit(byte) else {
        throw error(#"four hexadecimal digits must follow '\u'"#, at: start)
      }
      value = value << 4 | digit
      at += 1
    }
    return value
  }

  // MARK: Errors

  /// An error at the place, or at an earlier one.
  func error(_ message: String, at offset: Int? = nil) -> DataError {
    DataError(message, at: offset ?? at, of: bytes, row: row, field: field)
  }

  /// The error that something else comes next.
  mutating func expected(_ what: String) -> DataError {
    let found: String
    switch next {
    case nil: found = "the end of the file"
    case UInt8(ascii: "["): found = "a list"
    case UInt8(ascii: "{"): found = "an object"
    case UInt8(ascii: "\""): found = "a text"
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): found = "a number"
    default: found = quotedName(String(decoding: bytes[at..<foundEnd], as: UTF8.self))
    }
    return error("expected \(what) but found \(found)")
  }

  /// Where the word or the single character at the place ends.
  private var foundEnd: Int {
    let end = wordEnd
    if end > at { return end }
    var next = at + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}
