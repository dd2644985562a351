import CVLNumerics

/// Text being written, as UTF-8 bytes: what every output format appends to.
package struct ByteText {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends text as it is.
  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends one ASCII character.
  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Appends bytes as they are.
  package mutating func write(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Appends a whole number.
  package mutating func write(_ number: Int) { write(String(number)) }

  /// Appends a number with the shortest digits that read back.
  package mutating func writeShortest(_ number: Double) { write(shortestText(number)) }

  /// Appends a number rounded to at most some decimals.
  package mutating func writeFixed(_ number: Double, _ decimals: Int = 3) {
    write(fixedText(number, maximumDecimals: decimals))
  }
}

// JSON, by RFC 8259, in ASCII-safe control characters and UTF-8 for the rest.
extension ByteText {
  /// Appends a JSON string, quotes included.
  package mutating func writeJSON(_ text: String) {
    write(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: write("\\\"")
      case 0x5C: write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0..<0x20, 0x7F:
        write("\\u00")
        writeHex(byte)
      default: write(byte)
      }
    }
    write(0x22)
  }

  /// Appends a JSON number, or `null` where there is none: JSON has no infinity and no NaN.
  package mutating func writeJSON(_ number: Double) {
    if number.isFinite { writeShortest(number) } else { write("null") }
  }

  /// Appends a JSON array of numbers.
  package mutating func writeJSON(_ numbers: [Double]) {
    write(0x5B)
    for (k, number) in numbers.enumerated() {
      if k > 0 { write(0x2C) }
      writeJSON(number)
    }
    write(0x5D)
  }

  /// Appends a JSON flag.
  package mutating func writeJSON(_ flag: Bool) { write(flag ? "true" : "false") }

  private mutating func writeHex(_ byte: UInt8) {
    for nibble in [byte >> 4, byte & 15] {
      write(nibble < 10 ? 0x30 + nibble : 0x61 + nibble - 10)
    }
  }
}
