import CVLEngine
import Testing

extension NamedCase<[Double]> {
  static let all = rows(EasingCases.all?.stagger)

  /// The stagger that a name like `n5.center.total0.6.ease quad.out` says.
  var stagger: Stagger? {
    if name.hasPrefix("grid4x3") {
      let middle = name.hasPrefix("grid4x3.center")
      return Stagger(.each(0.1), from: .nearest(middle ? Point(1.5, 1) : Point(0, 0)))
    }
    let parts = name.split(separator: " ")[0].split(separator: ".", maxSplits: 2)
    guard parts[0].hasPrefix("n") else { return nil }
    let origins: [String: StaggerOrigin] = [
      "first": .first, "last": .last, "center": .center, "edges": .edges, "1": .index(1),
    ]
    guard let origin = origins[String(parts[1])] else { return nil }
    var easing = Easing.linear
    if name.hasSuffix("quad.in") { easing = .family(.quad, .in) }
    if name.hasSuffix("quad.out") { easing = .family(.quad, .out) }
    let amount: Stagger.Amount = parts[2].hasPrefix("each") ? .each(0.1) : .total(0.6)
    return Stagger(amount, from: origin, easing: easing)
  }
}

@Suite struct StaggerTests {
  // Motion shares out an eased stagger by the count and not by the number of steps.
  static let other = "motion.n5.0.1.first.ease quad.in [normalises by n, not n-1]"

  @Test func `all rows are there`() {
    let all = NamedCase<[Double]>.all
    #expect(all.count == 43)
    #expect(all.filter { $0.stagger == nil }.map(\.name) == [Self.other])
  }

  @Test(arguments: NamedCase<[Double]>.all.filter { $0.name != other })
  func `delays are those of the table`(_ test: NamedCase<[Double]>) throws {
    let delays = try #require(test.stagger).delays(count: test.row.count) { rank in
      Point(Double(rank % 4), Double(rank / 4))
    }
    for (rank, expected) in test.row.enumerated() {
      #expect((delays[rank] - expected).magnitude <= 1e-12, "\(delays[rank]) at \(rank)")
    }
  }

  @Test func `the whole takes the last delay and the duration`() {
    let expected: [(StaggerOrigin, [Double], Double)] = [
      (.first, [0, 50, 100, 150, 200], 400), (.last, [200, 150, 100, 50, 0], 400),
      (.center, [100, 50, 0, 50, 100], 300), (.edges, [0, 50, 100, 50, 0], 300),
    ]
    for (origin, delays, total) in expected {
      let found = Stagger(.each(50), from: origin).delays(count: 5) { _ in .zero }
      #expect((0..<5).map { found[$0] } == delays)
      #expect(((0..<5).map { found[$0] }.max() ?? 0) + 200 == total)
    }
  }

  @Test func `a step of nearest is a cell, whatever its size`() {
    for size in [1, 37.5, 4000] {
      let delays = Stagger(.each(0.1), from: .nearest(Point(0, 0))).delays(count: 4) {
        Point(Double($0) * size, 0)
      }
      #expect((0..<4).allSatisfy { (delays[$0] - Double($0) * 0.1).magnitude < 1e-12 })
    }
  }

  @Test func `nothing traps, whatever the numbers`() {
    let origins: [StaggerOrigin] = [
      .first, .last, .center, .edges, .index(3), .index(.min), .index(.max),
      .nearest(Point(.nan, 0)), .nearest(Point(.infinity, 1e308)),
    ]
    for origin in origins {
      for amount in [0.1, -1, 1e308, .infinity, .nan] {
        for wrapped in [Stagger.Amount.each(amount), .total(amount)] {
          for count in [-1, 0, 1, 2, 1_000_000_000, .max] {
            if case .nearest = origin, count > 2 { continue }
            let delays = Stagger(wrapped, from: origin).delays(count: count) { _ in Point(.nan, 1) }
            for rank in [-1, 0, 1, 999_999_999, .max, .min] { #expect(delays[rank].isFinite) }
          }
        }
      }
    }
    let many = Stagger(.total(1), from: .last).delays(count: 1_000_000_000) { _ in .zero }
    #expect(many[0] == 1 && many[999_999_999] == 0)
  }
}
