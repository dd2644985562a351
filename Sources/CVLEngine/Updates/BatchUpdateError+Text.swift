// The names and words of the errors. The words follow UIKit's, which people know and search for.

extension BatchUpdateError {
  /// A name that stays the same.
  public var name: String {
    switch self {
    case .tooManyUpdates: "tooManyUpdates"
    case .tooManyItems: "tooManyItems"
    case .negativeCount: "negativeCount"
    case .outOfRange(let missing): missing.name
    case .contradiction(.deleteAndMove, .section, _, _): "deleteAndMoveSection"
    case .contradiction(let contradiction, _, _, _): contradiction.name
    case .invalidNumberOfItems: "invalidNumberOfItems"
    case .invalidNumberOfSections: "invalidNumberOfSections"
    }
  }

  /// What is wrong, with its numbers.
  public var message: String {
    switch self {
    case .tooManyUpdates(let count, let limit):
      "a batch of \(count) updates, but the limit is \(limit)"
    case .tooManyItems(let total?, let limit):
      "\(total) items after the update, but the limit is \(limit)"
    case .tooManyItems(nil, let limit):
      "more items after the update than can be counted; the limit is \(limit)"
    case .negativeCount(let update):
      "attempt to \(update.item.verb) fewer than no items"
    case .outOfRange(let missing):
      missing.message
    case .contradiction(let contradiction, let place, _, _):
      contradiction.message(at: place)
    case .invalidNumberOfItems(_, let section, let balance):
      "Invalid update: invalid number of items in section \(section). "
        + "The number of items after the update (\(balance.after)) must be equal to the number "
        + "before (\(balance.before)), plus or minus inserted/deleted (\(balance.inserted) "
        + "inserted, \(balance.deleted) deleted) and plus or minus moved (\(balance.movedIn) "
        + "moved in, \(balance.movedOut) moved out)."
    case .invalidNumberOfSections(let balance):
      "Invalid update: invalid number of sections. after \(balance.after), "
        + "before \(balance.before), inserted \(balance.inserted), deleted \(balance.deleted)"
    }
  }
}

extension UpdateItem {
  /// What it does.
  fileprivate var verb: String {
    switch self {
    case .insertItems, .insertSection: "insert"
    case .deleteItems, .deleteSections: "delete"
    case .reloadItems, .reloadSections: "reload"
    case .moveItem, .moveSection: "move"
    }
  }

  /// Whether it is about whole sections.
  fileprivate var isOfSections: Bool {
    switch self {
    case .insertItems, .deleteItems, .reloadItems, .moveItem: false
    case .insertSection, .deleteSections, .reloadSections, .moveSection: true
    }
  }
}

extension UpdatePlace {
  /// The place as the messages write it.
  fileprivate var text: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): path.text
    }
  }

  /// The place as something that there is one of.
  fileprivate var sameText: String {
    switch self {
    case .section(let section): "the same section \(section)"
    case .item(let path): "the same index path \(path.text)"
    }
  }

  /// What is there.
  fileprivate var thing: String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "item \(path.text)"
    }
  }
}

extension ItemPath {
  /// The path as the messages write it.
  fileprivate var text: String { "(\(section)-\(item))" }
}

extension MissingPlace {
  /// `deleteItemOutOfRange` and the like.
  fileprivate var name: String {
    let noun = update.item.isOfSections ? "Section" : "Item"
    switch update.item {
    case .moveItem, .moveSection: return "move\(noun)\(isAfter ? "To" : "From")OutOfRange"
    default: return "\(update.item.verb)\(noun)OutOfRange"
    }
  }

  fileprivate var message: String {
    switch update.item {
    case .moveItem(let from, let to):
      return "attempt to move index path \(from.text) to index path \(to.text) that does not exist"
    case .moveSection(let from, let to):
      return "attempt to move section \(from) to section \(to), but there are only \(extent)"
    default:
      break
    }
    let start = "attempt to \(update.item.verb)"
    switch place {
    case .section(let section):
      return "\(start) section \(section), but there are only \(extent)"
    case .item(let path):
      let item = "\(start) item \(path.item) \(isAfter ? "into" : "from") section \(path.section)"
      guard let items else { return "\(item), but there are only \(extent)" }
      return isAfter
        ? "\(item), but there are only \(items) items in section \(path.section) after the update"
        : "\(item) which only contains \(items) items before the update"
    }
  }

  /// How many sections there are, and when.
  private var extent: String { "\(sections) sections \(isAfter ? "after" : "before") the update" }
}

extension Contradiction {
  fileprivate var name: String {
    switch self {
    case .duplicateDelete: "duplicateDelete"
    case .duplicateReload: "duplicateReload"
    case .duplicateMoveFrom: "duplicateMoveFrom"
    case .duplicateInsert: "duplicateInsert"
    case .duplicateMoveTo: "duplicateMoveTo"
    case .deleteAndReload: "deleteAndReload"
    case .deleteAndMove: "deleteAndMove"
    case .reloadAndMove: "reloadAndMove"
    case .insertAndMoveTo: "insertAndMoveTo"
    case .reloadInDeletedSection: "reloadInDeletedSection"
    }
  }

  fileprivate func message(at place: UpdatePlace) -> String {
    switch self {
    case .duplicateDelete: "\(place.thing) deleted twice"
    case .duplicateReload: "\(place.thing) reloaded twice"
    case .duplicateMoveFrom: "\(place.thing) moved twice"
    case .duplicateInsert: "\(place.thing) inserted twice"
    case .duplicateMoveTo: "two moves to \(place.text)"
    case .deleteAndReload: "attempt to delete and reload \(place.sameText)"
    case .deleteAndMove: deleteAndMoveMessage(at: place)
    case .reloadAndMove: "attempt to reload and move \(place.sameText)"
    case .insertAndMoveTo: "attempt to perform an insert and a move to \(place.sameText)"
    case .reloadInDeletedSection:
      "reload of \(place.text) in a section that is deleted or reloaded"
    }
  }

  private func deleteAndMoveMessage(at place: UpdatePlace) -> String {
    switch place {
    case .section: "attempt to delete and move from \(place.sameText)"
    case .item: "attempt to perform a delete and a move from \(place.sameText)"
    }
  }
}
