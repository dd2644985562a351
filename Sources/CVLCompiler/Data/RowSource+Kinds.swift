internal import CVLEngine
internal import CVLNumerics
internal import CVLSyntax

/// Rows of a table: from a file, or keys.
package final class TableRows: RowSource {
  private let table: DataTable
  private let starts: [Int]

  /// Wraps a table.
  package init(_ table: DataTable) {
    self.table = table
    var starts = [0]
    for count in table.counts { starts.append((starts.last ?? 0) + count) }
    self.starts = starts
    super.init(
      names: table.columns.map { $0.name },
      types: table.columns.map { $0.values.type }
    )
  }

  /// How many rows each section has.
  package var counts: [Int] { table.counts }

  package override func fill(
    _ column: Int,
    component: Int,
    section: Int,
    first: Int,
    count: Int,
    into lanes: UnsafeMutablePointer<Double>
  ) {
    for k in 0..<count {
      guard let row = row(section, first + k) else {
        lanes[k] = .nan
        continue
      }
      if isMissing(column, row) {
        noteMissing(column, section, first + k)
        lanes[k] = .nan
        continue
      }
      switch table.columns[column].values {
      case .numbers(let values): lanes[k] = values[row]
      case .flags(let values): lanes[k] = values[row] ? 1 : 0
      case .colors(let values): lanes[k] = Value.color(values[row]).components[component]
      case .texts: lanes[k] = .nan
      }
    }
  }

  package override func texts(_ column: Int, section: Int, first: Int, count: Int) -> [String?] {
    (0..<count).map { k -> String? in
      guard let row = row(section, first + k) else { return nil }
      if isMissing(column, row) {
        noteMissing(column, section, first + k)
        return nil
      }
      switch table.columns[column].values {
      case .numbers(let values): return shortestText(values[row])
      case .flags(let values): return values[row] ? "true" : "false"
      case .colors(let values): return values[row].hexText
      case .texts(let values): return values[row]
      }
    }
  }

  /// In a file one odd value makes a whole column one of texts, and that value is what to show.
  override func example(
    _ column: Int,
    against wanted: ValueType
  ) -> (key: ElementKey, text: String)? {
    guard case .texts = table.columns[column].values else {
      return super.example(column, against: wanted)
    }
    for section in table.counts.indices {
      for item in 0..<table.counts[section] {
        guard let row = row(section, item), !isMissing(column, row),
          case .texts(let values) = table.columns[column].values
        else { continue }
        let bytes = Array(values[row].utf8)[...]
        let fits =
          wanted == .number ? dataNumber(bytes) != nil : wanted == .color && dataColor(bytes) != nil
        if !fits { return (.cell(section, item), values[row]) }
      }
    }
    return super.example(column, against: wanted)
  }

  private func row(_ section: Int, _ item: Int) -> Int? {
    guard section >= 0, section + 1 < starts.count else { return nil }
    let row = starts[section] + item
    return row < starts[section + 1] ? row : nil
  }

  private func isMissing(_ column: Int, _ row: Int) -> Bool {
    let missing = table.columns[column].missing
    var low = 0
    var high = missing.count
    while low < high {
      let middle = (low + high) / 2
      if missing[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < missing.count && missing[low] == row
  }

  private func noteMissing(_ column: Int, _ section: Int, _ item: Int) {
    let key = ElementKey.cell(section, item)
    failure = RuntimeFailure(
      code: 706,
      range: .none,
      message: "the row of \(key.phrase) has no value in the column '\(names[column])'",
      help: "fill it in, or leave the column out of the formulas"
    )
  }
}

extension DataColumn.Values {
  /// The type of the values.
  var type: ValueType {
    switch self {
    case .numbers: .number
    case .flags: .flag
    case .texts: .text
    case .colors: .color
    }
  }
}

/// The formulas of a data block, checked.
package struct FieldFormulas {
  /// One field.
  struct Field {
    var name: String
    var operand: Operand
    var range: SourceRange
  }

  var fields: [Field]
  var program: Program
}

/// Rows by formula: each is computed when it is needed, from what was true when the items came.
package final class FormulaRows: RowSource {
  private let formulas: FieldFormulas
  private let frame: Frame
  private let keys: TableRows?
  private var block = (section: -1, first: 0, count: 0)

  /// Makes rows; the environment is a copy that nothing else changes, and keys come first.
  package init(_ formulas: FieldFormulas, environment: Environment, keys: TableRows?) {
    self.formulas = formulas
    self.keys = keys
    frame = formulas.program.makeFrame(environment)
    formulas.program.runPass(frame)
    super.init(
      names: (keys?.names ?? []) + formulas.fields.map { $0.name },
      types: (keys?.types ?? []) + formulas.fields.map { $0.operand.type ?? .number }
    )
  }

  private var keyColumns: Int { keys?.names.count ?? 0 }

  package override func fill(
    _ column: Int,
    component: Int,
    section: Int,
    first: Int,
    count: Int,
    into lanes: UnsafeMutablePointer<Double>
  ) {
    if let keys, column < keyColumns {
      keys.fill(
        column,
        component: component,
        section: section,
        first: first,
        count: count,
        into: lanes
      )
      return
    }
    run(section, first, count)
    let field = formulas.fields[column - keyColumns]
    guard case .numbers(_, let refs) = field.operand.shape, component < refs.count else {
      for k in 0..<count { lanes[k] = .nan }
      return
    }
    let values = formulas.program.lanes(refs[component], frame)
    for k in 0..<count {
      lanes[k] = values[k]
      if !values[k].isFinite { note(field, refs[component], section, first, k) }
    }
  }

  package override func texts(_ column: Int, section: Int, first: Int, count: Int) -> [String?] {
    if let keys, column < keyColumns {
      return keys.texts(column, section: section, first: first, count: count)
    }
    run(section, first, count)
    let field = formulas.fields[column - keyColumns]
    return (0..<count).map { k -> String? in
      switch field.operand.shape {
      case .text(let ref):
        let text = formulas.program.texts(ref, frame)[k]
        if text == nil { note(field, ref, section, first, k) }
        return text
      case .numbers(let type, let refs):
        let values = refs.map { formulas.program.lanes($0, frame)[k] }
        for (ref, value) in zip(refs, values) where !value.isFinite {
          note(field, ref, section, first, k)
          return nil
        }
        return PrintForm(type)?.value(values).text
      default: return nil
      }
    }
  }

  /// Computes a block, unless it is the last one.
  private func run(_ section: Int, _ first: Int, _ count: Int) {
    if block == (section, first, count) { return }
    block = (section, first, count)
    formulas.program.runSection(frame, section)
    formulas.program.runItems(frame, first: first, count: count)
  }

  private func note(
    _ field: FieldFormulas.Field,
    _ ref: Ref,
    _ section: Int,
    _ first: Int,
    _ lane: Int
  ) {
    if failure != nil { return }
    failure = .notFinite(
      "the field '\(field.name)'",
      field.range,
      formulas.program.cause(of: ref, lane: lane, in: frame),
      at: .cell(section, first + lane)
    )
  }
}
