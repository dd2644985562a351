/// Where sections and items of one side of a change are on the other side.
///
/// The map is made of runs of items that stay beside each other, and of the sections in which
/// something changed; nothing is stored for the rest. So it is small for any number of items, and a
/// question is a binary search.
public struct IndexMap: Equatable, Sendable {
  /// Items that stay beside each other.
  public struct Run: Equatable, Sendable {
    /// The first of them on this side.
    public var from: ItemPath
    /// The first of them on the other side.
    public var to: ItemPath
    /// How many they are.
    public var length: Int
  }

  /// The items of this side.
  public let counts: SectionCounts
  /// Sections that stay beside each other, in the order of this side.
  let sections: [PlaceRun]
  /// All runs of the edited sections, and what is moved, in the order of this side.
  let runs: [Run]
  /// The sections of this side, ascending, whose items are on the other side only by a run.
  ///
  /// In other sections an item keeps its index.
  let edited: [Int]

  /// Where a section is on the other side, or nil if it is not there.
  public func section(for section: Int) -> Int? {
    let next = sections.partitionIndex { $0.from <= section }
    guard next > 0 else { return nil }
    let run = sections[next - 1]
    let offset = section - run.from
    return offset < run.length ? run.to + offset : nil
  }

  /// Where an item is on the other side, or nil if it is not there or does not exist.
  public func item(for path: ItemPath) -> ItemPath? {
    guard counts.contains(path) else { return nil }
    let next = runs.partitionIndex { $0.from <= path }
    if next > 0 {
      let run = runs[next - 1]
      let offset = path.item - run.from.item
      if run.from.section == path.section && offset < run.length {
        return ItemPath(section: run.to.section, item: run.to.item + offset)
      }
    }
    guard !isEdited(path.section), let section = section(for: path.section) else { return nil }
    return ItemPath(section: section, item: path.item)
  }

  /// The runs of a section in order; what is between them is not on the other side.
  public func runs(inSection section: Int) -> [Run] {
    let first = runs.partitionIndex { $0.from.section < section }
    let listed = runs[first...].prefix { $0.from.section == section }
    guard listed.isEmpty, !isEdited(section), counts.items(in: section) > 0,
      let other = self.section(for: section)
    else { return Array(listed) }
    return [
      Run(
        from: ItemPath(section: section, item: 0),
        to: ItemPath(section: other, item: 0),
        length: counts.items(in: section)
      )
    ]
  }

  private func isEdited(_ section: Int) -> Bool {
    let next = edited.partitionIndex { $0 < section }
    return next < edited.count && edited[next] == section
  }
}

extension IndexMap {
  /// The same seen from the other side, which has these items and edited sections.
  func inverse(counts: SectionCounts, edited: [Int]) -> IndexMap {
    IndexMap(
      counts: counts,
      sections: sections.map { PlaceRun(from: $0.to, to: $0.from, length: $0.length) }
        .sorted { $0.from < $1.from },
      runs: runs.map { Run(from: $0.to, to: $0.from, length: $0.length) }
        .sorted { $0.from < $1.from },
      edited: edited
    )
  }

  /// The sections of this side that are not on the other.
  var missingSections: [Range<Int>] {
    var missing: [Range<Int>] = []
    var next = 0
    for run in sections {
      if next < run.from { missing.append(next..<run.from) }
      next = run.from + run.length
    }
    if next < counts.sections { missing.append(next..<counts.sections) }
    return missing
  }

  /// The items of this side that are not on the other.
  var missingItems: [ItemRange] {
    let sections = (edited + missingSections.flatMap { Array($0) }).sorted()
    var missing: [ItemRange] = []
    var last: Int?
    for section in sections where section != last {
      last = section
      var next = 0
      for run in runs(inSection: section) {
        if next < run.from.item {
          missing.append(ItemRange(section: section, items: next..<run.from.item))
        }
        next = run.from.item + run.length
      }
      let count = counts.items(in: section)
      if next < count { missing.append(ItemRange(section: section, items: next..<count)) }
    }
    return missing
  }
}

/// Places beside each other that stay so.
struct PlaceRun: Equatable, Sendable {
  /// The first of them before.
  var from: Int
  /// The first of them after.
  var to: Int
  /// How many they are.
  var length: Int

  /// The runs of what neither leaves its place nor is put to one: it fills the free places in order.
  ///
  /// Both lists are ascending and have no place twice, and there are as many free places as needed.
  static func filling(
    _ count: Int,
    without removed: [ClosedRange<Int>],
    around placed: [ClosedRange<Int>]
  ) -> [PlaceRun] {
    var runs: [PlaceRun] = []
    var (from, to) = (0, 0)
    var (nextRemoved, nextPlaced) = (0, 0)
    while from < count {
      if nextRemoved < removed.count && removed[nextRemoved].lowerBound == from {
        from = removed[nextRemoved].upperBound + 1
        nextRemoved += 1
      } else if nextPlaced < placed.count && placed[nextPlaced].lowerBound == to {
        to = placed[nextPlaced].upperBound + 1
        nextPlaced += 1
      } else {
        let end = nextRemoved < removed.count ? removed[nextRemoved].lowerBound : count
        let room = nextPlaced < placed.count ? placed[nextPlaced].lowerBound - to : Int.max
        let length = min(end - from, room)
        runs.append(PlaceRun(from: from, to: to, length: length))
        from += length
        to += length
      }
    }
    return runs
  }
}

extension Array {
  /// The index of the first element that a condition does not hold for, where it holds for a
  /// beginning of the array and for nothing after it.
  func partitionIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
