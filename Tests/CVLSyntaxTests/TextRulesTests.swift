import CVLSyntax
import Testing

/// The rules about text, line ends and heads, each with its good and its bad side.
@Suite struct TextRulesTests {
  @Test(arguments: [
    "let a = 1 +\n  2", "let a =\n\n  2", "print 1,\n  2", "let a = b ?\n  1 :\n  2",
    "let a = f(\n  1\n  ,\n  k:\n  2\n)", "let a = [\n1\n]", "let a = 0..<\n  n", "let a = -\n  b",
    "let a = (b\n  + c)", "layout a {\n  item { if b { z = 1 }\n  else { z = 2 } }\n}",
    "let a = 1; let b = 2;;\n;", "let a = 1 /* one\n two */ + 2", "//// comment\nlet a = 1",
    "test \"a\" { } scene 1 x 2", "layout a { item { } header { } }",
    "let a = 1\r\nlet b = 2\rlet c = 3",
    "layout a { item { z = 1 } let b = 2 }", "test \"a\" { let b = 1 }", "param a = b in c |\n d",
    "let θ = 1; let Größe = 2; let 数 = 3; let _a1 = 4", "print(1, 2)",
    "scroll to(1, 2)", "scene w x(h)", "let x = 1; scene x x x", "let item = 3; let keys = 4",
    "items keys", "items keys [1, 2]", "expect error == 3", "expect error CVL05 { print 1 }",
    "let show = 3; print show", "layout a { item { print = 3; show.x = 4 } }",
    "\u{FEFF}cvl 1\nprint 1",
    "#!/usr/bin/env cvl\ncvl 1\nprint 1", "// c\n\n/* d */ cvl 1", "print 1...\n 3", "print a,\n b",
  ])
  func `accepted`(source: String) {
    #expect(Parsed(source).problems == [])
  }

  @Test(arguments: [
    // Line ends.
    ("let a = 1\n  ‹+› 2", 124), ("let a = b\n  ‹?› 1 : 2", 124), ("let a = b\n  ‹.›x", 124),
    ("layout a\n‹{›\n}", 150), ("let a = f ‹(›b)", 127), ("let a = b ‹[›0]", 127),
    ("print \"a‹›", 106), ("fn f ‹(›a) = a", 127),
    ("print 1 ‹2›", 135), ("let a = ‹3›(4)", 129), ("let a = ‹f(1)›(2)", 129),
    // Heads and reserved words.
    ("let ‹if› = 3", 145), ("‹radius› = 90", 142), ("‹center›.x = 90", 142), ("‹else› { }", 144),
    ("‹3› + 4", 146), ("‹sin›(3)", 146), ("‹item› { z = 1 }", 143), ("‹contentSize› = 3", 143),
    ("layout a { ‹show› b }", 143), ("layout a { item { ‹scene› 3 x 4 } }", 143),
    ("layout a { item { ‹header› { } } }", 143), ("layout a { ‹alpha› = 3 }", 142),
    ("test \"a\" { ‹test› \"b\" { } }", 143), ("test \"a\" { ‹use› \"b\" }", 143),
    ("let a = 1\n‹cvl› 1", 148), ("cvl ‹2›", 151), ("‹if› a { }", 143),
    // Numbers and signs.
    ("let a = ‹2e›", 108), ("let a = ‹1__0›", 108), ("let a = ‹1_›", 108), ("let a = 1‹.›", 108),
    ("let a = ‹10px›", 110), ("let a = ‹50%›", 110), ("let a = ‹1.5em›", 110),
    ("let a = f(‹50%›)", 110),
    ("let a = ‹90degrees›", 110), ("let a = 90 ‹deg›", 110), ("scene ‹320x480›", 111),
    ("scene 320 ‹x480›", 111), ("scene 320 ‹*› 480", 121), ("let a = ‹1e400›", 109),
    ("let a = ‹2x›", 134), ("let a = 3 ‹2x›", 134), ("let a = ‹#ff›", 112), ("let ‹#fff› = 1", 121),
    ("let a = b ‹===› c", 113), ("let a = b ‹!==› c", 113), ("let a = b ‹&› c", 113),
    ("let a = b ‹|› c", 113), ("let a = b ‹**› c", 113), ("let a = b ‹..› c", 113),
    ("let a ‹:=› c", 113), ("let a = b ‹≤› c", 113), ("let a = b ‹×› c", 113),
    ("let a = ‹−›c", 113),
    // Words of other languages.
    ("let a = b ‹and› c", 130), ("let a = b ‹or› c", 130), ("let a = ‹not› b", 130),
    ("‹var› a = 1", 141), ("‹func› f(a) = 1", 141), ("‹def› f(a) = 1", 141),
    ("layout a { item { if b { } ‹elif› c { } } }", 141),
    // Characters.
    ("print ‹“›a”", 104), ("print ‹'›a'", 104), ("print‹\u{A0}›1", 103), ("print ‹\u{0}›", 102),
    ("print \"‹\u{7}›\"", 102), ("print ‹$›", 102), ("let a = 1 // ‹\u{1}›", 102),
    ("print \"‹\\q›\"", 107), ("print \"‹\\u›{}\"", 107), ("‹/*› /* */", 105),
    // Expressions.
    ("let a = 1 < x ‹<› 3", 125), ("let a = 1..<2‹...›3", 126), ("let a = ‹sin 30›", 128),
    ("let a = ‹sin 30deg› + 1", 128), ("expect a ‹=› b", 131),
    ("layout a { item { z ‹==› 3 } }", 131),
    ("let a = f(b: 1, ‹2›)", 132), ("let a = ‹()›", 133), ("let a = ‹(1, 2, 3, 4)›", 133),
    ("let a = ‹if› b", 120), ("let a = 3 + ‹;› let b = 1", 120), ("let a = ‹)›", 123),
    ("let a = (1‹]›", 123), ("let a = ‹(›1 + 2\nlet b = 3", 122),
    ("print ‹[›1, 2\nshow circle", 122),
    ("layout a ‹{›\n  item { z = 1 }\n\nscene 1 x 2\nprint 3", 122), ("‹}›", 123),
    ("layout a {\n item {\n  z = f‹(›1, 2\n  alpha = 1\n }\n}", 122),
    ("layout a { item { ‹foo› } }", 149), ("layout a { ‹foo› { } }", 147),
    ("let a = ‹{›1}", 120), ("let a ‹3›", 121), ("set a ‹3›", 121), ("fn f ‹=› 3", 121),
    ("items 3 { w ‹3› }", 121), ("let a = b‹.3›", 135), ("let a = ‹0x1F›", 110),
    ("layout a { item { if ‹sin 30› { z = 1 } } }", 128),
    ("use ‹\"\\(›1)\"", 136), ("param a = 1 in 0‹..<›3", 121), ("‹expct› a", 140),
    ("‹foo› bar", 140),
  ])
  func `refused`(marked: String, code: Int) {
    let source = MarkedSource(marked)
    let parsed = Parsed(bytes: source.bytes)
    #expect(parsed.codes == [code], "\(marked)\n\(parsed.problems)")
    guard let range = source.ranges.first, let found = parsed.result.diagnostics.first?.range,
      code != 106
    else { return }
    #expect(Int(found.start)..<Int(found.end) == range, "\(marked)\n\(parsed.problems)")
  }

