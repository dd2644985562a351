// What both readers ask of a file before they look at it: that it is not too long and that it is
// UTF-8, so that every text cut out of it is one too.

extension DataTable {
  /// The offset behind the byte order mark, if there is one; an error for a file not to be read.
  static func start(of bytes: [UInt8], limits: DataLimits) throws(DataError) -> Int {
    // Offsets are kept in 32 bits.
    guard bytes.count <= min(limits.bytes, Int(Int32.max)) else {
      throw DataError("the file has \(bytes.count) bytes, more than \(limits.bytes)")
    }
    if let offset = firstInvalidUTF8(bytes) {
      throw DataError("the file is not UTF-8 text", at: offset, of: bytes)
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The offset of the first byte that does not belong to a well-formed character.
  private static func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    var at = 0
    while at < bytes.count {
      let first = bytes[at]
      if first < 0x80 {
        at += 1
        continue
      }
      // How many bytes follow, and between which bounds the first of them is: there is only one way
      // to write a character, none for a surrogate, and nothing behind 10FFFF.
      let count: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch first {
      case 0xC2...0xDF: count = 1
      case 0xE0: (count, second) = (2, 0xA0...0xBF)
      case 0xED: (count, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: count = 2
      case 0xF0: (count, second) = (3, 0x90...0xBF)
      case 0xF1...0xF3: count = 3
      case 0xF4: (count, second) = (3, 0x80...0x8F)
      default: return at
      }
      guard at + count < bytes.count, second.contains(bytes[at + 1]) else { return at }
      for k in at + 1...at + count where bytes[k] & 0xC0 != 0x80 { return at }
      at += count + 1
    }
    return nil
  }
}

/// A name for a message: in single quotes, and not longer than a message should be.
func quotedName(_ name: String) -> String {
  let limit = 40
  var text = "'"
  for (k, scalar) in name.unicodeScalars.enumerated() {
    if k == limit { return text + "…'" }
    // A name of several lines would tear the message apart.
    text.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
  }
  return text + "'"
}
