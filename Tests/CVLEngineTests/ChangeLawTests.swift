import CVLEngine
import CVLNumerics
import Testing

// What holds whatever happens: random changes at random instants, with random timings.

/// Items in rows, one row a section, and motions as they are given.
private final class RowLayout: CollectionLayout {
  var counts = SectionCounts([])
  var width = 0.0
  var gap = 20.0
  var motion = ElementMotion()
  var fails = false
  /// What it was asked, in order.
  var calls: [String] = []

  override func prepare(_ input: LayoutInput) throws(LayoutError) {
    calls.append("prepare \(input.counts.counts)")
    if fails { throw LayoutError(.custom(1, "no")) }
    counts = input.counts
    width = input.bounds.size.width
  }

  override func contentSize() throws(LayoutError) -> Size { Size(width, 1000) }

  override func attributes(of element: ElementKey) throws(LayoutError) -> LayoutAttributes? {
    guard element.kind == .cell,
      counts.contains(ItemPath(section: element.section, item: element.item))
    else { return nil }
    var attributes = LayoutAttributes()
    attributes.center = Point(Double(element.item) * gap + 5, Double(element.section) * 30 + 5)
    attributes.size = Size(10, 10 + width / 100)
    attributes.transform.rotation.z = Double(element.item) * 3
    attributes.fill = Color(rgba: 0xFF_00_00_FF)
    return attributes
  }

  override func visitElements(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    for section in 0..<counts.sections {
      for item in 0..<counts.items(in: section) {
        let key = ElementKey.cell(section, item)
        guard let attributes = try attributes(of: key) else { continue }
        if let rect, !rect.intersects(attributes.frame) { continue }
        try visit(key, attributes)
      }
    }
  }

  override func motions(of elements: [Participation]) throws(LayoutError) -> [ElementMotion?] {
    calls.append("motions " + elements.map { $0.event.name }.joined(separator: " "))
    return elements.map { _ in motion }
  }
}

/// A history that makes itself up.
private struct History {
  var random: SplitMix64
  let view: CollectionView
  let layout = RowLayout()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    view = CollectionView(
      layout: layout,
      counts: SectionCounts([4, 3]),
      size: Size(200, 100)
    )
  }

  mutating func motion(_ interruptions: [Interruption]) -> ElementMotion {
    var motion = ElementMotion()
    motion.duration = [0, 0.1, 0.3, 1][random.nextInt(below: 4)]
    motion.delay = random.nextInt(below: 3) == 0 ? 0.2 : 0
    let easings = [Easing.linear, .easeInOut, .family(.back, .out), .family(.quad, .in)]
    motion.easing = easings[random.nextInt(below: easings.count)]
    motion.interruption = interruptions[random.nextInt(below: interruptions.count)]
    return motion
  }

  mutating func updates() -> [UpdateItem] {
    let counts = view.counts
    let section = random.nextInt(below: counts.sections)
    let count = counts.items(in: section)
    let item = random.nextInt(below: max(1, count))
    switch random.nextInt(below: 5) {
    case 0, 1:
      return [.insertItems(at: ItemPath(section: section, item: min(item, count)), count: 1)]
    case 2 where count > 0: return [.deleteItems(item..<item + 1, section: section)]
    case 3 where count > 0: return [.reloadItems(item..<item + 1, section: section)]
    case 4 where count > 0:
      let target = random.nextInt(below: count)
      return [
        .moveItem(
          from: ItemPath(section: section, item: item),
          to: ItemPath(section: section, item: target)
        )
      ]
    default: return []
    }
  }

  /// One change, or none; what it did to the items.
  mutating func step(_ interruptions: [Interruption]) throws -> BatchUpdate {
    layout.motion = motion(interruptions)
    let update: BatchUpdate
    var change: CollectionChange
    switch random.nextInt(below: 6) {
    case 0:
      update = try BatchUpdate([], from: view.counts)
      change = CollectionChange(
        .resize,
        layout: layout,
        size: Size(150 + 50 * Double(random.nextInt(below: 3)), 100)
      )
    case 1:
      update = try BatchUpdate([], from: view.counts)
      change = CollectionChange(.transition, layout: layout)
    default:
      update = try BatchUpdate(updates(), from: view.counts)
      change = CollectionChange(.update, layout: layout, update: update)
    }
    try view.change(change, limit: 1000)
    return update
  }
}

@Suite struct ChangeLawTests {
  private func seen(_ view: CollectionView) throws -> [SeenElement] {
    try view.presentedElements(in: nil, limit: 10_000)
  }

