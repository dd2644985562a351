/// How many items there are in each section.
///
/// Sections are few, items may be billions: the cost is O(sections) to make and O(log sections) to
/// ask, whatever the number of items.
public struct SectionCounts: Equatable, Sendable {
  /// The items of each section.
  public let counts: [Int]
  /// For each section the items of all sections before it; one entry more than there are sections.
  private let starts: [Int]

  /// Makes counts; negative ones are taken as 0 and the sum is clamped to what an Int holds.
  public init(_ counts: [Int]) {
    self.counts = counts.map { max(0, $0) }
    var running = 0
    var starts = [0]
    for count in self.counts {
      let (sum, overflow) = running.addingReportingOverflow(count)
      running = overflow ? Int.max : sum
      starts.append(running)
    }
    self.starts = starts
  }

  /// The number of sections.
  public var sections: Int { counts.count }
  /// The number of all items.
  public var total: Int { starts[counts.count] }

  /// The items of a section; 0 for a section that does not exist.
  public func items(in section: Int) -> Int {
    section >= 0 && section < counts.count ? counts[section] : 0
  }

  /// The index over all sections of a section's first item.
  public func ordinal(ofSection section: Int) -> Int {
    starts[min(max(section, 0), counts.count)]
  }

  /// The path of the item with an index over all sections, or nil if there is none.
  public func path(ofOrdinal ordinal: Int) -> ItemPath? {
    guard ordinal >= 0, ordinal < total else { return nil }
    var low = 0
    var high = counts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= ordinal { low = middle } else { high = middle }
    }
    return ItemPath(section: low, item: ordinal - starts[low])
  }

  /// Whether there is such an item.
  public func contains(_ path: ItemPath) -> Bool {
    path.item >= 0 && path.item < items(in: path.section)
  }
}
