// Reads CSV, as RFC 4180 has it.
//
// What the RFC leaves open: lines may end in LF or CR too, blank lines are skipped, and there may be
// a byte order mark. What others let pass and this reader does not: a quote inside a cell without
// quotes, text behind a closing quote, and rows that are longer or shorter than the header. Each of
// them is mostly a comma or a quote gone astray, and reading on would show it as wrong data.
//
// `a,"b ""c"" d",` has three cells: a text, `b "c" d`, and none; `a,"",` has an empty text instead.

extension DataTable {
  /// Reads a CSV file: a header line, then a row a line.
  ///
  /// A column named `section` gives the section of each row, from 0. A column has numbers, flags or
  /// colours if each of its cells is one, else texts; an empty cell is a missing value. Cost: O(bytes
  /// + rows times columns).
  package init(csv bytes: [UInt8], limits: DataLimits = DataLimits()) throws(DataError) {
    var reader = CSVReader(
      bytes: bytes,
      at: try DataTable.start(of: bytes, limits: limits),
      limits: limits
    )
    try reader.readHeader()
    while reader.skipBlankLines() { try reader.readRow() }
    self = try reader.table()
  }
}

private struct CSVReader {
  private let bytes: [UInt8]
  private var at: Int
  private var builder: DataTableBuilder

  /// Which column is named `section`.
  private var sectionColumn: Int?

  /// The section of each row, if there is such a column.
  private var sections: [Int] = []

  init(bytes: [UInt8], at start: Int, limits: DataLimits) {
    self.bytes = bytes
    at = start
    builder = DataTableBuilder(limits: limits, textsAreBare: true)
  }

  // MARK: Lines

  /// Goes to the next line that is not blank; false if there is none.
  mutating func skipBlankLines() -> Bool {
    var ahead = at
    while ahead < bytes.count {
      let byte = bytes[ahead]
      guard isBlank(byte) || isLineEnd(byte) else { return true }
      ahead += 1
      // Blanks before a cell belong to the cell.
      if isLineEnd(byte) { at = ahead }
    }
    at = ahead
    return false
  }

  mutating func readHeader() throws(DataError) {
    guard skipBlankLines() else {
      throw error("the file is empty; its first line must name the columns", at: at)
    }
    var count = 0
    repeat {
      let cell = try readCell(row: nil)
      count += 1
      var name = builder.texts[cell.textStart...]
      if !cell.isQuoted { name = trimmed(name) }
      guard !name.isEmpty else {
        throw error("column \(count) has no name", at: cell.start)
      }
      try addColumn(name, number: count, at: cell.start)
    } while hasMoreCells()
  }

  private mutating func addColumn(
    _ name: ArraySlice<UInt8>,
    number: Int,
    at start: Int
  ) throws(DataError) {
    guard let column = builder.column(named: name) else {
      throw error("there are more than \(builder.limits.columns) columns", at: start)
    }
    guard column == number - 1 else {
      let field = builder.columns[column].name
      throw error(
        "columns \(column + 1) and \(number) are both named \(quotedName(field))",
        at: start,
        field: field
      )
    }
    if name.elementsEqual("section".utf8) { sectionColumn = column }
  }

  mutating func readRow() throws(DataError) {
    let start = at
    let row = builder.rows + 1
    let columns = builder.columns.count
    var section: CSVCell?
    var count = 0
    repeat {
      let cell = try readCell(row: row)
      if count < columns, cell.isPresent {
        builder.appendText(from: cell.textStart, column: count)
      }
      if count == sectionColumn { section = cell }
      count += 1
    } while hasMoreCells()
    guard count == columns else {
      throw error(
        "row \(row) has \(count) cell\(count == 1 ? "" : "s"), but the header has \(columns)",
        at: start,
        row: row
      )
    }
    if let section { sections.append(try sectionNumber(section, row: row)) }
    builder.rows += 1
  }

