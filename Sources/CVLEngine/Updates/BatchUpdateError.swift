/// A section, or an item of one.
public enum UpdatePlace: Equatable, Sendable {
  /// A whole section.
  case section(Int)
  /// An item.
  case item(ItemPath)
}

/// Why there is no telling what a batch of updates means.
///
/// Which of several faults is named depends on the batch alone, not on the order of its updates:
/// what the old indices say before what the new ones say, on each side sections before items, then
/// places that are missing before places that are taken twice, and counts that do not match last.
public enum BatchUpdateError: Error, Equatable, Sendable {
  /// More updates than the limit.
  case tooManyUpdates(count: Int, limit: Int)
  /// More items after the batch than the limit; nil is more than an Int holds.
  case tooManyItems(total: Int?, limit: Int)
  /// An insertion of less than no items.
  case negativeCount(UpdateMention)
  /// An update names a place that is not there.
  case outOfRange(MissingPlace)
  /// Two updates do not go together.
  case contradiction(Contradiction, at: UpdatePlace, UpdateMention, UpdateMention)
  /// A section has not the items that it should: its number before and after, and the count.
  case invalidNumberOfItems(oldSection: Int, newSection: Int, CountBalance)
  /// There are not as many sections as there should be.
  case invalidNumberOfSections(CountBalance)
}

/// A place that an update names and that is not there.
public struct MissingPlace: Equatable, Sendable {
  /// The update.
  public var update: UpdateMention
  /// The first place of it that is missing.
  public var place: UpdatePlace
  /// Whether it is missing after the batch (an insertion or the end of a move), not before.
  public var isAfter: Bool
  /// The number of sections at that time.
  public var sections: Int
  /// The items of the section at that time; nil if the section is missing or was what was meant.
  public var items: Int?

  /// Makes a missing place.
  public init(
    update: UpdateMention,
    place: UpdatePlace,
    isAfter: Bool,
    sections: Int,
    items: Int? = nil
  ) {
    self.update = update
    self.place = place
    self.isAfter = isAfter
    self.sections = sections
    self.items = items
  }
}

/// How two updates do not go together.
public enum Contradiction: Equatable, Sendable {
  /// Something is deleted twice.
  case duplicateDelete
  /// Something is reloaded twice, perhaps to become two different things.
  case duplicateReload
  /// Something is moved to two places.
  case duplicateMoveFrom
  /// Two new things take one place.
  case duplicateInsert
  /// Two moves end at one place.
  case duplicateMoveTo
  /// Something is to go away and to show something else.
  case deleteAndReload
  /// Something is to go away and elsewhere.
  case deleteAndMove
  /// Something is reloaded and moved: a reload leaves it where it is.
  case reloadAndMove
  /// Something new and something moved take one place.
  case insertAndMoveTo
  /// An item is reloaded in a section that is deleted or reloaded.
  case reloadInDeletedSection
}

/// The sum that does not come out: `after` should be
/// `before + inserted - deleted + movedIn - movedOut`.
public struct CountBalance: Equatable, Sendable {
  /// How many there were.
  public var before: Int
  /// How many there are.
  public var after: Int
  /// How many come.
  public var inserted: Int
  /// How many go.
  public var deleted: Int
  /// How many items come from other sections.
  public var movedIn: Int
  /// How many items go to other sections.
  public var movedOut: Int

  /// Makes a balance.
  public init(
    before: Int,
    after: Int,
    inserted: Int = 0,
    deleted: Int = 0,
    movedIn: Int = 0,
    movedOut: Int = 0
  ) {
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// Whether the sum comes out, for numbers that are no less than zero and of which no more go than
  /// there were or come than there are: nothing can overflow.
  var isEven: Bool { after - inserted - movedIn == before - deleted - movedOut }
}
