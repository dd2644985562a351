// Sine, cosine and tangent of radians.
//
// The argument is reduced to within an eighth of a turn and kept as two doubles, so that sin(1e22)
// is as good as sin(1). Up to a million, subtracting a multiple of pi/2 in four pieces does it; a
// larger argument is multiplied by the right 192 bits of 2/pi (Payne and Hanek).

extension Elementary {
  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    guard x.isFinite else { return .nan }
    let (quarter, rest) = quarterTurns(x)
    let value =
      quarter & 1 == 0 ? sineKernel(rest.high, rest.low) : cosineKernel(rest.high, rest.low)
    return quarter & 2 == 0 ? value : -value
  }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (quarter, rest) = quarterTurns(x)
    let value =
      quarter & 1 == 0 ? cosineKernel(rest.high, rest.low) : sineKernel(rest.high, rest.low)
    return (quarter &+ 1) & 2 == 0 ? value : -value
  }

  /// The tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    guard x.isFinite else { return .nan }
    let (quarter, rest) = quarterTurns(x)
    return tangent(rest, isOddQuarter: quarter & 1 != 0)
  }

  /// The tangent of a reduced angle, or of that plus a quarter turn.
  @inline(__always)
  static func tangent(_ rest: DoubleDouble, isOddQuarter: Bool) -> Double {
    let sine = fineSine(rest)
    let cosine = fineCosine(rest)
    return isOddQuarter ? -(cosine / sine).value : (sine / cosine).value
  }
}

extension Elementary {
  /// The sine of `r + low`, for `r` within 0.8.
  @inline(__always)
  static func sineKernel(_ r: Double, _ low: Double) -> Double {
    let z = r * r
    return r + (r * z * sineSeries(z) + (low - low * (0.5 * z)))
  }

  /// The cosine of `r + low`, for `r` within 0.8.
  @inline(__always)
  static func cosineKernel(_ r: Double, _ low: Double) -> Double {
    let z = r * r
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * z * cosineSeries(z) - r * low))
  }

  /// The sine of a reduced angle, with a few bits more than a double has.
  @inline(__always)
  static func fineSine(_ r: DoubleDouble) -> DoubleDouble {
    let z = r.high * r.high
    let tail = r.high * z * sineSeries(z) + (r.low - r.low * (0.5 * z))
    return DoubleDouble(r.high, plusSmaller: tail)
  }

  /// The cosine of a reduced angle, with a few bits more than a double has.
  @inline(__always)
  static func fineCosine(_ r: DoubleDouble) -> DoubleDouble {
    let z = DoubleDouble(r.high, times: r.high)
    let w = DoubleDouble(1, plusSmaller: -0.5 * z.high)
    let tail = z.high * z.high * cosineSeries(z.high) - r.high * r.low
    return DoubleDouble(w.high, plusSmaller: (w.low - 0.5 * z.low) + tail)
  }

  /// The Taylor series of (sin(r) - r) / r^3 in `z = r * r`.
  @inline(__always)
  static func sineSeries(_ z: Double) -> Double {
    // swift-format-ignore
    let high = 0x1.71de3a556c734p-19 + z * (-0x1.ae64567f544e4p-26
      + z * (0x1.6124613a86d09p-33 + z * (-0x1.ae7f3e733b81fp-41 + z * 0x1.952c77030ad4ap-49)))
    // swift-format-ignore
    return -0x1.5555555555555p-3 + z * (0x1.1111111111111p-7
      + z * (-0x1.a01a01a01a01ap-13 + z * high))
  }

  /// The Taylor series of (cos(r) - 1 + r^2 / 2) / r^4 in `z = r * r`.
  @inline(__always)
  static func cosineSeries(_ z: Double) -> Double {
    // swift-format-ignore
    let high = -0x1.27e4fb7789f5cp-22 + z * (0x1.1eed8eff8d898p-29
      + z * (-0x1.93974a8c07c9dp-37 + z * 0x1.ae7f3e733b81fp-45))
    // swift-format-ignore
    return 0x1.5555555555555p-5 + z * (-0x1.6c16c16c16c17p-10
      + z * (0x1.a01a01a01a01ap-16 + z * high))
  }
}

