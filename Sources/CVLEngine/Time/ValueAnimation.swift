/// A value at a part of an animation's duration.
public struct ValueKey: Equatable, Sendable {
  /// The part of the duration, 0 to 1.
  public var fraction: Double
  /// The value then.
  public var value: Double

  /// Makes a key frame.
  public init(at fraction: Double, _ value: Double) {
    self.fraction = fraction
    self.value = value
  }
}

/// One number on its way from a value to another.
///
///     let rise = ValueAnimation(from: 0, to: 100, Timing(begin: 2, duration: 1))
///     rise.value(at: 2.5)   // 50
public struct ValueAnimation: Equatable, Sendable {
  /// Where it comes from; held until the start.
  public let from: Double
  /// Where it goes to; held, with the same bits, from the end on.
  public let to: Double
  /// When and how.
  public let timing: Timing
  /// Values on the way, in the order of their fractions.
  public let keys: [ValueKey]
  /// A speed that it keeps from what it interrupts, in points a second beside what the easing has.
  public let push: Double

  private let fractions: [Double]

  /// Makes an animation; key frames are sorted, and those that are not within the duration left out.
  public init(
    from: Double,
    to: Double,
    _ timing: Timing,
    keys: [ValueKey] = [],
    push: Double = 0
  ) {
    self.from = from
    self.to = to
    self.timing = timing
    self.push = push.isFinite && timing.duration > 0 && timing.duration.isFinite ? push : 0
    var sorted: [ValueKey] = []
    for key in keys where key.fraction >= 0 && key.fraction <= 1 {
      // Of two at the same place the later one holds: insertion keeps their order.
      let place = sorted.firstIndex { $0.fraction > key.fraction } ?? sorted.count
      sorted.insert(key, at: place)
    }
    self.keys = sorted
    fractions = sorted.map { $0.fraction }
  }

  /// The value at a time: `from` before the start, exactly `to` from the end on.
  public func value(at time: Double) -> Double {
    if time >= timing.end { return to }
    guard time >= timing.start else { return from }
    let (piece, progress) = timing.place(at: time, keys: fractions)
    let (a, b) = ends(of: piece)
    let value = mix(a, b, progress)
    return push == 0 ? value : value + pushed(at: time).distance
  }

  /// How fast the value changes at a time, a second; 0 while it does not move.
  public func velocity(at time: Double) -> Double {
    guard time >= timing.start, time < timing.end else { return 0 }
    let (piece, _) = timing.place(at: time, keys: fractions)
    let (a, b) = ends(of: piece)
    let speed = (b - a) * timing.speed(at: time, keys: fractions)
    return push == 0 ? speed : speed + pushed(at: time).speed
  }

  private func ends(of piece: Int) -> (Double, Double) {
    (piece > 0 ? keys[piece - 1].value : from, piece < keys.count ? keys[piece].value : to)
  }

  /// What is left of the push: exactly what the spring makes of it, or else a curve that begins at its
  /// speed and ends at rest.
  private func pushed(at time: Double) -> (distance: Double, speed: Double) {
    if case .spring(let spring) = timing.easing {
      let pace = spring.settlingDuration / timing.duration
      guard pace > 0 else { return (0, 0) }
      let seconds = (time - timing.start) * pace
      return (push * spring.push(at: seconds) / pace, push * spring.pushVelocity(at: seconds))
    }
    let t = timing.fraction(at: time)
    let rest = 1 - t
    return (push * timing.duration * t * rest * rest, push * rest * (1 - 3 * t))
  }
}
