internal import CVLEngine
internal import CVLSyntax

extension Stage {
  /// The answer to a question, or the failure.
  func reply(_ question: SceneQuestion, _ operands: [Double]) -> SceneAnswer {
    do throws(RuntimeFailure) {
      switch question {
      case .layoutName: return .text(layoutName)
      case .visibleCount: return .numbers([Double(try elements(in: bounds).count)])
      case .isIdle: return .numbers([isIdle ? 1 : 0])
      case .contentSize(let k):
        let size = try guarded(.none) { () throws(LayoutError) in try view.contentSize() }
        return .numbers([k == 0 ? size.width : size.height])
      case .attribute(let kind, let name, let aspect, let component):
        let attributes = try element(kind, name, aspect, operands)
        let table = checker.attributes
        switch component {
        case .number(let k): return .numbers([table.numbers(of: attributes)[k]])
        case .text(let k): return .text(table.texts(of: attributes)[k])
        }
      }
    } catch {
      return .failure(error)
    }
  }

  /// The element that a question is about.
  private func element(
    _ kind: ElementKind,
    _ name: Int32,
    _ aspect: ElementAspect,
    _ operands: [Double]
  ) throws(RuntimeFailure) -> LayoutAttributes {
    if aspect == .leaving { return try leaving(operands) }
    let text = name >= 0 ? checker.interner.text(Symbol(id: name)) : ""
    let key: ElementKey
    switch kind {
    case .cell, .supplementary:
      let path = try self.path(operands, range: .none)
      key = ElementKey(kind, name: text, section: path.section, item: path.item)
    case .header, .footer:
      key = ElementKey(kind, section: try index(operands[0], "the section"), item: 0)
    case .decoration:
      let section = operands.count > 1 ? try index(operands[0], "the section") : 0
      key = ElementKey(
        kind,
        name: text,
        section: section,
        item: try index(operands[operands.count - 1], "the index")
      )
    }
    if let plan, let failure = plan.mismatch(rows, checker) { throw failure }
    let attributes = try guarded(.none) { () throws(LayoutError) in
      aspect == .target ? try view.attributes(of: key) : try view.presented(key)
    }
    guard let attributes else { throw .noElement(key, .none) }
    return attributes
  }

  /// What is still seen of an item that was deleted, by the index that it had then.
  private func leaving(_ operands: [Double]) throws(RuntimeFailure) -> LayoutAttributes {
    let item = try index(operands[operands.count - 1], "the item")
    let section = operands.count > 1 ? try index(operands[0], "the section") : 0
    let key = ElementKey.cell(section, item)
    guard let attributes = view.leaving(key) else {
      throw RuntimeFailure(
        code: 501,
        range: .none,
        message: "nothing is leaving that was \(key.phrase)"
      )
    }
    return attributes
  }

  /// A section and an item, or an ordinal alone.
  func path(_ operands: [Double], range: SourceRange) throws(RuntimeFailure) -> ItemPath {
    let counts = view.counts
    if operands.count > 1 {
      let path = ItemPath(
        section: try index(operands[0], "the section", range),
        item: try index(operands[1], "the item", range)
      )
      if counts.contains(path) { return path }
      guard path.section < counts.sections else {
        throw RuntimeFailure(
          code: 501,
          range: range,
          message: "there is no section \(path.section): there \(areSections(counts.sections))"
        )
      }
      throw RuntimeFailure(
        code: 501,
        range: range,
        message: "there is no item \(path.item) in section \(path.section), which has "
          + "\(counts.items(in: path.section))"
      )
    }
    let ordinal = try index(operands[0], "the item", range)
    if let path = counts.path(ofOrdinal: ordinal) { return path }
    let total = counts.total
    throw RuntimeFailure(
      code: 501,
      range: range,
      message:
        "there is no item \(ordinal): there \(total == 1 ? "is 1 item" : "are \(total) items")"
    )
  }

