import CVLEngine
import Testing

/// Counts and numbers at the ends of what there is.
@Suite struct FlowScaleTests {
  @Test func `a billion equal items cost nothing`() throws {
    let layout = FlowLayout()
    let input = LayoutInput(bounds: Rect(0, 0, 320, 480), counts: SectionCounts([1_000_000_000]))
    let took = try ContinuousClock().measure { try layout.prepare(input) }
    #expect(took < .milliseconds(1))
    #expect(try layout.contentSize() == Size(320, 200_000_000 * 60 - 10))
    let last = try layout.attributes(of: .cell(0, 999_999_999))
    #expect(last?.frame == Rect(270, 11_999_999_940, 50, 50))
    let found = try layout.elements(in: Rect(100, 6_000_000_000, 10, 70))
    #expect(found.map(\.key.item) == [500_000_001, 500_000_006])
  }

  @Test(arguments: [Int.max, Int.max - 1, 2_147_483_647], [1e-300, 0.001, 50, 1e300])
  func `the largest counts never trap`(_ count: Int, _ side: Double) throws {
    var metrics = FlowMetrics()
    metrics.itemSize = Size(side, side)
    for spacing in [-1e300, -50, 0, 10, 1e300] {
      metrics.lineSpacing = spacing
      metrics.itemSpacing = spacing
      let layout = FlowLayout(FlowConfiguration(metrics))
      let input = LayoutInput(
        bounds: Rect(0, 0, 320, 480),
        counts: SectionCounts([count, 5, count])
      )
      guard (try? layout.prepare(input)) != nil else { continue }
      for item in [Int.min, -1, 0, 1, count - 1, Int.max] {
        let attributes = try layout.attributes(of: .cell(2, item))
        #expect((attributes == nil) == (item < 0 || item >= count))
      }
      var visited = 0
      try? layout.visitElements(in: Rect(-10, -10, 20, 20)) { _, _ throws(LayoutError) in
        visited += 1
        if visited == 100 { throw LayoutError(.limit("enough", 100)) }
      }
    }
  }

  @Test func `keys that do not exist have no attributes`() throws {
    let layout = FlowLayout()
    #expect(try layout.attributes(of: .cell(0, 0)) == nil)
    #expect(try layout.contentSize() == .zero)
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 320, 480), counts: SectionCounts([3])))
    #expect(try layout.attributes(of: .cell(1, 0)) == nil)
    #expect(try layout.attributes(of: .cell(-1, 0)) == nil)
    #expect(try layout.attributes(of: .cell(Int.max, Int.min)) == nil)
    #expect(try layout.attributes(of: ElementKey(.header, section: 0, item: 0)) == nil)
    #expect(try layout.attributes(of: ElementKey(.decoration, section: 0, item: 0)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a metric that is not finite is named`(_ value: Double) throws {
    let layout = FlowLayout()
    let input = LayoutInput(bounds: Rect(0, 0, 320, 480), counts: SectionCounts([3]))
    try layout.prepare(input)

    var metrics = FlowMetrics()
    metrics.inset.left = value
    let error = #expect(throws: LayoutError.self) {
      try FlowLayout(FlowConfiguration(metrics)).prepare(input)
    }
    guard case .metric("inset", _) = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: LayoutError.self) {
      try layout.prepare(LayoutInput(bounds: Rect(0, 0, value, 480), counts: SectionCounts([3])))
    }
    #expect(try layout.contentSize() == Size(320, 50), "an error leaves the layout as it was")
  }

  @Test func `a resize across the scroll axis invalidates, one along it does not`() {
    let layout = FlowLayout()
    let old = Rect(0, 0, 320, 480)
    #expect(layout.shouldInvalidate(from: old, to: Rect(0, 0, 300, 480)))
    #expect(!layout.shouldInvalidate(from: old, to: Rect(0, 90, 320, 500)))
  }
}
