import CVLEngine
import Testing

@Suite struct CollectionViewTests {
  @Test func `prepare comes before content size, content size before elements`() throws {
    let layout = RecordingLayout()
    let view = CollectionView(layout: layout, counts: SectionCounts([3]), size: Size(100, 100))
    #expect(layout.takeCalls() == [], "nothing is asked before it has to be")

    _ = try view.visibleElements(limit: 10)
    #expect(layout.takeCalls() == ["prepare 100x100", "contentSize", "visit 0,0"])
    _ = try view.visibleElements(limit: 10)
    #expect(layout.takeCalls() == ["visit 0,0"])
    view.invalidate()
    #expect(layout.takeCalls() == [])
    _ = try view.attributes(of: .cell(0, 0))
    #expect(layout.takeCalls() == ["prepare 100x100", "contentSize", "attributes"])
  }

  @Test func `scrolling prepares again only if the layout says so`() throws {
    let layout = RecordingLayout()
    let view = CollectionView(layout: layout, counts: SectionCounts([3]), size: Size(100, 100))
    _ = try view.contentSize()
    _ = layout.takeCalls()

    try view.scroll(to: Point(0, 50))
    _ = try view.visibleElements(limit: 10)
    #expect(layout.takeCalls() == ["shouldInvalidate", "visit 0,50"])
    try view.scroll(to: Point(0, 50))
    #expect(layout.takeCalls() == [], "the bounds have not changed")

    layout.invalidates = true
    try view.scroll(to: Point(0, 60))
    #expect(layout.takeCalls() == ["shouldInvalidate", "prepare 100x100", "contentSize"])
  }

  @Test func `resizing asks for the new bounds and keeps the offset inside the content`() throws {
    let layout = RecordingLayout()
    layout.invalidates = true
    let view = CollectionView(layout: layout, counts: SectionCounts([3]), size: Size(100, 100))
    try view.scroll(to: Point(500, 500))
    #expect(view.bounds == Rect(100, 200, 100, 100))
    _ = layout.takeCalls()

    try view.resize(to: Size(80, 90))
    #expect(layout.takeCalls() == ["shouldInvalidate", "prepare 80x90", "contentSize"])
    #expect(view.bounds == Rect(100, 200, 80, 90), "the offset stays")
    layout.invalidates = false
    try view.resize(to: Size(150, 1000))
    #expect(view.bounds == Rect(50, 0, 150, 1000), "or as much of it as there is room for")
  }

  @Test func `a change that fails leaves everything as it was`() throws {
    let layout = RecordingLayout()
    layout.invalidates = true
    let view = CollectionView(layout: layout, counts: SectionCounts([3]), size: Size(100, 100))
    try view.scroll(to: Point(7, 8))
    layout.error = LayoutError(.custom(1, "no"))
    #expect(throws: LayoutError(.custom(1, "no"))) { try view.setCounts(SectionCounts([4])) }
    #expect(throws: LayoutError.self) { try view.resize(to: Size(50, 50)) }
    #expect(throws: LayoutError.self) { try view.scroll(to: Point(9, 9)) }
    #expect(throws: LayoutError.self) { try view.setLayout(RecordingLayout(failing: true)) }
    #expect(throws: LayoutError.self) { try view.resize(to: Size(-1, 50)) }
    #expect(throws: LayoutError.self) { try view.resize(to: Size(1, .nan)) }
    #expect(throws: LayoutError.self) { try view.scroll(to: Point(.nan, 0)) }

    layout.error = nil
    #expect(view.counts == SectionCounts([3]))
    #expect(view.bounds == Rect(7, 8, 100, 100))
    #expect(view.layout === layout)
    _ = layout.takeCalls()
    _ = try view.contentSize()
    #expect(layout.takeCalls() == ["prepare 100x100", "contentSize"], "it may have got half way")
  }

  @Test func `an infinite offset is the end of the content`() throws {
    let view = CollectionView(
      layout: FlowLayout(),
      counts: SectionCounts([100]),
      size: Size(320, 200)
    )
    try view.scroll(to: Point(.infinity, .infinity))
    #expect(view.bounds.origin == Point(0, 990))
  }

  @Test func `more elements than the limit are an error`() throws {
    let view = CollectionView(
      layout: FlowLayout(),
      counts: SectionCounts([1_000_000_000]),
      size: Size(320, 480)
    )
    #expect(throws: LayoutError(.limit("elements", 10))) {
      try view.elements(in: nil, limit: 10)
    }
    #expect(try view.visibleElements(limit: 40).count == 40)
  }

  @Test func `flow-28: paint order is total`() throws {
    let layout = PileLayout([
      (ElementKey.cell(0, 1), 0), (ElementKey(.header, section: 0, item: 0), 1),
      (ElementKey(.decoration, name: "background", section: 0, item: 0), -1),
      (ElementKey.cell(0, 0), 0),
    ])
    let view = CollectionView(layout: layout, counts: SectionCounts([2]), size: Size(100, 100))
    #expect(
      try view.visibleElements(limit: 10).map(\.key) == [
        ElementKey(.decoration, name: "background", section: 0, item: 0), .cell(0, 0),
        .cell(0, 1), ElementKey(.header, section: 0, item: 0),
      ]
    )
  }

  @Test func `equal z is painted by kind, section, item and name`() throws {
    let keys = [
      ElementKey(.decoration, section: 3, item: 0), ElementKey.cell(0, 9), .cell(1, 0),
      ElementKey(.header, section: 0, item: 0), ElementKey(.footer, section: 0, item: 0),
      ElementKey(.supplementary, name: "a", section: 0, item: 0),
      ElementKey(.supplementary, name: "b", section: 0, item: 0),
      ElementKey(.supplementary, name: "a", section: 0, item: 1),
      ElementKey(.header, section: 1, item: 0),
    ]
    var random = SeededGenerator(seed: 28)
    for _ in 0..<20 {
      let layout = PileLayout(keys.shuffled(using: &random).map { ($0, 0) })
      let view = CollectionView(layout: layout, counts: SectionCounts([]), size: Size(9, 9))
      #expect(try view.elements(in: nil, limit: 100).map(\.key) == keys)
    }
  }
}

/// Notes every call; its content is 200 by 300 and empty.
private final class RecordingLayout: CollectionLayout {
  var invalidates = false
  var error: LayoutError?
  private var calls: [String] = []

  init(failing: Bool = false) {
    if failing { error = LayoutError(.custom(2, "never")) }
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func prepare(_ input: LayoutInput) throws(LayoutError) {
    calls.append("prepare \(Int(input.bounds.size.width))x\(Int(input.bounds.size.height))")
    if let error { throw error }
  }

  override func contentSize() throws(LayoutError) -> Size {
    calls.append("contentSize")
    return Size(200, 300)
  }

  override func attributes(
    of element: ElementKey
  ) throws(LayoutError) -> LayoutAttributes? {
    calls.append("attributes")
    return nil
  }

  override func visitElements(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    calls.append("visit \(rect.map { "\(Int($0.minX)),\(Int($0.minY))" } ?? "all")")
  }

  override func shouldInvalidate(from old: Rect, to new: Rect) -> Bool {
    calls.append("shouldInvalidate")
    return invalidates
  }
}

/// Puts what it is given in one place.
private final class PileLayout: CollectionLayout {
  private let elements: [(ElementKey, Double)]

  init(_ elements: [(ElementKey, Double)]) { self.elements = elements }

  override func visitElements(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    for (key, z) in elements {
      var attributes = LayoutAttributes()
      attributes.z = z
      try visit(key, attributes)
    }
  }
}
