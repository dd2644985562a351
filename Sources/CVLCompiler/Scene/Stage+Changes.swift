internal import CVLEngine
internal import CVLSyntax

extension Stage {
  // MARK: Time

  /// Lets time pass.
  func wait(_ formula: Formula, at range: SourceRange) throws(RuntimeFailure) {
    let time = try number(formula, "the time to wait")
    guard time >= 0, view.time + time <= Stage.longest else {
      throw RuntimeFailure(
        code: 511,
        range: formula.range,
        message: "a scene can wait from 0 to \(Value.number(Stage.longest).text) seconds in all, "
          + "and this is \(Value.time(time).text)"
      )
    }
    try pass(to: view.time + time, at: range)
  }

  /// Sets the clock to a time that is not before now.
  func pass(to time: Double, at range: SourceRange) throws(RuntimeFailure) {
    while let onMoment, let moment = moments.next(from: view.time), moment < time {
      if moment > view.time { try step(to: moment, at: range) }
      onMoment()
      moments.drop(moment)
    }
    try step(to: time, at: range)
  }

  /// Looks at the moments that are left when all statements have run: with a rate until all is at rest.
  package func finishMoments() throws(RuntimeFailure) {
    let end = view.restTime
    try asking { () throws(RuntimeFailure) in
      while let onMoment, let moment = moments.next(from: view.time) {
        if moments.isRate, moment > end { break }
        if moment > view.time { try step(to: min(moment, Stage.longest), at: .none) }
        onMoment()
        moments.drop(moment)
        if moment > Stage.longest { break }
      }
    }
  }

  private func step(to time: Double, at range: SourceRange) throws(RuntimeFailure) {
    try change(at: range) { () throws(RuntimeFailure) in
      view.advance(to: time)
      setTime(view.time)
      // A layout may read the time.
      if plan?.readsTime == true { view.invalidate() }
    }
  }

  /// The longest that a scene lasts, in seconds: until then times are exact to less than a
  /// nanosecond.
  private static let longest = 1e6

  // MARK: Changes that take time

  func resize(_ size: Size, at range: SourceRange) throws(RuntimeFailure) {
    if waitsForData {
      view = CollectionView(
        layout: view.layout,
        counts: counts,
        size: size,
        pixelScale: view.pixelScale
      )
      return
    }
    let layout: CollectionLayout = plan.map { remakeLayout($0) } ?? view.layout
    try guarded(range) { () throws(LayoutError) in
      try view.change(
        CollectionChange(.resize, layout: layout, size: size),
        limit: limits.elements
      )
    }
  }

  /// Brings in another number of items and their rows, as one animated change.
  func update(
    _ update: BatchUpdate,
    _ rows: RowSource?,
    at range: SourceRange
  ) throws(RuntimeFailure) {
    self.rows = rows
    counts = update.newCounts
    if waitsForData {
      view = CollectionView(
        layout: view.layout,
        counts: counts,
        size: view.bounds.size,
        pixelScale: view.pixelScale
      )
      attachRows()
      return
    }
    if let plan, let failure = plan.mismatch(rows, checker) { throw failure.placed(at: range) }
    let layout: CollectionLayout = plan.map { remakeLayout($0) } ?? view.layout
    try guarded(range) { () throws(LayoutError) in
      try view.change(
        CollectionChange(.update, layout: layout, update: update),
        limit: limits.elements
      )
    }
  }

  /// Goes to another layout.
  func run(_ step: TransitionStep, at range: SourceRange) throws(RuntimeFailure) {
    var duration: Double?
    if let formula = step.duration {
      let time = try number(formula, "the duration")
      guard time >= 0, time <= Stage.longest else {
        throw RuntimeFailure(
          code: 511,
          range: formula.range,
          message: "a transition takes from 0 to \(Value.number(Stage.longest).text) seconds, "
            + "and this is \(Value.time(time).text)"
        )
      }
      duration = time
    }
    try change(at: range) { () throws(RuntimeFailure) in
      try transition(to: step.plan, duration, step.easing, at: range)
    }
  }

  private func transition(
    to plan: LayoutPlan,
    _ duration: Double?,
    _ easing: Easing?,
    at range: SourceRange
  ) throws(RuntimeFailure) {
    if let failure = plan.mismatch(rows, checker) { throw failure.placed(at: range) }
    isDefaultLayout = false
    let layout = makeLayout(plan)
    try guarded(range) { () throws(LayoutError) in
      var change = CollectionChange(.transition, layout: layout)
      change.duration = duration
      change.easing = easing
      try view.change(change, limit: limits.elements)
    }
  }

  // MARK: Items

  /// Carries out changes of the items as one.
  func run(_ steps: [ChangeStep], at range: SourceRange) throws(RuntimeFailure) {
    var updates: [UpdateItem] = []
    var ranges: [SourceRange] = []
    for step in steps {
      for update in try self.updates(step) {
        updates.append(update)
        ranges.append(step.range)
      }
    }
    let update: BatchUpdate
    do throws(BatchUpdateError) {
      let limits = UpdateLimits(updates: limits.updates, items: Int(Stage.mostItems))
      update = try BatchUpdate(updates, from: counts, limits: limits)
    } catch {
      throw RuntimeFailure(error, at: ranges, in: range)
    }
    try change(at: range) { () throws(RuntimeFailure) in
      try self.update(update, try rows(after: update, steps, at: range), at: range)
    }
  }

