import CVLEngine
import Testing

extension NamedCase<EasingCases.Interrupted> {
  static let all = rows(EasingCases.all?.interruption)
}

@Suite struct InterruptionCaseTests {
  // CSS shortens a motion that is turned round; we, as UIKit, do not.
  static let others: Set<String> = [
    "css-reversing.ease.1s", "css-reversing.clamp.cubic-bezier(0.5,-0.6,0.6,1.5)",
  ]

  @Test func `all rows are there`() {
    let names = Set(NamedCase<EasingCases.Interrupted>.all.map(\.name))
    #expect(names.count == 8)
    #expect(Self.others.isSubset(of: names))
  }

  @Test(arguments: NamedCase<EasingCases.Interrupted>.all.filter { !others.contains($0.name) })
  func `values are those of the table`(_ test: NamedCase<EasingCases.Interrupted>) throws {
    let position = try #require(test.row.position)
    guard let after = test.row.timesAfter else {
      let times = try #require(test.row.t)
      #expect(times.count == 16 && position.count == 16)
      let easing = test.name.contains("linear") ? Easing.linear : .easeInOut
      let how = test.name.hasPrefix("additive") ? Interruption.additive : .current
      var track = ValueTrack(0)
      track.change(to: 100, Timing(begin: 0, duration: 1, easing: easing))
      for (time, expected) in zip(times, position) {
        if time == 0.5 {
          let timing = Timing(begin: 0.5, duration: 1, easing: easing)
          track.change(to: 0, timing, interruption: how)
        }
        #expect((track.value(at: time) - expected).magnitude <= 1e-12 * 100, "at \(time)")
      }
      return
    }
    let velocity = try #require(test.row.velocity)
    #expect(after.count == 11 && position.count == 11 && velocity.count == 11)
    let spring = Easing.spring(try Spring(stiffness: 100, damping: 10))
    var track = ValueTrack(0)
    track.change(to: 100, Timing(begin: 0, easing: spring))
    let target = try #require(Double(test.name.split(separator: ">")[1]))
    track.change(to: target, Timing(begin: 0.2, easing: spring), interruption: .velocity)
    for (k, time) in after.enumerated() {
      #expect((track.value(at: 0.2 + time) - position[k]).magnitude <= 1e-10 * 100, "at \(time)")
      #expect((track.velocity(at: 0.2 + time) - velocity[k]).magnitude <= 1e-10 * 1000)
    }
  }
}

@Suite struct InterruptionTests {
  @Test(arguments: Interruption.allCases, 0..<50)
  func `values are continuous at every change, unless it finishes`(
    _ how: Interruption,
    _ seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let spring = Easing.spring(try Spring(damping: 0.4, response: 0.6))
    let easings = [Easing.easeInOut, .linear, spring]
    var track = ValueTrack(10)
    var time = 0.0
    var end = 0.0
    for _ in 0..<6 {
      let timing = Timing(
        begin: time,
        delay: [0, 0, 0.2].randomElement(using: &random) ?? 0,
        duration: Double.random(in: 0.1...2, using: &random),
        easing: easings.randomElement(using: &random) ?? .linear
      )
      let before = track.value(at: time)
      let rest = track.target
      track.change(to: .random(in: -300...300, using: &random), timing, interruption: how)
      let after = track.value(at: time)
      if how == .additive {
        #expect((after - before).magnitude <= 1e-12)
      } else {
        #expect(after == (how == .finish ? rest : before))
      }
      end = track.end
      time += Double.random(in: 0...0.7, using: &random)
    }
    #expect(track.value(at: end) == track.target)
    #expect(track.value(at: .infinity) == track.target)
    #expect(track.velocity(at: end) == 0)
    #expect(track.end.isFinite)
  }

  @Test func `velocity keeps its speed and settles`() throws {
    let spring = Easing.spring(try Spring(damping: 0.5, response: 0.5))
    for easing in [spring, .easeInOut] {
      for given in [nil, 0.8] {
        var track = ValueTrack(0)
        track.change(to: 100, Timing(begin: 0, duration: given, easing: easing))
        let before = track.velocity(at: 0.1)
        let timing = Timing(begin: 0.1, duration: given, easing: easing)
        track.change(to: track.value(at: 0.1), timing, interruption: .velocity)
        #expect((track.velocity(at: 0.1) - before).magnitude < 1e-3 * before.magnitude)
        #expect((track.value(at: track.end - 1e-9) - track.target).magnitude < 0.2)
        #expect(track.end < 3)
      }
    }
  }

  @Test func `what waits stands still`() {
    var track = ValueTrack(0)
    track.change(to: 100, Timing(begin: 0, duration: 1, easing: .linear))
    track.change(to: 0, Timing(begin: 0.5, delay: 0.25, duration: 1), interruption: .velocity)
    #expect(track.value(at: 0.7) == 50)
    #expect(track.velocity(at: 0.7) == 0)
    #expect(track.velocity(at: 0.76) <= 0)
  }

