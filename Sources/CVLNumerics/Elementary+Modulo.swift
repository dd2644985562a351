// The floored remainder, exact for every pair of doubles.
//
// A quotient below 2^26 is found by division and corrected by one if rounding put it on the other
// side of an integer; otherwise the significands are divided as integers, eleven bits at a time.

extension Elementary {
  /// The remainder of `a` by `b` that has the sign of `b`: `a - b * floor(a / b)`, rounded once.
  ///
  /// A zero result is positive. `b == 0` and an infinite `a` give NaN. By an infinite `b`, a number
  /// of the same sign (or zero) is itself and one of the other sign is `b`, the limit for growing
  /// `b`. For the same reason the remainder of a tiny negative number may round to `b` itself.
  public static func floorModulo(_ a: Double, _ b: Double) -> Double {
    guard a.isFinite, !b.isNaN, b != 0 else { return .nan }
    guard b.isFinite else { return a == 0 ? 0 : (a < 0) == (b < 0) ? a : b }
    let rest = remainder(a, b)
    if rest == 0 { return 0 }
    return (rest < 0) == (b < 0) ? rest : rest + b
  }

  /// The remainder of a division truncated towards zero, with the sign of `a`.
  ///
  /// Both are finite and `b` is not zero.
  static func remainder(_ a: Double, _ b: Double) -> Double {
    let x = a.magnitude
    let y = b.magnitude
    if x < y { return a }
    let quotient = x / y
    if quotient < 0x1p26, x < 0x1p900, y > 0x1p-900 {
      let shifted = quotient + roundingShift
      let product = DoubleDouble(shifted - roundingShift, times: y)
      var rest = (x - product.high) - product.low
      if rest < 0 { rest += y }
      if rest >= y { rest -= y }
      return signed(rest, like: a)
    }
    return signed(longRemainder(x, y), like: a)
  }

  /// The remainder of positive finite numbers, by long division.
  @inline(never)
  static func longRemainder(_ x: Double, _ y: Double) -> Double {
    let (significandX, exponentX) = integerParts(x)
    let (significandY, exponentY) = integerParts(y)
    var rest = significandX % significandY
    var shifts = exponentX &- exponentY
    while shifts > 0, rest != 0 {
      let step = min(shifts, 11)
      rest = (rest &<< UInt64(truncatingIfNeeded: step)) % significandY
      shifts &-= step
    }
    // The rest is below y and a multiple of its unit, so this is exact.
    return scale(Double(rest), by: exponentY)
  }

  /// A positive finite number as an integer below 2^53 and the exponent of its unit.
  static func integerParts(_ x: Double) -> (significand: UInt64, exponent: Int) {
    let bits = x.bitPattern
    let fraction = bits & 0x000f_ffff_ffff_ffff
    let exponent = Int(truncatingIfNeeded: bits &>> 52)
    if exponent == 0 { return (fraction, -1074) }
    return (fraction | 0x0010_0000_0000_0000, exponent &- 1075)
  }
}
