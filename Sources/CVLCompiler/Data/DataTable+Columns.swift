// From cells, as the readers find them, to columns of one type each.
//
// A cell is put down with its row as soon as it is read, so what is missing costs nothing until the
// end, when the number of rows is known. Only then does a column get its type: the first of number,
// flag and colour that every one of its cells has, else text. In a CSV file all cells are texts and
// the type is a matter of spelling; in JSON only colours are.

import CVLEngine
import CVLNumerics
import CVLSyntax

/// One value that is present.
struct DataCell {
  /// The row, from 0, in the order of the file.
  var row: Int32
  /// The value.
  var content: Content

  /// A value as it was read.
  enum Content {
    /// A finite number of a JSON file.
    case number(Double)
    /// A flag of a JSON file.
    case flag(Bool)
    /// A text: a range of the builder's bytes.
    case text(start: Int32, end: Int32)
  }
}

/// Gathers cells until they can be made into columns.
struct DataTableBuilder {
  /// The bytes of all texts.
  var texts: [UInt8] = []
  /// Names and cells of the columns.
  private(set) var columns: [(name: String, cells: [DataCell])] = []
  /// How many rows are complete.
  var rows = 0

  /// What is too much.
  let limits: DataLimits
  /// Whether a text that reads as a number or a flag is one.
  private let textsAreBare: Bool
  private let names = Interner()

  /// Makes an empty one.
  init(limits: DataLimits, textsAreBare: Bool) {
    self.limits = limits
    self.textsAreBare = textsAreBare
  }

  /// The index of the column with a name, a new column if there is none; nil if that were too many.
  mutating func column(named name: ArraySlice<UInt8>) -> Int? {
    let index = Int(names.symbol(name).id)
    if index < columns.count { return index }
    guard index < limits.columns else { return nil }
    columns.append((String(decoding: name, as: UTF8.self), []))
    return index
  }

  /// Puts a value down in the row that is being read.
  mutating func append(_ content: DataCell.Content, column: Int) {
    columns[column].cells.append(DataCell(row: Int32(truncatingIfNeeded: rows), content: content))
  }

  /// Puts a text down: the bytes from an offset to the last.
  mutating func appendText(from start: Int, column: Int) {
    append(
      .text(
        start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: texts.count)
      ),
      column: column
    )
  }

  /// The table of all rows; `places` says where each goes, in the order in which they came.
  func table(counts: [Int], places: [Int]? = nil) throws(DataError) -> DataTable {
    let (cells, overflows) = rows.multipliedReportingOverflow(by: columns.count)
    guard !overflows, cells <= limits.cells else {
      throw DataError(
        "\(rows) rows of \(columns.count) fields are more than \(limits.cells) values"
      )
    }
    var table = DataTable(columns: [], counts: counts)
    table.columns.reserveCapacity(columns.count)
    for (name, cells) in columns {
      table.columns.append(
        DataColumn(
          name: name,
          values: values(cells, places: places),
          missing: missing(cells, places: places)
        )
      )
    }
    return table
  }

  private func values(_ cells: [DataCell], places: [Int]?) -> DataColumn.Values {
    if let numbers = spread(cells, places, placeholder: .nan, number(_:)) {
      return .numbers(numbers)
    }
    if let flags = spread(cells, places, placeholder: false, flag(_:)) { return .flags(flags) }
    let clear = Color(rgba: 0)
    if let colors = spread(cells, places, placeholder: clear, color(_:)) { return .colors(colors) }
    return .texts(spread(cells, places, placeholder: "", text(_:)) ?? [])
  }

  /// One value a row, or nil if a cell is of another type.
  private func spread<T>(
    _ cells: [DataCell],
    _ places: [Int]?,
    placeholder: T,
    _ value: (DataCell.Content) -> T?
  ) -> [T]? {
    // Most columns fail at their first cell; they should not pay for the array.
    if let first = cells.first, value(first.content) == nil { return nil }
    var values = Array(repeating: placeholder, count: rows)
    for cell in cells {
      guard let value = value(cell.content) else { return nil }
      values[places?[Int(cell.row)] ?? Int(cell.row)] = value
    }
    return values
  }

  private func missing(_ cells: [DataCell], places: [Int]?) -> [Int] {
    if cells.count == rows { return [] }
    var isPresent = Array(repeating: false, count: rows)
    for cell in cells { isPresent[places?[Int(cell.row)] ?? Int(cell.row)] = true }
    return isPresent.indices.filter { !isPresent[$0] }
  }

  private func number(_ content: DataCell.Content) -> Double? {
    switch content {
    case .number(let value): value
    case .flag: nil
    case .text(let start, let end):
      textsAreBare ? dataNumber(trimmed(texts[Int(start)..<Int(end)])) : nil
    }
  }

  private func flag(_ content: DataCell.Content) -> Bool? {
    switch content {
    case .number: return nil
    case .flag(let value): return value
    case .text(let start, let end):
      guard textsAreBare else { return nil }
      let bytes = trimmed(texts[Int(start)..<Int(end)])
      if bytes.elementsEqual("true".utf8) { return true }
      return bytes.elementsEqual("false".utf8) ? false : nil
    }
  }

  private func color(_ content: DataCell.Content) -> Color? {
    guard case .text(let start, let end) = content else { return nil }
    return dataColor(trimmed(texts[Int(start)..<Int(end)]))
  }

  private func text(_ content: DataCell.Content) -> String? {
    switch content {
    case .number(let value): shortestText(value)
    case .flag(let value): value ? "true" : "false"
    case .text(let start, let end): String(decoding: texts[Int(start)..<Int(end)], as: UTF8.self)
    }
  }
}

/// The bytes without spaces and tabs at either end.
func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var bytes = bytes
  while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
  while let last = bytes.last, isBlank(last) { bytes.removeLast() }
  return bytes
}

/// Whether a byte is a space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

/// The finite number that the bytes are, with or without a sign.
func dataNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
  var digits = bytes
  let isNegative = digits.first == UInt8(ascii: "-")
  if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
  guard let magnitude = parseDecimal(digits), magnitude.isFinite else { return nil }
  return isNegative ? -magnitude : magnitude
}

/// The colour that the bytes are: `#rgb`, `#rrggbb` or `#rrggbbaa`.
func dataColor(_ bytes: ArraySlice<UInt8>) -> Color? {
  guard bytes.first == UInt8(ascii: "#"), [4, 7, 9].contains(bytes.count) else { return nil }
  var rgba: UInt32 = 0
  for byte in bytes.dropFirst() {
    guard let digit = hexDigit(byte) else { return nil }
    rgba = rgba << 4 | digit
    if bytes.count == 4 { rgba = rgba << 4 | digit }
  }
  return Color(rgba: bytes.count == 9 ? rgba : rgba << 8 | 0xff)
}

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- UInt8(ascii: "a") &+ 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- UInt8(ascii: "A") &+ 10)
  default: nil
  }
}
