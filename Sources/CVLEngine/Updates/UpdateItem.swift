/// One requested change of a batch.
///
/// What goes away, is reloaded or is moved is named by its index before the batch, what comes or is
/// moved to a place by its index after it. So the order in which updates are written means nothing:
/// "delete 0, delete 1" takes the first two, and "insert at 0, insert at 1" brings a new first two.
public enum UpdateItem: Equatable, Sendable {
  /// New items that fill `at.item ..< at.item + count` of the final order.
  case insertItems(at: ItemPath, count: Int = 1)
  /// Items that go away.
  case deleteItems(Range<Int>, section: Int)
  /// Items that stay where they are in the order and show something else.
  case reloadItems(Range<Int>, section: Int)
  /// An item that takes a place of the final order.
  case moveItem(from: ItemPath, to: ItemPath)
  /// A new section, with as many items after the batch, those that the batch moves into it
  /// included; nil means just those that the batch inserts and moves into it.
  case insertSection(at: Int, items: Int? = nil)
  /// Sections that go away with the items that are not moved out of them.
  case deleteSections(Range<Int>)
  /// Sections that stay, with new items in place of all that are not moved out of them.
  case reloadSections(Range<Int>)
  /// A section that takes a place of the final order, with its items.
  case moveSection(from: Int, to: Int)
}

/// An update and where it stands in its batch.
public struct UpdateMention: Equatable, Sendable {
  /// The number of the update in the list that was given, from 0.
  public var index: Int
  /// What it says.
  public var item: UpdateItem

  /// Makes a mention.
  public init(index: Int, item: UpdateItem) {
    self.index = index
    self.item = item
  }
}

/// What a batch may cost.
public struct UpdateLimits: Equatable, Sendable {
  /// The updates of one batch.
  public var updates: Int
  /// The items of all sections together after it.
  public var items: Int

  /// Makes limits.
  public init(updates: Int = 100_000, items: Int = .max) {
    self.updates = updates
    self.items = items
  }
}

/// Items beside each other in one section.
public struct ItemRange: Equatable, Sendable {
  /// Their section.
  public var section: Int
  /// Their indices in it, at least one.
  public var items: Range<Int>

  /// Makes a range.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }

  /// Whether it holds an item.
  public func contains(_ path: ItemPath) -> Bool {
    path.section == section && items.contains(path.item)
  }
}

/// Where an item went by a move of its own.
public struct ItemMove: Equatable, Sendable {
  /// Its place before.
  public var from: ItemPath
  /// Its place after.
  public var to: ItemPath

  /// Makes a move.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }
}

/// Where a section went by a move of its own.
public struct SectionMove: Equatable, Sendable {
  /// Its place before.
  public var from: Int
  /// Its place after.
  public var to: Int

  /// Makes a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
