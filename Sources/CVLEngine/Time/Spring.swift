// Springs, exactly: the position is a formula of the time and no step is taken.
//
// One kind of spring, three ways to say it: as physics has it (Core Animation), by the damping ratio
// and the period (SwiftUI), by how long it seems to take and how much it bounces (UIKit since 17).
// Above critical damping it creeps, as the equation says; `clamped` treats it as critical, as Core
// Animation does.

import CVLNumerics

/// A spring that pulls from 0 to 1.
public struct Spring: Equatable, Sendable {
  /// How often it would swing without damping, in radians a second.
  public let frequency: Double
  /// The damping ratio: below 1 it swings, at 1 it is as quick as it can be without.
  public let ratio: Double
  /// Its speed at the start: the whole way a second, positive towards the end.
  public let velocity: Double
  /// When it comes to rest: from then on it is closer to 1 than a thousandth.
  ///
  /// At most `longest`: every motion ends, even one without damping.
  public let settlingDuration: Double

  /// How close to its end it is at rest, as a part of the way.
  public static let restDistance = 0.001
  /// The longest that a spring takes of itself, in seconds.
  public static let longest = 60.0

  /// A spring by its damping ratio and its response: the period that it would have without damping.
  ///
  ///     try Spring(damping: 0.8, response: 0.3)
  public init(
    damping: Double,
    response: Double = 0.5,
    velocity: Double = 0,
    isClamped: Bool = false
  ) throws(EasingError) {
    guard response > 0, response.isFinite else { throw EasingError(.response, response) }
    guard damping >= 0, damping.isFinite else { throw EasingError(.damping, damping) }
    let frequency = 2 * Elementary.pi / response
    guard frequency.isFinite else { throw EasingError(.response, response) }
    try self.init(frequency, isClamped ? min(damping, 1) : damping, velocity)
  }

  /// A spring as physics has it, Core Animation's.
  ///
  ///     try Spring(mass: 1, stiffness: 100, damping: 10)
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    velocity: Double = 0,
    isClamped: Bool = false
  ) throws(EasingError) {
    guard mass > 0, mass.isFinite else { throw EasingError(.mass, mass) }
    guard stiffness > 0, stiffness.isFinite else { throw EasingError(.stiffness, stiffness) }
    guard damping >= 0, damping.isFinite else { throw EasingError(.damping, damping) }
    let frequency = (stiffness / mass).squareRoot()
    guard frequency > 0, frequency.isFinite else { throw EasingError(.stiffness, stiffness) }
    let ratio = damping / (2 * (stiffness.squareRoot() * mass.squareRoot()))
    // The product of two roots may miss 1 by a bit where the root of the product does not.
    let exact = damping / (2 * (stiffness * mass).squareRoot())
    let chosen = exact.isFinite && exact > 0 ? exact : ratio
    try self.init(frequency, isClamped ? min(chosen, 1) : chosen, velocity)
  }

  /// A spring by how long it seems to take and how much it bounces: 0 not at all, 1 for ever, below 0
  /// it creeps.
  ///
  ///     try Spring(duration: 0.5, bounce: 0.3)
  public init(
    duration: Double,
    bounce: Double = 0,
    velocity: Double = 0,
    isClamped: Bool = false
  ) throws(EasingError) {
    guard duration > 0, duration.isFinite else { throw EasingError(.duration, duration) }
    guard bounce > -1, bounce <= 1 else { throw EasingError(.bounce, bounce) }
    let frequency = 2 * Elementary.pi / duration
    guard frequency.isFinite else { throw EasingError(.duration, duration) }
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    try self.init(frequency, isClamped ? min(ratio, 1) : ratio, velocity)
  }

  /// What is greater than this in the spring's own units is no use and may overflow.
  private static let greatest = 1e100

  private init(_ frequency: Double, _ ratio: Double, _ velocity: Double) throws(EasingError) {
    guard ratio < Spring.greatest else { throw EasingError(.damping, ratio) }
    guard (velocity / frequency).magnitude < Spring.greatest else {
      throw EasingError(.velocity, velocity)
    }
    self.init(
      frequency,
      ratio,
      velocity,
      DampedMotion(ratio: ratio, start: 1, velocity: 0 - velocity / frequency)
    )
  }

  /// Makes a spring that settles when a motion on it does.
  private init(_ frequency: Double, _ ratio: Double, _ velocity: Double, _ motion: DampedMotion) {
    self.frequency = frequency
    self.ratio = ratio
    self.velocity = velocity
    let time = motion.settlingTime(
      within: Spring.restDistance,
      limit: Spring.longest * frequency
    )
    settlingDuration = min(time / frequency, Spring.longest)
  }

  /// Where it is after some seconds, on the way from 0 to 1.
  public func position(at seconds: Double) -> Double {
    1 - motion.state(at: seconds * frequency).position
  }

  /// How fast it moves after some seconds, in whole ways a second.
  public func velocity(at seconds: Double) -> Double {
    0 - motion.state(at: seconds * frequency).velocity * frequency
  }

  /// Its position at a part of the time that it takes to settle, 1 at the end exactly.
  func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return progress.isNaN ? progress : position(at: progress * settlingDuration)
  }

  private var motion: DampedMotion {
    DampedMotion(ratio: ratio, start: 1, velocity: 0 - velocity / frequency)
  }
}

extension Spring {
  /// The same spring without a speed of its own, which takes as long as something that is so far away
  /// and so fast needs to settle.
  func continuing(distance: Double, speed: Double) -> Spring {
    let scale = max(distance.magnitude, speed.magnitude / frequency)
    guard scale > 0, scale.isFinite else {
      return Spring(frequency, ratio, 0, DampedMotion(ratio: ratio, start: 1, velocity: 0))
    }
    return Spring(
      frequency,
      ratio,
      0,
      DampedMotion(
        ratio: ratio,
        start: distance / scale,
        velocity: speed / frequency / scale
      )
    )
  }

  /// How far away from rest it is some seconds after a push, in seconds: a push of one point a second
  /// moves it by as many points.
  func push(at seconds: Double) -> Double {
    DampedMotion(ratio: ratio, start: 0, velocity: 1).state(at: seconds * frequency).position
      / frequency
  }

  /// How fast it still moves some seconds after a push, as a part of its speed then.
  func pushVelocity(at seconds: Double) -> Double {
    DampedMotion(ratio: ratio, start: 0, velocity: 1).state(at: seconds * frequency).velocity
  }
}
