import CVLCompiler
import CVLEngine
import CVLNumerics
import Testing

/// The two readers, so that a test can speak of a file without caring which.
enum DataFormat: CaseIterable {
  case csv
  case json

  func read(_ bytes: [UInt8], limits: DataLimits = DataLimits()) throws(DataError) -> DataTable {
    switch self {
    case .csv: try DataTable(csv: bytes, limits: limits)
    case .json: try DataTable(json: bytes, limits: limits)
    }
  }

  /// The table as text, or the message of the error.
  func read(_ text: String) -> String {
    do throws(DataError) {
      return describe(try read(Array(text.utf8)))
    } catch {
      return error.message
    }
  }
}

/// A table as text: `2 1 rows; w: numbers 1 2 -; t: texts <a> <> <b>`, where `-` is missing.
func describe(_ table: DataTable) -> String {
  let counts = table.counts.map { "\($0) " }.joined() + "rows"
  return ([counts] + table.columns.map { describe($0) }).joined(separator: "; ")
}

private func describe(_ column: DataColumn) -> String {
  var values: [String]
  let type: String
  switch column.values {
  case .numbers(let numbers): (type, values) = ("numbers", numbers.map { shortestText($0) })
  case .flags(let flags): (type, values) = ("flags", flags.map { "\($0)" })
  case .texts(let texts): (type, values) = ("texts", texts.map { "<\($0)>" })
  case .colors(let colors): (type, values) = ("colors", colors.map { $0.hexText })
  }
  for row in column.missing { values[row] = "-" }
  return "\(column.name): \(([type] + values).joined(separator: " "))"
}

/// Expects the error with this message at the place of the `‹›` in the text.
func expectError(
  _ format: DataFormat,
  _ marked: String,
  _ message: String,
  row: Int? = nil,
  field: String? = nil,
  limits: DataLimits = DataLimits(),
  at location: SourceLocation = #_sourceLocation
) {
  let parts = marked.components(around: "‹›")
  guard parts.count == 2 else {
    Issue.record("one ‹› must mark the place", sourceLocation: location)
    return
  }
  let lines = parts[0].split(omittingEmptySubsequences: false) { $0.isNewline }
  let expected = DataError(
    message,
    line: lines.count,
    column: (lines.last?.unicodeScalars.count ?? 0) + 1,
    row: row,
    field: field
  )
  #expect(throws: expected, sourceLocation: location) {
    try format.read(Array((parts[0] + parts[1]).utf8), limits: limits)
  }
}

extension String {
  /// The parts before and behind the first occurrence of a text.
  fileprivate func components(around separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
