// Sine, cosine and tangent of degrees.
//
// Degrees reduce exactly: a quarter turn is the integer 90. So sinDegrees(180) is 0, not the sine of
// a double near pi, at any number of turns. These run over millions of items; the common case has no
// branches, which lets the compiler work on several items at once in the block form, and the scalar
// forms call the same kernel, so the bits are the same.

extension Elementary {
  /// The sine of an angle in degrees, exact at multiples of 30 where it is representable.
  ///
  /// A zero result is positive.
  public static func sinDegrees(_ d: Double) -> Double { sinCosDegrees(d).sin }

  /// The cosine of an angle in degrees, exact at multiples of 30 where it is representable.
  ///
  /// A zero result is positive.
  public static func cosDegrees(_ d: Double) -> Double { sinCosDegrees(d).cos }

  /// The sine and the cosine of an angle in degrees, with the bits of the two alone.
  public static func sinCosDegrees(_ d: Double) -> (sin: Double, cos: Double) {
    isCommonAngle(d) ? commonSinCos(d) : rareSinCos(d)
  }

  /// The sines and the cosines of `count` angles in degrees, with the bits of `sinCosDegrees`.
  ///
  /// The results may overwrite the angles only where `sin` or `cos` is `d` itself.
  public static func sinCosDegrees(
    _ d: UnsafePointer<Double>,
    sin: UnsafeMutablePointer<Double>,
    cos: UnsafeMutablePointer<Double>,
    count: Int
  ) {
    var start = 0
    while start < count {
      let end = min(start &+ 32, count)
      var isCommon = true
      for i in start..<end { isCommon = isCommonAngle(d[i]) && isCommon }
      if isCommon {
        for i in start..<end {
          let both = commonSinCos(d[i])
          sin[i] = both.sin
          cos[i] = both.cos
        }
      } else {
        for i in start..<end {
          let both = sinCosDegrees(d[i])
          sin[i] = both.sin
          cos[i] = both.cos
        }
      }
      start = end
    }
  }

  /// The tangent of an angle in degrees, exact at multiples of 45.
  ///
  /// It is infinity at 90 and minus infinity at 270, and so on each turn. A zero result is
  /// positive.
  public static func tanDegrees(_ d: Double) -> Double {
    guard d.isFinite else { return .nan }
    if d.magnitude < 0x1p-60 { return sinDegrees(d) }
    let (quarter, rest) = quarterTurns(degrees: d.magnitude < 0x1p40 ? d : remainder(d, 360))
    let isOdd = quarter & 1 != 0
    if rest == 0 {
      if !isOdd { return 0 }
      return quarter & 2 == 0 ? .infinity : -.infinity
    }
    if rest.magnitude == 45 { return (rest > 0) == isOdd ? -1 : 1 }
    return tangent(radians(rest), isOddQuarter: isOdd)
  }
}

extension Elementary {
  /// Whether the kernel below takes the angle: not huge, and nothing in it underflows.
  @inline(__always)
  static func isCommonAngle(_ d: Double) -> Bool {
    d.magnitude < 0x1p40 && (d.magnitude > 0x1p-800 || d == 0)
  }

  /// The sine and cosine of a common angle, without branches.
  @inline(__always)
  static func commonSinCos(_ d: Double) -> (sin: Double, cos: Double) {
    let shifted = d * 0x1.6c16c16c16c17p-7 + roundingShift
    let rest = d - (shifted - roundingShift) * 90
    let reduced = radians(rest)
    let sine = sineKernel(reduced.high, reduced.low).bitPattern
    let cosine = cosineKernel(reduced.high, reduced.low).bitPattern
    let quarter = shifted.bitPattern
    // All ones on odd quarters, where sine and cosine change places.
    let swap = 0 &- (quarter & 1)
    let changed = (sine ^ cosine) & swap
    let sineSign = (quarter & 2) &<< 62
    let cosineSign = ((quarter &+ 1) & 2) &<< 62
    // Adding zero makes a negative zero positive and changes nothing else.
    return (
      sin: Double(bitPattern: sine ^ changed ^ sineSign) + 0,
      cos: Double(bitPattern: cosine ^ changed ^ cosineSign) + 0
    )
  }

  /// The sine and cosine of an angle that is not common.
  @inline(never)
  static func rareSinCos(_ d: Double) -> (sin: Double, cos: Double) {
    guard d.isFinite else { return (.nan, .nan) }
    if d.magnitude >= 0x1p40 { return commonSinCos(remainder(d, 360)) }
    return (radians(d * 0x1p400).high * 0x1p-400, 1)
  }

  /// An angle below 2^40 as a number of quarter turns, of which the last two bits count, and an
  /// exact rest.
  @inline(__always)
  static func quarterTurns(degrees d: Double) -> (quarter: Int, rest: Double) {
    let shifted = d * 0x1.6c16c16c16c17p-7 + roundingShift
    return (shiftedInteger(shifted), d - (shifted - roundingShift) * 90)
  }

  /// An angle in degrees as radians.
  @inline(__always)
  static func radians(_ d: Double) -> DoubleDouble {
    let (high, low) = DoubleDouble.halves(d)
    return DoubleDouble(
      high * 0x1.1df46a0000000p-6,
      plusSmaller: high * 0x1.294e9c8ae0ec6p-33 + low * 0x1.1df46a2529d39p-6
    )
  }
}
