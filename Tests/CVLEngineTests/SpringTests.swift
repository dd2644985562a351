import CVLEngine
import Testing

extension NamedCase<EasingCases.Motion> {
  static let all = rows(EasingCases.all?.springs)

  var spring: Spring {
    get throws {
      try Spring(
        mass: row.mass,
        stiffness: row.stiffness,
        damping: row.damping,
        velocity: row.velocityAtStart,
        isClamped: row.rule == "clamp"
      )
    }
  }
}

@Suite struct SpringTests {
  // These swing for longer than the 12 s that the table looks at.
  static let notSettled: Set<String> = ["ca.k100.c1", "ca.k100.c0.undamped"]

  @Test func `all rows are there`() {
    #expect(NamedCase<EasingCases.Motion>.all.count == 52)
  }

  @Test(arguments: NamedCase<EasingCases.Motion>.all)
  func `positions and speeds are those of the table`(_ test: NamedCase<EasingCases.Motion>) throws {
    let spring = try test.spring
    try #require(test.row.times.count == 11)
    for (k, time) in test.row.times.enumerated() {
      let position = spring.position(at: time)
      #expect((position - test.row.position[k]).magnitude <= 1e-10, "\(position) at \(time)")
      let velocity = spring.velocity(at: time)
      let expected = test.row.velocity[k]
      #expect((velocity - expected).magnitude <= 1e-10 * max(1, expected.magnitude))
    }
    var greatest = 0.0
    for k in 0...2000 { greatest = max(greatest, spring.position(at: Double(k) * 0.002)) }
    #expect((greatest - test.row.greatest).magnitude <= 1e-10)
  }

  @Test(arguments: NamedCase<EasingCases.Motion>.all)
  func `it settles when the table says`(_ test: NamedCase<EasingCases.Motion>) throws {
    let spring = try test.spring
    let time = spring.settlingDuration
    if Self.notSettled.contains(test.name) {
      #expect(time > 12 && time <= Spring.longest)
    } else {
      #expect((time - test.row.settleTime).magnitude <= 1e-4, "\(time)")
      #expect(((1 - spring.position(at: time)).magnitude - 0.001).magnitude < 1e-9)
    }
    for k in 1...1000 {
      guard time < Spring.longest else { break }
      #expect((1 - spring.position(at: time * (1 + Double(k) / 500))).magnitude <= 0.001)
    }
  }

  @Test func `other ways to say a spring give the same`() throws {
    var count = 0
    for test in NamedCase<EasingCases.Motion>.all {
      let spring = try test.spring
      var same: Spring?
      if let duration = test.row.duration, let bounce = test.row.bounce {
        same = try Spring(duration: duration, bounce: bounce)
      } else if let response = test.row.response, let damping = test.row.dampingFraction {
        same = try Spring(damping: damping, response: response)
      }
      guard let same else { continue }
      count += 1
      #expect((same.frequency - spring.frequency).magnitude < 1e-12 * spring.frequency)
      #expect((same.ratio - spring.ratio).magnitude < 1e-12)
    }
    #expect(count == 8)
  }

  // Motion's reading of UIKit: the envelope and not the spring itself is down to a thousandth at the
  // end of the duration. Ours is stretched so that the spring is, so it is a bit quicker or slower.
  @Test func `a duration given to a spring stretches it`() throws {
    let rows = NamedCase<EasingCases.Motion>.all.filter { $0.row.dampingRatio != nil }
    #expect(rows.count == 8)
    for test in rows {
      let ratio = try #require(test.row.dampingRatio)
      let duration = try #require(test.row.duration)
      let spring = try Spring(damping: ratio, response: 0.7)
      let envelope = try test.spring
      let stretch = envelope.settlingDuration / duration
      for k in 1..<10 {
        let part = Double(k) / 10
        let theirs = envelope.position(at: part * duration * stretch)
        #expect((Easing.spring(spring).value(at: part) - theirs).magnitude < 1e-9)
      }
    }
  }

