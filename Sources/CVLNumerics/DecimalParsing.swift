// Reading decimal numbers.
//
// Of up to 15 digits and a small exponent, integer and power of ten are both exact doubles and one
// division rounds correctly. Of up to 18 digits, two doubles hold the product closely enough to tell
// how it rounds, except very near a tie. Such a case and everything else goes the slow and simple
// way: the digits as an array, doubled or halved until the value is in 0.5..<1, see `DecimalDigits`.

/// The double nearest to an unsigned decimal number, as in `12`, `0.5`, `.5` or `1.5e-3`.
///
/// Ties go to the even neighbour, whatever the number of digits. Too large a number is infinity, too
/// small a one zero. The answer is nil if the bytes are not such a number.
public func parseDecimal(_ bytes: some Collection<UInt8>) -> Double? {
  if let result = bytes.withContiguousStorageIfAvailable({ parseContiguous($0) }) { return result }
  return Array(bytes).withUnsafeBufferPointer { parseContiguous($0) }
}

/// The same for bytes in one piece.
private func parseContiguous(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  guard let parts = DecimalParts(bytes) else { return nil }
  if parts.integer == 0, !parts.hasMoreDigits { return 0 }
  if !parts.hasMoreDigits, parts.integer < 1 << 53, parts.exponent >= -22, parts.exponent <= 22 {
    let integer = Double(parts.integer)
    let exponent = Int(parts.exponent)
    return exponent < 0 ? integer / exactPowers[-exponent] : integer * exactPowers[exponent]
  }
  if !parts.hasMoreDigits, let product = scaledByTens(parts.integer, parts.exponent) {
    return product
  }
  var digits = DecimalDigits(bytes[..<parts.mantissaEnd], exponent: parts.writtenExponent)
  return digits.nearestDouble()
}

/// The product of an integer and a power of ten, unless it is extreme or too near a tie to tell.
private func scaledByTens(_ integer: UInt64, _ exponent: Int64) -> Double? {
  guard exponent >= -256, exponent < 272 else { return nil }
  let index = Int(exponent) &+ 256
  let row = 2 &* (index &>> 4)
  let power =
    DoubleDouble(
      high: Elementary.powersOfTenTable[row],
      low: Elementary.powersOfTenTable[row &+ 1]
    )
    * exactPowers[index & 15]
  let low = integer & 0xffff_ffff
  let product = power * DoubleDouble(Double(integer &- low), plusSmaller: Double(low))
  // The error is below 2^-100; if both ends of an interval round alike, so does what is between.
  let error = product.high * 0x1p-97
  let most = product.high + (product.low + error)
  let least = product.high + (product.low - error)
  return most == least ? most : nil
}

/// The powers of ten that are exact doubles.
// swift-format-ignore
let exactPowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

/// The pieces of a well-formed decimal number.
private struct DecimalParts {
  /// The digits as an integer, as far as they fit.
  var integer: UInt64 = 0

  /// Whether there are digits that did not fit.
  var hasMoreDigits = false

  /// The power of ten that `integer` is multiplied by.
  var exponent: Int64 = 0

  /// The exponent that stands after the `e`.
  var writtenExponent: Int64 = 0

  /// Where the digits and the point end.
  var mantissaEnd = 0

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var i = 0
    while i < bytes.count, let digit = digit(bytes[i]) {
      append(digit)
      i &+= 1
    }
    let wholeDigits = i
    if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
      i &+= 1
      let start = i
      while i < bytes.count, let digit = digit(bytes[i]) {
        append(digit)
        exponent &-= 1
        i &+= 1
      }
      if i == start { return nil }
    } else if wholeDigits == 0 {
      return nil
    }
    mantissaEnd = i
    if i < bytes.count {
      guard bytes[i] | 0x20 == UInt8(ascii: "e") else { return nil }
      guard let written = readExponent(bytes, from: i &+ 1) else { return nil }
      writtenExponent = written
    }
    exponent &+= writtenExponent
  }

  @inline(__always)
  private mutating func append(_ digit: UInt8) {
    if integer < 100_000_000_000_000_000, !hasMoreDigits {
      integer = integer &* 10 &+ UInt64(digit)
    } else {
      hasMoreDigits = true
    }
  }

  /// The signed integer that fills the bytes from an index on, limited to a billion.
  private func readExponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int64? {
    var i = start
    var isNegative = false
    if i < bytes.count, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
      isNegative = bytes[i] == UInt8(ascii: "-")
      i &+= 1
    }
    guard i < bytes.count else { return nil }
    var value: Int64 = 0
    while i < bytes.count {
      guard let digit = digit(bytes[i]) else { return nil }
      value = min(value &* 10 &+ Int64(digit), 10_000_000_000)
      i &+= 1
    }
    return isNegative ? -value : value
  }
}

/// The value of an ASCII digit.
@inline(__always)
private func digit(_ byte: UInt8) -> UInt8? {
  let value = byte &- UInt8(ascii: "0")
  return value < 10 ? value : nil
}
