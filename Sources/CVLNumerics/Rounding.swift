// Rounding to integers and to pixels.
//
// `Double.rounded` calls the C library on some processors. Adding and subtracting 1.5 * 2^52 does
// not, and is as exact.

extension Elementary {
  /// The largest integer that is not above a number.
  @inline(__always)
  static func floor(_ x: Double) -> Double {
    guard x.magnitude < 0x1p51 else { return largeFloor(x) }
    let nearest = (x + roundingShift) - roundingShift
    return nearest > x ? nearest - 1 : nearest
  }

  /// The same where a double has at most one fraction bit, and for NaN and infinity.
  @inline(never)
  static func largeFloor(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let whole = Double(bitPattern: x.bitPattern & ~1)
    return whole > x ? whole - 1 : whole
  }
}

/// Rounding of positions, halves upwards.
///
/// Upwards rather than away from zero, so that a grid which scrolls across zero keeps its steps.
public enum Rounding {
  /// The integer nearest to a number, and the larger one of two as near: -2.5 gives -2.
  public static func halfUp(_ v: Double) -> Double {
    let whole = Elementary.floor(v)
    return v - whole >= 0.5 ? whole + 1 : whole
  }

  /// A position rounded to whole pixels, of which a unit has `scale`; as it is if `scale` is 0.
  public static func toPixel(_ v: Double, scale: Double) -> Double {
    scale == 0 ? v : halfUp(v * scale) / scale
  }
}
