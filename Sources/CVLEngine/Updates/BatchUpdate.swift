/// What a batch of updates does to the numbers of sections and items, and what becomes of each.
///
/// The rule: deletes, reloads and starts of moves are indices before the batch; insertions and ends
/// of moves are indices after it. What is inserted or moved has its place; everything else fills the
/// places that are free, in its old order. Sections first, then the items of each.
///
///     a b c d   delete 0, insert at 1, move 3 to 0   →   d + b c
///
/// A batch is a pure function of the counts and the updates. It costs O(k log k + sections) for k
/// updates, however many items there are.
public struct BatchUpdate: Equatable, Sendable {
  /// The items before.
  public let oldCounts: SectionCounts
  /// The items after.
  public let newCounts: SectionCounts
  /// Where what was before is after.
  ///
  /// Reloaded items and sections are in the map. Of the items of a reloaded section only those are
  /// that were moved on their own.
  public let oldToNew: IndexMap
  /// Where what is after was before: the inverse.
  public let newToOld: IndexMap

  /// The items that went away, by old index, ascending: also those of sections that were deleted or
  /// reloaded.
  public let deletedItems: [ItemRange]
  /// The items that are new, by new index, ascending: also those of sections that were inserted or
  /// reloaded.
  public let insertedItems: [ItemRange]
  /// The items that were reloaded on their own, by old index, ascending.
  public let reloadedItems: [ItemRange]
  /// The items that were moved on their own, ascending by old index.
  public let movedItems: [ItemMove]

  /// The sections that went away, by old index, ascending.
  public let deletedSections: [Range<Int>]
  /// The sections that are new, by new index, ascending.
  public let insertedSections: [Range<Int>]
  /// The sections that were reloaded, by old index, ascending.
  public let reloadedSections: [Range<Int>]
  /// The sections that were moved, ascending by old index.
  public let movedSections: [SectionMove]

  /// Works out what a batch does, or what is wrong with it.
  ///
  /// With `newCounts`, what the data says that there is after the batch, the sums have to come out;
  /// a section that is inserted or reloaded may have any number of items. Without, the batch says
  /// how many there are.
  public init(
    _ updates: [UpdateItem],
    from oldCounts: SectionCounts,
    to newCounts: SectionCounts? = nil,
    limits: UpdateLimits = UpdateLimits()
  ) throws(BatchUpdateError) {
    guard updates.count <= limits.updates else {
      throw .tooManyUpdates(count: updates.count, limit: limits.updates)
    }
    let check = UpdateCheck(updates: updates, old: oldCounts)
    try check.checkOld()
    let sections = try check.sectionRuns(reported: newCounts?.sections)
    let counts = try check.newCounts(sections, reported: newCounts, limit: limits.items)
    try check.checkItems(sections, counts)
    self.init(check.marks, check.itemMap(sections, counts), counts)
  }

  private init(
    _ marks: UpdateMarks,
    _ maps: (oldToNew: IndexMap, newToOld: IndexMap),
    _ counts: SectionCounts
  ) {
    oldCounts = maps.oldToNew.counts
    newCounts = counts
    oldToNew = maps.oldToNew
    newToOld = maps.newToOld
    deletedItems = oldToNew.missingItems
    insertedItems = newToOld.missingItems
    reloadedItems = marks.oldItems.filter { $0.kind == .reload }
      .map { ItemRange(section: $0.section, items: Range($0.places)) }
    movedItems = marks.oldItems.filter { $0.kind == .moveFrom }
      .map { ItemMove(from: ItemPath(section: $0.section, item: $0.first), to: $0.other) }
    deletedSections = oldToNew.missingSections
    insertedSections = newToOld.missingSections
    reloadedSections = marks.oldSections.filter { $0.kind == .reload }.map { Range($0.places) }
    movedSections = marks.oldSections.filter { $0.kind == .moveFrom }
      .map { SectionMove(from: $0.first, to: $0.other.item) }
  }

  /// Whether an old item was reloaded on its own.
  public func isReloaded(_ old: ItemPath) -> Bool {
    let next = reloadedItems.partitionIndex {
      ItemPath(section: $0.section, item: $0.items.lowerBound) <= old
    }
    return next > 0 && reloadedItems[next - 1].contains(old)
  }

  /// Whether an old item was moved on its own.
  public func isMoved(_ old: ItemPath) -> Bool {
    let next = movedItems.partitionIndex { $0.from < old }
    return next < movedItems.count && movedItems[next].from == old
  }

  /// Whether an old section was reloaded.
  public func isReloaded(section old: Int) -> Bool {
    let next = reloadedSections.partitionIndex { $0.lowerBound <= old }
    return next > 0 && reloadedSections[next - 1].contains(old)
  }

  /// Whether an old section was moved.
  public func isMoved(section old: Int) -> Bool {
    let next = movedSections.partitionIndex { $0.from < old }
    return next < movedSections.count && movedSections[next].from == old
  }
}