  private func sectionNumber(_ cell: CSVCell, row: Int) throws(DataError) -> Int {
    guard cell.isPresent else {
      throw error("row \(row) has no section", at: cell.start, row: row, field: "section")
    }
    let text = trimmed(builder.texts[cell.textStart..<cell.textEnd])
    let number = dataNumber(text)
    if let number, number >= Double(builder.limits.sections) {
      throw error(
        "the section of row \(row) is too large; there may be \(builder.limits.sections) sections",
        at: cell.start,
        row: row,
        field: "section"
      )
    }
    guard let number, number >= 0, let section = Int(exactly: number) else {
      let written = quotedName(String(decoding: text, as: UTF8.self))
      throw error(
        "the section of row \(row) must be a whole number from 0, not \(written)",
        at: cell.start,
        row: row,
        field: "section"
      )
    }
    return section
  }

  // MARK: Cells

  /// Reads a cell, whose text goes to the end of the builder's texts.
  private mutating func readCell(row: Int?) throws(DataError) -> CSVCell {
    let start = at
    let textStart = builder.texts.count
    let isQuoted = at < bytes.count && bytes[at] == UInt8(ascii: "\"")
    let isPresent: Bool
    if isQuoted {
      try readQuoted(row: row)
      isPresent = true
    } else {
      isPresent = try readUnquoted(row: row)
    }
    return CSVCell(
      start: start,
      textStart: textStart,
      textEnd: builder.texts.count,
      isQuoted: isQuoted,
      isPresent: isPresent
    )
  }

  /// Reads up to a comma or the end of the line; false if there is nothing but blanks.
  private mutating func readUnquoted(row: Int?) throws(DataError) -> Bool {
    var isPresent = false
    while at < bytes.count, bytes[at] != UInt8(ascii: ","), !isLineEnd(bytes[at]) {
      guard bytes[at] != UInt8(ascii: "\"") else {
        throw error(
          "a cell with a quote in it must begin with one, and double those inside",
          at: at,
          row: row
        )
      }
      if !isBlank(bytes[at]) { isPresent = true }
      builder.texts.append(bytes[at])
      at += 1
    }
    return isPresent
  }

  private mutating func readQuoted(row: Int?) throws(DataError) {
    let opening = at
    at += 1
    while true {
      guard at < bytes.count else {
        throw error("this quote is never closed", at: opening, row: row)
      }
      if bytes[at] == UInt8(ascii: "\"") {
        at += 1
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { break }
      }
      builder.texts.append(bytes[at])
      at += 1
    }
    guard at == bytes.count || bytes[at] == UInt8(ascii: ",") || isLineEnd(bytes[at]) else {
      throw error(
        "there must be a comma or a new line behind the quote that ends a cell",
        at: at,
        row: row
      )
    }
  }

  /// Goes past a comma; false, and past the end of the line, if there is none.
  private mutating func hasMoreCells() -> Bool {
    guard at < bytes.count else { return false }
    let byte = bytes[at]
    at += 1
    // The line feed of a CR LF is left: it is one more blank line.
    return byte == UInt8(ascii: ",")
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func error(
    _ message: String,
    at offset: Int,
    row: Int? = nil,
    field: String? = nil
  ) -> DataError {
    DataError(message, at: offset, of: bytes, row: row, field: field)
  }

  // MARK: Sections

  /// The table, with the rows of each section together and in their order.
  func table() throws(DataError) -> DataTable {
    guard sectionColumn != nil else { return try builder.table(counts: [builder.rows]) }
    var counts = Array(repeating: 0, count: (sections.max() ?? 0) + 1)
    for section in sections { counts[section] += 1 }
    var next: [Int] = []
    next.reserveCapacity(counts.count)
    var total = 0
    for count in counts {
      next.append(total)
      total += count
    }
    var places: [Int] = []
    places.reserveCapacity(sections.count)
    for section in sections {
      places.append(next[section])
      next[section] += 1
    }
    return try builder.table(counts: counts, places: places)
  }
}

/// Where a cell stands in the file, and its text in the builder.
private struct CSVCell {
  var start: Int
  var textStart: Int
  var textEnd: Int
  var isQuoted: Bool
  /// Whether it has a value.
  var isPresent: Bool
}
