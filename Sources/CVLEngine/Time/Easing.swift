// Progress in time to progress on the way.
//
// An easing is a value: it can be compared, kept and scrubbed. Its ends are exact, so that what has
// arrived has the bits of where it went, and what has not begun those of where it was.

/// How progress in time, 0 to 1, becomes progress on the way.
///
///     Easing.easeInOut.value(at: 0.25)           // 0.129…
///     Easing.family(.bounce, .out).value(at: 1)  // 1, exactly
public enum Easing: Equatable, Sendable {
  /// As much way as time; outside of 0 to 1 too.
  case linear
  /// One of the families, at rest outside of 0 to 1.
  case family(EasingFamily, EasingVariant)
  /// A Bézier curve; outside of 0 to 1 it goes on as it ends.
  case cubic(CubicCurve)
  /// A staircase; outside of 0 to 1 the stairs go on.
  case steps(StepCurve)
  /// A line through points; outside of 0 to 1 its end pieces go on.
  case points(PointCurve)
  /// A spring from start to rest, at rest outside of 0 to 1.
  case spring(Spring)

  /// How far on the way something is at a part of its time.
  ///
  /// It may be below 0 or above 1 on the way. NaN gives NaN.
  public func value(at progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .family(let family, let variant): family.value(at: progress, variant)
    case .cubic(let curve): curve.value(at: progress)
    case .steps(let curve): curve.value(at: progress)
    case .points(let curve): curve.value(at: progress)
    case .spring(let spring): spring.value(at: progress)
    }
  }

  /// How long it takes of itself, in seconds: a spring until it settles; nil where it takes any time.
  public var ownDuration: Double? {
    if case .spring(let spring) = self { spring.settlingDuration } else { nil }
  }

  /// How fast the value grows with progress: 1 for a value that keeps pace, 0 on a stair and at rest.
  public func slope(at progress: Double) -> Double {
    switch self {
    case .linear: return 1
    case .steps: return 0
    case .points(let curve): return curve.slope(at: progress)
    case .spring(let spring):
      guard progress >= 0, progress < 1 else { return 0 }
      let duration = spring.settlingDuration
      return spring.velocity(at: progress * duration) * duration
    case .family, .cubic:
      let start = max(progress - 1e-6, 0)
      let end = min(progress + 1e-6, 1)
      return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
    }
  }
}

extension Easing {
  /// CSS's `ease`, Core Animation's default: quick to begin, slow to end.
  public static let ease = Easing.cubic(CubicCurve(unchecked: 0.25, 0.1, 0.25, 1))
  /// Slow to begin, as in CSS and Core Animation.
  public static let easeIn = Easing.cubic(CubicCurve(unchecked: 0.42, 0, 1, 1))
  /// Slow to end, as in CSS and Core Animation.
  public static let easeOut = Easing.cubic(CubicCurve(unchecked: 0, 0, 0.58, 1))
  /// Slow to begin and to end, as in CSS and Core Animation; what is used where none is given.
  public static let easeInOut = Easing.cubic(CubicCurve(unchecked: 0.42, 0, 0.58, 1))

  /// A Bézier curve from (0, 0) to (1, 1) by its two control points.
  ///
  ///     Easing.cubic(0.34, 1.56, 0.64, 1)   // goes beyond and comes back
  public static func cubic(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) throws(EasingError) -> Easing {
    .cubic(try CubicCurve(x1, y1, x2, y2))
  }

  /// A staircase of equal steps.
  ///
  ///     Easing.steps(4, .jumpEnd).value(at: 0.3)   // 0.25
  public static func steps(
    _ count: Int,
    _ jump: StepJump = .jumpEnd
  ) throws(EasingError) -> Easing {
    .steps(try StepCurve(count, jump))
  }

  /// A line through values at equal distances in time.
  ///
  ///     Easing.points([0, 0.2, 1]).value(at: 0.75)   // 0.6
  public static func points(_ values: [Double]) throws(EasingError) -> Easing {
    .points(try PointCurve(values: values))
  }
}
