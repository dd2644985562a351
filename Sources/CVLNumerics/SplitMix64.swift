// A small generator of pseudo-random numbers with a seed, for tests and fuzzing.

/// Steele, Lea and Flood's generator: a counter, and a function that mixes its bits.
///
/// The same seed gives the same numbers everywhere.
public struct SplitMix64: Sendable {
  private var state: UInt64

  /// A generator that starts from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return SplitMix64.mix(state)
  }

  /// The next number from 0 up to but not including 1, a multiple of 2^-53.
  public mutating func nextUnit() -> Double { SplitMix64.unit(next()) }

  /// The next integer from 0 up to but not including a bound, each as likely; 0 for a bound below 2.
  public mutating func nextInt(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let range = UInt64(bound)
    // Numbers below this would make the first ones likelier.
    let uneven = (0 &- range) % range
    var bits = next()
    while bits < uneven { bits = next() }
    return Int(bits % range)
  }

  /// Bits of which each depends on each of the given ones.
  @inline(__always)
  static func mix(_ bits: UInt64) -> UInt64 {
    var z = bits
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }

  /// The first 53 bits as a number from 0 up to but not including 1.
  @inline(__always)
  static func unit(_ bits: UInt64) -> Double { Double(bits &>> 11) * 0x1p-53 }
}
