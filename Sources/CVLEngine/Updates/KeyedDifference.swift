/// A key that stands for two items.
public struct DuplicateKey: Error, Equatable, Sendable {
  /// The key.
  public var key: String
  /// Where it stands first.
  public var first: ItemPath
  /// Where it stands again.
  public var second: ItemPath
  /// Whether in the new lists, not in the old.
  public var isNew: Bool

  /// Makes an error.
  public init(key: String, first: ItemPath, second: ItemPath, isNew: Bool) {
    self.key = key
    self.first = first
    self.second = second
    self.isNew = isNew
  }
}

/// The fewest updates that lead from lists of keys to others, one list a section.
///
/// A key is an item's identity, over all sections. Sections have none and go by their number: more
/// lists are sections at the end, fewer lists take the last ones away. In a section as many items as
/// can be keep their order (the longest increasing subsequence), so as few as can be are moved; one
/// that changes its section is moved too. It costs O(n log n) for n keys.
public struct KeyedDifference: Equatable, Sendable {
  /// The updates, to be made as one batch.
  public let updates: [UpdateItem]
  /// The items of each section after them.
  public let newCounts: SectionCounts

  /// Compares lists of keys; keys are the same if their bytes are.
  public init(from old: [[String]], to new: [[String]]) throws(DuplicateKey) {
    let oldKeys = try KeyTable(old, isNew: false)
    let newKeys = try KeyTable(new, isNew: true)
    let partners = oldKeys.partners(in: newKeys)
    var builder = DifferenceBuilder(old: old.map { $0.count }, new: new.map { $0.count })
    builder.addDeletes(partners.ofOld)
    builder.addSections()
    builder.addInsertsAndMoves(partners.ofNew)
    updates = builder.updates
    newCounts = SectionCounts(builder.new)
  }
}

/// The keys of some lists, in order.
private struct KeyTable {
  let keys: [[String]]
  /// Where the keys stand, in the order of the keys.
  let places: [ItemPath]

  init(_ keys: [[String]], isNew: Bool) throws(DuplicateKey) {
    var places: [ItemPath] = []
    for section in keys.indices {
      for item in keys[section].indices { places.append(ItemPath(section: section, item: item)) }
    }
    places.sort { a, b in
      switch KeyTable.order(keys[a.section][a.item], keys[b.section][b.item]) {
      case 0: a < b
      case let order: order < 0
      }
    }
    self.keys = keys
    self.places = places

    // Of several keys that stand twice, the one whose second place comes first.
    var repeated: (first: ItemPath, second: ItemPath)?
    for (a, b) in zip(places, places.dropFirst()) where KeyTable.order(key(a), key(b)) == 0 {
      if let found = repeated, found.second < b { continue }
      repeated = (a, b)
    }
    if let (first, second) = repeated {
      throw DuplicateKey(key: key(first), first: first, second: second, isNew: isNew)
    }
  }

  func key(_ place: ItemPath) -> String { keys[place.section][place.item] }

  /// For each place of both tables the place of the same key in the other one, or nil.
  func partners(in other: KeyTable) -> (ofOld: [[ItemPath?]], ofNew: [[ItemPath?]]) {
    var ofOld = keys.map { [ItemPath?](repeating: nil, count: $0.count) }
    var ofNew = other.keys.map { [ItemPath?](repeating: nil, count: $0.count) }
    var (i, j) = (0, 0)
    while i < places.count && j < other.places.count {
      let (a, b) = (places[i], other.places[j])
      let order = KeyTable.order(key(a), other.key(b))
      if order == 0 {
        ofOld[a.section][a.item] = b
        ofNew[b.section][b.item] = a
      }
      if order <= 0 { i += 1 }
      if order >= 0 { j += 1 }
    }
    return (ofOld, ofNew)
  }

  /// Less than, equal to or more than 0, as the bytes of one text are to those of another.
  private static func order(_ a: String, _ b: String) -> Int {
    var (left, right) = (a.utf8.makeIterator(), b.utf8.makeIterator())
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      case (let x?, let y?) where x != y: return x < y ? -1 : 1
      default: break
      }
    }
  }
}

/// Writes down the updates of a difference.
private struct DifferenceBuilder {
  let old: [Int]
  let new: [Int]
  private(set) var updates: [UpdateItem] = []

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Items without a partner go; those of a section that goes need no word.
  mutating func addDeletes(_ partners: [[ItemPath?]]) {
    for section in partners.indices.prefix(new.count) {
      for items in runs(where: { partners[section][$0] == nil }, among: old[section]) {
        updates.append(.deleteItems(items, section: section))
      }
    }
  }

  mutating func addSections() {
    if new.count < old.count { updates.append(.deleteSections(new.count..<old.count)) }
    for section in new.indices.dropFirst(old.count) {
      updates.append(.insertSection(at: section, items: new[section]))
    }
  }

  mutating func addInsertsAndMoves(_ partners: [[ItemPath?]]) {
    for section in new.indices {
      let sources = partners[section]
      // What comes from elsewhere is no part of the order to keep.
      let staying = sources.indices.filter { sources[$0]?.section == section }
      let isKept = longestIncrease(staying.compactMap { sources[$0]?.item })
      var moved = [Bool](repeating: true, count: sources.count)
      for (item, keeps) in zip(staying, isKept) where keeps { moved[item] = false }
      for item in sources.indices where moved[item] {
        guard let source = sources[item] else { continue }
        updates.append(.moveItem(from: source, to: ItemPath(section: section, item: item)))
      }
      guard section < old.count else { continue }
      for items in runs(where: { sources[$0] == nil }, among: new[section]) {
        let first = ItemPath(section: section, item: items.lowerBound)
        updates.append(.insertItems(at: first, count: items.count))
      }
    }
  }

  /// The indices that a condition holds for, those beside each other as one.
  private func runs(where holds: (Int) -> Bool, among count: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in 0..<count where holds(index) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
