// x to the power of y: e^(y log x) with a logarithm of some 68 bits, since y log x may be 700 and
// its error is multiplied by that. Most of the function is the list of special cases of C99.

extension Elementary {
  /// The power function, with the special cases of C99.
  ///
  /// For example 1 to any power and anything to the power of 0 is 1, even for NaN; a negative
  /// number to a power that is no integer is NaN.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y == 1 { return x }
    if y == 2 { return x * x }
    if y == -1 { return 1 / x }
    if y.isInfinite {
      if x.magnitude == 1 { return 1 }
      return (x.magnitude > 1) == (y > 0) ? .infinity : 0
    }
    let parity = parity(y)
    let isNegative = parity == .odd && x.sign == .minus
    if x == 0 || x.isInfinite {
      let magnitude: Double = (x == 0) == (y < 0) ? .infinity : 0
      return isNegative ? -magnitude : magnitude
    }
    if x < 0, parity == .fraction { return .nan }
    let magnitude = y == 0.5 ? x.squareRoot() : positivePower(x.magnitude, y)
    return isNegative ? -magnitude : magnitude
  }

  /// What kind of integer a number is.
  enum Parity {
    case even
    case odd
    case fraction
  }

  /// Whether a finite number is even, odd, or not an integer.
  @inline(__always)
  static func parity(_ y: Double) -> Parity {
    let magnitude = y.magnitude
    if magnitude >= 0x1p53 { return .even }
    let integer = floor(magnitude)
    if integer != magnitude { return .fraction }
    return floor(integer * 0.5) * 2 == integer ? .even : .odd
  }

  /// The power of a positive finite number.
  @inline(__always)
  static func positivePower(_ x: Double, _ y: Double) -> Double {
    if x == 1 { return 1 }
    if y.magnitude > 0x1p65 { return (x > 1) == (y > 0) ? .infinity : 0 }
    let product = logarithm(x) * y
    if product.high > 710 { return .infinity }
    if product.high < -746 { return 0 }
    let power = exponential(product)
    return scale(power.significand.high, by: power.exponent)
  }
}
