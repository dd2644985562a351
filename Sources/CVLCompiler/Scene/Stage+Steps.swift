package import CVLEngine
package import CVLSyntax

extension Stage {
  /// Carries out a statement; a failure leaves the scene as it was.
  package func run(
    _ step: SceneStep,
    at range: SourceRange
  ) throws(RuntimeFailure) -> Value? {
    try asking { () throws(RuntimeFailure) in try carryOut(step, at: range) }
  }

  private func carryOut(
    _ step: SceneStep,
    at range: SourceRange
  ) throws(RuntimeFailure) -> Value? {
    switch step {
    case .scene(let width, let height, let scale):
      let w = try extent(width, "the scene's width")
      let h = try extent(height, "the scene's height")
      newScene(options.size ?? Size(w, h), scale: scale)
    case .items(let formula, let fields):
      var counts = try self.counts(formula)
      if let items = options.items { counts = SectionCounts([items]) }
      let rows = fields.map { self.rows($0, counts, keys: nil) }
      try change(at: range) { () throws(RuntimeFailure) in
        try setItems(counts, rows, fields, at: range)
      }
    case .itemsFrom(let path, let pathRange):
      let table = try readData(path, pathRange).get()
      let rows = TableRows(table)
      try change(at: range) { () throws(RuntimeFailure) in
        try setItems(SectionCounts(rows.counts), rows, at: range)
      }
    case .itemsKeys(let formula, let fields):
      let table = try keys(formula)
      let counts = SectionCounts(table.counts)
      let keyRows = TableRows(table)
      let rows: RowSource = fields.map { self.rows($0, counts, keys: keyRows) } ?? keyRows
      try change(at: range) { () throws(RuntimeFailure) in
        try setItems(counts, rows, at: range)
      }
    case .show(let plan):
      try change(at: range) { () throws(RuntimeFailure) in try show(plan, at: range) }
    case .set(let set): try run(set, at: range)
    case .resize(let width, let height):
      let size = Size(try extent(width, "the width"), try extent(height, "the height"))
      try change(at: range) { () throws(RuntimeFailure) in try resize(size, at: range) }
    case .scroll(let formula, let isRelative):
      guard case .point(var offset) = try formula.value(environment, "the offset") else { break }
      if isRelative {
        offset = Point(view.bounds.origin.x + offset.x, view.bounds.origin.y + offset.y)
      }
      try change(at: range) { () throws(RuntimeFailure) in try scroll(to: offset, at: range) }
    case .scrollToItem(let item, let section): try scroll(to: item, section, at: range)
    case .changes(let changes): try run(changes, at: range)
    case .transition(let transition): try run(transition, at: range)
    case .wait(let formula): try wait(formula, at: range)
    case .waitUntilIdle: try pass(to: view.restTime, at: range)
    case .expect(let expect): try run(expect)
    case .expectError(let code, let body, let place):
      if let body { try expectError(code, body, place) }
    case .print(let formulas):
      var line = ""
      for (k, formula) in formulas.enumerated() {
        line += (k > 0 ? " " : "") + (try formula.value(environment, "'print'").text)
      }
      prints.append(line)
    case .capture(let slot, let formula): capture(slot, try formula.held(environment))
    case .value(let formula): return try formula.value(environment, "the value")
    }
    return nil
  }

  // MARK: Numbers

  /// A width or a height: finite and not negative.
  private func extent(_ formula: Formula, _ subject: String) throws(RuntimeFailure) -> Double {
    let value = try number(formula, subject)
    guard value >= 0, value <= 1e9 else {
      throw RuntimeFailure(
        code: 507,
        range: formula.range,
        message: "\(subject) has to be from 0 to 1000000000 points, and this is "
          + Value.number(value).text
      )
    }
    return value
  }

  func number(_ formula: Formula, _ subject: String) throws(RuntimeFailure) -> Double {
    try formula.value(environment, subject).components.first ?? 0
  }

  private func counts(_ formula: Formula) throws(RuntimeFailure) -> SectionCounts {
    var counts: [Int] = []
    switch try formula.value(environment, "the number of items") {
    case .list(let values):
      for value in values { counts.append(try count(value, formula.range)) }
    case let value: counts.append(try count(value, formula.range))
    }
    let total = counts.reduce(0.0) { $0 + Double($1) }
    guard total <= Stage.mostItems else { throw tooMany(total, formula.range) }
    return SectionCounts(counts)
  }

  /// As many as a place with 32 bits can count, too: a script means the same everywhere.
  static let mostItems = 1e9

  func count(_ value: Value, _ range: SourceRange) throws(RuntimeFailure) -> Int {
    let number = value.components.first ?? 0
    guard number >= 0, number == number.rounded(.down) else {
      throw .notACount("the number of items", number, range)
    }
    guard number <= Stage.mostItems else { throw tooMany(number, range) }
    return Int(number)
  }

