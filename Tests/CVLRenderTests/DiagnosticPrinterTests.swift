import CVL
import CVLSyntax
import Testing

struct DiagnosticPrinterTests {
  /// The problem over the first `bad` of a text, drawn.
  private func drawn(
    _ bytes: [UInt8],
    marking word: String = "bad",
    help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> String {
    let source = SourceText(name: "a.cvl", bytes: bytes)
    let range = place(of: word, in: bytes)
    return DiagnosticPrinter { _ in source }.styled(
      Diagnostic(code: 203, range: range, message: "unknown name", help: help, notes: notes)
    ).string
  }

  private func place(of word: String, in bytes: [UInt8]) -> SourceRange {
    let needle = Array(word.utf8)
    let start =
      bytes.indices.first { bytes[$0...].starts(with: needle) } ?? bytes.count
    return SourceRange(file: 0, start: start, end: start + needle.count)
  }

  private func drawn(_ text: String, help: String? = nil) -> String {
    drawn(Array(text.utf8), help: help)
  }

  @Test func `a problem shows its code, place, line and suggestion`() {
    #expect(
      drawn("let a = 1\nlet b = bad + 1\n", help: "did you mean 'a'?") == """
        error[CVL0203]: unknown name
         --> a.cvl:2:9
        2 | let b = bad + 1
          |         ^^^
          help: did you mean 'a'?

        """
    )
  }

  @Test func `the marks stand below their word whatever the widths before it`() {
    #expect(drawn("\tbad").contains("1 |     bad\n  |     ^^^\n"))
    #expect(drawn("ab\tbad").contains("1 | ab  bad\n  |     ^^^\n"))
    #expect(drawn("漢字 bad").contains("1 | 漢字 bad\n  |      ^^^\n"))
    #expect(drawn("😀 bad").contains("a.cvl:1:3\n1 | 😀 bad\n  |    ^^^\n"))
    #expect(drawn("e\u{301} bad").contains("\n  |   ^^^\n"))
    #expect(drawn("\u{FEFF}bad").contains("a.cvl:1:1\n1 | bad\n  | ^^^\n"))
  }

  @Test func `nothing in a script reaches the terminal as a control sequence`() {
    let text = drawn("\u{1B}[31m\u{7}\u{202E} bad")
    #expect(text.contains("1 | \\u{1b}[31m\\u{7}\\u{202e} bad\n"))
    #expect(text.contains("\n  | " + String(repeating: " ", count: 24) + "^^^\n"))
    let source = SourceText(name: "a\u{1B}.cvl", bytes: [])
    let other = DiagnosticPrinter { _ in source }.styled(
      Diagnostic(
        code: 1,
        range: SourceRange(file: 0, start: 0, end: 9),
        message: "x\u{1B}y",
        help: "\u{9B}z"
      )
    ).string
    #expect(
      !other.unicodeScalars.contains { $0.value != 10 && ($0.value < 32 || $0.value == 0x9B) }
    )
  }

  @Test func `bytes that are not UTF-8 are shown as numbers`() {
    #expect(
      drawn([0xFF, 0xC3] + Array(" bad".utf8)).contains("1 | \\xff\\xc3 bad\n  |          ^^^\n")
    )
    #expect(drawn([0x20, 0xE2, 0x82]).contains("1 |  \\xe2\\x82\n"))
    #expect(drawn([0, 0x62, 0x61, 0x64]).contains("1 | \\u{0}bad\n"))
  }

  @Test func `a very long line is cut about the place`() {
    let filler = String(repeating: "x", count: 5000)
    let text = drawn(filler + " bad " + filler)
    let lines = text.split(separator: "\n")
    #expect(lines[2].count < 140)
    #expect(lines[2].hasPrefix("1 | …") && lines[2].hasSuffix("…"))
    let place = lines[2].firstRange(of: "bad")?.lowerBound
    let mark = lines[3].firstRange(of: "^^^")?.lowerBound
    #expect(
      place.map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        == mark.map { lines[3].distance(from: lines[3].startIndex, to: $0) }
    )
  }

  @Test func `a range of several lines marks the first, a place without extent one column`() {
    let source = SourceText(name: "a.cvl", bytes: Array("ab cd\nef".utf8))
    let printer = DiagnosticPrinter { _ in source }
    func marks(_ start: Int, _ end: Int) -> String {
      printer.styled(
        Diagnostic(
          code: 1,
          severity: .warning,
          range: SourceRange(file: 0, start: start, end: end),
          message: "m"
        )
      ).string
    }
    #expect(marks(3, 8).hasSuffix("1 | ab cd\n  |    ^^\n"))
    #expect(marks(5, 5).hasSuffix("1 | ab cd\n  |      ^\n"))
    #expect(marks(900, 901).hasSuffix("2 | ef\n  |   ^\n"))
    #expect(marks(0, 1).hasPrefix("warning[CVL0001]: m\n"))
  }

  @Test func `a note shows its own place and a problem without a place has none`() {
    let bytes = Array("let a = 1\nbad".utf8)
    let text = drawn(
      bytes,
      notes: [.init(range: place(of: "a =", in: bytes), message: "declared here")]
    )
    #expect(text.hasSuffix("  note: declared here\n --> a.cvl:1:5\n1 | let a = 1\n  |     ^^^\n"))
    let nowhere = DiagnosticPrinter { _ in nil }.styled(
      Diagnostic(code: 1, range: .none, message: "m")
    )
    #expect(nowhere.string == "error[CVL0001]: m\n")
  }

  @Test func `the JSON form is one object on one line`() {
    let source = SourceText(name: "a \"b\".cvl", bytes: Array("x\nyé bad".utf8))
    let printer = DiagnosticPrinter { _ in source }
    let range = SourceRange(file: 0, start: 6, end: 9)
    #expect(
      printer.json(
        Diagnostic(
          code: 203,
          range: range,
          message: "a\nb\u{1B}",
          help: "h",
          notes: [.init(range: .none, message: "n")]
        )
      )
        == #"{"code":"CVL0203","severity":"error","message":"a\nb\u001b","file":"a \"b\".cvl","#
        + #""line":2,"column":4,"endLine":2,"endColumn":7,"help":"h","notes":[{"message":"n","#
        + #""file":null,"line":null,"column":null,"endLine":null,"endColumn":null}]}"#
    )
  }

  @Test func `a SARIF document lists each rule once`() {
    let source = SourceText(name: "ä b.cvl", bytes: Array("bad".utf8))
    var document = SARIFDocument()
    let problem = Diagnostic(
      code: 203,
      range: SourceRange(file: 0, start: 0, end: 3),
      message: "m",
      help: "h"
    )
    document.append([problem, problem], DiagnosticPrinter { _ in source })
    #expect(document.text.contains(#""rules":[{"id":"CVL0203"}]"#))
    #expect(document.text.contains(#""uri":"%C3%A4%20b.cvl""#))
    #expect(document.text.contains(#""message":{"text":"m (h)"}"#))
  }
}
