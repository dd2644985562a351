// The Bézier curve of CSS and Core Animation: (0, 0), two control points, (1, 1).
//
// Its x is solved for by Newton's method inside a bracket that shrinks by half where Newton would
// leave it, until it can't be better. So neighbouring frames never step back, as they do where a
// solver stops early, and a curve that stands upright is no special case.

/// An easing by a Bézier curve.
public struct CubicCurve: Equatable, Sendable {
  /// The x of the first control point, 0 to 1.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point, 0 to 1.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  /// Makes a curve; x must be from 0 to 1, or time would run back.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(EasingError) {
    for x in [x1, x2] where !(x >= 0 && x <= 1) { throw EasingError(.abscissa, x) }
    for y in [y1, y2] where !y.isFinite { throw EasingError(.ordinate, y) }
    self.init(unchecked: x1, y1, x2, y2)
  }

  /// Makes a curve that is known to be one.
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The y of the curve at an x; before 0 and after 1 that of the tangent there.
  public func value(at x: Double) -> Double {
    if x <= 0 { return x == 0 || startSlope == 0 ? 0 : startSlope * x }
    if x >= 1 { return x == 1 || endSlope == 0 ? 1 : 1 + endSlope * (x - 1) }
    if x.isNaN || x1 == y1 && x2 == y2 { return x }
    return CubicCurve.ordinate(y1, y2, parameter(at: x))
  }

  /// The slope at the start as CSS has it: towards the first control point that is not straight
  /// above.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    return y1 == 0 && x2 > 0 ? y2 / x2 : 0
  }

  /// The slope at the end, in the same way.
  private var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    return y2 == 1 && x1 < 1 ? (1 - y1) / (1 - x1) : 0
  }

  /// Where on the curve an x between 0 and 1 is.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<100 {
      let error = CubicCurve.ordinate(x1, x2, s) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = CubicCurve.slope(x1, x2, s)
      var next = s - error / slope
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == s || next <= low || next >= high { return s }
      s = next
    }
    return s
  }

  /// One coordinate of the curve.
  private static func ordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * a + s * b) + s * s)
  }

  /// How fast one coordinate grows along the curve.
  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))
  }
}
