import CVLEngine
import Testing

@Suite struct UpdateCaseTests {
  @Test(arguments: UpdateCase.all)
  func `a batch does what the case says, or is refused for its reason`(_ item: UpdateCase) throws {
    let updates = try item.updates
    do {
      let batch = try BatchUpdate(updates, from: item.old, to: item.new)
      try #require(item.error == nil)
      compare(batch, with: item)
    } catch let error as BatchUpdateError {
      #expect(error.name == item.error)
      // UIKit says "delete" where a reload is meant.
      if error.name != "reloadAndMove" { #expect(error.message == item.message) }
    }
  }

  private func compare(_ batch: BatchUpdate, with item: UpdateCase) {
    #expect(batch.newCounts == item.new)
    #expect(batch.sectionTexts == item.sections)
    #expect(batch.orderTexts == item.order)
    if let inserted = item.inserted {
      #expect(batch.insertedItems.flatMap { $0.paths.map(\.text) } == inserted)
    }
    if let deleted = item.deleted {
      #expect(batch.deletedItems.flatMap { $0.paths.map(\.text) } == deleted)
    }
    if let map = item.map {
      let found = batch.oldCounts.paths.compactMap { old in
        batch.oldToNew.item(for: old).map { (old.text, $0.text) }
      }
      #expect(Dictionary(uniqueKeysWithValues: found) == map)
    }
  }

  @Test(arguments: UpdateCase.all.filter { $0.error == nil })
  func `a batch says how many items there are if the data does not`(_ item: UpdateCase) throws {
    let updates = try item.updates
    let isOpen = updates.contains {
      switch $0 {
      case .insertSection, .reloadSections: true
      default: false
      }
    }
    guard !isOpen else { return }
    #expect(
      try BatchUpdate(updates, from: item.old) == BatchUpdate(updates, from: item.old, to: item.new)
    )
  }

  @Test func `no case is left out by mistake`() {
    #expect(UpdateCase.all.count == 70)
    #expect(UpdateCase.animations.count == 8)
  }

  @Test func `a contradiction names both updates and the place`() {
    let updates: [UpdateItem] = [
      .moveItem(from: ItemPath(section: 0, item: 3), to: ItemPath(section: 0, item: 0)),
      .reloadItems(0..<1, section: 0),
      .deleteItems(2..<5, section: 0),
    ]
    let error = BatchUpdateError.contradiction(
      .deleteAndMove,
      at: .item(ItemPath(section: 0, item: 3)),
      UpdateMention(index: 2, item: updates[2]),
      UpdateMention(index: 0, item: updates[0])
    )
    #expect(throws: error) { try BatchUpdate(updates, from: SectionCounts([6])) }
  }

  @Test func `a range that leaves the section names the first item that is missing`() throws {
    let error = try #require(throws: BatchUpdateError.self) {
      try BatchUpdate([.deleteItems(2..<5, section: 1)], from: SectionCounts([9, 3]))
    }
    #expect(
      error.message
        == "attempt to delete item 3 from section 1 which only contains 3 items before the update"
    )
    let other = try #require(throws: BatchUpdateError.self) {
      try BatchUpdate([.deleteItems(2..<5, section: 2)], from: SectionCounts([9, 3]))
    }
    #expect(other.name == "deleteItemOutOfRange")
    #expect(
      other.message
        == "attempt to delete item 2 from section 2, but there are only 2 sections before the update"
    )
  }

  @Test(
    arguments: [
      ([.insertSection(at: 0), .moveSection(from: 1, to: 0)], "insertAndMoveTo"),
      ([.deleteSections(0..<2), .moveSection(from: 1, to: 0)], "deleteAndMoveSection"),
      ([.deleteSections(0..<1), .reloadSections(0..<2)], "deleteAndReload"),
      ([.reloadSections(1..<2), .moveSection(from: 1, to: 0)], "reloadAndMove"),
      ([.insertSection(at: 3)], "insertSectionOutOfRange"),
      ([.deleteSections(1..<3)], "deleteSectionOutOfRange"),
      ([.reloadSections(2..<3)], "reloadSectionOutOfRange"),
      ([.moveSection(from: 2, to: 0)], "moveSectionFromOutOfRange"),
      ([.moveSection(from: 0, to: 2)], "moveSectionToOutOfRange"),
      ([.reloadSections(0..<1), .reloadItems(0..<1, section: 0)], "reloadInDeletedSection"),
      ([.insertItems(at: ItemPath(section: 0, item: 0), count: -1)], "negativeCount"),
    ] as [([UpdateItem], String)]
  )
  func `faults of sections have their names`(_ updates: [UpdateItem], _ name: String) {
    let error = #expect(throws: BatchUpdateError.self) {
      try BatchUpdate(updates, from: SectionCounts([2, 2]))
    }
    #expect(error?.name == name)
  }

  @Test func `a reloaded section keeps what is moved within it, out of it and into it`() throws {
    let batch = try BatchUpdate(
      [
        .reloadSections(0..<1),
        .deleteItems(1..<2, section: 0),
        .moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 2)),
        .moveItem(from: ItemPath(section: 0, item: 2), to: ItemPath(section: 1, item: 0)),
        .moveItem(from: ItemPath(section: 1, item: 0), to: ItemPath(section: 0, item: 0)),
      ],
      from: SectionCounts([4, 2])
    )
    #expect(batch.sectionTexts == ["~0", "1"])
    #expect(batch.orderTexts == [["1-0", "+", "0-0"], ["0-2", "1-1"]])
  }

  @Test func `a batch may not be longer than the limit`() {
    let updates = [UpdateItem](repeating: .deleteItems(0..<0, section: 0), count: 4)
    let limits = UpdateLimits(updates: 3, items: 10)
    #expect(throws: BatchUpdateError.tooManyUpdates(count: 4, limit: 3)) {
      try BatchUpdate(updates, from: SectionCounts([1]), limits: limits)
    }
    #expect(throws: BatchUpdateError.tooManyItems(total: 11, limit: 10)) {
      try BatchUpdate(
        [.insertItems(at: ItemPath(section: 0, item: 1), count: 4)],
        from: SectionCounts([3, 4]),
        limits: limits
      )
    }
  }
}
