/// The steps from a batch to its meaning; each one relies on what those before it have made sure.
struct UpdateCheck {
  let updates: [UpdateItem]
  let old: SectionCounts
  let marks: UpdateMarks
  /// The old items that leave their places.
  let removals: [UpdateMark]

  init(updates: [UpdateItem], old: SectionCounts) {
    self.updates = updates
    self.old = old
    marks = UpdateMarks(updates)
    removals = marks.oldItems.filter { $0.isRemoval }
  }

  /// Makes sure that what is deleted, reloaded or moved is there, and that one thing happens to it.
  func checkOld() throws(BatchUpdateError) {
    try checkCounts()
    try checkSections(marks.oldSections, among: old.sections, isAfter: false)
    try checkItems(marks.oldItems, old, isAfter: false)
    try checkReloads()
  }

  // MARK: Sections

  /// Where old sections are after the batch: those that stay and those that are moved.
  func sectionRuns(reported: Int?) throws(BatchUpdateError) -> [PlaceRun] {
    let leaving = marks.oldSections.filter { $0.isRemoval }
    let deleted = leaving.reduce(0) { $1.kind == .delete ? $0 + $1.length : $0 }
    let inserted = marks.newSections.reduce(0) { $1.kind == .insert ? $0 + 1 : $0 }

    let after = reported ?? old.sections - deleted + inserted
    try checkSections(marks.newSections, among: after, isAfter: true)
    let balance = CountBalance(
      before: old.sections,
      after: after,
      inserted: inserted,
      deleted: deleted
    )
    guard balance.isEven else { throw .invalidNumberOfSections(balance) }

    var runs = PlaceRun.filling(
      old.sections,
      without: leaving.map { $0.places },
      around: marks.newSections.map { $0.places }
    )
    for mark in leaving where mark.kind == .moveFrom {
      runs.append(PlaceRun(from: mark.first, to: mark.other.item, length: 1))
    }
    return runs.sorted { $0.from < $1.from }
  }

  private func checkCounts() throws(BatchUpdateError) {
    for (number, update) in updates.enumerated() {
      switch update {
      case .insertItems(_, let count) where count < 0,
        .insertSection(_, .some(let count)) where count < 0:
        throw .negativeCount(UpdateMention(index: number, item: update))
      default:
        break
      }
    }
  }

  private func checkSections(
    _ marks: [UpdateMark],
    among count: Int,
    isAfter: Bool
  ) throws(BatchUpdateError) {
    for mark in marks {
      guard let place = mark.firstMissing(among: count) else { continue }
      throw .outOfRange(
        MissingPlace(
          update: mention(mark),
          place: .section(place),
          isAfter: isAfter,
          sections: count
        )
      )
    }
    guard let (a, b) = firstMeeting(marks) else { return }
    let place = UpdatePlace.section(b.first)
    throw .contradiction(Contradiction(a.kind, b.kind), at: place, mention(a), mention(b))
  }

  // MARK: Items

  /// The items after the batch: what the data says, or what the batch says.
  func newCounts(
    _ sections: [PlaceRun],
    reported: SectionCounts?,
    limit: Int
  ) throws(BatchUpdateError) -> SectionCounts {
    let counts: SectionCounts
    if let reported {
      counts = reported
    } else {
      counts = SectionCounts(try countsByUpdates(sections, limit: limit))
    }
    var total = 0
    for count in counts.counts { total = try sum(total, count, limit: limit) }
    guard total <= limit else { throw .tooManyItems(total: total, limit: limit) }
    return counts
  }

  private func countsByUpdates(
    _ sections: [PlaceRun],
    limit: Int
  ) throws(BatchUpdateError) -> [Int] {
    let map = IndexMap(counts: old, sections: sections, runs: [], edited: [])
    let inserted = marks.newSections.count { $0.kind == .insert }
    let after = sections.reduce(inserted) { $0 + $1.length }
    var counts = [Int](repeating: 0, count: after)
    for run in sections {
      for k in 0..<run.length { counts[run.to + k] = old.counts[run.from + k] }
    }
    for mark in removals {
      if let section = map.section(for: mark.section) { counts[section] -= mark.length }
    }
    for mark in marks.newItems where mark.section >= 0 && mark.section < after {
      var count = 1
      if case .insertItems(_, let many) = updates[mark.update] { count = many }
      counts[mark.section] = try sum(counts[mark.section], count, limit: limit)
    }
    for mark in marks.newSections {
      if case .insertSection(_, .some(let count)) = updates[mark.update] {
        counts[mark.first] = count
      }
    }
    return counts
  }

