import CVLEngine
import Testing

/// What people reported of other flow layouts, as `flow-NN` in the collection of such reports.
@Suite struct FlowReportedTests {
  @Test func `flow-01: two items that fill the line exactly share it`() throws {
    let frames = try frames(320, [Size(155, 60), Size(155, 60)], align: .left)
    #expect(frames == [Rect(0, 0, 155, 60), Rect(165, 0, 155, 60)])
  }

  @Test func `flow-02: a third of the width goes three times on a line`() throws {
    let side = (390.0 - 2 * 5) / 3
    let frames = try frames(
      390,
      Array(repeating: Size(side, side), count: 7),
      lineSpacing: 5,
      itemSpacing: 5
    )
    #expect(isClose(frames[1], Rect(131.6667, 0, side, side)))
    #expect(isClose(frames[2], Rect(263.3333, 0, side, side)))
    #expect(isClose(frames[6], Rect(0, 263.3333, side, side)))
  }

  @Test func `flow-03: three keys with gaps of 1 stay on one line`() throws {
    let frames = try frames(
      202,
      Array(repeating: Size((202.0 - 2) / 3, 50), count: 3),
      lineSpacing: 1,
      itemSpacing: 1
    )
    #expect(frames.map(\.minY) == [0, 0, 0])
    #expect((frames[2].minX - 135.3333).magnitude < 1e-3)
  }

  @Test func `flow-05: a fractional gap counts`() throws {
    let frames = try frames(
      100,
      Array(repeating: Size(10, 10), count: 20),
      lineSpacing: 0.5,
      itemSpacing: 0.5
    )
    #expect(frames.map(\.minY).filter { $0 == 0 }.count == 9)
    #expect(frames.map(\.minY).filter { $0 == 21 }.count == 2)
    #expect(frames[19].maxY == 31)
  }

  @Test func `flow-07: a lone item obeys left alignment`() throws {
    let sizes = [200, 150, 300, 100, 100].map { Size($0, 40) }
    let frames = try frames(320, sizes, itemSpacing: 9, align: .left)
    #expect(frames.map(\.minX) == [0, 0, 0, 0, 109])
    #expect(frames.map(\.minY) == [0, 50, 100, 150, 150])
  }

  @Test func `flow-10: the gap after the last item is no part of a centred line`() throws {
    let sizes = [200, 150, 300, 120, 120].map { Size($0, 30) }
    let frames = try frames(500, sizes, lineSpacing: 0, itemSpacing: 20, align: .center)
    #expect(frames.map(\.minX) == [65, 285, 30, 350, 190])
  }

  @Test func `flow-13: the header of an empty section is below the section before`() throws {
    let configuration = FlowConfiguration(metrics: { section in
      var metrics = FlowMetrics()
      metrics.headerSize = section == 0 ? Size(100, 100) : Size(44, 44)
      metrics.itemSize = Size(50, 60)
      return metrics
    })
    let layout = FlowLayout(configuration)
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 320, 480), counts: SectionCounts([1, 0])))
    let header = try layout.attributes(of: ElementKey(.header, section: 1, item: 0))
    #expect(header?.frame == Rect(0, 160, 320, 44))
    #expect(header?.z == 10)
    #expect(try layout.contentSize() == Size(320, 204))
  }

  @Test func `flow-14: a changed item leaves its line as high as the highest`() throws {
    let heights = [100.0, 50, 30, 30]
    let frames = try frames(
      200,
      heights.map { Size(100, $0) },
      itemSpacing: 0,
      lineAlign: .top
    )
    #expect(
      frames == [
        Rect(0, 0, 100, 100), Rect(100, 0, 100, 50), Rect(0, 110, 100, 30),
        Rect(100, 110, 100, 30),
      ]
    )
  }

  @Test func `flow-16: a negative width is an error at the first item`() {
    let width = (1.0 - 2 * 3) / 4
    #expect(throws: LayoutError(.itemSize(Size(width, width)), at: .cell(0, 0))) {
      _ = try frames(1, Array(repeating: Size(width, width), count: 4))
    }
  }

  @Test func `flow-29: insets at the sides move nothing down`() throws {
    var metrics = FlowMetrics()
    metrics.inset = Insets(left: 14, right: 14)
    metrics.itemSpacing = 0
    metrics.itemSize = Size(60, 50)
    var configuration = FlowConfiguration(metrics)
    configuration.align = .left
    let layout = FlowLayout(configuration)
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 300, 480), counts: SectionCounts([2])))
    #expect(
      try layout.elements().map(\.frame) == [Rect(14, 0, 60, 50), Rect(74, 0, 60, 50)]
    )
  }

  @Test func `flow-32: a row that grows moves only what is below`() throws {
    var heights = Array(repeating: 100.0, count: 10)
    let before = try frames(100, heights.map { Size(100, $0) }, lineSpacing: 0)
    #expect(before.map(\.minY) == [0, 100, 200, 300, 400, 500, 600, 700, 800, 900])
    heights[3] = 300
    let after = try frames(100, heights.map { Size(100, $0) }, lineSpacing: 0)
    #expect(after.map(\.minY) == [0, 100, 200, 300, 600, 700, 800, 900, 1000, 1100])
    #expect(after[9].maxY == 1200)
  }

  private func frames(
    _ width: Double,
    _ sizes: [Size],
    lineSpacing: Double = 10,
    itemSpacing: Double = 10,
    align: FlowConfiguration.Align = .justify,
    lineAlign: FlowConfiguration.LineAlign = .center
  ) throws(LayoutError) -> [Rect] {
    var metrics = FlowMetrics()
    metrics.lineSpacing = lineSpacing
    metrics.itemSpacing = itemSpacing
    var configuration = FlowConfiguration(metrics) { sizes[$0.item] }
    configuration.align = align
    configuration.lineAlign = lineAlign
    let layout = FlowLayout(configuration)
    try layout.prepare(
      LayoutInput(bounds: Rect(0, 0, width, 480), counts: SectionCounts([sizes.count]))
    )
    return try layout.elements().map(\.frame)
  }
}