  func tooMany(_ count: Double, _ range: SourceRange) -> RuntimeFailure {
    RuntimeFailure(
      code: 613,
      range: range,
      message: "\(Value.number(count).text) items are more than the limit of "
        + Value.number(Stage.mostItems).text
    )
  }

  // MARK: Rows

  /// Rows by formula, fixed to what is true now.
  func rows(
    _ fields: FieldFormulas,
    _ counts: SectionCounts,
    keys: TableRows?
  ) -> FormulaRows {
    let fixed = Environment()
    fixed.bounds = view.bounds
    fixed.time = environment.time
    fixed.counts = counts
    fixed.scriptParameters = ParameterValues(count: 0)
    fixed.scriptParameters.values = scriptParameters.values
    return FormulaRows(fields, environment: fixed, keys: keys)
  }

  private func keys(_ formula: Formula) throws(RuntimeFailure) -> DataTable {
    guard case .list(let values) = try formula.value(environment, "the keys") else {
      return DataTable(columns: [], counts: [0])
    }
    var keys: [String] = []
    var counts: [Int] = []
    for value in values {
      switch value {
      case .list(let inner):
        counts.append(inner.count)
        for case .text(let key) in inner { keys.append(key) }
      case .text(let key):
        if counts.isEmpty { counts = [0] }
        counts[0] += 1
        keys.append(key)
      default: break
      }
    }
    let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (a, b) in zip(sorted, sorted.dropFirst()) where a.utf8.elementsEqual(b.utf8) {
      throw RuntimeFailure(
        code: 508,
        range: formula.range,
        message: "the key \(quotedText(a)) is given twice",
        help: "keys tell items apart, so each is given once"
      )
    }
    let column = DataColumn(name: "key", values: .texts(keys), missing: [])
    return DataTable(columns: [column], counts: counts.isEmpty ? [0] : counts)
  }

  // MARK: set, scroll, expect

  private func run(_ set: SetStep, at range: SourceRange) throws(RuntimeFailure) {
    let value = try set.evaluated(environment)
    try change(at: range) { () throws(RuntimeFailure) in
      self.set(set.parameter.table, set.slot, value)
    }
  }

  private func scroll(
    to item: Formula,
    _ section: Formula?,
    at range: SourceRange
  ) throws(RuntimeFailure) {
    let place = try number(item, "the item")
    var operands = [place]
    if let section { operands = [try number(section, "the section"), place] }
    let path = try self.path(operands, range: item.range)
    let key = ElementKey.cell(path.section, path.item)
    let attributes = try guarded(range) { () throws(LayoutError) in try view.attributes(of: key) }
    guard let frame = attributes?.frame else { throw .noElement(key, range) }
    let bounds = view.bounds
    let offset = Point(
      frame.midX - bounds.size.width / 2,
      frame.midY - bounds.size.height / 2
    )
    try change(at: range) { () throws(RuntimeFailure) in try scroll(to: offset, at: range) }
  }

  private func run(_ expect: ExpectStep) throws(RuntimeFailure) {
    guard case .flag(let holds) = try expect.flag.value(environment, "an expectation") else {
      return
    }
    if holds { return }
    var notes: [String] = []
    for side in expect.sides {
      do throws(RuntimeFailure) {
        notes.append(try side.value(environment, "a side of the expectation").text)
      } catch {}
    }
    var failure = RuntimeFailure(
      code: 503,
      range: expect.flag.range,
      message: "this expectation does not hold"
    )
    if notes.count == 2 {
      failure.message =
        "this expectation does not hold: \(notes[0]) on the left, "
        + "\(notes[1]) on the right"
    }
    throw failure
  }

  private func expectError(
    _ code: String,
    _ body: [(step: SceneStep, range: SourceRange)],
    _ range: SourceRange
  ) throws(RuntimeFailure) {
    let failure = isolated { () -> RuntimeFailure? in
      for (step, range) in body {
        do throws(RuntimeFailure) { _ = try run(step, at: range) } catch { return error }
      }
      return nil
    }
    guard let failure else {
      throw RuntimeFailure(
        code: 504,
        range: range,
        message: "an error \(code) was expected, and there was none"
      )
    }
    if matches(failure.code, code) { return }
    throw RuntimeFailure(
      code: 504,
      range: range,
      message: "an error \(code) was expected, and there was \(codeName(failure.code))",
      note: (failure.range, failure.message)
    )
  }
}

/// `CVL0401` for 401.
package func codeName(_ code: Int) -> String {
  let digits = String(code)
  return "CVL" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
