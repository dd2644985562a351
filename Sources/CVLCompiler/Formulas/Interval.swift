internal import CVLNumerics

/// All numbers from one to another, both included, as a bound on what a formula can give.
///
/// The ends are computed by the operations that compute the numbers themselves, and rounding keeps
/// order, so that sums and products of ends bound sums and products exactly; functions that may
/// waver by an ulp are widened.
struct Interval: Equatable {
  var low: Double
  var high: Double
  /// Whether all of them are whole: then a remainder stays one below its divisor.
  var isWhole: Bool

  init(_ low: Double, _ high: Double, isWhole: Bool = false) {
    // What is not a number may be anything.
    if low <= high {
      self.low = low
      self.high = high
      self.isWhole = isWhole
    } else {
      self = .all
    }
  }

  private init(unchecked low: Double, _ high: Double) {
    self.low = low
    self.high = high
    isWhole = false
  }

  static let all = Interval(unchecked: -.infinity, .infinity)

  static func point(_ x: Double) -> Interval {
    Interval(x, x, isWhole: x == x.rounded(.down))
  }

  var isBounded: Bool { low.isFinite && high.isFinite }
  var isPoint: Bool { low == high }
  /// The greatest magnitude.
  var reach: Double { max(low.magnitude, high.magnitude) }
  /// The least magnitude.
  var least: Double { low > 0 ? low : high < 0 ? -high : 0 }

  func union(_ other: Interval) -> Interval {
    Interval(
      min(low, other.low),
      max(high, other.high),
      isWhole: isWhole && other.isWhole
    )
  }

  /// A little wider, for functions that are right to an ulp.
  var widened: Interval {
    Interval(low - low.magnitude * 1e-14 - 1e-300, high + high.magnitude * 1e-14 + 1e-300)
  }

  static func + (a: Interval, b: Interval) -> Interval {
    Interval(a.low + b.low, a.high + b.high, isWhole: a.isWhole && b.isWhole)
  }

  static func - (a: Interval, b: Interval) -> Interval {
    Interval(a.low - b.high, a.high - b.low, isWhole: a.isWhole && b.isWhole)
  }

  static prefix func - (a: Interval) -> Interval {
    Interval(-a.high, -a.low, isWhole: a.isWhole)
  }

  static func * (a: Interval, b: Interval) -> Interval {
    var result = hull([a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high])
    result.isWhole = a.isWhole && b.isWhole
    return result
  }

  static func / (a: Interval, b: Interval) -> Interval {
    if b.low <= 0, b.high >= 0 { return .all }
    return hull([a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high])
  }

  private static func hull(_ values: [Double]) -> Interval {
    var low = Double.infinity
    var high = -Double.infinity
    for value in values {
      if value != value { return .all }
      low = min(low, value)
      high = max(high, value)
    }
    return Interval(low, high)
  }

  /// The image under a function that never falls.
  func rising(_ f: (Double) -> Double) -> Interval { Interval(f(low), f(high)) }

  /// The image under a rounding to whole numbers.
  func rounded(_ rule: FloatingPointRoundingRule) -> Interval {
    Interval(low.rounded(rule), high.rounded(rule), isWhole: true)
  }

  /// The sine of an angle in degrees.
  var sineDegrees: Interval { wave(quarter: 90, Elementary.sinDegrees) }

  /// The cosine of an angle in degrees.
  var cosineDegrees: Interval { wave(quarter: 0, Elementary.cosDegrees) }

  /// A wave of 360 degrees whose crest is at `quarter`.
  private func wave(quarter: Double, _ f: (Double) -> Double) -> Interval {
    guard isBounded, high - low < 360, reach < 1e9 else { return Interval(-1, 1) }
    let ends = [f(low), f(high)]
    // Whether a crest or a trough lies between the ends.
    func holds(_ phase: Double) -> Bool {
      ((low - phase) / 360).rounded(.up) * 360 + phase <= high + 1e-6
        || ((high - phase) / 360).rounded(.down) * 360 + phase >= low - 1e-6
    }
    let trough = holds(quarter + 180) ? -1 : min(ends[0], ends[1])
    let crest = holds(quarter) ? 1 : max(ends[0], ends[1])
    return Interval(trough, crest).widened
  }
}
