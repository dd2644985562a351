import CVLEngine
import Testing

/// Batches on more items than there is memory for, and with any numbers at all.
@Suite struct UpdateScaleTests {
  private let billion = 1_000_000_000

  private func path(_ item: Int, in section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test func `a billion items are as little work as ten`() throws {
    let batch = try BatchUpdate(
      [
        .insertItems(at: path(500), count: billion),
        .deleteItems(10..<billion / 2, section: 0),
        .moveItem(from: path(billion - 1), to: path(0)),
        .moveItem(from: path(0), to: path(7, in: 1)),
        .reloadItems(billion / 2..<billion - 1, section: 0),
      ],
      from: SectionCounts([billion, billion])
    )
    #expect(batch.newCounts == SectionCounts([billion + billion / 2 + 9, billion + 1]))
    let map = batch.oldToNew
    #expect(map.item(for: path(0)) == path(7, in: 1))
    #expect(map.item(for: path(1)) == path(1))
    #expect(map.item(for: path(9)) == path(9))
    #expect(map.item(for: path(10)) == nil)
    #expect(map.item(for: path(billion / 2)) == path(10))
    #expect(map.item(for: path(billion / 2 + 490)) == path(billion + 500))
    #expect(map.item(for: path(billion - 1)) == path(0))
    #expect(map.item(for: path(7, in: 1)) == path(8, in: 1))
    #expect(map.item(for: path(billion - 1, in: 1)) == path(billion, in: 1))
    #expect(map.item(for: path(billion)) == nil)
    #expect(batch.insertedItems == [ItemRange(section: 0, items: 500..<500 + billion)])
    #expect(batch.deletedItems == [ItemRange(section: 0, items: 10..<billion / 2)])
    for old in [0, 5, 9, billion / 2, billion - 2, billion - 1] {
      #expect(map.item(for: path(old)).flatMap { batch.newToOld.item(for: $0) } == path(old))
    }
  }

  @Test func `sections may be many and change as wholes`() throws {
    let old = SectionCounts([Int](repeating: 1_000_000, count: 100_000))
    let batch = try BatchUpdate(
      [
        .deleteSections(10..<50_000), .moveSection(from: 99_999, to: 0),
        .insertSection(at: 1, items: billion), .deleteItems(0..<3, section: 70_000),
      ],
      from: old
    )
    #expect(batch.newCounts.sections == 50_011)
    #expect(batch.oldToNew.item(for: path(5, in: 99_999)) == path(5, in: 0))
    #expect(batch.oldToNew.item(for: path(5, in: 0)) == path(5, in: 2))
    #expect(batch.oldToNew.item(for: path(5, in: 70_000)) == path(2, in: 20_012))
    #expect(batch.deletedItems.count == 49_991)
  }

  @Test func `as many updates as the limit allows are no trouble`() throws {
    // Every other item of two hundred thousand changes places with the one behind it.
    let moves = stride(from: 0, to: 100_000, by: 2).flatMap { item in
      [
        UpdateItem.moveItem(from: path(item), to: path(item + 1)),
        UpdateItem.moveItem(from: path(item + 1), to: path(item)),
      ]
    }
    let batch = try BatchUpdate(moves, from: SectionCounts([200_000]))
    #expect(batch.movedItems.count == 100_000)
    #expect(batch.oldToNew.item(for: path(99_999)) == path(99_998))
    #expect(batch.oldToNew.item(for: path(100_000)) == path(100_000))
  }

  @Test(arguments: 0..<20)
  func `no numbers are too odd to be refused by name`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let odd = [
      Int.min, Int.min + 1, -billion, -1, 0, 1, 2, 3, billion, Int.max / 2, Int.max - 1, Int.max,
    ]
    func number() -> Int { odd.randomElement(using: &random) ?? 0 }
    func range() -> Range<Int> {
      let (a, b) = (number(), number())
      return min(a, b)..<max(a, b)
    }
    func place() -> ItemPath { path(number(), in: Int.random(in: 0...2, using: &random)) }
    for _ in 0..<2_000 {
      let old = SectionCounts((0..<Int.random(in: 0...3, using: &random)).map { _ in number() })
      let reported = SectionCounts(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in number() }
      )
      let updates = (0..<Int.random(in: 0...4, using: &random)).map { _ -> UpdateItem in
        switch Int.random(in: 0...9, using: &random) {
        case 0: .insertItems(at: path(number(), in: number()), count: number())
        case 1, 2: .insertItems(at: place(), count: number())
        case 3: .deleteItems(range(), section: number())
        case 4: .deleteItems(range(), section: 0)
        case 5: .reloadItems(range(), section: 0)
        case 6: .moveItem(from: place(), to: place())
        case 7: .insertSection(at: number(), items: number())
        case 8: .deleteSections(range())
        default: .moveSection(from: number(), to: number())
        }
      }
      for target in [nil, reported] {
        do {
          let batch = try BatchUpdate(updates, from: old, to: target)
          for section in -1...3 {
            for item in odd {
              let path = path(item, in: section)
              let back = batch.oldToNew.item(for: path).flatMap { batch.newToOld.item(for: $0) }
              #expect(back == nil || back == path)
              _ = batch.participants(before: [.cell(section, item)], after: [.cell(item, section)])
            }
          }
        } catch {
          #expect(!error.name.isEmpty && !error.message.isEmpty)
        }
      }
    }
  }

  @Test func `more than can be counted is refused`() {
    let error = #expect(throws: BatchUpdateError.self) {
      try BatchUpdate(
        [.insertItems(at: path(0), count: .max)],
        from: SectionCounts([3])
      )
    }
    #expect(error == .tooManyItems(total: nil, limit: .max))
  }
}
