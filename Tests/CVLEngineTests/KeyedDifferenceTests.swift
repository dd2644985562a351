import CVLEngine
import Testing

@Suite struct KeyedDifferenceTests {
  @Test(arguments: [
    (["abc"], ["bca"], 1), (["abcd"], ["badc"], 2), (["abc"], ["abc"], 0),
    (["ab", "cd"], ["db", "ca"], 2),
    (["abcdef"], ["af"], 1), (["af"], ["abcdef"], 1), (["ab", "c"], ["abc"], 2),
    (["abc"], ["ab", "c"], 2),
    ([], ["ab"], 1), (["ab"], [], 1), (["ab", "c"], ["xab", "c", "y"], 2),
  ])
  func `as few updates as can be`(_ old: [String], _ new: [String], _ count: Int) throws {
    let difference = try KeyedDifference(from: old.map(keys), to: new.map(keys))
    #expect(difference.updates.count == count, "\(difference.updates)")
  }

  @Test func `any lists lead to any other, with the fewest moves`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<4_000 {
      let old = lists(&random)
      let new = lists(&random)
      let difference = try KeyedDifference(from: old, to: new)
      let batch = try BatchUpdate(difference.updates, from: SectionCounts(old.map(\.count)))
      #expect(batch.newCounts == SectionCounts(new.map(\.count)))
      #expect(batch.newCounts == difference.newCounts)
      let known = Set(old.joined())
      for path in batch.newCounts.paths {
        let key = new[path.section][path.item]
        let source = batch.newToOld.item(for: path)
        #expect(source.map { old[$0.section][$0.item] } == (known.contains(key) ? key : nil))
      }
      #expect(batch.movedItems.count == fewestMoves(old, new), "\(old) \(new)")
    }
  }

  /// Tries all sets of items of each section that may stay.
  private func fewestMoves(_ old: [[String]], _ new: [[String]]) -> Int {
    let known = Set(old.joined())
    var moves = 0
    for (section, keys) in new.enumerated() {
      moves += keys.filter { known.contains($0) }.count
      guard section < old.count else { continue }
      let places = keys.compactMap { old[section].firstIndex(of: $0) }
      var longest = 0
      for choice in 0..<(1 << places.count) {
        let chosen = places.indices.filter { choice >> $0 & 1 == 1 }.map { places[$0] }
        if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
      }
      moves -= longest
    }
    return moves
  }

  private func keys(_ text: String) -> [String] { text.map { String($0) } }

  /// Up to three lists out of nine letters.
  private func lists(_ random: inout SeededGenerator) -> [[String]] {
    var lists = [[String]](repeating: [], count: Int.random(in: 1...3, using: &random))
    for letter in "abcdefghi".shuffled(using: &random)
    where Int.random(in: 0..<3, using: &random) > 0 {
      lists[Int.random(in: lists.indices, using: &random)].append(String(letter))
    }
    return lists
  }

  @Test func `a key that stands twice is named with both places`() {
    let error = DuplicateKey(
      key: "b",
      first: ItemPath(section: 0, item: 1),
      second: ItemPath(section: 1, item: 1),
      isNew: true
    )
    let lists = [["a", "b"], ["c", "b", "a", "b"]]
    #expect(throws: error) { try KeyedDifference(from: [["b"]], to: lists) }
    var old = error
    old.isNew = false
    #expect(throws: old) { try KeyedDifference(from: lists, to: lists) }
  }

  @Test func `keys are bytes`() throws {
    // One letter with its accent, and a letter with an accent after it, are two keys.
    let difference = try KeyedDifference(from: [["\u{E9}"]], to: [["e\u{301}", "\u{E9}"]])
    #expect(difference.updates == [.insertItems(at: ItemPath(section: 0, item: 0))])
  }

  @Test func `many keys are no trouble`() throws {
    let old = (0..<20_000).map { "k\($0)" }
    let turned = Array(old[10_000...] + old[..<10_000])
    let difference = try KeyedDifference(from: [old], to: [turned])
    #expect(difference.updates.count == 10_000)
    let batch = try BatchUpdate(difference.updates, from: SectionCounts([20_000]))
    #expect(
      batch.newToOld.item(for: ItemPath(section: 0, item: 0)) == ItemPath(section: 0, item: 10_000)
    )
  }

  // MARK: Reordering

  @Test func `a sort keeps equal ones in order and puts what is no number last`() {
    #expect(Reordering(by: [2, .nan, 1, 2, -0.0, 0, .nan]).order == [4, 5, 2, 0, 3, 1, 6])
    #expect(Reordering(by: ["b", "a", "", "b", "\u{E9}", "z"]).order == [2, 1, 0, 3, 5, 4])
    #expect(Reordering(by: [Double]()).updates(inSection: 0).isEmpty)
  }

  @Test func `an order is every index once`() {
    #expect(Reordering(order: [2, 0, 1])?.updates(inSection: 3).count == 1)
    #expect(Reordering(order: [0, 0]) == nil)
    #expect(Reordering(order: [-1]) == nil)
    #expect(Reordering(order: [1]) == nil)
  }

  @Test func `the moves of an order bring it about`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let order = (0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
      let reordering = try #require(Reordering(order: order))
      let counts = SectionCounts([3, order.count])
      let batch = try BatchUpdate(reordering.updates(inSection: 1), from: counts)
      #expect(batch.newCounts == counts)
      #expect(batch.orderTexts[1] == order.map { "1-\($0)" })
    }
  }
}
