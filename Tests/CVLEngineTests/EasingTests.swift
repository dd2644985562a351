import CVLEngine
import Testing

@Suite struct EasingCaseTests {
  // Android's tensions and its bounce, which ends beyond 1; d3's and Qt's powers of two that are
  // stretched to meet 0 and 1, where Penner's have a step; d3's halves of `back` and `elastic`, which
  // keep the constants of the whole; and parameters that we have no word for.
  static let others: Set<String> = [
    "android.anticipate", "android.overshoot", "android.anticipateOvershoot", "android.bounce",
    "d3.easeExpIn", "d3.easeExpOut", "d3.easeExpInOut", "d3.easeBackInOut", "d3.easeElasticIn",
    "d3.easeElasticOut", "d3.easeElasticInOut", "d3.easePolyIn.exponent(2.5)",
    "d3.easeBackOut.overshoot(3)", "d3.easeElasticOut.amplitude(1.5).period(0.4)", "qml.InExpo",
    "qml.OutExpo", "qml.InOutExpo",
  ]

  @Test func `all rows are there, and those left out are others'`() throws {
    let all = NamedCase<EasingCases.Curve>.all
    #expect(all.count == 141)
    #expect(Set(try all.filter { try $0.easing == nil }.map(\.name)) == Self.others)
  }

  @Test(arguments: NamedCase<EasingCases.Curve>.all.filter { !others.contains($0.name) })
  func `values are those of the table`(_ test: NamedCase<EasingCases.Curve>) throws {
    let easing = try #require(try test.easing)
    try #require(test.row.values.count == 11)
    for (k, expected) in test.row.values.enumerated() {
      let value = easing.value(at: Double(k) / 10)
      #expect((value - expected).magnitude <= 1e-12, "\(value) at \(k)")
    }
    for (input, output) in zip(test.row.outside?.inputs ?? [], test.row.outside?.outputs ?? []) {
      let value = easing.value(at: input)
      #expect((value - output).magnitude <= 1e-12, "\(value) at \(input)")
    }
    guard let before = test.row.valuesBefore, case .steps(let curve) = easing else { return }
    for (k, expected) in before.enumerated() {
      #expect((curve.value(at: Double(k) / 10, isBefore: true) - expected).magnitude <= 1e-12)
    }
  }
}

@Suite struct EasingTests {
  @Test(arguments: NamedEasing.all)
  func `ends are exact`(_ row: NamedEasing) {
    #expect(row.easing.value(at: 0).bitPattern == 0)
    #expect(row.easing.value(at: 1) == 1)
    #expect(row.easing.value(at: .nan).isNaN)
  }

  @Test(arguments: NamedEasing.all)
  func `what begins and ends alike is its own reverse`(_ row: NamedEasing) {
    guard row.name.hasSuffix("InOut") || row.name.hasSuffix(".inOut") || row.name == "linear"
    else { return }
    for k in 0...1000 {
      let t = Double(k) / 1000
      let sum = row.easing.value(at: t) + row.easing.value(at: 1 - t)
      #expect((sum - 1).magnitude < 1e-14, "at \(t)")
    }
  }

  @Test(arguments: EasingFamily.all.map(\.name))
  func `out is the reverse of in`(_ name: String) throws {
    let family = try #require(EasingFamily.all.first { $0.name == name })
    for k in 0...1000 {
      let t = Double(k) / 1000
      let forward = Easing.family(family, .in).value(at: t)
      #expect((Easing.family(family, .out).value(at: 1 - t) + forward - 1).magnitude < 1e-14)
    }
  }

  @Test(arguments: NamedEasing.all)
  func `it never steps back, unless that is its nature`(_ row: NamedEasing) {
    let wild = ["back", "elastic", "bounce"]
    guard !wild.contains(where: { row.name.hasPrefix($0) }) else { return }
    var last = 0.0
    for k in 1...5000 {
      let value = row.easing.value(at: Double(k) / 5000)
      #expect(value >= last, "at \(k)")
      last = value
    }
  }

