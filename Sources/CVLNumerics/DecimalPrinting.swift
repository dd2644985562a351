// Writing numbers: the shortest text that reads back as the same double, and a text with at most so
// many decimals.
//
// The standard library already finds the shortest digits; here they only get JavaScript's layout,
// which shows no exponent where people expect none.

/// The shortest decimal text that reads back as the number.
///
/// There is an exponent from 1e21 on and below 1e-6, as in `1.5e-7`. Both zeros are `0`; the others
/// are `nan`, `inf` and `-inf`.
public func shortestText(_ x: Double) -> String {
  if x.isNaN { return "nan" }
  if x.isInfinite { return x < 0 ? "-inf" : "inf" }
  // Most numbers that people see are whole.
  if x.magnitude < 0x1p53, Elementary.floor(x) == x { return fixedText(x, maximumDecimals: 0) }
  let (digits, point) = shortestDigits(x)
  var text: [UInt8] = []
  text.reserveCapacity(28)
  if x < 0 { text.append(UInt8(ascii: "-")) }
  if point > 21 || point < -5 {
    text.append(digits[0])
    if digits.count > 1 { text.append(UInt8(ascii: ".")) }
    text.append(contentsOf: digits.dropFirst())
    text.append(UInt8(ascii: "e"))
    text.append(contentsOf: (point &- 1).description.utf8)
  } else if point <= 0 {
    text.append(UInt8(ascii: "0"))
    text.append(UInt8(ascii: "."))
    for _ in point..<0 { text.append(UInt8(ascii: "0")) }
    text.append(contentsOf: digits)
  } else {
    for i in 0..<max(point, digits.count) {
      if i == point { text.append(UInt8(ascii: ".")) }
      text.append(i < digits.count ? digits[i] : UInt8(ascii: "0"))
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// The shortest digits of a finite number that is not zero, and how many of them are whole.
private func shortestDigits(_ x: Double) -> (digits: [UInt8], point: Int) {
  var digits: [UInt8] = []
  digits.reserveCapacity(24)
  var wholeDigits: Int?
  var leadingZeros = 0
  var exponent = 0
  var isExponent = false
  var exponentIsNegative = false
  for byte in x.magnitude.description.utf8 {
    switch byte {
    case UInt8(ascii: "."):
      wholeDigits = digits.count
    case UInt8(ascii: "e"):
      isExponent = true
    case UInt8(ascii: "-"):
      exponentIsNegative = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isExponent {
        exponent = exponent &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      } else if digits.isEmpty, byte == UInt8(ascii: "0") {
        if wholeDigits != nil { leadingZeros &+= 1 }
      } else {
        digits.append(byte)
      }
    default:
      break
    }
  }
  let point = (wholeDigits ?? digits.count) &- leadingZeros
  while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
  return (digits, point &+ (exponentIsNegative ? -exponent : exponent))
}

/// The decimal number with at most `maximumDecimals` (0 to 15) decimals that is nearest to a number.
///
/// A tie goes to the even last digit, and zeros at the end are left out, as is the sign of zero. From
/// 1e21 on it is `shortestText`.
public func fixedText(_ x: Double, maximumDecimals: Int) -> String {
  guard x.magnitude < 1e21 else { return shortestText(x) }
  let count = min(max(maximumDecimals, 0), 15)
  let magnitude = x.magnitude
  var whole = Elementary.floor(magnitude)
  var decimals = roundedDecimals(of: magnitude - whole, count: count, wholeIsOdd: isOdd(whole))
  let limit = UInt64(exactPowers[count])
  if decimals >= limit {
    decimals -= limit
    whole += 1
  }
  if whole == 0, decimals == 0 { return "0" }
  // Written backwards.
  var text: [UInt8] = []
  text.reserveCapacity(40)
  if decimals != 0 {
    for _ in 0..<count {
      let digit = UInt8(truncatingIfNeeded: decimals % 10)
      decimals /= 10
      if digit != 0 || !text.isEmpty { text.append(UInt8(ascii: "0") &+ digit) }
    }
    text.append(UInt8(ascii: "."))
  }
  appendReversedInteger(whole, to: &text)
  if x < 0 { text.append(UInt8(ascii: "-")) }
  text.reverse()
  return String(decoding: text, as: UTF8.self)
}

/// Whether a whole number is odd.
private func isOdd(_ whole: Double) -> Bool { Elementary.parity(whole) == .odd }

/// A fraction times ten to the power of `count`, rounded to an integer, ties to even.
private func roundedDecimals(of fraction: Double, count: Int, wholeIsOdd: Bool) -> UInt64 {
  // The product is exact, unless the fraction is so small that the answer is 0 anyway.
  let product = DoubleDouble(fraction, times: exactPowers[count])
  let below = Elementary.floor(product.high)
  let aboveTie = ((product.high - below) - 0.5) + product.low
  let integer = UInt64(below)
  if aboveTie == 0 {
    let isOdd = count == 0 ? wholeIsOdd : integer & 1 == 1
    return isOdd ? integer &+ 1 : integer
  }
  return aboveTie > 0 ? integer &+ 1 : integer
}

/// Appends the digits of a whole number below 1e21, last digit first.
private func appendReversedInteger(_ whole: Double, to text: inout [UInt8]) {
  let (significand, exponent) = Elementary.integerParts(whole)
  var low: UInt64
  var high: UInt64 = 0
  if exponent <= 0 {
    low = exponent < -63 ? 0 : significand &>> UInt64(-exponent)
  } else {
    // At most 2^53 times 2^17: both parts in units of 1e8 have room for the factor.
    let shift = UInt64(exponent)
    low = (significand % 100_000_000) &<< shift
    high = (significand / 100_000_000) &<< shift
    high &+= low / 100_000_000
    low %= 100_000_000
    for _ in 0..<8 {
      text.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: low % 10))
      low /= 10
    }
    low = high
  }
  repeat {
    text.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: low % 10))
    low /= 10
  } while low != 0
}