extension Elementary {
  /// A finite angle as a number of quarter turns, of which the last two bits count, and a rest.
  @inline(__always)
  static func quarterTurns(_ x: Double) -> (quarter: Int, rest: DoubleDouble) {
    if x.magnitude < 0.78 { return (0, DoubleDouble(x)) }
    if x.magnitude > 1e6 { return hugeQuarterTurns(x) }
    let shifted = x * 0x1.45f306dc9c883p-1 + roundingShift
    let k = shifted - roundingShift
    // The first three products are exact: k has at most 20 bits, the pieces of pi/2 have 33.
    let first = x - k * 0x1.921fb54400000p0
    let second = DoubleDouble(first, plus: -(k * 0x1.0b4611a600000p-34))
    let third = DoubleDouble(second.high, plus: -(k * 0x1.3198a2e000000p-69))
    let low = second.low + (third.low - k * 0x1.b839a252049c1p-104)
    return (shiftedInteger(shifted), DoubleDouble(third.high, plus: low))
  }

  /// The same for an angle above a million.
  @inline(never)
  static func hugeQuarterTurns(_ x: Double) -> (quarter: Int, rest: DoubleDouble) {
    var product = fractionOfTurn(x.magnitude)
    // The first two bits are quarter turns; round to the nearest, so the rest may be negative.
    var quarter = Int(truncatingIfNeeded: product[0] &>> 30)
    product[0] &= 0x3fff_ffff
    let isNegative = product[0] >= 0x2000_0000
    if isNegative {
      quarter &+= 1
      for i in 0..<6 { product[i] = ~product[i] }
      product[0] &= 0x3fff_ffff
    }
    var fraction = DoubleDouble(0)
    var weight = 0x1p-30
    for limb in product {
      let sum = DoubleDouble(fraction.high, plusSmaller: Double(limb) * weight)
      fraction = DoubleDouble(high: sum.high, low: fraction.low + sum.low)
      weight *= 0x1p-32
    }
    fraction = DoubleDouble(fraction.high, plusSmaller: fraction.low)
    let rest = fraction * DoubleDouble(high: 0x1.921fb54442d18p0, low: 0x1.1a62633145c07p-54)
    let flips = isNegative != (x < 0)
    return (x < 0 ? -quarter : quarter, flips ? -rest : rest)
  }

  /// The product of a number above 2^19 with 2/pi, modulo 4, in 192 bits of which two are whole.
  static func fractionOfTurn(_ x: Double) -> [UInt32] {
    let bits = x.bitPattern
    let exponent = Int(truncatingIfNeeded: bits &>> 52) &- 1075
    let significand = bits & 0x000f_ffff_ffff_ffff | 0x0010_0000_0000_0000
    let low = significand & 0xffff_ffff
    let high = significand &>> 32
    // Bits of 2/pi before this one only contribute multiples of 4.
    let first = exponent &+ 62
    let limb = first &>> 5
    let shift = UInt64(truncatingIfNeeded: 32 &- (first & 31))
    var product: [UInt32] = [0, 0, 0, 0, 0, 0]
    var carry: UInt64 = 0
    var previous: UInt64 = 0
    for i in stride(from: 5, through: 0, by: -1) {
      let pair =
        UInt64(twoOverPiTable[limb &+ i]) &<< 32 | UInt64(twoOverPiTable[limb &+ i &+ 1])
      let window = (pair &>> shift) & 0xffff_ffff
      // At most (2^32-1)^2 and 2^53 and a carry below 2^33: no overflow.
      let lowProduct = window &* low
      let sum = (lowProduct & 0xffff_ffff) &+ (previous &* high & 0xffff_ffff) &+ carry
      product[i] = UInt32(truncatingIfNeeded: sum)
      carry = (sum &>> 32) &+ (lowProduct &>> 32) &+ ((previous &* high) &>> 32)
      previous = window
    }
    return product
  }
}
