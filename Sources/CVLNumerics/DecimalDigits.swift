// A decimal number of many digits that can be multiplied by powers of two.
//
// Slow (each shift visits all digits) and obviously right; only unusual literals come here. 800
// digits decide every case: the point halfway between two doubles has at most 767, and whether
// anything follows is kept in a flag.

/// A positive decimal number: its digits after "0.", times a power of ten.
struct DecimalDigits {
  /// The digits, without zeros at either end.
  private var digits: [UInt8] = []

  /// The power of ten: how many of the digits stand before the point.
  private var point: Int64 = 0

  /// Whether digits that are not zero were cut off.
  private var isCut = false

  private static let limit = 800

  /// The number that digits with at most one point and an exponent stand for.
  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, exponent: Int64) {
    var hasPoint = false
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        hasPoint = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      if digits.isEmpty, digit == 0 {
        if hasPoint { point &-= 1 }
        continue
      }
      if !hasPoint { point &+= 1 }
      if digits.count < DecimalDigits.limit {
        digits.append(digit)
      } else if digit != 0 {
        isCut = true
      }
    }
    point &+= exponent
    trim()
  }

  /// The double nearest to the number.
  mutating func nearestDouble() -> Double {
    if digits.isEmpty || point < -330 { return 0 }
    if point > 310 { return .infinity }
    // Bring the value to 0.5..<1; it is then a significand with an exponent one too high.
    var exponent = -1
    while point > 0 {
      let bits = DecimalDigits.bits(forDigits: point)
      shiftRight(bits)
      exponent &+= Int(bits)
    }
    while point < 0 || digits[0] < 5 {
      let bits = DecimalDigits.bits(forDigits: -point)
      shiftLeft(bits)
      exponent &-= Int(bits)
    }
    if exponent < -1080 { return 0 }
    if exponent < -1022 {
      shiftRight(UInt64(-1022 &- exponent))
      exponent = -1022
    }
    shiftLeft(53)
    var significand = roundedInteger()
    if significand == 1 << 53 {
      significand >>= 1
      exponent &+= 1
    }
    if exponent > 1023 { return .infinity }
    if significand < 1 << 52 { return Double(bitPattern: significand) }
    return Double(bitPattern: UInt64(exponent &+ 1022) &<< 52 &+ significand)
  }

  /// How many doublings never reach ten to the power of `count`, or one.
  private static func bits(forDigits count: Int64) -> UInt64 {
    count > 18 ? 60 : max(1, UInt64(count) &* 93 / 28)
  }

  /// Divides by two to a power of at most 60.
  private mutating func shiftRight(_ bits: UInt64) {
    var quotient: [UInt8] = []
    quotient.reserveCapacity(DecimalDigits.limit)
    var rest: UInt64 = 0
    var i = 0
    while i < digits.count || rest != 0 {
      rest = rest &* 10 &+ UInt64(i < digits.count ? digits[i] : 0)
      let digit = UInt8(truncatingIfNeeded: rest &>> bits)
      rest &= (1 &<< bits) &- 1
      i &+= 1
      if quotient.isEmpty, digit == 0 {
        point &-= 1
      } else if quotient.count < DecimalDigits.limit {
        quotient.append(digit)
      } else if digit != 0 || rest != 0 {
        isCut = true
        if i >= digits.count { break }
      }
    }
    digits = quotient
    trim()
  }

  /// Multiplies by two to a power of at most 60.
  private mutating func shiftLeft(_ bits: UInt64) {
    var reversed: [UInt8] = []
    reversed.reserveCapacity(digits.count &+ 19)
    var carry: UInt64 = 0
    for digit in digits.reversed() {
      carry &+= UInt64(digit) &<< bits
      reversed.append(UInt8(truncatingIfNeeded: carry % 10))
      carry /= 10
    }
    while carry != 0 {
      reversed.append(UInt8(truncatingIfNeeded: carry % 10))
      carry /= 10
      point &+= 1
    }
    reversed.reverse()
    if reversed.count > DecimalDigits.limit {
      if reversed[DecimalDigits.limit...].contains(where: { $0 != 0 }) { isCut = true }
      reversed.removeLast(reversed.count &- DecimalDigits.limit)
    }
    digits = reversed
    trim()
  }

  /// Drops zeros at the end.
  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }

  /// The nearest integer of a number below 2^54, ties to even.
  private func roundedInteger() -> UInt64 {
    if point < 0 { return 0 }
    let count = Int(point)
    var integer: UInt64 = 0
    for i in 0..<count { integer = integer &* 10 &+ UInt64(i < digits.count ? digits[i] : 0) }
    guard count < digits.count else { return integer }
    let isTie = digits[count] == 5 && count &+ 1 == digits.count && !isCut
    let roundsUp = isTie ? integer & 1 == 1 : digits[count] >= 5
    return roundsUp ? integer &+ 1 : integer
  }
}