  @Test(arguments: [0, 1e-9, 0.01, 0.5, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-6, 2, 50, 1e6])
  func `ends are exact and every spring ends`(_ ratio: Double) throws {
    for velocity in [0, 5, -5, 300, -300] {
      let spring = try Spring(damping: ratio, response: 0.5, velocity: Double(velocity))
      #expect(spring.position(at: 0) == 0)
      #expect(spring.velocity(at: 0) == Double(velocity))
      #expect(spring.settlingDuration > 0 && spring.settlingDuration <= Spring.longest)
      let easing = Easing.spring(spring)
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
      #expect(spring.position(at: .infinity) == 1)
      #expect(spring.position(at: -1) == 0)
    }
  }

  @Test func `critical damping is no edge`() throws {
    let critical = try Spring(damping: 1)
    for near in [1 - 1e-9, 1 + 1e-9] {
      let spring = try Spring(damping: near)
      for k in 0...100 {
        let time = Double(k) / 50
        #expect((spring.position(at: time) - critical.position(at: time)).magnitude < 1e-8)
      }
      #expect((spring.settlingDuration - critical.settlingDuration).magnitude < 1e-8)
    }
  }

  @Test func `critical damping approaches without overshoot`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 20)
    for (time, value) in [(0.1, 0.2642), (0.2, 0.594), (0.5, 0.9596), (1, 0.9995)] {
      #expect((spring.position(at: time) - value).magnitude < 1e-3)
    }
    for k in 0...4000 { #expect(spring.position(at: Double(k) / 1000) <= 1) }
  }

  @Test func `what no spring has is a named error`() {
    #expect(throws: EasingError(.mass, 0)) { try Spring(mass: 0, stiffness: 1, damping: 1) }
    #expect(throws: EasingError(.stiffness, -1)) { try Spring(stiffness: -1, damping: 1) }
    #expect(throws: EasingError(.damping, -1)) { try Spring(stiffness: 1, damping: -1) }
    #expect(throws: EasingError(.response, 0)) { try Spring(damping: 1, response: 0) }
    #expect(throws: EasingError(.duration, -2)) { try Spring(duration: -2) }
    #expect(throws: EasingError(.bounce, -1)) { try Spring(duration: 1, bounce: -1) }
    #expect(throws: EasingError(.bounce, 1.5)) { try Spring(duration: 1, bounce: 1.5) }
    for odd in [Double.nan, .infinity] {
      #expect(throws: EasingError.self) { try Spring(mass: odd, stiffness: 1, damping: 1) }
      #expect(throws: EasingError.self) { try Spring(stiffness: odd, damping: 1) }
      #expect(throws: EasingError.self) { try Spring(stiffness: 1, damping: odd) }
      #expect(throws: EasingError.self) { try Spring(damping: odd, response: 1) }
      #expect(throws: EasingError.self) { try Spring(damping: 1, response: odd) }
      #expect(throws: EasingError.self) { try Spring(damping: 1, velocity: odd) }
      #expect(throws: EasingError.self) { try Spring(duration: 1, bounce: odd) }
    }
    #expect(throws: EasingError.self) { try Spring(mass: 1e-300, stiffness: 1e300, damping: 1) }
    #expect(throws: EasingError.self) { try Spring(damping: 1, response: 1e-308) }
  }

  @Test(arguments: [1e-300, 1e-5, 1e5, 1e300])
  func `springs of any size settle without a trap`(_ size: Double) throws {
    for damping in [0, 1e-9, 1, 1e9] {
      let spring = try Spring(damping: damping, response: size)
      #expect(spring.settlingDuration >= 0 && spring.settlingDuration <= Spring.longest)
      for part in [0.1, 0.5, 0.9] { #expect(!Easing.spring(spring).value(at: part).isNaN) }
    }
  }
}
