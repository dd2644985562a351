// Rows of data for items, as a file gives them.
//
// A table is kept by columns, since a layout reads `data.NAME` of one item after the other and wants
// the type of NAME once, not once a row. The rows of all sections stand in one piece:
//
//     section,w,tint            counts    [1, 2]
//     1,80,#f00                 section   numbers [0, 1, 1]
//     0,60,#0f0                 w         numbers [60, 80, 40]
//     1,40,                     tint      colors  [#0f0, #f00, -], missing [2]
//
// A value that is not there is no error until somebody reads it, so the table remembers where. The
// readers take bytes from strangers: they refuse, with the place, and never trap.

package import CVLEngine
import CVLSyntax

/// The rows of a data file, by columns.
package struct DataTable: Sendable {
  /// The columns, in the order in which their names first appear.
  package var columns: [DataColumn]

  /// How many rows each section has; there is at least one section.
  ///
  /// The rows of section 0 come first in every column, then those of section 1, and so on.
  package var counts: [Int]

  /// Makes a table.
  package init(columns: [DataColumn], counts: [Int]) {
    self.columns = columns
    self.counts = counts
  }

  /// How many rows all sections have together.
  package var rowCount: Int { counts.reduce(0, +) }
}

/// One field of all rows.
package struct DataColumn: Sendable {
  /// The name, which need not be one that a layout can write.
  package var name: String

  /// One value a row; a placeholder (NaN, false, clear black or "") where it is missing.
  package var values: Values

  /// The rows without a value, counted from 0 over all sections, ascending.
  package var missing: [Int]

  /// Values of one type.
  package enum Values: Sendable {
    /// Finite numbers; also the type of a column of which every value is missing.
    case numbers([Double])
    /// `true` and `false`.
    case flags([Bool])
    /// Anything.
    case texts([String])
    /// `#rgb`, `#rrggbb` and `#rrggbbaa`.
    case colors([Color])

    /// How many values there are.
    package var count: Int {
      switch self {
      case .numbers(let values): values.count
      case .flags(let values): values.count
      case .texts(let values): values.count
      case .colors(let values): values.count
      }
    }
  }
}

/// Why a data file was refused.
package struct DataError: Error, Equatable, Sendable {
  /// What is wrong, one sentence without a full stop; the place is not in it.
  package var message: String
  /// The line in the file, from 1.
  package var line: Int?
  /// The column in the line, from 1, in characters.
  package var column: Int?
  /// The row, from 1 in the order of the file; the header is none.
  package var row: Int?
  /// The name of the field.
  package var field: String?

  /// Makes an error.
  package init(
    _ message: String,
    line: Int? = nil,
    column: Int? = nil,
    row: Int? = nil,
    field: String? = nil
  ) {
    self.message = message
    self.line = line
    self.column = column
    self.row = row
    self.field = field
  }

  /// Makes an error at an offset in the bytes of a file.
  ///
  /// Counts lines from the beginning, so it is for the one error that ends the reading.
  init(
    _ message: String,
    at offset: Int,
    of bytes: [UInt8],
    row: Int? = nil,
    field: String? = nil
  ) {
    let place = SourceText(name: "", bytes: bytes).position(of: offset)
    self.init(message, line: place.line, column: place.column, row: row, field: field)
  }
}

/// What a data file may not exceed.
package struct DataLimits: Sendable {
  /// Bytes of the file.
  package var bytes = 16 << 20
  /// Different names of fields.
  package var columns = 10_000
  /// Sections, empty ones included.
  package var sections = 100_000
  /// Rows times columns.
  ///
  /// A few kilobytes of JSON whose objects share no key would otherwise fill the memory.
  package var cells = 10_000_000

  /// The defaults.
  package init() {}
}
