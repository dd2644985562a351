// Cube root and hypotenuse: a first approximation, and a correction from its exact square or cube.

extension Elementary {
  /// The real cube root.
  public static func cbrt(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    var (significand, exponent) = parts(of: x.magnitude)
    // Move the exponent to a multiple of 3; the significand is then in 1..<8.
    let rest = ((exponent % 3) &+ 3) % 3
    exponent = (exponent &- rest) / 3
    significand *= powerOfTwo(rest)
    // Off by a sixth at most; each of Halley's steps triples the number of good digits.
    var root = 0.85 + significand * 0.16
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * significand) / (2 * cube + significand)
    }
    let cube = DoubleDouble(root, times: root) * root
    let error = (cube.high - significand) + cube.low
    root -= error / (3 * root * root)
    return signed(root * powerOfTwo(exponent), like: x)
  }

  /// The length of the vector (x, y), without overflow on the way.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let long = max(x.magnitude, y.magnitude)
    let short = min(x.magnitude, y.magnitude)
    if short == 0 { return long }
    let (a, exponent) = parts(of: long)
    let (significand, exponentShort) = parts(of: short)
    let difference = exponentShort &- exponent
    if difference < -60 { return long }
    let b = significand * powerOfTwo(difference)
    let sum = DoubleDouble(a, times: a) + DoubleDouble(b, times: b)
    return scale(sum.squareRoot().high, by: exponent)
  }
}
