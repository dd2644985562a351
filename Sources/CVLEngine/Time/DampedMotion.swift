// The equation of a spring, y'' + 2ζy' + y = 0, in units in which its frequency without damping is 1.
//
// With σ = ζ² - 1 and r = √|σ| the answer is y = e^(-ζτ) (y₀ C + (ζy₀ + y₀') S), where C and S are cos
// and sin(rτ)/r below critical damping, 1 and τ at it, cosh and sinh(rτ)/r above. S has the limit τ
// from both sides, so nothing is lost near critical damping; above it the growing exponential is
// drawn into the falling one, so nothing overflows.

import CVLNumerics

/// How something on a spring comes to rest at 0, in units of the spring's own.
struct DampedMotion: Equatable {
  /// The damping ratio: 1 is critical.
  var ratio: Double
  /// Where it is first.
  var start: Double
  /// How fast it moves first.
  var velocity: Double

  /// Beyond this many units everything rests: a sine of more has no meaning.
  private static let horizon = 1e12

  /// Half the difference of the rates above critical damping, the frequency below it.
  private var r: Double {
    (ratio - 1).magnitude.squareRoot() * (ratio + 1).squareRoot()
  }

  /// Where it is and how fast it moves.
  func state(at time: Double) -> (position: Double, velocity: Double) {
    guard time < DampedMotion.horizon else { return (0, 0) }
    let waves = waves(at: max(time, 0))
    return (
      waves.decay * (start * waves.c + (ratio * start + velocity) * waves.s),
      waves.decay * (velocity * waves.c - (ratio * velocity + start) * waves.s)
    )
  }

  /// The factor e^(-ζτ), or what of it C and S do not have in them already, with C and S.
  private func waves(at time: Double) -> (decay: Double, c: Double, s: Double) {
    let r = r
    if r == 0 { return (Elementary.exp(-time), 1, time) }
    if ratio < 1 {
      let angle = r * time
      return (
        Elementary.exp(-ratio * time), Elementary.cos(angle), Elementary.sin(angle) / r
      )
    }
    // e^(-ζτ) cosh(rτ) = e^(-(ζ-r)τ) (1 + e^(-2rτ)) / 2, and ζ - r = 1 / (ζ + r).
    let loss = Elementary.expMinusOne(-2 * r * time)
    return (Elementary.exp(-time / (ratio + r)), 1 + loss / 2, -loss / (2 * r))
  }
}

extension DampedMotion {
  /// The time from which on it is closer to 0 than a distance; `limit` if that is later.
  func settlingTime(within distance: Double, limit: Double) -> Double {
    guard let low = lastTurn(within: distance) else { return limit }
    guard low < limit else { return limit }
    let side: Double = state(at: low).position < 0 ? -1 : 1
    func isFar(_ time: Double) -> Bool { side * state(at: time).position >= distance }
    if !isFar(low) { return low }

    var near = low
    var far = low
    var step = ratio < 1 ? Elementary.pi / r : 1
    repeat {
      far = near
      near += step
      step *= 2
      if near >= limit && isFar(limit) { return limit }
    } while isFar(near) && ratio >= 1

    while true {
      let middle = far + (near - far) / 2
      if !(middle > far && middle < near) { return min(near, limit) }
      if isFar(middle) { far = middle } else { near = middle }
    }
  }

  /// The last time, from 0 on, at which it is as far away as a distance and about to come closer for
  /// good; 0 if it never turns; nil if it goes on for ever.
  private func lastTurn(within distance: Double) -> Double? {
    guard let first = firstTurn else { return 0 }
    let height = state(at: first).position.magnitude
    if height < distance { return start.magnitude >= distance ? 0 : first }
    guard ratio < 1 else { return first }
    // Each turn is lower than the one before by the same factor.
    let turn = Elementary.pi / r
    let more = (Elementary.log(height / distance) / (ratio * turn)).rounded(.down)
    guard more < DampedMotion.horizon else { return nil }
    let last = first + more * turn
    if more > 0 && state(at: last).position.magnitude < distance { return last - turn }
    return last
  }

  /// The first time, from 0 on, at which it turns round or is at its farthest; nil if it does not.
  private var firstTurn: Double? {
    let pull = ratio * velocity + start
    if ratio < 1 {
      let angle = Elementary.atan2(velocity * r, pull)
      return (angle < 0 ? angle + Elementary.pi : angle) / r
    }
    if velocity == 0 { return 0 }
    if r == 0 {
      let time = velocity / pull
      return time >= 0 && time.isFinite ? time : nil
    }
    let slow = 1 / (ratio + r)
    let fast = ratio + r
    let quotient = (fast * (slow * start + velocity)) / (slow * (fast * start + velocity))
    return quotient > 1 && quotient.isFinite ? Elementary.log(quotient) / (2 * r) : nil
  }
}
