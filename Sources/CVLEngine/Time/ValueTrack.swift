// What happens to a motion when the value is changed again before it has ended.

/// What a change does with what is still running.
public enum Interruption: CaseIterable, Equatable, Sendable {
  /// Each change leaves its own offset, which decays on top of the new value; what UIKit does.
  case additive
  /// The new motion begins at what is on screen, at rest.
  case current
  /// The new motion begins at what is on screen and keeps its speed.
  case velocity
  /// What runs jumps to its end first.
  case finish

  /// Its name in scripts.
  public var name: String {
    switch self {
    case .additive: "additive"
    case .current: "current"
    case .velocity: "velocity"
    case .finish: "finish"
    }
  }

  /// One line on what it does.
  public var summary: String {
    switch self {
    case .additive: "Each change leaves an offset of its own that decays on top of the new value."
    case .current: "The new motion begins at what is on screen, at rest."
    case .velocity: "The new motion begins at what is on screen and keeps its speed."
    case .finish: "What runs jumps to its end first."
    }
  }
}

/// One number that is changed from time to time, and the motions that still run.
///
///     var track = ValueTrack(0)
///     track.change(to: 100, Timing(begin: 0, duration: 1))
///     track.change(to: 0, Timing(begin: 0.5, duration: 1))
///     track.value(at: 0.5)   // 50: each motion goes on, and their sum is seen
///     track.value(at: 1.5)   // 0
///
/// It answers for times from the last change on.
public struct ValueTrack: Equatable, Sendable {
  /// The value in the end: the model's.
  public private(set) var target: Double
  /// What still runs, oldest first; each begins where the one before it will end.
  public private(set) var animations: [ValueAnimation] = []

  /// Makes a track at rest.
  public init(_ value: Double) { target = value }

  /// The value that is seen at a time.
  public func value(at time: Double) -> Double {
    guard time < end, let first = animations.first else { return target }
    var value = first.value(at: time)
    for animation in animations.dropFirst() {
      let moved = animation.value(at: time)
      // Not the sum where it is at its beginning: it would miss by a bit.
      value = value == animation.from ? moved : value + (moved - animation.from)
    }
    return value
  }

  /// How fast what is seen changes, a second.
  public func velocity(at time: Double) -> Double {
    animations.reduce(0) { $0 + $1.velocity(at: time) }
  }

  /// When all is at rest; minus infinity if it is already.
  public var end: Double {
    animations.reduce(-.infinity) { max($0, $1.timing.end) }
  }

  /// Changes the value at the time at which the timing begins.
  public mutating func change(
    to new: Double,
    _ timing: Timing,
    keys: [ValueKey] = [],
    interruption: Interruption = .additive
  ) {
    let old = target
    let seen = value(at: timing.begin)
    let speed = interruption == .velocity ? velocity(at: timing.begin) : 0
    target = new
    switch interruption {
    case .additive:
      removeFinished(by: timing.begin)
      if old != new || !keys.isEmpty {
        animations.append(ValueAnimation(from: old, to: new, timing, keys: keys))
      }
    case .current:
      animations = [ValueAnimation(from: seen, to: new, timing, keys: keys)]
    case .velocity:
      animations = [
        ValueAnimation(
          from: seen,
          to: new,
          // What waits stands still, and then begins from rest.
          timing.delay > 0 ? timing : timing.continuing(distance: seen - new, speed: speed),
          keys: keys,
          push: timing.delay > 0 || !keys.isEmpty ? 0 : speed
        )
      ]
    case .finish:
      animations = [ValueAnimation(from: old, to: new, timing, keys: keys)]
    }
  }

  /// Removes the motions that can't be seen any more.
  private mutating func removeFinished(by time: Double) {
    if time >= end {
      animations = []
    } else if let running = animations.firstIndex(where: { $0.timing.end > time }) {
      animations.removeFirst(running)
    }
  }
}

extension Timing {
  /// The same timing for a value that comes with a speed of its own: a spring drops the one that it was
  /// made with, and takes the time that this one needs.
  fileprivate func continuing(distance: Double, speed: Double) -> Timing {
    guard case .spring(let spring) = easing else { return self }
    return Timing(
      begin: begin,
      delay: delay,
      duration: givenDuration,
      easing: .spring(
        givenDuration == nil
          ? spring.continuing(distance: distance, speed: speed)
          : spring.continuing(distance: 1, speed: 0)
      )
    )
  }
}
