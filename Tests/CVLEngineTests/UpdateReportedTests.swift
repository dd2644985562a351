import CVLEngine
import Testing

/// What people reported of other libraries, as far as a batch alone shows it.
@Suite struct UpdateReportedTests {
  @Test func `deletes name old places and inserts final ones`() throws {
    let deletes: [UpdateItem] = (0..<3).map { .deleteItems($0..<$0 + 1, section: 0) }
    let inserts = [5, 6, 7].map { UpdateItem.insertItems(at: ItemPath(section: 0, item: $0)) }
    #expect(try result(of: deletes + inserts, on: "ABCDEFGH") == "DEFGH+++")

    let farther = [8, 9, 10].map { UpdateItem.insertItems(at: ItemPath(section: 0, item: $0)) }
    let error = try #require(throws: BatchUpdateError.self) {
      try BatchUpdate(deletes + farther, from: SectionCounts([8]))
    }
    #expect(error.name == "insertItemOutOfRange")
    guard case .outOfRange(let missing) = error else { return }
    #expect(missing.place == .item(ItemPath(section: 0, item: 8)))
    #expect(missing.items == 8)
  }

  @Test func `a reload names the old place`() throws {
    let insert = UpdateItem.insertItems(at: ItemPath(section: 0, item: 0), count: 20)
    let error = try #require(throws: BatchUpdateError.self) {
      try BatchUpdate([insert, .reloadItems(20..<21, section: 0)], from: SectionCounts([20]))
    }
    #expect(error.name == "reloadItemOutOfRange")
    let batch = try BatchUpdate(
      [insert, .reloadItems(0..<1, section: 0)],
      from: SectionCounts([20])
    )
    let first = ItemPath(section: 0, item: 0)
    #expect(batch.isReloaded(first))
    #expect(batch.oldToNew.item(for: first) == ItemPath(section: 0, item: 20))
  }

  @Test func `a delete and a move of one item contradict each other`() throws {
    let error = try #require(throws: BatchUpdateError.self) {
      try BatchUpdate([.deleteItems(0..<1, section: 0), move(0, 1)], from: SectionCounts([3]))
    }
    #expect(error.name == "deleteAndMove")
  }

  @Test func `the start of a move is a place before the batch`() throws {
    #expect(try result(of: [.deleteItems(1..<3, section: 0), move(3, 0)], on: "ABCD") == "DA")
  }

  @Test func `a difference leads to its target in one batch`() throws {
    let before = "ABCDEFGHIJKLMNOPQRSTUV"
    let after = "JECOQHLGWK"
    let difference = try KeyedDifference(
      from: [before.map { String($0) }],
      to: [after.map { String($0) }]
    )
    #expect(try result(of: difference.updates, on: before) == "JECOQHLG+K")
    let batch = try BatchUpdate(difference.updates, from: SectionCounts([22]))
    #expect(
      batch.deletedItems.flatMap { $0.paths.map(\.item) }
        == [0, 1, 3, 5, 8, 12, 13, 15, 17, 18, 19, 20, 21]
    )
    #expect(batch.insertedItems == [ItemRange(section: 0, items: 8..<9)])
  }

  @Test func `a move is a permutation`() throws {
    #expect(try result(of: [move(1, 0)], on: "ABC") == "BAC")
    #expect(try result(of: [move(0, 4)], on: "012345") == "123405")
  }

  @Test func `a section that is moved to its own place may lose an item`() throws {
    let batch = try BatchUpdate(
      [
        .moveSection(from: 1, to: 1),
        .moveItem(from: ItemPath(section: 1, item: 0), to: ItemPath(section: 0, item: 0)),
      ],
      from: SectionCounts([0, 1])
    )
    #expect(batch.orderTexts == [["1-0"], []])
  }

  @Test func `a count that does not match has its numbers`() throws {
    let error = try #require(throws: BatchUpdateError.self) {
      try BatchUpdate(
        [.insertItems(at: ItemPath(section: 1, item: 0))],
        from: SectionCounts([1, 1543]),
        to: SectionCounts([1, 1543])
      )
    }
    let balance = CountBalance(before: 1543, after: 1543, inserted: 1)
    #expect(error == .invalidNumberOfItems(oldSection: 1, newSection: 1, balance))
  }

  private func move(_ from: Int, _ to: Int) -> UpdateItem {
    .moveItem(from: ItemPath(section: 0, item: from), to: ItemPath(section: 0, item: to))
  }

  /// The letters after a batch, `+` for what is new.
  private func result(of updates: [UpdateItem], on letters: String) throws -> String {
    let old = Array(letters)
    let batch = try BatchUpdate(updates, from: SectionCounts([old.count]))
    let new = (0..<batch.newCounts.total).map { item in
      batch.newToOld.item(for: ItemPath(section: 0, item: item)).map { old[$0.item] } ?? "+"
    }
    return String(new)
  }
}
