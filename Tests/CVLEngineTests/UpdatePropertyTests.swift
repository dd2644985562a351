import CVLEngine
import Testing

/// Laws of batches that nobody chose, against lists edited by hand.
@Suite struct UpdatePropertyTests {
  @Test(arguments: 0..<24)
  func `a batch does what editing lists by hand does`(_ seed: UInt64) throws {
    var source = UpdateSource(seed: seed)
    var understood = 0
    for _ in 0..<1_000 {
      let (old, updates, reported) = source.batch()
      let model = UpdateModel(updates, from: old, to: reported)
      let text = "\(old) \(updates) \(reported?.description ?? "")"
      do {
        let batch = try BatchUpdate(
          updates,
          from: SectionCounts(old),
          to: reported.map { SectionCounts($0) }
        )
        try #require(model.faults.isEmpty, "\(text): \(model.faults)")
        try #require(batch.sectionTexts == model.sectionTexts, "\(text)")
        try #require(batch.orderTexts == model.orderTexts, "\(text)")
        try #require(batch.newCounts.counts == model.orderTexts.map(\.count), "\(text)")
        checkMaps(batch)
        understood += 1
        try #require(
          try BatchUpdate(
            updates.shuffled(using: &source.random),
            from: SectionCounts(old),
            to: reported.map { SectionCounts($0) }
          ) == batch,
          "\(text)"
        )
      } catch let error as BatchUpdateError {
        try #require(model.faults.contains(error.name), "\(text): \(error.name), \(model.faults)")
        let again = #expect(throws: BatchUpdateError.self) {
          try BatchUpdate(
            updates.shuffled(using: &source.random),
            from: SectionCounts(old),
            to: reported.map { SectionCounts($0) }
          )
        }
        try #require(again?.message == error.message, "\(text)")
      }
    }
    // Neither sort of batch is a rare one.
    #expect((300...800).contains(understood), "\(understood)")
  }

  /// The maps are inverse, and what is in neither is inserted or deleted.
  private func checkMaps(_ batch: BatchUpdate) {
    let old = batch.oldCounts.paths
    let new = batch.newCounts.paths
    for path in old {
      if let target = batch.oldToNew.item(for: path) {
        #expect(batch.newToOld.item(for: target) == path)
      }
    }
    for path in new {
      if let source = batch.newToOld.item(for: path) {
        #expect(batch.oldToNew.item(for: source) == path)
      }
    }
    #expect(
      batch.deletedItems.flatMap(\.paths) == old.filter { batch.oldToNew.item(for: $0) == nil }
    )
    #expect(
      batch.insertedItems.flatMap(\.paths) == new.filter { batch.newToOld.item(for: $0) == nil }
    )
    for section in batch.oldCounts.counts.indices {
      let listed = batch.oldToNew.runs(inSection: section).flatMap { run in
        (0..<run.length).map {
          [
            ItemPath(section: run.from.section, item: run.from.item + $0),
            ItemPath(section: run.to.section, item: run.to.item + $0),
          ]
        }
      }
      let asked = old.filter { $0.section == section }.compactMap { path in
        batch.oldToNew.item(for: path).map { [path, $0] }
      }
      #expect(listed == asked)
      if let target = batch.oldToNew.section(for: section) {
        #expect(batch.newToOld.section(for: target) == section)
      } else {
        #expect(batch.deletedSections.contains { $0.contains(section) })
      }
    }
  }

  @Test func `each element takes part once, as the maps say`() throws {
    var source = UpdateSource(seed: 99)
    for _ in 0..<2_000 {
      let (old, updates, reported) = source.batch()
      guard
        let batch = try? BatchUpdate(
          updates,
          from: SectionCounts(old),
          to: reported.map { SectionCounts($0) }
        )
      else { continue }
      let before = source.cells(batch.oldCounts)
      let after = source.cells(batch.newCounts)
      let found = batch.participants(before: before, after: after)
      #expect(found.compactMap { $0.wasVisible ? $0.old : nil } == before)
      #expect(Set(found.compactMap { $0.isVisible ? $0.new : nil }) == Set(after))
      #expect(Set(found.compactMap(\.new)).count == found.compactMap(\.new).count)
      for participant in found {
        if let key = participant.old { #expect(batch.newKey(for: key) == participant.new) }
        if let key = participant.new { #expect(batch.oldKey(for: key) == participant.old) }
        #expect((participant.kind == .inserted) == (participant.old == nil))
        #expect((participant.kind == .deleted) == (participant.new == nil))
      }
    }
  }
}

/// Small batches, about half of which are contradictory.
private struct UpdateSource {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func batch() -> (old: [Int], updates: [UpdateItem], reported: [Int]?) {
    let old = (0..<number(0...4)).map { _ in number(0...5) }
    var updates: [UpdateItem] = []
    let ofSections = number(0...2) == 0
    for _ in 0..<number(0...(ofSections ? 5 : 4)) { updates.append(update(old, ofSections)) }
    guard number(0...1) == 0 else { return (old, updates, nil) }

    // What the data says: mostly what the batch says, with any number in new sections.
    let model = UpdateModel(updates, from: old, to: nil)
    var reported = model.faults.isEmpty ? model.orderTexts.map(\.count) : old
    for place in reported.indices
    where model.faults.isEmpty && !Set("0123").contains(model.sectionTexts[place].first ?? "0") {
      reported[place] += number(0...2)
    }
    if number(0...7) == 0, let place = reported.indices.randomElement(using: &random) {
      reported[place] = number(0...6)
    }
    if number(0...15) == 0 { reported.append(1) }
    return (old, updates, reported)
  }

  private mutating func update(_ old: [Int], _ ofSections: Bool) -> UpdateItem {
    switch number(0...(ofSections ? 8 : 4)) {
    case 0: .insertItems(at: path(old), count: number(0...2))
    case 1: .deleteItems(range(path(old).item), section: section(old))
    case 2: .reloadItems(range(path(old).item), section: section(old))
    case 3, 4: .moveItem(from: path(old), to: path(old))
    case 5: .insertSection(at: section(old), items: number(0...1) == 0 ? number(0...4) : nil)
    case 6: .deleteSections(range(section(old)))
    case 7: .reloadSections(range(section(old)))
    default: .moveSection(from: section(old), to: section(old))
    }
  }

  private mutating func range(_ first: Int) -> Range<Int> {
    first..<first + (number(0...3) == 0 ? number(0...3) : 1)
  }

  /// A section, now and then one that is not there.
  private mutating func section(_ old: [Int]) -> Int {
    number(0...30) == 0 ? number(-1...6) : number(0...max(0, old.count - 1))
  }

  private mutating func path(_ old: [Int]) -> ItemPath {
    let section = section(old)
    let count = old.indices.contains(section) ? old[section] : 2
    let item = number(0...20) == 0 ? number(-1...7) : number(0...max(0, count - 1))
    return ItemPath(section: section, item: item)
  }

  /// Some cells, in any order.
  mutating func cells(_ counts: SectionCounts) -> [ElementKey] {
    counts.paths.map { .cell($0.section, $0.item) }.shuffled(using: &random)
      .filter { _ in number(0...2) > 0 }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