  private func areSections(_ n: Int) -> String { n == 1 ? "is 1" : "are \(n)" }

  private func index(
    _ value: Double,
    _ subject: String,
    _ range: SourceRange = .none
  ) throws(RuntimeFailure) -> Int {
    guard value >= 0, value == value.rounded(.down) else {
      throw .notACount(subject, value, range)
    }
    guard value <= 1e15, let index = Int(exactly: value) else {
      throw RuntimeFailure(
        code: 501,
        range: range,
        message: "there is no element \(Value.number(value).text)"
      )
    }
    return index
  }
}

extension RuntimeFailure {
  static func noElement(_ key: ElementKey, _ range: SourceRange) -> RuntimeFailure {
    RuntimeFailure(code: 501, range: range, message: "there is no such element: \(key.phrase)")
  }

  /// The same failure, at a place where it has none of its own.
  func placed(at place: SourceRange) -> RuntimeFailure {
    var result = self
    if range == .none { result.range = place }
    return result
  }

  /// What the engine throws, in words.
  init(_ error: LayoutError, at range: SourceRange) {
    let of = error.element.map { " of \($0.phrase)" } ?? ""
    switch error.kind {
    case .itemSize(let size):
      self.init(
        code: 403,
        range: range,
        message: "the size\(of) has to be positive in flow, and is "
          + Value.point(Point(size.width, size.height)).text
      )
    case .metric(let name, let value):
      self.init(
        code: 401,
        range: range,
        message: "the metric '\(name)' cannot be \(Value.number(value).text)"
      )
    case .limit(let name, let limit):
      let isSteps = name.utf8.elementsEqual("steps".utf8)
      self.init(
        code: isSteps ? 615 : 614,
        range: range,
        message: isSteps
          ? "more than \(limit) items would have to be computed"
          : "there are more than \(limit) elements to list",
        help: "raise it with --limit \(name)=N, or ask for less"
      )
    case .custom(let code, let message): self.init(code: code, range: range, message: message)
    }
  }
}

extension LayoutPlan {
  /// The column of each field that formulas read; -1 where the rows have none.
  func columns(_ rows: RowSource?) -> [Int] {
    guard let rows else { return [] }
    return demands.fields.map { rows.column(interner.text($0.name.symbol)) ?? -1 }
  }

  /// Why the rows are not what the formulas read, if they are not.
  func mismatch(_ rows: RowSource?, _ checker: Checker) -> RuntimeFailure? {
    for field in demands.fields {
      let name = interner.text(field.name.symbol)
      guard let rows else {
        return RuntimeFailure(
          code: 506,
          range: .none,
          message:
            "the layout '\(interner.text(self.name))' reads data.\(name), and the items have "
            + "no data",
          help: "give them some: items 20 { \(name) = 10 * i }",
          note: (field.name.range, "it is read here")
        )
      }
      guard let column = rows.column(name) else {
        return RuntimeFailure(
          code: 506,
          range: .none,
          message: "the items' data has no field '\(name)'",
          help: checker.suggestion(
            field.name.symbol,
            among: rows.names.map { Array($0.utf8) }
          ),
          note: (field.name.range, "it is read here")
        )
      }
      if let wanted = field.type, rows.types[column] != wanted {
        return RuntimeFailure(
          code: 505,
          range: .none,
          message:
            "the field '\(name)' holds \(rows.types[column].phrase)\(example(rows, column, wanted)), "
            + "and the layout uses it as \(wanted.phrase)",
          note: (field.name.range, "it is used as \(wanted.phrase) here")
        )
      }
    }
    return nil
  }

  /// " ("abc" in the row of item 3)": a value of a column that does not fit.
  private func example(_ rows: RowSource, _ column: Int, _ wanted: ValueType) -> String {
    guard let (key, text) = rows.example(column, against: wanted) else { return "" }
    return " (\(quotedText(text)) in the row of \(key.phrase))"
  }
}
