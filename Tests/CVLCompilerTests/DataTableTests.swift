import CVLCompiler
import CVLNumerics
import Testing

// What both readers share: the bytes of a file, and what it may not exceed.
struct DataTableTests {
  @Test(arguments: DataFormat.allCases)
  func `a byte order mark is skipped and is no column`(format: DataFormat) {
    let text = format == .csv ? "\u{FEFF}a\n1\n" : "\u{FEFF}[{\"a\": 1}]"
    #expect(format.read(text) == "1 rows; a: numbers 1")
    let error = DataError("column 2 has no name", line: 1, column: 3)
    #expect(throws: error) { try DataTable(csv: Array("\u{FEFF}a,\n".utf8)) }
  }

  @Test func `every well-formed character is accepted`() {
    for scalar in ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}"]
      + ["\u{10000}", "\u{3FFFF}", "\u{40000}", "\u{FFFFF}", "\u{100000}", "\u{10FFFF}", "é", "😀"]
    {
      #expect(DataFormat.csv.read("a\n\(scalar)") == "1 rows; a: texts <\(scalar)>")
      #expect(DataFormat.json.read("[{\"a\": \"\(scalar)\"}]") == "1 rows; a: texts <\(scalar)>")
    }
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x28, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x28], [0xFF], [0xFE],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are refused where they are`(bytes: [UInt8]) {
    let error = DataError("the file is not UTF-8 text", line: 2, column: 2)
    for tail in ["", "é\n"] {
      #expect(throws: error) { try DataTable(csv: Array("a\nx".utf8) + bytes + tail.utf8) }
    }
    #expect(throws: error) { try DataTable(json: Array("[{\"a\":\n\"".utf8) + bytes + "\"}]".utf8) }
  }

  @Test func `validation agrees with the standard library`() {
    var random = SplitMix64(seed: 7)
    let bytes: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0]
    let more: [UInt8] = [0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
    for _ in 0..<20_000 {
      let count = 1 + random.nextInt(below: 5)
      let text = (0..<count).map { _ in (bytes + more)[random.nextInt(below: 23)] }
      let isValid = String(decoding: text, as: UTF8.self).utf8.elementsEqual(text)
      let isRead = (try? DataTable(csv: [0x61, 0x0A, 0x22] + text + [0x22])) != nil
      #expect(isRead == isValid, "\(text)")
    }
  }

  @Test func `too much is refused`() {
    var limits = DataLimits()
    limits.bytes = 5
    #expect(throws: DataError("the file has 6 bytes, more than 5")) {
      try DataTable(csv: Array("a,b\n1,".utf8), limits: limits)
    }
    limits = DataLimits()
    limits.columns = 2
    expectError(.csv, "a,b,‹›c\n", "there are more than 2 columns", limits: limits)
    expectError(
      .json,
      #"[{"a": 1, "b": 2}, {"b": 2, ‹›"c": 3}]"#,
      "there are more than 2 fields",
      row: 2,
      limits: limits
    )
    limits = DataLimits()
    limits.sections = 2
    expectError(.json, "[[], [], ‹›[]]", "there are more than 2 sections", limits: limits)
    limits = DataLimits()
    limits.cells = 3
    #expect(throws: DataError("2 rows of 2 fields are more than 3 values")) {
      try DataTable(json: Array(#"[{"a": 1}, {"b": 1}]"#.utf8), limits: limits)
    }
  }

  @Test func `objects that share no key do not fill the memory`() {
    let rows = (0..<9_000).map { "{\"k\($0)\": 0}" }.joined(separator: ",")
    #expect(throws: DataError("9000 rows of 9000 fields are more than 10000000 values")) {
      try DataTable(json: Array("[\(rows)]".utf8))
    }
  }

  @Test func `rows of all sections are counted`() {
    #expect(DataTable(columns: [], counts: [2, 0, 3]).rowCount == 5)
  }

  @Test func `a message does not repeat a whole long name`() throws {
    let name = String(repeating: "n", count: 1_000)
    do throws(DataError) {
      _ = try DataTable(csv: Array("\(name),\(name)".utf8))
    } catch {
      #expect(error.message == "columns 1 and 2 are both named '\(name.prefix(40))…'")
      #expect(error.field == name)
    }
  }
}