  private func sum(_ a: Int, _ b: Int, limit: Int) throws(BatchUpdateError) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    guard !overflow else { throw .tooManyItems(total: nil, limit: limit) }
    return sum
  }

  /// Makes sure that what comes has a place of its own, and that the sums come out.
  func checkItems(_ sections: [PlaceRun], _ counts: SectionCounts) throws(BatchUpdateError) {
    try checkItems(marks.newItems, counts, isAfter: true)
    var balances = old.counts.map { CountBalance(before: $0, after: 0) }
    let oldToNew = IndexMap(counts: old, sections: sections, runs: [], edited: [])
    let newToOld = oldToNew.inverse(counts: counts, edited: [])
    for mark in removals {
      if mark.kind == .delete {
        balances[mark.section].deleted += mark.length
      } else if oldToNew.section(for: mark.section) != mark.other.section {
        balances[mark.section].movedOut += 1
      }
    }
    for mark in marks.newItems {
      guard let section = newToOld.section(for: mark.section) else { continue }
      if mark.kind == .insert {
        balances[section].inserted += mark.length
      } else if section != mark.other.section {
        balances[section].movedIn += 1
      }
    }
    let reloaded = marks.oldSections.filter { $0.kind == .reload }
    for run in newToOld.sections {
      for k in 0..<run.length where mark(in: reloaded, at: run.to + k) == nil {
        balances[run.to + k].after = counts.counts[run.from + k]
        guard !balances[run.to + k].isEven else { continue }
        throw .invalidNumberOfItems(
          oldSection: run.to + k,
          newSection: run.from + k,
          balances[run.to + k]
        )
      }
    }
  }

  private func checkItems(
    _ marks: [UpdateMark],
    _ counts: SectionCounts,
    isAfter: Bool
  ) throws(BatchUpdateError) {
    for mark in marks {
      let exists = mark.section >= 0 && mark.section < counts.sections
      let items = counts.items(in: mark.section)
      guard let item = mark.firstMissing(among: items) else { continue }
      throw .outOfRange(
        MissingPlace(
          update: mention(mark),
          place: .item(ItemPath(section: mark.section, item: exists ? item : mark.first)),
          isAfter: isAfter,
          sections: counts.sections,
          items: exists ? items : nil
        )
      )
    }
    guard let (a, b) = firstMeeting(marks) else { return }
    let place = UpdatePlace.item(ItemPath(section: b.section, item: b.first))
    throw .contradiction(Contradiction(a.kind, b.kind), at: place, mention(a), mention(b))
  }

  /// An item can't be reloaded where its whole section is.
  private func checkReloads() throws(BatchUpdateError) {
    let gone = marks.oldSections.filter { $0.kind != .moveFrom }
    for item in marks.oldItems where item.kind == .reload {
      guard let section = mark(in: gone, at: item.section) else { continue }
      let place = UpdatePlace.item(ItemPath(section: item.section, item: item.first))
      throw .contradiction(.reloadInDeletedSection, at: place, mention(item), mention(section))
    }
  }

  // MARK: Maps

  /// The maps between the items, both ways.
  func itemMap(
    _ sections: [PlaceRun],
    _ counts: SectionCounts
  ) -> (oldToNew: IndexMap, newToOld: IndexMap) {
    let oldToNew = IndexMap(counts: old, sections: sections, runs: [], edited: [])
    let newToOld = oldToNew.inverse(counts: counts, edited: [])
    let reloaded = marks.oldSections.filter { $0.kind == .reload }

    let changed =
      removals.map { $0.section } + marks.newItems.compactMap { newToOld.section(for: $0.section) }
      + reloaded.flatMap { Array($0.places) }
    var (editedOld, editedNew): ([Int], [Int]) = ([], [])
    var runs: [IndexMap.Run] = []
    for section in changed.sorted() where section != editedOld.last {
      guard let target = oldToNew.section(for: section) else { continue }
      editedOld.append(section)
      editedNew.append(target)
      guard mark(in: reloaded, at: section) == nil else { continue }
      let kept = PlaceRun.filling(
        old.items(in: section),
        without: places(of: removals, in: section),
        around: places(of: marks.newItems, in: target)
      )
      for run in kept {
        runs.append(
          IndexMap.Run(
            from: ItemPath(section: section, item: run.from),
            to: ItemPath(section: target, item: run.to),
            length: run.length
          )
        )
      }
    }
    for mark in removals where mark.kind == .moveFrom {
      let from = ItemPath(section: mark.section, item: mark.first)
      runs.append(IndexMap.Run(from: from, to: mark.other, length: 1))
    }
    let map = IndexMap(
      counts: old,
      sections: sections,
      runs: runs.sorted { $0.from < $1.from },
      edited: editedOld
    )
    return (map, map.inverse(counts: counts, edited: editedNew.sorted()))
  }

  // MARK: Looking at marks

  private func mention(_ mark: UpdateMark) -> UpdateMention {
    UpdateMention(index: mark.update, item: updates[mark.update])
  }

  /// The first two marks that name one place, which is the first of the second mark.
  ///
  /// Up to there no marks meet, so a mark meets the one just before it or none.
  private func firstMeeting(_ marks: [UpdateMark]) -> (UpdateMark, UpdateMark)? {
    for (a, b) in zip(marks, marks.dropFirst()) where a.section == b.section && b.first <= a.last {
      return (a, b)
    }
    return nil
  }

  /// The mark among ordered ones of sections that covers a section.
  private func mark(in marks: [UpdateMark], at section: Int) -> UpdateMark? {
    let next = marks.partitionIndex { $0.first <= section }
    guard next > 0, marks[next - 1].last >= section else { return nil }
    return marks[next - 1]
  }

  private func places(of marks: [UpdateMark], in section: Int) -> [ClosedRange<Int>] {
    let first = marks.partitionIndex { $0.section < section }
    return marks[first...].prefix { $0.section == section }.map { $0.places }
  }
}

extension UpdateMark {
  /// The first place of the mark that is not among so many, or nil if all are.
  func firstMissing(among count: Int) -> Int? {
    if first < 0 || first >= count { return first }
    return last >= count ? count : nil
  }
}
