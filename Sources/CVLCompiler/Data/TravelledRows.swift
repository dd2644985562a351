package import CVLEngine

/// Rows that have travelled with their items through changes: each still comes from the source that it
/// had when its item came.
///
/// What is kept are runs of items whose rows are beside each other in their source, so that it takes
/// as much room as there were changes, however many items there are.
package final class TravelledRows: RowSource {
  /// A row of a source; the first of those of a run.
  struct Place: Equatable {
    var source: Int
    var section: Int
    var item: Int
  }

  /// Items beside each other whose rows are beside each other in all their layers.
  struct Run {
    /// The index of the first.
    var start: Int
    /// How many they are.
    var count: Int
    /// Where their fields come from, the latest first.
    var layers: [Place]

    /// The part of it from `lower` on, up to `upper`.
    func part(_ lower: Int, _ upper: Int, movedTo place: Int) -> Run {
      Run(
        start: place,
        count: upper - lower,
        layers: layers.map {
          Place(source: $0.source, section: $0.section, item: $0.item + lower - start)
        }
      )
    }
  }

  private let sources: [RowSource]
  /// The runs of each section, in order.
  private let sections: [[Run]]

  private init(_ sources: [RowSource], _ sections: [[Run]], like first: RowSource) {
    self.sources = sources
    self.sections = sections
    super.init(names: first.names, types: first.types)
  }

  /// The rows after a batch: those of items that stay go with them, those of items that come are from
  /// `inserted` at their new places, if it is given.
  package static func rows(
    _ rows: RowSource,
    after update: BatchUpdate,
    inserted: RowSource?
  ) -> TravelledRows {
    let before = travelled(rows, update.oldCounts)
    let sources = before.sources + (inserted.map { [$0] } ?? [])
    var sections: [[Run]] = []
    for section in 0..<update.newCounts.sections {
      var runs: [Run] = []
      func add(_ lower: Int, _ upper: Int) {
        guard upper > lower, inserted != nil else { return }
        let place = Place(source: sources.count - 1, section: section, item: lower)
        runs.append(Run(start: lower, count: upper - lower, layers: [place]))
      }
      var next = 0
      for run in update.newToOld.runs(inSection: section) {
        add(next, run.from.item)
        runs += before.runs(run.to.section, run.to.item, run.length, movedTo: run.from.item)
        next = run.from.item + run.length
      }
      add(next, update.newCounts.items(in: section))
      sections.append(runs)
    }
    return TravelledRows(sources, sections, like: rows)
  }

  /// The rows after some items got new values for some fields.
  package static func rows(
    _ rows: RowSource,
    _ counts: SectionCounts,
    overlaid items: [ItemRange],
    by overlay: RowSource
  ) -> TravelledRows {
    let before = travelled(rows, counts)
    let sources = before.sources + [overlay]
    var sections = before.sections
    for range in items where range.section < sections.count {
      var runs: [Run] = []
      for run in sections[range.section] {
        let lower = max(run.start, range.items.lowerBound)
        let upper = min(run.start + run.count, range.items.upperBound)
        guard lower < upper else {
          runs.append(run)
          continue
        }
        if run.start < lower { runs.append(run.part(run.start, lower, movedTo: run.start)) }
        var middle = run.part(lower, upper, movedTo: lower)
        let place = Place(source: sources.count - 1, section: range.section, item: lower)
        middle.layers.insert(place, at: 0)
        runs.append(middle)
        let end = run.start + run.count
        if upper < end { runs.append(run.part(upper, end, movedTo: upper)) }
      }
      sections[range.section] = runs
    }
    return TravelledRows(sources, sections, like: rows)
  }

  private static func travelled(_ rows: RowSource, _ counts: SectionCounts) -> TravelledRows {
    if let travelled = rows.travelled { return travelled }
    let sections = (0..<counts.sections).map { section in
      [
        Run(
          start: 0,
          count: counts.items(in: section),
          layers: [Place(source: 0, section: section, item: 0)]
        )
      ]
    }
    return TravelledRows([rows], sections, like: rows)
  }

  /// The runs of some items, as they are when the first of them has another index.
  private func runs(_ section: Int, _ first: Int, _ count: Int, movedTo place: Int) -> [Run] {
    guard section < sections.count else { return [] }
    var result: [Run] = []
    for run in sections[section] {
      let lower = max(run.start, first)
      let upper = min(run.start + run.count, first + count)
      if lower < upper { result.append(run.part(lower, upper, movedTo: place + lower - first)) }
    }
    return result
  }

  /// Calls `body` for the parts of a range of rows with their source, its column and the first row.
  private func each(
    _ column: Int,
    _ section: Int,
    _ first: Int,
    _ count: Int,
    _ body: (_ offset: Int, _ count: Int, RowSource, _ column: Int, Place) -> Void
  ) {
    guard section < sections.count else { return }
    for run in sections[section] {
      let lower = max(run.start, first)
      let upper = min(run.start + run.count, first + count)
      guard lower < upper else { continue }
      let part = run.part(lower, upper, movedTo: lower)
      for place in part.layers {
        let source = sources[place.source]
        guard let own = source.column(names[column]) else { continue }
        body(lower - first, upper - lower, source, own, place)
        if let failure = source.failure { self.failure = failure }
        break
      }
    }
  }

  override var travelled: TravelledRows? { self }

  package override func fill(
    _ column: Int,
    component: Int,
    section: Int,
    first: Int,
    count: Int,
    into lanes: UnsafeMutablePointer<Double>
  ) {
    for k in 0..<count { lanes[k] = .nan }
    each(column, section, first, count) { offset, count, source, own, place in
      source.fill(
        own,
        component: component,
        section: place.section,
        first: place.item,
        count: count,
        into: lanes + offset
      )
    }
  }

  package override func texts(
    _ column: Int,
    section: Int,
    first: Int,
    count: Int
  ) -> [String?] {
    var result: [String?] = Array(repeating: nil, count: count)
    each(column, section, first, count) { offset, count, source, own, place in
      let texts = source.texts(own, section: place.section, first: place.item, count: count)
      for k in 0..<count { result[offset + k] = texts[k] }
    }
    return result
  }
}
