// Reads JSON, as RFC 8259 has it, if it is a table.
//
//     [{"w": 80}, {"w": 60}]          one section of two rows
//     [[{"w": 80}], [{"w": 60}]]      two sections of one row each
//
// Nothing else is one, so the reader knows at every place what may come. It needs no recursion: the
// third bracket of `[[[` is already an error, however many follow.

extension DataTable {
  /// Reads a JSON file: a list of objects, or a list of such lists, one a section.
  ///
  /// A field has numbers, flags or colours if each of its values is one, else texts, in which numbers
  /// are written with the shortest digits; null and a key that an object lacks are missing values.
  /// Cost: O(bytes + rows times columns).
  package init(json bytes: [UInt8], limits: DataLimits = DataLimits()) throws(DataError) {
    var reader = JSONTableReader(
      bytes: bytes,
      at: try DataTable.start(of: bytes, limits: limits),
      limits: limits
    )
    let counts = try reader.readSections()
    self = try reader.builder.table(counts: counts)
  }
}

private struct JSONTableReader {
  private(set) var builder: DataTableBuilder
  private var scanner: JSONScanner

  /// The row, from 1, that had each column last: a key that comes again in its object is an error.
  private var lastRows: [Int] = []

  /// The bytes of the key read last, kept for their room.
  private var key: [UInt8] = []

  init(bytes: [UInt8], at start: Int, limits: DataLimits) {
    builder = DataTableBuilder(limits: limits, textsAreBare: false)
    scanner = JSONScanner(bytes: bytes, at: start)
  }

  /// Reads the whole file; the answer is how many rows each section has.
  mutating func readSections() throws(DataError) -> [Int] {
    guard scanner.skip("[") else { throw scanner.expected("a list of objects") }
    let counts: [Int]
    switch scanner.next {
    case UInt8(ascii: "{"), UInt8(ascii: "]"): counts = [try readRows()]
    case UInt8(ascii: "["): counts = try readLists()
    default: throw scanner.expected("an object, or a list of objects,")
    }
    guard scanner.next == nil else { throw scanner.expected("nothing behind the list") }
    return counts
  }

  /// Reads lists of objects up to the bracket that closes the list of them.
  private mutating func readLists() throws(DataError) -> [Int] {
    var counts: [Int] = []
    repeat {
      guard scanner.skip("[") else {
        throw scanner.expected("a list of objects, as the one before,")
      }
      guard counts.count < builder.limits.sections else {
        let limit = builder.limits.sections
        throw scanner.error("there are more than \(limit) sections", at: scanner.at - 1)
      }
      counts.append(try readRows())
    } while scanner.skip(",")
    guard scanner.skip("]") else { throw scanner.expected("',' or ']'") }
    return counts
  }

  /// Reads objects up to the bracket that closes their list; the answer is how many.
  private mutating func readRows() throws(DataError) -> Int {
    if scanner.skip("]") { return 0 }
    var count = 0
    repeat {
      guard scanner.skip("{") else { throw scanner.expected("an object") }
      try readObject()
      builder.rows += 1
      count += 1
    } while scanner.skip(",")
    guard scanner.skip("]") else { throw scanner.expected("',' or ']'") }
    return count
  }

  private mutating func readObject() throws(DataError) {
    scanner.row = builder.rows + 1
    defer { scanner.row = nil }
    if scanner.skip("}") { return }
    repeat {
      let column = try readKey()
      guard scanner.skip(":") else { throw scanner.expected("':'") }
      scanner.field = builder.columns[column].name
      try readValue(column: column)
      scanner.field = nil
    } while scanner.skip(",")
    guard scanner.skip("}") else { throw scanner.expected("',' or '}'") }
  }

  private mutating func readKey() throws(DataError) -> Int {
    guard scanner.next == UInt8(ascii: "\"") else {
      throw scanner.expected("the name of a field in quotes")
    }
    let start = scanner.at
    key.removeAll(keepingCapacity: true)
    try scanner.readText(into: &key)
    guard let column = builder.column(named: key[...]) else {
      throw scanner.error("there are more than \(builder.limits.columns) fields", at: start)
    }
    let row = builder.rows + 1
    if column == lastRows.count {
      lastRows.append(row)
    } else if lastRows[column] == row {
      scanner.field = builder.columns[column].name
      throw scanner.error(
        "row \(row) has the field \(quotedName(builder.columns[column].name)) twice",
        at: start
      )
    } else {
      lastRows[column] = row
    }
    return column
  }

  private mutating func readValue(column: Int) throws(DataError) {
    switch scanner.next {
    case UInt8(ascii: "\""):
      let textStart = builder.texts.count
      try scanner.readText(into: &builder.texts)
      builder.appendText(from: textStart, column: column)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      builder.append(.number(try scanner.readNumber()), column: column)
    default:
      if scanner.skipWord("true") {
        builder.append(.flag(true), column: column)
      } else if scanner.skipWord("false") {
        builder.append(.flag(false), column: column)
      } else if !scanner.skipWord("null") {
        let name = quotedName(builder.columns[column].name)
        throw scanner.expected(
          "a number, a text, true, false or null for \(name) of row \(builder.rows + 1)"
        )
      }
    }
  }
}