  /// The rows after a change: they travel with their items; new ones come from the statement's block,
  /// else from the formulas of `items`.
  private func rows(
    after update: BatchUpdate,
    _ steps: [ChangeStep],
    at range: SourceRange
  ) throws(RuntimeFailure) -> RowSource? {
    let own = steps.last { $0.verb == .insert && $0.fields != nil }?.fields
    guard var rows else {
      guard let own, update.oldCounts.total == 0 else { return nil }
      return self.rows(own, update.newCounts, keys: nil)
    }
    if rows.column("key") != nil, steps.contains(where: { $0.verb == .insert }) {
      throw RuntimeFailure(
        code: 512,
        range: range,
        message: "the items have keys, and the new ones have none",
        help: "items with keys are given as a whole: items keys […]"
      )
    }
    for step in steps where step.verb == .reload {
      guard let fields = step.fields else { continue }
      rows = TravelledRows.rows(
        rows,
        update.oldCounts,
        overlaid: try itemRanges(step),
        by: self.rows(fields, update.oldCounts, keys: nil)
      )
    }
    let inserted = (own ?? rowFormulas).map { self.rows($0, update.newCounts, keys: nil) }
    return TravelledRows.rows(rows, after: update, inserted: inserted)
  }

  private func updates(_ step: ChangeStep) throws(RuntimeFailure) -> [UpdateItem] {
    if step.isSection {
      let section = try index(step.places[0], "the section")
      switch step.verb {
      case .insert:
        let items = try step.count.map { formula throws(RuntimeFailure) in
          try amount(formula)
        }
        return [.insertSection(at: section, items: items ?? 0)]
      case .delete: return [.deleteSections(section..<section + 1)]
      case .reload: return [.reloadSections(section..<section + 1)]
      case .move:
        guard let target = step.target else { return [] }
        return [.moveSection(from: section, to: try index(target, "the new place"))]
      }
    }
    let section = try step.section.map { formula throws(RuntimeFailure) in
      try index(formula, "the section")
    }
    switch step.verb {
    case .insert:
      let place = ItemPath(section: section ?? 0, item: try index(step.places[0], "the place"))
      let count = try step.count.map { formula throws(RuntimeFailure) in try amount(formula) }
      return [.insertItems(at: place, count: count ?? 1)]
    case .delete:
      return try itemRanges(step).map { .deleteItems($0.items, section: $0.section) }
    case .reload:
      return try itemRanges(step).map { .reloadItems($0.items, section: $0.section) }
    case .move:
      guard let target = step.target else { return [] }
      let from = ItemPath(
        section: section ?? 0,
        item: try index(step.places[0], "the item")
      )
      let other = try step.targetSection.map { formula throws(RuntimeFailure) in
        try index(formula, "the section")
      }
      // One clause at the end serves both.
      let both = section ?? other ?? 0
      return [
        .moveItem(
          from: ItemPath(section: both, item: from.item),
          to: ItemPath(section: other ?? both, item: try index(target, "the new place"))
        )
      ]
    }
  }

  /// The items that a `delete` or a `reload` names, neighbours together.
  private func itemRanges(_ step: ChangeStep) throws(RuntimeFailure) -> [ItemRange] {
    let section =
      try step.section.map { formula throws(RuntimeFailure) in
        try index(formula, "the section")
      } ?? 0
    var result: [ItemRange] = []
    for place in step.places {
      let values: [Value]
      switch try place.value(environment, "the item") {
      case .list(let list): values = list
      case let value: values = [value]
      }
      for value in values {
        let item = try index(value, "the item", place.range)
        if let last = result.last, last.items.upperBound == item {
          result[result.count - 1].items = last.items.lowerBound..<item + 1
        } else {
          result.append(ItemRange(section: section, items: item..<item + 1))
        }
      }
    }
    return result
  }

  private func amount(_ formula: Formula) throws(RuntimeFailure) -> Int {
    try count(try formula.value(environment, "the number of items"), formula.range)
  }

  private func index(_ formula: Formula, _ subject: String) throws(RuntimeFailure) -> Int {
    try index(try formula.value(environment, subject), subject, formula.range)
  }

  private func index(
    _ value: Value,
    _ subject: String,
    _ range: SourceRange
  ) throws(RuntimeFailure) -> Int {
    let number = value.components.first ?? 0
    guard number >= 0, number == number.rounded(.down) else {
      throw .notACount(subject, number, range)
    }
    // What is beyond is missing all the same.
    return number < 2e9 ? Int(number) : 2_000_000_000
  }
}

extension RuntimeFailure {
  /// Why a batch is none, in words; `ranges` are the places of its updates.
  init(_ error: BatchUpdateError, at ranges: [SourceRange], in whole: SourceRange) {
    var code = 510
    var place = ranges.count == 1 ? ranges[0] : whole
    var other: SourceRange?
    switch error {
    case .tooManyUpdates: code = 618
    case .tooManyItems: code = 613
    case .outOfRange(let missing):
      code = 509
      if missing.update.index < ranges.count { place = ranges[missing.update.index] }
    case .contradiction(_, _, let a, let b):
      let last = max(a.index, b.index)
      if last < ranges.count {
        place = ranges[last]
        other = ranges[min(a.index, b.index)]
      }
    case .negativeCount, .invalidNumberOfItems, .invalidNumberOfSections: break
    }
    self.init(
      code: code,
      range: place,
      message: error.message,
      note: other.map { ($0, "the other one is here") }
    )
  }
}
