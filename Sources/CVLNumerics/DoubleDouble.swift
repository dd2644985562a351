// Numbers of about 106 significant bits, as the unevaluated sum of two doubles.
//
// Every rounded sum or product of doubles has an error that is itself a double, and a few more
// additions recover it (Knuth, Dekker). Example: 0.1 + 0.2 is the double 0.30000000000000004 minus
// exactly 2.7755575615628914e-17, and `DoubleDouble(0.1, plus: 0.2)` holds both.

/// A number held as the sum of a double and a much smaller one.
struct DoubleDouble {
  /// The number, rounded.
  var high: Double

  /// What rounding lost.
  var low: Double

  /// The sum of two parts which already fit together.
  @inline(__always)
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// A double.
  @inline(__always)
  init(_ value: Double) {
    self.init(high: value, low: 0)
  }

  /// The exact sum of two doubles.
  @inline(__always)
  init(_ a: Double, plus b: Double) {
    high = a + b
    let shareOfB = high - a
    low = (a - (high - shareOfB)) + (b - shareOfB)
  }

  /// The exact sum of two doubles of which the first is zero or the larger in magnitude.
  @inline(__always)
  init(_ a: Double, plusSmaller b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// The exact product of two doubles, where neither it nor its parts overflow or underflow.
  @inline(__always)
  init(_ a: Double, times b: Double) {
    let (aHigh, aLow) = DoubleDouble.halves(a)
    let (bHigh, bLow) = DoubleDouble.halves(b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// A double as the sum of two whose products with such halves are exact.
  @inline(__always)
  static func halves(_ a: Double) -> (high: Double, low: Double) {
    let spread = 0x8000001p0 * a
    let high = spread - (spread - a)
    return (high, a - high)
  }

  /// The rounded value.
  @inline(__always)
  var value: Double { high + low }

  @inline(__always)
  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -a.high, low: -a.low)
  }

  @inline(__always)
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(a.high, plus: b.high)
    return DoubleDouble(sum.high, plusSmaller: sum.low + (a.low + b.low))
  }

  @inline(__always)
  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  @inline(__always)
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(a.high, times: b.high)
    return DoubleDouble(
      product.high,
      plusSmaller: product.low + (a.high * b.low + a.low * b.high)
    )
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let product = DoubleDouble(a.high, times: b)
    return DoubleDouble(product.high, plusSmaller: product.low + a.low * b)
  }

  @inline(__always)
  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    let back = DoubleDouble(quotient, times: b.high)
    let rest = ((a.high - back.high) - back.low) + (a.low - quotient * b.low)
    return DoubleDouble(quotient, plusSmaller: rest / b.high)
  }

  /// The square root of a number that is not negative.
  @inline(__always)
  func squareRoot() -> DoubleDouble {
    let root = high.squareRoot()
    if root == 0 { return DoubleDouble(0) }
    let back = DoubleDouble(root, times: root)
    let rest = ((high - back.high) - back.low) + low
    return DoubleDouble(root, plusSmaller: rest / (2 * root))
  }
}