  @Test func `additive motions that have ended are forgotten`() {
    var track = ValueTrack(0)
    for k in 0..<1000 {
      track.change(to: Double(k % 7), Timing(begin: Double(k) / 10, duration: 1))
    }
    #expect(track.animations.count <= 12)
  }
}

@Suite struct ValueAnimationTests {
  @Test func `ends have the bits of the values`() {
    let animation = ValueAnimation(
      from: 0.1,
      to: 0.3,
      Timing(begin: 0.7, delay: 0.1, duration: 0.2)
    )
    #expect(animation.value(at: 0.7) == 0.1)
    #expect(animation.value(at: animation.timing.start) == 0.1)
    #expect(animation.value(at: animation.timing.end) == 0.3)
    #expect(animation.value(at: -.infinity) == 0.1)
    #expect(animation.value(at: .infinity) == 0.3)
  }

  @Test func `key frames part the way, and the easing shapes each part`() throws {
    let keys = [ValueKey(at: 0.6, 30), ValueKey(at: 0.2, 50), ValueKey(at: 7, 1000)]
    let timing = Timing(begin: 0, duration: 10, easing: .family(.quad, .in))
    let animation = ValueAnimation(from: 0, to: 100, timing, keys: keys)
    #expect(animation.value(at: 1) == 12.5)
    #expect(animation.value(at: 2) == 50)
    #expect(animation.value(at: 4) == 45)
    #expect(animation.value(at: 6) == 30)
    #expect((animation.value(at: 8) - 47.5).magnitude < 1e-12)
    #expect(animation.value(at: 10) == 100)

    let spring = try Spring(damping: 0.3)
    let sprung = Timing(begin: 0, duration: 10, easing: .spring(spring))
    let last = ValueAnimation(from: 0, to: 100, sprung, keys: [ValueKey(at: 0.5, 40)])
    #expect((last.value(at: 2.5) - 20).magnitude < 1e-12)
    let part = Easing.spring(spring).value(at: 0.2)
    #expect((last.value(at: 6) - (40 + 60 * part)).magnitude < 1e-12)
    #expect((5...10).contains { last.value(at: Double($0)) > 100 })
  }

  @Test func `what takes no time is there in the same instant`() {
    for duration in [0, -3, Double.nan] {
      let animation = ValueAnimation(from: 1, to: 2, Timing(begin: 5, duration: duration))
      #expect(animation.value(at: 5) == 2)
      #expect(animation.value(at: 4.999) == 1)
    }
    let waiting = ValueAnimation(from: 1, to: 2, Timing(begin: 5, delay: 1, duration: 0))
    #expect(waiting.value(at: 5) == 1)
    #expect(waiting.value(at: 6) == 2)
  }

  @Test func `nothing traps, whatever the numbers`() throws {
    let odd = [-Double.infinity, -1e308, -1, 0, 0x1p-1000, 1, 1e308, .infinity, .nan]
    let spring = Easing.spring(try Spring(damping: 0.5))
    for easing in [Easing.linear, .easeInOut, spring, try .steps(3)] {
      for a in odd {
        for b in odd {
          let timing = Timing(begin: a, delay: b, duration: a, easing: easing)
          for push in [0, b] {
            let key = ValueKey(at: a, b)
            let animation = ValueAnimation(from: a, to: b, timing, keys: [key], push: push)
            for time in odd {
              _ = animation.value(at: time)
              _ = animation.velocity(at: time)
            }
          }
          var track = ValueTrack(a)
          for how in Interruption.allCases { track.change(to: b, timing, interruption: how) }
          _ = track.value(at: b)
        }
      }
    }
    let endless = Timing(begin: 0, duration: .infinity)
    #expect(endless.progress(at: 1e300) == 0)
  }

  @Test func `durations are given, the spring's own or the default`() throws {
    let spring = try Spring(damping: 0.8, response: 0.4)
    #expect(Timing(begin: 0).duration == 0.3)
    #expect(Timing(begin: 0).easing == .easeInOut)
    #expect(Timing(begin: 0, easing: .spring(spring)).duration == spring.settlingDuration)
    #expect(Timing(begin: 0, duration: 2, easing: .spring(spring)).duration == 2)
  }

  @Test func `speed is the slope of the values`() throws {
    let spring = Easing.spring(try Spring(damping: 0.5))
    for easing in [spring, .easeInOut, .family(.bounce, .out), try .points([0, 0.7, 1])] {
      let timing = Timing(begin: 0, duration: 2, easing: easing)
      let animation = ValueAnimation(
        from: 5,
        to: 80,
        timing,
        keys: [ValueKey(at: 0.4, 60)],
        push: 30
      )
      for time in [0.1, 0.3, 0.77, 1.1, 1.9] {
        let slope = (animation.value(at: time + 1e-5) - animation.value(at: time - 1e-5)) / 2e-5
        #expect((animation.velocity(at: time) - slope).magnitude < 1e-2, "at \(time)")
      }
    }
  }
}