  @Test(arguments: [
    ("radius = 90", "let radius"), ("radius = 90", "set radius"), ("scene 320x480", "320 x 480"),
    ("let a = sin 30", "sin(30)"), ("let a = f (x)", "f(…)"), ("let a = 1..2", "..<"),
    ("let a = 1..2", "'...'"), ("expct a", "'expect'"), ("let a = 90degrees", "90deg"),
    ("let a = 3msec", "3ms"), ("let a = 3dge", "3deg"), ("let a = 1 < x < 3", "a < b && b < c"),
    ("layout a { itme { } }", "'item'"), ("let a = 3(4)", "3 * (…)"),
  ])
  func `help says what is meant`(source: String, help: String) {
    #expect(Parsed(source).problems.contains { $0.contains(help) }, "\(Parsed(source).problems)")
  }

  @Test func `comments document what follows`() {
    let tree = Parsed("/// One.\n///  Two.\nlet a = 1\n/// No.\n\nlet b = 2\n//// No.\nlet c = 3\n")
      .tree
    #expect(tree == "doc \"One.\\n Two.\"\nlet a = 1.0\nlet b = 2.0\nlet c = 3.0\n")
    #expect(Parsed("layout a {\n  /// In.\n  param b = 1\n}").tree.contains("doc \"In.\""))
  }

  @Test(arguments: [
    ("1 + 2", "value (1.0 + 2.0)\n"), ("a", "value a\n"), ("-1", "value (-1.0)\n"),
    ("f(1).x", "value f(1.0).x\n"), ("items", "value items\n"),
    ("items.count", "value items.count\n"),
    ("layout == \"a\"", "value (layout == \"a\")\n"), ("scene * 2", "value (scene * 2.0)\n"),
    ("items -1", "items (-1.0)\n"), ("items[4, 12]", "items [4.0, 12.0]\n"),
    ("print(1)", "print paren(1.0)\n"),
    ("let a = 1", "let a = 1.0\n"), ("\"a\"", "value \"a\"\n"), ("[1]", "value [1.0]\n"),
    ("true ? 1 : 2", "value (true ? 1.0 : 2.0)\n"), ("self.x", "value self.x\n"),
  ])
  func `at the prompt values stand alone`(source: String, tree: String) {
    let parsed = Parsed(source, mode: .repl)
    #expect(parsed.problems == [])
    #expect(parsed.tree == tree)
  }

  @Test(arguments: [("radius = 90", 142), ("itms 3", 140), ("sin 30", 128), ("foo bar", 140)])
  func `at the prompt`(source: String, code: Int) {
    #expect(Parsed(source, mode: .repl).codes == [code])
  }
}
