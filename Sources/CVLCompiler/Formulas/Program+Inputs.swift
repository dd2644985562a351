internal import CVLEngine
internal import CVLNumerics

// The steps that bring numbers in from outside.

extension Program {
  /// The step that fills an input, or nil for one that the layout's driver fills.
  func inputStep(_ input: Input, _ out: Int) -> Step? {
    switch input {
    case .width, .visibleWidth: return passInput(out) { $0.bounds.size.width }
    case .height, .visibleHeight: return passInput(out) { $0.bounds.size.height }
    case .offsetX: return passInput(out) { $0.bounds.origin.x }
    case .offsetY: return passInput(out) { $0.bounds.origin.y }
    case .time: return passInput(out) { $0.time }
    case .sections: return passInput(out) { Double($0.counts.sections) }
    case .total: return passInput(out) { Double($0.counts.total) }
    case .section: return { frame, _ in frame.lanes(out)[0] = Double(frame.section) }
    case .count:
      return { frame, _ in
        frame.lanes(out)[0] = Double(frame.environment.counts.items(in: frame.section))
      }
    case .index:
      return { frame, count in
        let lanes = frame.lanes(out)
        for k in 0..<count { lanes[k] = Double(frame.first + k) }
      }
    case .ordinal:
      return { frame, count in
        let lanes = frame.lanes(out)
        let start = frame.environment.counts.ordinal(ofSection: frame.section) + frame.first
        for k in 0..<count { lanes[k] = Double(start + k) }
      }
    case .parameter(let table, let slot, let component):
      return { frame, _ in
        let components = frame.environment.parameters(table).value(slot)?.components ?? []
        frame.lanes(out)[0] = component < components.count ? components[component] : 0
      }
    case .parameterIsSet(let table, let slot):
      return { frame, _ in
        frame.lanes(out)[0] = frame.environment.parameters(table).value(slot) == nil ? 0 : 1
      }
    case .data(let field, let component):
      return { frame, count in
        let lanes = frame.lanes(out)
        let environment = frame.environment
        guard let rows = environment.rows, field < environment.columns.count else {
          for k in 0..<count { lanes[k] = .nan }
          return
        }
        rows.fill(
          environment.columns[field],
          component: component,
          section: frame.section,
          first: frame.first,
          count: count,
          into: lanes
        )
      }
    case .base, .previous, .rank, .ranks, .oldIndex, .newIndex: return nil
    }
  }

  func textInputStep(_ input: Input, _ out: Int) -> Step? {
    switch input {
    case .parameter(let table, let slot, _):
      return { frame, _ in
        if case .text(let text)? = frame.environment.parameters(table).value(slot) {
          frame.texts[out][0] = text
        } else {
          frame.texts[out][0] = ""
        }
      }
    case .data(let field, _):
      return { frame, count in
        let environment = frame.environment
        guard let rows = environment.rows, field < environment.columns.count else { return }
        let texts = rows.texts(
          environment.columns[field],
          section: frame.section,
          first: frame.first,
          count: count
        )
        for k in 0..<count { frame.texts[out][k] = texts[k] }
      }
    default: return nil
    }
  }

  /// The step of a question that something outside answers.
  func outsideStep(_ op: Op, _ operands: [Int], _ out: Int) -> Step? {
    switch op {
    case .column(let field, let question, let component):
      return columnStep(field, question, component, operands, out)
    case .list(let table, let slot, let question, let component):
      return listStep(table, slot, question, component, operands, out)
    case .scene(let question):
      return { frame, _ in
        let values = operands.map { frame.lanes($0)[0] }
        guard values.allSatisfy({ $0.isFinite }), let scene = frame.environment.scene,
          case .numbers(let numbers) = scene.answer(question, values), let number = numbers.first
        else {
          frame.lanes(out)[0] = .nan
          return
        }
        frame.lanes(out)[0] = number
      }
    default: return nil
    }
  }

  func gatherStep(_ operands: [Int], _ out: Int) -> Step {
    let elements = Array(operands.dropFirst())
    return { frame, count in
      for k in 0..<count {
        let at = wrappedIndex(frame.lanes(operands[0])[k], elements.count)
        frame.lanes(out)[k] = at.map { frame.lanes(elements[$0])[k] } ?? .nan
      }
    }
  }

