// A batch as marks on two lines: what its updates say of places before, and of places after.
// Sorted, marks show at once where two of them meet, whatever order the updates came in.

/// Places beside each other that an update names on one side of the change.
struct UpdateMark {
  /// What happens there; the numbers are the order among marks of one place.
  enum Kind: UInt8 {
    case delete
    case reload
    case moveFrom
    case insert
    case moveTo
  }

  /// The section of the places; 0 where the places are sections.
  var section: Int
  /// The first place.
  var first: Int
  /// The last place; as far as an Int goes if it would be farther, where no place can be.
  var last: Int
  var kind: Kind
  /// The number of the update.
  var update: Int
  /// The other end of a move.
  var other = ItemPath(section: 0, item: 0)

  /// How many places it names, for a mark whose places are known to exist.
  var length: Int { last - first + 1 }
  var places: ClosedRange<Int> { first...last }
  /// Whether what is there leaves the place, so that others close up.
  var isRemoval: Bool { kind == .delete || kind == .moveFrom }

  /// Order by place, then by everything else that is said, and by the update's number last.
  static func precedes(_ a: UpdateMark, _ b: UpdateMark) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.first != b.first { return a.first < b.first }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    if a.last != b.last { return a.last < b.last }
    if a.other != b.other { return a.other < b.other }
    return a.update < b.update
  }
}

/// The marks of a batch, each list in order.
struct UpdateMarks {
  /// Old sections.
  private(set) var oldSections: [UpdateMark] = []
  /// Old items.
  private(set) var oldItems: [UpdateMark] = []
  /// New sections.
  private(set) var newSections: [UpdateMark] = []
  /// New items.
  private(set) var newItems: [UpdateMark] = []

  /// Makes the marks; updates of no items make none.
  init(_ updates: [UpdateItem]) {
    for (number, update) in updates.enumerated() { add(update, number) }
    oldSections.sort(by: UpdateMark.precedes)
    oldItems.sort(by: UpdateMark.precedes)
    newSections.sort(by: UpdateMark.precedes)
    newItems.sort(by: UpdateMark.precedes)
  }

  private mutating func add(_ update: UpdateItem, _ number: Int) {
    func mark(
      _ kind: UpdateMark.Kind,
      _ places: Range<Int>,
      in section: Int = 0
    ) -> [UpdateMark] {
      guard !places.isEmpty else { return [] }
      let (first, last) = (places.lowerBound, places.upperBound - 1)
      return [UpdateMark(section: section, first: first, last: last, kind: kind, update: number)]
    }
    func end(_ kind: UpdateMark.Kind, _ place: ItemPath, other: ItemPath) -> UpdateMark {
      UpdateMark(
        section: place.section,
        first: place.item,
        last: place.item,
        kind: kind,
        update: number,
        other: other
      )
    }

    switch update {
    case .insertItems(let at, let count):
      guard count > 0 else { return }
      let (last, overflow) = at.item.addingReportingOverflow(count - 1)
      newItems.append(
        UpdateMark(
          section: at.section,
          first: at.item,
          last: overflow ? Int.max : last,
          kind: .insert,
          update: number
        )
      )
    case .deleteItems(let items, let section):
      oldItems += mark(.delete, items, in: section)
    case .reloadItems(let items, let section):
      oldItems += mark(.reload, items, in: section)
    case .moveItem(let from, let to):
      oldItems.append(end(.moveFrom, from, other: to))
      newItems.append(end(.moveTo, to, other: from))
    case .insertSection(let at, _):
      newSections.append(
        UpdateMark(section: 0, first: at, last: at, kind: .insert, update: number)
      )
    case .deleteSections(let sections):
      oldSections += mark(.delete, sections)
    case .reloadSections(let sections):
      oldSections += mark(.reload, sections)
    case .moveSection(let from, let to):
      let (start, target) = (ItemPath(section: 0, item: from), ItemPath(section: 0, item: to))
      oldSections.append(end(.moveFrom, start, other: target))
      newSections.append(end(.moveTo, target, other: start))
    }
  }
}

extension Contradiction {
  /// How two marks of one place do not go together, the lesser kind first.
  init(_ a: UpdateMark.Kind, _ b: UpdateMark.Kind) {
    self =
      switch (a, b) {
      case (.delete, .delete): .duplicateDelete
      case (.delete, .reload), (.reload, .delete): .deleteAndReload
      case (.reload, .reload): .duplicateReload
      case (.moveFrom, .moveFrom): .duplicateMoveFrom
      case (.delete, _), (_, .delete): .deleteAndMove
      case (.reload, _), (_, .reload): .reloadAndMove
      case (.insert, .insert): .duplicateInsert
      case (.moveTo, .moveTo): .duplicateMoveTo
      default: .insertAndMoveTo
      }
  }
}
