import CVLCompiler
import CVLNumerics
import Testing

// Files from strangers: whatever the bytes, the answer is a table that fits together or an error.
struct DataTableFuzzTests {
  private let seeds: [(DataFormat, String)] = [
    (
      .csv,
      "section,w,tint,\"a \"\"b\"\"\"\r\n1,80,#f00,\"x,\n\"\r\n\r\n0,-6.5e1,#0f08,\n2,,#00ff00,é"
    ),
    (.csv, "\u{FEFF}f,t\ntrue,😀\nfalse,\n,\"\"\n"),
    (.json, ##"[{"w": -8.5e+1, "t": "x\n\ud83d\ude00é", "f": true}, {"w": null, "c": "#f00"}]"##),
    (.json, #"[[{"a": 1}], [], [{"b": "\u0041", "a": 0.5}, {"a": false}]]"#),
  ]

  /// Bytes that mean something to a reader, so that chance gets far.
  private let alphabet =
    Array("\"\\,,\n\r[]{}:: \t#fu0019.-+eEtruefalsnl".utf8) + [0xC3, 0xA9, 0xFF, 0]

  @Test(arguments: DataFormat.allCases)
  func `random bytes never trap`(format: DataFormat) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let count = random.nextInt(below: 40)
      let bytes = (0..<count).map { _ in alphabet[random.nextInt(below: alphabet.count)] }
      check(format, bytes)
      check(format, (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
  }

  @Test func `changed files never trap`() {
    var random = SplitMix64(seed: 2)
    var tables = 0
    for _ in 0..<20_000 {
      let (format, text) = seeds[random.nextInt(below: seeds.count)]
      var bytes = Array(text.utf8)
      for _ in 0...random.nextInt(below: 3) { mutate(&bytes, &random) }
      if check(format, bytes) { tables += 1 }
    }
    // Otherwise the changes are too rude to reach the later rules.
    #expect(tables > 2_000)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let at = random.nextInt(below: bytes.count)
    let byte = alphabet[random.nextInt(below: alphabet.count)]
    switch random.nextInt(below: 5) {
    case 0: bytes.insert(byte, at: at)
    case 1: if !bytes.isEmpty { bytes.remove(at: at) }
    case 2: if !bytes.isEmpty { bytes[at] = byte }
    case 3: bytes.removeSubrange(at...)
    default:
      let end = at + random.nextInt(below: bytes.count - at + 1)
      bytes.insert(contentsOf: Array(bytes[at..<end]), at: at)
    }
  }

  /// Holds the answer for bytes against what it promises; true for a table.
  @discardableResult
  private func check(_ format: DataFormat, _ bytes: [UInt8]) -> Bool {
    do throws(DataError) {
      let table = try format.read(bytes)
      let rows = table.rowCount
      let fits = table.columns.allSatisfy { column in
        column.values.count == rows && column.missing.allSatisfy { 0..<rows ~= $0 }
          && zip(column.missing, column.missing.dropFirst()).allSatisfy { $0 < $1 }
          && isPlausible(column)
      }
      #expect(fits && !table.counts.isEmpty, "\(bytes)")
      return true
    } catch {
      // One past the last byte is the end of the file.
      let isPlace = (error.line ?? 0) >= 1 && (error.column ?? 0) >= 1
      #expect(isPlace && !error.message.isEmpty, "\(bytes)")
      return false
    }
  }

  private func isPlausible(_ column: DataColumn) -> Bool {
    guard case .numbers(let numbers) = column.values else { return true }
    return numbers.indices.allSatisfy { numbers[$0].isFinite != column.missing.contains($0) }
  }

  @Test func `a table is the same in both formats`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1_000 {
      let columns = 1 + random.nextInt(below: 4)
      let rows = random.nextInt(below: 5)
      let types = (0..<columns).map { _ in random.nextInt(below: 4) }
      var csv = (0..<columns).map { "c\($0)" }.joined(separator: ",") + "\n"
      var objects: [String] = []
      for _ in 0..<rows {
        let cells = types.map { cell(type: $0, &random) }
        csv += cells.map { $0?.csv ?? "" }.joined(separator: ",") + ",\n"
        let pairs = cells.enumerated().map { "\"c\($0)\": \($1?.json ?? "null")" }
        objects.append("{\(pairs.joined(separator: ", ")), \"end\": null}")
      }
      // The last column, without values, keeps a row of nothing from being a blank line.
      csv = csv.replacing("\n", with: ",end\n", maxReplacements: 1)
      let json = "[\(objects.joined(separator: ", "))]"
      guard rows > 0 else { continue }
      #expect(DataFormat.csv.read(csv) == DataFormat.json.read(json), "\(csv)")
    }
  }

  private func cell(type: Int, _ random: inout SplitMix64) -> (csv: String, json: String)? {
    if random.nextInt(below: 5) == 0 { return nil }
    switch type {
    case 0:
      let number = shortestText(
        (random.nextUnit() - 0.5) * Double(random.nextInt(below: 1_000_000))
      )
      return (number, number)
    case 1: return random.nextInt(below: 2) == 0 ? ("true", "true") : (" false", "false")
    case 2: return ("#12f", "\"#12f\"")
    default: return ("\" x,\"\"\né\"", #"" x,\"\né""#)
    }
  }

  // MARK: Size

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (DataFormat.csv, "a,b\n", "1.25,some text\n", ""),
      (.csv, "a\n", "\"\"\"\n", "\""),
      (.csv, "a\n\"", "\"\"\n", "\""),
      (.csv, "a\n", " \n", ""),
      (.csv, "a\nx", " ", ""),
      (.csv, "a\n\"", " ", "\""),
      (.csv, "a\n", "9", ""),
      (.csv, "a\n0.", "0", "1"),
      (.csv, "a", ",", ""),
      (.csv, "a\n", ",", ""),
      (.csv, "section\n", "99999\n", ""),
      (.json, "[", "{\"a\": 1.25, \"b\": \"some text\"},", "{}]"),
      (.json, "[{\"a\": \"", "\\ud83d\\ude00", "\"}]"),
      (.json, "[{\"", "k", "\": 1}]"),
      (.json, "[", "[],", "[]]"),
      (.json, "[{\"a\": ", "9", "}]"),
      (.json, "[", " ", "]"),
      (.json, "", "[", ""),
    ]
  )
  func `a megabyte takes linear time`(
    format: DataFormat,
    head: String,
    repeated: String,
    tail: String
  ) {
    let count = 1_000_000 / repeated.utf8.count
    let text = head + String(repeating: repeated, count: count) + tail
    check(format, Array(text.utf8))
  }
}
