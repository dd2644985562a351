// e to the power of x.
//
// With n the integer nearest to 64 x / ln 2, e^x = 2^(n / 64) * e^r, and r is within ln 2 / 128. The
// low six bits of n look up a power of two, the others go into the exponent.

extension Elementary {
  /// The exponential function: e to the power of `x`.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    let power = exponential(DoubleDouble(x))
    return scale(power.significand.high, by: power.exponent)
  }

  /// The exponential function less one, precise where `x` is small and the difference cancels.
  public static func expMinusOne(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 || x.isNaN { return x }
    if x > 60 { return exp(x) }
    if x < -60 { return -1 }
    let reduced = reduceExponent(DoubleDouble(x))
    if reduced.steps == 0 { return reduced.growth.high }
    let power = exponential(DoubleDouble(x))
    let unit = powerOfTwo(power.exponent)
    let difference = DoubleDouble(power.significand.high * unit, plus: -1)
    return difference.high + (difference.low + power.significand.low * unit)
  }

  /// The exponential function of a number within 800, as a significand and an exponent.
  @inline(__always)
  static func exponential(_ x: DoubleDouble) -> (significand: DoubleDouble, exponent: Int) {
    let (steps, growth) = reduceExponent(x)
    let row = 2 &* (steps & 63)
    let base = DoubleDouble(high: expTable[row], low: expTable[row &+ 1])
    let product = DoubleDouble(base.high, times: growth.high)
    let sum = DoubleDouble(base.high, plusSmaller: product.high)
    let low = base.low + base.high * growth.low + (base.low * growth.high + product.low)
    return (DoubleDouble(sum.high, plusSmaller: sum.low + low), steps &>> 6)
  }

  /// The number of steps of ln 2 / 64 nearest to x, and e^r - 1 of the rest.
  @inline(__always)
  static func reduceExponent(_ x: DoubleDouble) -> (steps: Int, growth: DoubleDouble) {
    let shifted = x.high * 0x1.71547652b82fep6 + roundingShift
    let n = shifted - roundingShift
    // The first product is exact: n has at most 17 bits, this piece of ln 2 / 64 has 34.
    let first = DoubleDouble(x.high - n * 0x1.62e42fef80000p-7, plus: -(n * 0x1.1cf79abc9e3b4p-42))
    let rest = DoubleDouble(first.high, plusSmaller: first.low + x.low)
    let r = rest.high
    // swift-format-ignore
    let series = 0.5 + r * (0x1.5555555555555p-3 + r * (0x1.5555555555555p-5
      + r * (0x1.1111111111111p-7 + r * (0x1.6c16c16c16c17p-10 + r * 0x1.a01a01a01a01ap-13))))
    return (shiftedInteger(shifted), DoubleDouble(r, plusSmaller: rest.low + r * r * series))
  }
}
