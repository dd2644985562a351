import CVLSyntax
import Testing

@Suite struct LimitTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `every way to nest has the limit`() {
    let n = 5000
    let sources: [String] = [
      repeated("(", n), "print " + repeated("(", n), "print " + repeated("[", n),
      "print " + repeated("-", n) + "1", "print " + repeated("!", n) + "a",
      "print " + repeated("1 + ", n) + "1", "print " + repeated("1 ^ ", n) + "1",
      "print " + repeated("2^-", n) + "1", "print a" + repeated(".b", n),
      "print a" + repeated("[0]", n),
      "print " + repeated("f(", n), "print " + repeated("a ? b : ", n) + "c",
      "print " + repeated("a ? ", n), "print " + repeated("\"\\(", n),
      "print " + repeated("a || ", n) + "b", "print " + repeated("a && b || ", n) + "b",
      "print " + repeated("f(a: [(-", n), "print " + repeated("(", n) + "1" + repeated(")", n),
      "layout a { item { " + repeated("if b { ", n),
      "layout a { item { if b { } " + repeated("else if b { }\n", n),
      repeated("expect error A { ", n), "print a" + repeated("[0].b", n) + "(1)",
    ]
    for source in sources {
      let parsed = Parsed(source)
      let start = source.prefix(40)
      #expect(parsed.codes.contains { $0 == 601 || $0 == 146 || $0 == 106 }, "\(start)")
      #expect(parsed.codes.count <= 2, "\(start) \(parsed.problems)")
    }
  }

  @Test func `what the limit allows is deep and no deeper`() {
    for depth in [1, 2, 100, 254] {
      let parsed = Parsed("print " + repeated("-", depth) + "1")
      #expect(parsed.problems == [])
    }
    #expect(Parsed("print " + repeated("-", 256) + "1").codes == [601])
    var limits = ParserLimits()
    limits.nesting = 8
    #expect(Parsed("print " + repeated("(", 4) + "1" + repeated(")", 4), limits: limits).isClean)
    #expect(
      Parsed("print " + repeated("(", 9) + "1" + repeated(")", 9), limits: limits).codes == [601]
    )
  }

  @Test func `the source's size has a limit`() {
    var limits = ParserLimits()
    limits.sourceBytes = 10
    #expect(Parsed("print 1000", limits: limits).isClean)
    #expect(Parsed("print 10000", limits: limits).codes == [602])
  }

  @Test func `large sources take time in proportion`() {
    let sources = [
      repeated("(", 10_000), "print [" + repeated("1, ", 30_000) + "1]",
      "let a = " + repeated("1 + ", 50_000) + "1", repeated("a ", 50_000),
      "// " + repeated("x", 20_000), repeated("/*", 50_000), repeated("\"\\(", 30_000),
      "print \"" + repeated("x", 20_000) + "\"", repeated("9", 50_000), repeated("}", 50_000),
      repeated("{", 50_000), repeated("\n", 50_000) + "print 1", repeated("let a = 1\n", 10_000),
      repeated("/// a\n", 10_000) + "let a = 1",
    ]
    for source in sources {
      let time = ContinuousClock().measure { _ = Parsed(source) }
      #expect(time < .seconds(20), "\(source.prefix(20))")
    }
  }

  /// The same numbers for the same seed.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `no bytes trap`() {
    var random = Seeded(state: 1)
    for _ in 0..<10_000 {
      let count = Int.random(in: 0..<60, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(bytes)
    }
  }

  @Test func `no soup of tokens traps`() {
    let pieces = [
      "let", "if", "else", "true", "self", "a", "item", "layout", "scene", "x", "param", "in",
      "expect",
      "error", "items", "keys", "from", "scroll", "to", "print", "test", "fn", "use", "cvl", "1",
      "2x",
      "0.5turn", "#fff", "\"a\"", "\"\\(", "\"", "(", ")", "[", "]", "{", "}", ",", ";", ":", ".",
      "=", "?",
      "|", "+", "-", "*", "^", "!", "==", "<", "..<", "...", "&&", "\n", "\n", "// c\n", "/* c */",
      "/*",
      "/// d\n", "10px", "“", "\u{A0}", "é", "π", "°", "..", "===", "\\", "\r\n", "item {",
      "layout a {",
    ]
    var random = Seeded(state: 2)
    for _ in 0..<10_000 {
      let count = Int.random(in: 0..<40, using: &random)
      var source = ""
      for _ in 0..<count {
        source += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        if Bool.random(using: &random) { source += " " }
      }
      check(Array(source.utf8))
    }
  }

  /// Reads the bytes in every way; places must be inside, and in order.
  private func check(_ bytes: [UInt8]) {
    for mode in [Parsing.Mode.script, .repl] {
      let result = Parsed(bytes: bytes, mode: mode).result
      var last: Int32 = 0
      for diagnostic in result.diagnostics {
        #expect(diagnostic.range.start >= last && Int(diagnostic.range.end) <= bytes.count)
        last = diagnostic.range.start
      }
      for statement in result.script.statements {
        #expect(
          statement.range.start <= statement.range.end && Int(statement.range.end) <= bytes.count
        )
      }
    }
    if let once = formatted(bytes).bytes {
      #expect(formatted(once).bytes == once, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(Parsed(bytes: once).tree == Parsed(bytes: bytes).tree)
    }
  }
}
