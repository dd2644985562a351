package import CVLEngine

/// Rows of data, one an item: a table from a file, or formulas that are evaluated when needed.
///
/// The columns have names and types; a row's place is its section and item.
package class RowSource {
  /// The columns' names.
  package let names: [String]
  /// The columns' types.
  package let types: [ValueType]
  /// What went wrong when a row could not be had; reading gave NaN or nil then.
  package var failure: RuntimeFailure?

  /// Itself, if its rows have travelled with their items.
  var travelled: TravelledRows? { nil }

  package init(names: [String], types: [ValueType]) {
    self.names = names
    self.types = types
  }

  /// The column with a name.
  package final func column(_ name: String) -> Int? {
    names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
  }

  /// Writes a component of a column for the rows `first ..< first + count` of a section.
  package func fill(
    _ column: Int,
    component: Int,
    section: Int,
    first: Int,
    count: Int,
    into lanes: UnsafeMutablePointer<Double>
  ) {
    for k in 0..<count { lanes[k] = .nan }
  }

  /// The texts of a text column, or any column as it prints, for the rows of a section.
  package func texts(_ column: Int, section: Int, first: Int, count: Int) -> [String?] {
    Array(repeating: nil, count: count)
  }

  /// A row that shows why a column is not of a type, with its value as text: the first one where
  /// all are alike.
  func example(_ column: Int, against wanted: ValueType) -> (key: ElementKey, text: String)? {
    guard let first = texts(column, section: 0, first: 0, count: 1).first, let text = first else {
      return nil
    }
    return (.cell(0, 0), text)
  }
}

/// Answers questions about whole columns; each column of a section is gone through once.
final class ColumnSummary {
  private let rows: RowSource
  private let column: Int
  private let section: Int
  private let count: Int
  private let component: Int
  private var totals: (sum: Double, least: Double, greatest: Double)?
  private var running: [Double]?

  init(rows: RowSource, column: Int, component: Int, section: Int, count: Int) {
    self.rows = rows
    self.column = column
    self.component = component
    self.section = section
    self.count = count
  }

  /// The sum, the least and the greatest; 0 and NaN for an empty column.
  var summary: (sum: Double, least: Double, greatest: Double) {
    if let totals { return totals }
    var result = (sum: 0.0, least: Double.nan, greatest: Double.nan)
    eachValue { value in
      result.sum += value
      if !(result.least <= value) { result.least = value }
      if !(result.greatest >= value) { result.greatest = value }
      if !value.isFinite { result = (.nan, .nan, .nan) }
    }
    totals = result
    return result
  }

  /// The sum of the first k values; k is clamped to what there is.
  func sum(first k: Double) -> Double {
    guard k.isFinite else { return .nan }
    if running == nil {
      var sums = [0.0]
      sums.reserveCapacity(count + 1)
      var sum = 0.0
      eachValue { value in
        sum += value
        sums.append(sum)
      }
      running = sums
    }
    let at = min(max(k.rounded(.down), 0), Double(count))
    return running?[Int(at)] ?? .nan
  }

  /// The value of a row.
  func value(_ item: Int) -> Double {
    var value = Double.nan
    rows.fill(column, component: component, section: section, first: item, count: 1, into: &value)
    return value
  }

  private func eachValue(_ body: (Double) -> Void) {
    let lanes = UnsafeMutablePointer<Double>.allocate(capacity: Frame.lanes)
    defer { lanes.deallocate() }
    var first = 0
    while first < count {
      let n = min(Frame.lanes, count - first)
      rows.fill(
        column,
        component: component,
        section: section,
        first: first,
        count: n,
        into: lanes
      )
      for k in 0..<n { body(lanes[k]) }
      first += n
    }
  }
}