  private func distance(_ a: LayoutAttributes, _ b: LayoutAttributes) -> Double {
    (0..<LayoutAttributes.laneCount).map { abs(a[lane: $0] - b[lane: $0]) }.max() ?? 0
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `what is seen makes no jump, and ends where the layout says`(seed: UInt64) throws {
    var history = History(seed: seed)
    let view = history.view
    for _ in 0..<40 {
      view.advance(to: view.time + 0.05 * Double(history.random.nextInt(below: 8)))
      let before = try seen(view)
      let update = try history.step([.additive, .current, .velocity])
      let after = try seen(view)

      // One element an item.
      let present = after.filter { $0.phase != .leaving }.map { $0.key }
      #expect(Set(present).count == present.count)
      #expect(present.count == view.counts.total)

      // What was there is where it was, unless it takes no time and does not wait.
      let isSudden = history.layout.motion.duration == 0 && history.layout.motion.delay == 0
      if !isSudden {
        for old in before where old.phase != .leaving {
          guard let new = update.newKey(for: old.key),
            let now = after.first(where: { $0.key == new && $0.phase != .leaving })
          else { continue }
          // What is on screen neither before nor after is at its new place at once.
          let isSeen = [old, now].contains { view.bounds.intersects($0.attributes.frame) }
          if !isSeen { continue }
          #expect(distance(old.attributes, now.attributes) < 1e-9, "\(old.key)")
        }
      }
      // What was leaving still leaves.
      for old in before where old.phase == .leaving {
        #expect(after.contains { $0.phase == .leaving && $0.key == old.key })
      }
    }
    // Every exit ends, and what arrives has the layout's bits.
    #expect(view.restTime <= view.time + 1.2 + 1e-9)
    view.advance(to: view.restTime)
    let rest = try seen(view)
    #expect(rest.count == view.counts.total)
    for element in rest {
      #expect(try view.attributes(of: element.key) == element.attributes)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `coming back gives the same bits`(seed: UInt64) throws {
    var history = History(seed: seed)
    let view = history.view
    for _ in 0..<10 {
      view.advance(to: view.time + 0.1)
      _ = try history.step(Interruption.allCases)
    }
    let checkpoint = view.checkpoint()
    let start = view.time
    var first: [[SeenElement]] = []
    for k in 1...10 {
      view.advance(to: start + 0.07 * Double(k))
      first.append(try seen(view))
    }
    view.restore(checkpoint)
    #expect(view.time == start)
    for k in 1...10 {
      view.advance(to: start + 0.07 * Double(k))
      #expect(try seen(view) == first[k - 1])
    }
  }

  @Test func `an exit lasts as long as it says`() throws {
    var history = History(seed: 1)
    let view = history.view
    history.layout.motion.duration = 0.5
    history.layout.motion.delay = 0.25
    let update = try BatchUpdate([.deleteItems(0..<1, section: 0)], from: view.counts)
    try view.change(CollectionChange(.update, layout: history.layout, update: update), limit: 100)
    view.advance(to: 0.25)
    #expect(view.leaving(.cell(0, 0))?.alpha == 1)
    view.advance(to: 0.74)
    #expect(view.leaving(.cell(0, 0)) != nil)
    view.advance(to: 0.75)
    #expect(view.leaving(.cell(0, 0)) == nil)
    _ = history.random.next()
  }

  @Test func `what has not come goes without being seen`() throws {
    let history = History(seed: 1)
    let view = history.view
    history.layout.motion.delay = 1
    let insert = try BatchUpdate(
      [.insertItems(at: ItemPath(section: 0, item: 0), count: 1)],
      from: view.counts
    )
    try view.change(CollectionChange(.update, layout: history.layout, update: insert), limit: 100)
    view.advance(to: 0.5)
    let delete = try BatchUpdate([.deleteItems(0..<1, section: 0)], from: view.counts)
    try view.change(CollectionChange(.update, layout: history.layout, update: delete), limit: 100)
    #expect(try seen(view).allSatisfy { $0.phase != .leaving })
  }

  @Test func `a change that fails changes nothing`() throws {
    let history = History(seed: 1)
    let view = history.view
    let update = try BatchUpdate([.deleteItems(0..<2, section: 0)], from: view.counts)
    try view.change(CollectionChange(.update, layout: history.layout, update: update), limit: 100)
    view.advance(to: 0.1)
    let before = try seen(view)
    let counts = view.counts
    history.layout.fails = true
    let next = try BatchUpdate([.deleteItems(0..<1, section: 1)], from: view.counts)
    #expect(throws: LayoutError.self) {
      try view.change(CollectionChange(.update, layout: history.layout, update: next), limit: 100)
    }
    history.layout.fails = false
    #expect(view.counts == counts)
    #expect(try seen(view) == before)
  }

  @Test func `the layout is prepared, and then asked whom it serves`() throws {
    let history = History(seed: 1)
    let view = history.view
    _ = try view.contentSize()
    history.layout.calls = []
    let update = try BatchUpdate(
      [.deleteItems(0..<1, section: 0), .insertItems(at: ItemPath(section: 1, item: 0), count: 1)],
      from: view.counts
    )
    try view.change(CollectionChange(.update, layout: history.layout, update: update), limit: 100)
    #expect(
      history.layout.calls == [
        "prepare [3, 4]", "motions delete",
        "motions change change change change change change insert",
      ]
    )
    // A change of the bounds brings and takes nothing.
    history.layout.calls = []
    try view.change(
      CollectionChange(.resize, layout: history.layout, size: Size(300, 100)),
      limit: 100
    )
    #expect(history.layout.calls.first == "prepare [3, 4]")
    #expect(history.layout.calls.allSatisfy { !$0.contains("insert") && !$0.contains("delete") })
  }
}
