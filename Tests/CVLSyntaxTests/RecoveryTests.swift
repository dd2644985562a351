import CVLSyntax
import Testing

@Suite struct RecoveryTests {
  @Test func `each statement reports its own problem and none of another`() {
    let parsed = Parsed(
      """
      let a = (1 + 2
      let b = 3 4
      radius = 90
      layout ring {
        param c = 10px
        itme { foo bar; baz }
        item {
          size == 3
          z = f(1,
                2 3)
          alpha = sin 30
        }
        header { z = 1 }
      }
      scene 320x480
      show ring
      expect count = 3
      print 1 +
      print 2
      """
    )
    #expect(parsed.codes == [122, 135, 142, 110, 147, 131, 121, 128, 111, 131, 120])
  }

  @Test func `what is declared stays declared though its value is wrong`() {
    let parsed = Parsed(
      "let a = * 3\nparam b =\nlayout c { let d = ); item { z = + } }\nfn e() = ("
    )
    #expect(
      parsed.tree == """
        let a = missing
        param b = missing
        layout c {
          let d = missing
          item {
            z = missing
          }
        }
        fn e() = missing

        """
    )
  }

  @Test func `no more problems are reported than the limit says`() {
    let parsed = Parsed(String(repeating: "radius = 90\n", count: 100_000))
    #expect(parsed.codes == Array(repeating: 142, count: 50))
    #expect(Parsed(String(repeating: "$ ", count: 100_000)).codes.count == 50)
  }

  @Test func `problems come in the order of their places`() {
    let parsed = Parsed("radius = 90\nlet a = 10px\nradius = 80\nlet b = #f\n")
    #expect(parsed.codes == [142, 110, 142, 112])
  }

  @Test(arguments: [
    "let a = (1 +", "print [1,", "layout a {", "layout a {\n item {\n  z = 1", "let a = 1 +",
    "let a =",
    "print 1,", "f(", "/* a", "test \"a\" {\n  print (1", "let a = b ? 1 :",
    "layout a {\n item { z =",
    "expect error CVL01 {", "items 3 {", "let a = -", "print 1\n/* b /* c */",
  ])
  func `a prompt asks for more`(source: String) {
    #expect(Parsed(source, mode: .repl).result.needsMoreInput)
    #expect(!Parsed(source, mode: .repl).isClean)
  }

  @Test(arguments: [
    "", "let a = 1", "let a", "print \"a", "radius = 90\nlayout a {", "let a = 1)",
    "layout a { foo\n item {",
    "print", "print \"\\(1 +", "$ /*",
  ])
  func `a prompt does not ask for more`(source: String) {
    #expect(!Parsed(source, mode: .repl).result.needsMoreInput)
  }

  @Test func `every code has an example that provokes it alone, and a remedy without problems`() {
    // An example cannot hold bytes that are no UTF-8, nor 16 MiB.
    let withoutExample: Set<Int> = [101, 602]
    for code in DiagnosticCode.syntax {
      let remedy = Parsed(code.remedy.text)
      #expect(remedy.problems == [], "\(code.name)")
      if withoutExample.contains(code.number) { continue }
      let example = Parsed(code.example.text)
      #expect(example.codes == [code.number], "\(code.name) \(example.problems)")
    }
    let numbers = DiagnosticCode.syntax.map { $0.number }
    #expect(numbers.count == Set(numbers).count)
  }

  @Test func `bytes that are no UTF-8 are reported where they are`() {
    for (bytes, range) in [
      ([0x70, 0xFF, 0x0A], 1..<2), ([0xC3], 0..<1), ([0x22, 0xE2, 0x82, 0x22], 1..<3),
      ([0x2F, 0x2F, 0xC0, 0x80], 2..<4), ([0xED, 0xA0, 0x80], 0..<3),
      ([0xF4, 0x90, 0x80, 0x80], 0..<4),
    ] as [([UInt8], Range<Int>)] {
      let parsed = Parsed(bytes: bytes)
      let found = parsed.result.diagnostics.first { $0.code == 101 }?.range
      #expect(found.map { Int($0.start)..<Int($0.end) } == range)
    }
  }

  @Test func `places are counted in lines and characters`() {
    let bytes = Array("\u{FEFF}let größe = 1\r\n  let b = 10px\r\n".utf8)
    let parsed = Parsed(bytes: bytes)
    let text = SourceText(name: "a.cvl", bytes: bytes)
    let place = text.position(of: Int(parsed.result.diagnostics[0].range.start))
    #expect(place.line == 2)
    #expect(place.column == 11)
    guard case .letDecl(let first) = parsed.result.script.statements[0].kind else { return }
    #expect(text.position(of: Int(first.name.range.start)).column == 5)
    #expect(text.position(of: Int(first.value.range.start)).column == 13)
  }

  @Test(arguments: [
    ("radios", "radius"), ("hieght", "height"), ("WIDTH", "width"), ("conut", "count"),
    ("cnt", nil), ("xyz", nil),
    ("a", nil), ("radius", "radiuss"),
  ])
  func `the nearest name is offered`(name: String, near: String?) {
    var known = ["width", "height", "radius", "count"].filter { $0 != name }
    if name == "radius" { known = ["radiuss"] }
    let found = nearMiss(Array(name.utf8), among: known.map { Array($0.utf8) })
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == near)
  }
}
