// The elementary functions.
//
// The C library's own differ between platforms in the last bit, and Embedded Swift has none. These
// use only operations that IEEE 754 rounds in one way (+ - * / and square root), in a fixed order,
// so a script draws the same picture everywhere and expected output compares as text. There is no
// fused multiply-add for the same reason: where a product must be exact it is split by hand, see
// `DoubleDouble`.
//
// The usual plan, `log` for instance: reduce the argument to a small interval, look up the value at
// the nearest table point, add a short Taylor polynomial for the rest, and keep the sum as two
// doubles until the last rounding. Most results are therefore the double nearest to the true value.

/// The elementary functions, with the same bits on every platform.
///
/// All are pure and total: they never trap, and answer as C99 says for special values. The error is
/// below one unit in the last place, for arguments of any size.
public enum Elementary {
  /// How many degrees a radian has.
  public static let degreesPerRadian: Double = 0x1.ca5dc1a63c1f8p5

  /// How many radians a degree has.
  public static let radiansPerDegree: Double = 0x1.1df46a2529d39p-6

  /// The ratio of a circle's circumference to its diameter.
  public static let pi: Double = 0x1.921fb54442d18p1

  /// Adding and subtracting this rounds a number below 2^51 to an integer, ties to even, and
  /// between the two steps the integer is in the low bits of the bit pattern.
  static let roundingShift: Double = 0x1.8p52
}

extension Elementary {
  /// The integer in the low bits of a number to which `roundingShift` was added.
  @inline(__always)
  static func shiftedInteger(_ shifted: Double) -> Int {
    Int(Int32(truncatingIfNeeded: shifted.bitPattern))
  }

  /// Two to the power of an exponent between -1022 and 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }

  /// A number times a power of two, of an exponent up to 2046.
  @inline(__always)
  static func scale(_ x: Double, by exponent: Int) -> Double {
    if exponent > 1023 { return x * powerOfTwo(1023) * powerOfTwo(exponent &- 1023) }
    if exponent < -1022 {
      return x * powerOfTwo(max(exponent &+ 1022, -1022)) * powerOfTwo(-1022)
    }
    return x * powerOfTwo(exponent)
  }

  /// A positive finite number as a significand in 1..<2 and an exponent.
  @inline(__always)
  static func parts(of x: Double) -> (significand: Double, exponent: Int) {
    var bits = x.bitPattern
    var exponent = -1023
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 0x1p54).bitPattern
      exponent = -1077
    }
    exponent &+= Int(truncatingIfNeeded: bits &>> 52)
    let significand = bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000
    return (Double(bitPattern: significand), exponent)
  }

  /// A magnitude with a sign.
  @inline(__always)
  static func signed(_ magnitude: Double, like sign: Double) -> Double {
    Double(signOf: sign, magnitudeOf: magnitude)
  }
}