  private func passInput(_ out: Int, _ read: @escaping (Environment) -> Double) -> Step {
    { frame, _ in frame.lanes(out)[0] = read(frame.environment) }
  }

  private func listStep(
    _ table: ParameterTable,
    _ slot: Int,
    _ question: ColumnQuestion,
    _ component: Int,
    _ operands: [Int],
    _ out: Int
  ) -> Step {
    { frame, count in
      let list = frame.environment.list(table, slot)
      let values = list.map { $0.components.count > component ? $0.components[component] : .nan }
      let lanes = frame.lanes(out)
      switch question {
      case .count: lanes[0] = Double(values.count)
      case .sum: lanes[0] = values.reduce(0, +)
      case .mean: lanes[0] = values.reduce(0, +) / Double(values.count)
      case .minimum: lanes[0] = values.reduce(.nan) { $0 <= $1 ? $0 : $1 }
      case .maximum: lanes[0] = values.reduce(.nan) { $0 >= $1 ? $0 : $1 }
      case .element:
        for k in 0..<count {
          let at = wrappedIndex(frame.lanes(operands[0])[k], values.count)
          lanes[k] = at.map { values[$0] } ?? .nan
        }
      case .sumTo:
        for k in 0..<count {
          let end = min(max(frame.lanes(operands[0])[k], 0), Double(values.count))
          lanes[k] = end.isFinite ? values.prefix(Int(end)).reduce(0, +) : .nan
        }
      }
    }
  }

  private func columnStep(
    _ field: Int,
    _ question: ColumnQuestion,
    _ component: Int,
    _ operands: [Int],
    _ out: Int
  ) -> Step {
    { frame, count in
      let summary = frame.columnSummary(field, component)
      let items = frame.environment.counts.items(in: frame.section)
      let lanes = frame.lanes(out)
      switch question {
      case .count: lanes[0] = Double(items)
      case .sum: lanes[0] = items == 0 ? 0 : summary?.summary.sum ?? .nan
      case .minimum: lanes[0] = summary?.summary.least ?? .nan
      case .maximum: lanes[0] = summary?.summary.greatest ?? .nan
      case .mean: lanes[0] = (summary?.summary.sum ?? .nan) / Double(items)
      case .element:
        for k in 0..<count {
          let at = wrappedIndex(frame.lanes(operands[0])[k], items)
          lanes[k] = at.flatMap { summary?.value($0) } ?? .nan
        }
      case .sumTo:
        for k in 0..<count { lanes[k] = summary?.sum(first: frame.lanes(operands[0])[k]) ?? .nan }
      }
    }
  }
}

/// The place of an index in a list: floored, then wrapped around; none in an empty list.
func wrappedIndex(_ index: Double, _ count: Int) -> Int? {
  guard count > 0, index.isFinite else { return nil }
  let at = Elementary.floorModulo(index.rounded(.down), Double(count))
  return at.isFinite ? min(Int(at), count - 1) : nil
}

extension [Value] {
  /// The element at an index that wraps around.
  func wrapped(_ index: Double) -> Value? { wrappedIndex(index, count).map { self[$0] } }
}

extension Environment {
  /// The list that a parameter has been set to.
  func list(_ table: ParameterTable, _ slot: Int) -> [Value] {
    if case .list(let values)? = parameters(table).value(slot) { return values }
    return []
  }
}

extension Frame {
  /// What there is to know of a column in the section of the last `runSection`.
  func columnSummary(_ field: Int, _ component: Int) -> ColumnSummary? {
    guard let rows = environment.rows, field < environment.columns.count else { return nil }
    let key = ColumnKey(field: field, component: component, section: section)
    if let known = columns[key] { return known }
    let summary = ColumnSummary(
      rows: rows,
      column: environment.columns[field],
      component: component,
      section: section,
      count: environment.counts.items(in: section)
    )
    columns[key] = summary
    return summary
  }
}

/// Which column of which section a summary is of.
struct ColumnKey: Hashable {
  var field: Int
  var component: Int
  var section: Int
}
