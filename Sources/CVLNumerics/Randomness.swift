// Randomness without state: a hash of the arguments.
//
// Item 7 gets the same number in every frame and whatever is evaluated before it, so a layout that
// scatters its items does not flicker.

/// Functions that look random and depend on nothing but their arguments.
public enum Randomness {
  /// A number from 0 up to but not including 1 for each pair of finite numbers, NaN for others.
  ///
  /// Zero and minus zero are the same.
  public static func unit(_ i: Double, _ seed: Double) -> Double {
    guard i.isFinite, seed.isFinite else { return .nan }
    return SplitMix64.unit(hash(hash(start, seed), i))
  }

  /// Perlin's gradient noise in the plane: smooth, from -1 to 1, and 0 at whole coordinates.
  ///
  /// Each seed gives another noise. For arguments that are not finite it is NaN.
  public static func noise(_ x: Double, _ y: Double, _ seed: Double) -> Double {
    guard x.isFinite, y.isFinite, seed.isFinite else { return .nan }
    let x0 = Elementary.floor(x)
    let y0 = Elementary.floor(y)
    let u = x - x0
    let v = y - y0
    let state = hash(start, seed)
    let left = hash(state, x0)
    let right = hash(state, x0 + 1)
    let lower = blend(
      slope(hash(left, y0), u, v),
      slope(hash(right, y0), u - 1, v),
      by: fade(u)
    )
    let upper = blend(
      slope(hash(left, y0 + 1), u, v - 1),
      slope(hash(right, y0 + 1), u - 1, v - 1),
      by: fade(u)
    )
    // Unit gradients reach the square root of one half, in the middle of a cell.
    let noise = blend(lower, upper, by: fade(v)) * 0x1.6a09e667f3bcdp0
    return min(max(noise, -1), 1)
  }
}

extension Randomness {
  private static let start: UInt64 = 0x243f_6a88_85a3_08d3

  /// The hash of a finite number after what was hashed before.
  @inline(__always)
  private static func hash(_ state: UInt64, _ value: Double) -> UInt64 {
    // Adding zero makes a negative zero positive.
    SplitMix64.mix(SplitMix64.mix((value + 0).bitPattern &+ 0x9e37_79b9_7f4a_7c15) ^ state)
  }

  /// Perlin's quintic from 0 to 1, whose first two derivatives are 0 at both ends.
  @inline(__always)
  private static func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

  @inline(__always)
  private static func blend(_ a: Double, _ b: Double, by t: Double) -> Double {
    a * (1 - t) + b * t
  }

  /// The height at (u, v) of a plane through the origin, in one of sixteen directions.
  @inline(__always)
  private static func slope(_ hash: UInt64, _ u: Double, _ v: Double) -> Double {
    let row = 2 &* Int(truncatingIfNeeded: hash &>> 60)
    return directions[row] * u + directions[row &+ 1] * v
  }

  /// The cosines and sines of the multiples of 22.5 degrees.
  // swift-format-ignore
  private static let directions: [Double] = [
    1, 0, 0x1.d906bcf328d46p-1, 0x1.87de2a6aea963p-2,
    0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1, 0x1.87de2a6aea963p-2, 0x1.d906bcf328d46p-1,
    0, 1, -0x1.87de2a6aea963p-2, 0x1.d906bcf328d46p-1,
    -0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1, -0x1.d906bcf328d46p-1, 0x1.87de2a6aea963p-2,
    -1, 0, -0x1.d906bcf328d46p-1, -0x1.87de2a6aea963p-2,
    -0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, -0x1.87de2a6aea963p-2, -0x1.d906bcf328d46p-1,
    0, -1, 0x1.87de2a6aea963p-2, -0x1.d906bcf328d46p-1,
    0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, 0x1.d906bcf328d46p-1, -0x1.87de2a6aea963p-2,
  ]
}