  @Test(arguments: NamedEasing.all)
  func `examples are true`(_ row: NamedEasing) throws {
    let parts = row.example.split(separator: " ")
    let call = parts[0].split { $0 == "(" || $0 == ")" }
    #expect(call[0] == row.name)
    let value = row.easing.value(at: try #require(Double(call[1])))
    let other = try #require(Double(parts[2]))
    switch parts[1] {
    case "==": #expect(value == other)
    case "<": #expect(value < other)
    case ">": #expect(value > other)
    default: Issue.record("\(parts[1])")
    }
  }

  @Test func `each has a name, a line and an example of its own`() {
    #expect(NamedEasing.all.count == 35)
    #expect(Set(NamedEasing.all.map(\.name)).count == 35)
    #expect(Set(NamedEasing.all.map(\.summary)).count == 35)
    #expect(EasingFamily.all.allSatisfy { $0.examples.count == EasingVariant.allCases.count })
  }

  @Test func `what is out of range has a named error`() throws {
    #expect(throws: EasingError(.abscissa, 1.2)) { try Easing.cubic(1.2, 0, 0, 1) }
    #expect(throws: EasingError(.abscissa, -0.1)) { try Easing.cubic(0, 0, -0.1, 1) }
    #expect(throws: EasingError.self) { try Easing.cubic(.nan, 0, 0, 1) }
    #expect(throws: EasingError(.ordinate, .infinity)) { try Easing.cubic(0, .infinity, 0, 1) }
    _ = try Easing.cubic(0.3, -0.5, 0.7, 1.5)
    #expect(throws: EasingError(.steps, 0)) { try Easing.steps(0) }
    #expect(throws: EasingError(.steps, -3)) { try Easing.steps(-3, .jumpBoth) }
    #expect(throws: EasingError(.inwardSteps, 1)) { try Easing.steps(1, .jumpNone) }
    #expect(throws: EasingError(.points, 1)) { try Easing.points([0]) }
    #expect(throws: EasingError(.points, 0)) { try Easing.points([]) }
    #expect(throws: EasingError.self) { try Easing.points([0, .nan]) }
  }

  @Test func `nothing traps, whatever the time`() throws {
    let easings =
      try NamedEasing.all.map(\.easing) + [
        .steps(1_000_000_000, .jumpBoth), .steps(.max), .points([0, 5, -3, 1]),
        .cubic(0, 1, 0, 1), .cubic(1, 1e300, 0, -1e300),
        .spring(Spring(damping: 0.3)), .spring(Spring(damping: 0)), .spring(Spring(damping: 1e9)),
      ]
    let times = [
      -Double.infinity, -1e300, -1, -0.0, 0x1p-1000, 1e-300, 0.5, 1 - 0x1p-53, 1e300, .infinity,
      .nan,
    ]
    for easing in easings {
      for time in times {
        let value = easing.value(at: time)
        #expect(!value.isNaN || time.isNaN || time.isInfinite)
        _ = easing.slope(at: time)
      }
    }
  }

  @Test func `reported cases`() throws {
    let steep = try Easing.cubic(0, 1, 0, 1)
    #expect((steep.value(at: 0.001) - 0.271).magnitude < 1e-4)
    #expect((Easing.ease.value(at: 0.25) - 0.4085).magnitude < 1e-3)
    let jump = Easing.points(
      try PointCurve([Point(0, 0), Point(0.5, 0.6), Point(0.5, 0.4), Point(1, 1)])
    )
    for (x, y) in [(0.25, 0.3), (0.4999, 0.5999), (0.5, 0.4), (0.75, 0.7)] {
      #expect((jump.value(at: x) - y).magnitude < 1e-3)
    }
    let bounce = Easing.family(.bounce, .inOut)
    for (x, y) in [(0, 0), (0.25, 0.1172), (0.5, 0.5), (0.75, 0.8828), (1, 1)] {
      #expect((bounce.value(at: x) - y).magnitude < 1e-3)
    }
    #expect((try Easing.points([0, 0.2, 1]).value(at: 0.75) - 0.6).magnitude < 1e-15)
    #expect(try Easing.steps(4).value(at: 0.3) == 0.25)
  }
}
