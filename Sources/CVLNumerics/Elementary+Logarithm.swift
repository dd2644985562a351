// Logarithms, as two doubles so that `pow` can multiply them by hundreds.
//
// x = 2^k m with m around 1. A table has a nine-bit number near 1 / m, so their product 1 + t is
// exact in two doubles and t is below 1/128; log x = k ln 2 + log of the table's number + log(1 + t).
// Around 1 the table's number is 1, so nothing cancels.

extension Elementary {
  /// The natural logarithm.
  public static func log(_ x: Double) -> Double {
    specialLogarithm(x) ?? logarithm(x).high
  }

  /// The logarithm to base 2, exact for powers of 2.
  public static func log2(_ x: Double) -> Double {
    specialLogarithm(x)
      ?? (logarithm(x) * DoubleDouble(high: 0x1.71547652b82fep0, low: 0x1.777d0ffda0d24p-56)).high
  }

  /// The logarithm to base 10, exact for powers of 10.
  public static func log10(_ x: Double) -> Double {
    specialLogarithm(x)
      ?? (logarithm(x) * DoubleDouble(high: 0x1.bcb7b1526e50ep-2, low: 0x1.95355baaafad3p-57)).high
  }

  /// The logarithm of a number that is not positive and finite.
  @inline(__always)
  static func specialLogarithm(_ x: Double) -> Double? {
    if x > 0 { return x.isFinite ? nil : x }
    return x == 0 ? -.infinity : .nan
  }

  /// The natural logarithm of a positive finite number.
  static func logarithm(_ x: Double) -> DoubleDouble {
    var (m, exponent) = parts(of: x)
    let index = Int(truncatingIfNeeded: (m.bitPattern &>> 45) & 127)
    if index >= 53 {
      m *= 0.5
      exponent &+= 1
    }
    let product = DoubleDouble(m, times: logTable[3 &* index])
    let t = DoubleDouble(product.high - 1, plus: product.low)
    let square = t * t
    let r = t.high
    // swift-format-ignore
    let series = 0x1.5555555555555p-2 - r * (0.25 - r * (0x1.999999999999ap-3
      - r * (0x1.5555555555555p-3 - r * (0x1.2492492492492p-3 - r * (0.125
      - r * (0x1.c71c71c71c71cp-4 - r * 0x1.999999999999ap-4))))))
    let k = Double(exponent)
    // The first product is exact: k has 11 bits, this piece of ln 2 has 41.
    let first = DoubleDouble(k * 0x1.62e42fefa3000p-1, plus: logTable[3 &* index &+ 1])
    let second = DoubleDouble(first.high, plus: r)
    let third = DoubleDouble(second.high, plus: -0.5 * square.high)
    let tableLow = k * 0x1.3de6af278ece6p-42 + logTable[3 &* index &+ 2]
    let low = (t.low - 0.5 * square.low + r * square.high * series) + tableLow
    return DoubleDouble(third.high, plusSmaller: first.low + second.low + third.low + low)
  }
}
