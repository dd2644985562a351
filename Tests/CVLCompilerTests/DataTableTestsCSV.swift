import CVLCompiler
import CVLNumerics
import Testing

struct DataTableCSVTests {
  private func csv(_ text: String) -> String { DataFormat.csv.read(text) }

  // MARK: Lines

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end in any of three ways, the last one need not`(end: String) {
    for tail in ["", end] {
      let text = ["a,b", "1,x", "2,y"].joined(separator: end) + tail
      #expect(csv(text) == "2 rows; a: numbers 1 2; b: texts <x> <y>")
    }
  }

  @Test func `blank lines are skipped, before the header too`() {
    #expect(
      csv("\n \t\n a,b\n\n1,2\n  \n\r\n3,4\n\n \t") == "2 rows; a: numbers 1 3; b: numbers 2 4"
    )
  }

  @Test func `a header alone is a table without rows`() {
    #expect(csv("a,b\n") == "0 rows; a: numbers; b: numbers")
    #expect(csv("a,section") == "0 rows; a: numbers; section: numbers")
  }

  @Test func `an empty file is refused`() {
    let message = "the file is empty; its first line must name the columns"
    expectError(.csv, "‹›", message)
    expectError(.csv, "\n \n‹›", message)
    expectError(.csv, "\u{FEFF}\n‹›", message)
  }

  // MARK: Quotes

  @Test func `a quoted cell may hold commas, quotes and line breaks`() {
    #expect(
      csv("a,b\n\"x,\"\"y\"\"\",\"1\n2\r\n3\"\n")
        == "1 rows; a: texts <x,\"y\">; b: texts <1\n2\r\n3>"
    )
    #expect(csv("a\n\"\"\"\"") == "1 rows; a: texts <\">")
    #expect(csv("\"a,\nb\"\r\n\"1\"\r\n") == "1 rows; a,\nb: numbers 1")
  }

  @Test func `a quote that is never closed is refused at its opening`() {
    expectError(.csv, "a,b\n1,‹›\"x\n2,y\n", "this quote is never closed", row: 1)
    expectError(.csv, "a,b\n1,2\n3,‹›\"", "this quote is never closed", row: 2)
    expectError(.csv, "a,‹›\"b\"\"", "this quote is never closed")
  }

  @Test func `text behind a quoted cell is refused`() {
    let message = "there must be a comma or a new line behind the quote that ends a cell"
    expectError(.csv, "a,b\n\"1\"‹› ,2\n", message, row: 1)
    expectError(.csv, "\"a\"‹›b\n", message)
  }

  @Test func `a quote inside a cell without quotes is refused`() {
    let message = "a cell with a quote in it must begin with one, and double those inside"
    expectError(.csv, "a,b\n1,5‹›\" pipe\n", message, row: 1)
    expectError(.csv, "a,b\n1, ‹›\"x\"\n", message, row: 1)
  }

  // MARK: Header

  @Test func `spaces around a name without quotes do not count`() {
    #expect(csv(" a ,\tb\n1,2") == "1 rows; a: numbers 1; b: numbers 2")
    #expect(csv("\" a \",é-1\n1,2") == "1 rows;  a : numbers 1; é-1: numbers 2")
  }

  @Test func `names that are empty or come twice are refused`() {
    expectError(.csv, "a,‹›,c\n", "column 2 has no name")
    expectError(.csv, "a,‹›\n", "column 2 has no name")
    expectError(.csv, "a,‹›\"\"\n", "column 2 has no name")
    expectError(.csv, "x,a,b,‹› a\n", "columns 2 and 4 are both named 'a'", field: "a")
  }

  @Test func `rows must be as long as the header`() {
    expectError(.csv, "a,b,c\n1,2,3\n\n‹›1,2\n", "row 2 has 2 cells, but the header has 3", row: 2)
    expectError(.csv, "a,b\n‹›1\n", "row 1 has 1 cell, but the header has 2", row: 1)
    expectError(
      .csv,
      "a,b\n\"1\n\",2\n‹›1,2,\"3\n\",\n",
      "row 2 has 4 cells, but the header has 2",
      row: 2
    )
    expectError(.csv, "a,section\n‹›1\n", "row 1 has 1 cell, but the header has 2", row: 1)
  }

  // MARK: Types

  @Test func `numbers have signs, decimals and exponents, and spaces around`() {
    #expect(
      csv("a\n1\n-2.5\n+.5\n1e3\n -1.5E-2\t\n\"7\"\n-0")
        == "7 rows; a: numbers 1 -2.5 0.5 1000 -0.015 7 0"
    )
  }

  @Test(arguments: [
    "x", "nan", "NaN", "inf", "-inf", "1e999", "-1e999", "1,5", "0x10", "--1", "+-1", "1.", "1e",
    "-", "1 2", "1_000", "١", "",
  ])
  func `a cell that is no finite number makes its column text`(cell: String) {
    #expect(csv("a\n1\n\"\(cell)\"\n 2 ") == "3 rows; a: texts <1> <\(cell)> < 2 >")
  }

  @Test func `flags are true and false, and nothing else`() {
    #expect(csv("a\ntrue\n false \n\"true\"") == "3 rows; a: flags true false true")
    #expect(csv("a\ntrue\nTrue") == "2 rows; a: texts <true> <True>")
    #expect(csv("a\ntrue\n1") == "2 rows; a: texts <true> <1>")
  }

  @Test func `colours have three, six or eight digits`() {
    #expect(
      csv("a\n#f0a\n #12aBcD \n\"#12345678\"")
        == "3 rows; a: colors #ff00aaff #12abcdff #12345678"
    )
    for cell in ["#", "#ff", "#ffff", "#fffff", "#fffffff", "#ggg", "fff", "# ff", "#ff0000ff0"] {
      #expect(csv("a\n#fff\n\(cell)") == "2 rows; a: texts <#fff> <\(cell)>")
    }
  }

  @Test func `text keeps its spaces`() {
    #expect(csv("a,b\n x ,y \n") == "1 rows; a: texts < x >; b: texts <y >")
    #expect(csv("a\n\"  \"") == "1 rows; a: texts <  >")
  }

  @Test func `an empty cell is missing, an empty text is not`() {
    #expect(
      csv("n,f,c,t,e\n1,true,#fff,x,\n,,,,\n3, ,\t,\"\",")
        == "3 rows; n: numbers 1 - 3; f: flags true - -; c: colors #ffffffff - -; "
        + "t: texts <x> - <>; e: numbers - - -"
    )
  }

  @Test func `what is missing has a placeholder and a row`() throws {
    let table = try DataTable(csv: Array("n,f,t\n1,true,x\n,,\n3,,y".utf8))
    guard case .numbers(let numbers) = table.columns[0].values,
      case .flags(let flags) = table.columns[1].values,
      case .texts(let texts) = table.columns[2].values
    else {
      Issue.record("wrong types")
      return
    }
    #expect(numbers[0] == 1 && numbers[1].isNaN && numbers[2] == 3)
    #expect(flags == [true, false, false])
    #expect(texts == ["x", "", "y"])
    #expect(table.columns.map(\.missing) == [[1], [1, 2], [1]])
    #expect(table.columns.map(\.values.count) == [3, 3, 3])
  }

  // MARK: Sections

  @Test func `a column named section sorts the rows, keeping their order`() {
    #expect(
      csv("a,section,b\np,1,1\nq,0,2\nr,1,\ns,0,4\nt,3.0,5\n")
        == "2 2 0 1 rows; a: texts <q> <s> <p> <r> <t>; section: numbers 0 0 1 1 3; "
        + "b: numbers 2 4 1 - 5"
    )
    #expect(csv("\"section\"\n2\n 1e0 \n") == "0 1 1 rows; section: numbers 1 2")
    #expect(csv("Section\n2\n") == "1 rows; Section: numbers 2")
  }

  @Test(arguments: ["-1", "0.5", "x", "nan", "1e999", "\"\"", "true"])
  func `a section must be a whole number`(cell: String) {
    let text = cell == "\"\"" ? "" : cell
    expectError(
      .csv,
      "a,section\n1,0\n1,‹›\(cell)\n",
      "the section of row 2 must be a whole number from 0, not '\(text)'",
      row: 2,
      field: "section"
    )
  }

  @Test func `every row needs a section`() {
    expectError(.csv, "a,section\n1,‹› \n", "row 1 has no section", row: 1, field: "section")
  }

  @Test func `there are at most 100,000 sections`() throws {
    let table = try DataTable(csv: Array("section\n99999\n".utf8))
    #expect(table.counts.count == 100_000 && table.rowCount == 1)
    for cell in ["100000", "1e300", "9223372036854775808"] {
      expectError(
        .csv,
        "section\n‹›\(cell)",
        "the section of row 1 is too large; there may be 100000 sections",
        row: 1,
        field: "section"
      )
    }
  }
}
