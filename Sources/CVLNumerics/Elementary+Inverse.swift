// The inverse trigonometric functions, in radians and in degrees.
//
// All are one: the angle of a point (x, y) in the first quadrant, as two doubles. With c the
// multiple of 1/64 nearest to y / x,
//
//   atan(y / x) = atan(c) + atan(t),   t = (y - c x) / (x + c y),   |t| <= 1/128,
//
// a table has atan(c), and a few terms of the series give the other. asin(x) is the angle of
// (sqrt(1 - x^2), x). Because the angle has 20 bits more than a double, degrees come out exact where
// they are: asinDegrees(0.5) is 30.

extension Elementary {
  /// The angle in radians, from -pi/2 to pi/2, whose sine is `x`.
  public static func asin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    guard x.magnitude <= 1 else { return .nan }
    return signed(arcsine(x.magnitude).high, like: x)
  }

  /// The angle in radians, from 0 to pi, whose cosine is `x`.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return arccosine(x).high
  }

  /// The angle in radians, from -pi/2 to pi/2, whose tangent is `x`.
  public static func atan(_ x: Double) -> Double { atan2(x, 1) }

  /// The angle in radians, from -pi to pi, of the point with these coordinates.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = angle(y, x)
    return signed(scale(angle.value.high, by: angle.exponent), like: y)
  }

  /// The angle in degrees, from -90 to 90, whose sine is `x`.
  public static func asinDegrees(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return atan2Degrees(x, 1) }
    guard x.magnitude <= 1 else { return .nan }
    return signed(degrees(arcsine(x.magnitude)), like: x)
  }

  /// The angle in degrees, from 0 to 180, whose cosine is `x`.
  public static func acosDegrees(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return degrees(arccosine(x))
  }

  /// The angle in degrees, from -90 to 90, whose tangent is `x`.
  public static func atanDegrees(_ x: Double) -> Double { atan2Degrees(x, 1) }

  /// The angle in degrees, above -180 and up to 180, of the point with these coordinates.
  ///
  /// A zero result is positive, and where `atan2` would give minus half a turn this gives 180.
  public static func atan2Degrees(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = angle(y, x)
    let result = scale(degrees(angle.value), by: angle.exponent)
    return y < 0 && result != 180 && result != 0 ? -result : result
  }
}

extension Elementary {
  /// An angle in radians as rounded degrees.
  @inline(__always)
  static func degrees(_ angle: DoubleDouble) -> Double {
    (angle * DoubleDouble(high: degreesPerRadian, low: -0x1.1e7ab456405f9p-49)).high
  }

  /// Half a turn.
  @inline(__always)
  static var halfTurn: DoubleDouble { DoubleDouble(high: pi, low: 0x1.1a62633145c07p-53) }

  /// A quarter turn.
  @inline(__always)
  static var quarterTurn: DoubleDouble { DoubleDouble(high: pi / 2, low: 0x1.1a62633145c07p-54) }

  /// The arc sine of a number from 2^-27 to 1.
  static func arcsine(_ x: Double) -> DoubleDouble {
    quadrantAngle(DoubleDouble(x), cosineOfArcsine(x))
  }

  /// The arc cosine of a number from -1 to 1.
  static func arccosine(_ x: Double) -> DoubleDouble {
    if x.magnitude < 0x1p-64 { return quarterTurn }
    let angle = quadrantAngle(cosineOfArcsine(x.magnitude), DoubleDouble(x.magnitude))
    return x < 0 ? halfTurn - angle : angle
  }

  /// The square root of 1 - x^2.
  @inline(__always)
  static func cosineOfArcsine(_ x: Double) -> DoubleDouble {
    (DoubleDouble(1, plus: -x) * DoubleDouble(1, plus: x)).squareRoot()
  }

  /// The angle between a point and the positive x axis, without sign, times a power of two.
  static func angle(_ y: Double, _ x: Double) -> (value: DoubleDouble, exponent: Int) {
    let away = x.sign == .minus
    if y == 0 || (x.isInfinite && y.isFinite) { return (away ? halfTurn : DoubleDouble(0), 0) }
    if x == 0 || (y.isInfinite && x.isFinite) { return (quarterTurn, 0) }
    let (significandX, exponentX) = parts(of: x.isInfinite ? 1 : x.magnitude)
    let (significandY, exponentY) = parts(of: y.isInfinite ? 1 : y.magnitude)
    let exponent = exponentY &- exponentX
    if exponent > 64 { return (quarterTurn, 0) }
    if exponent < -64 {
      // The arc tangent of a tiny number is that number.
      if away { return (halfTurn, 0) }
      return (DoubleDouble(significandY) / DoubleDouble(significandX), exponent)
    }
    let scaledY = DoubleDouble(significandY * powerOfTwo(exponent))
    let angle = quadrantAngle(scaledY, DoubleDouble(significandX))
    return (away ? halfTurn - angle : angle, 0)
  }

  /// The angle of a point of the first quadrant that is not the origin, coordinates near 1.
  static func quadrantAngle(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    y.high <= x.high ? octantAngle(y, x) : quarterTurn - octantAngle(x, y)
  }

  /// The angle of a point with `y <= x`.
  static func octantAngle(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    let shifted = y.high / x.high * 64 + roundingShift
    let index = shiftedInteger(shifted)
    let c = (shifted - roundingShift) * 0x1p-6
    let t = (y - x * c) / (x + y * c)
    let z = t.high * t.high
    // swift-format-ignore
    let series = -0x1.5555555555555p-2 + z * (0x1.999999999999ap-3
      + z * (-0x1.2492492492492p-3 + z * 0x1.c71c71c71c71cp-4))
    let sum = DoubleDouble(atanTable[2 &* index], plus: t.high)
    let low = sum.low + (atanTable[2 &* index &+ 1] + (t.low + t.high * z * series))
    return DoubleDouble(sum.high, plusSmaller: low)
  }
}
