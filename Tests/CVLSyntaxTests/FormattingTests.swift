import CVLSyntax
import Testing

@Suite struct FormattingTests {
  private func form(_ source: String) -> String? {
    formatted(Array(source.utf8)).bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    // Spaces.
    ("let   a=1+2*-b", "let a = 1 + 2 * -b\n"), ("print( 1,2 )", "print (1, 2)\n"),
    ("let a=f( x ,to : y )[ 0 ] . z", "let a = f(x, to: y)[0].z\n"),
    ("let a=b?c:d", "let a = b ? c : d\n"), ("let a = 2 ^ - 1", "let a = 2^-1\n"),
    ("print 0 ..< n , 1 ... - 2", "print 0..<n, 1...-2\n"), ("let a = - - b", "let a = --b\n"),
    ("let a = !b&&c", "let a = !b && c\n"), ("scene 320  x  480 at  2x", "scene 320 x 480 at 2x\n"),
    ("param a=b in c|d", "param a = b in c | d\n"),
    ("layout a :b( c:1 ){}", "layout a: b(c: 1) { }\n"),
    ("fn f( a,b=2 )=a", "fn f(a, b = 2) = a\n"), ("set a . b=1", "set a.b = 1\n"),
    ("print \"a \\(  b ) c\"", "print \"a \\(  b ) c\"\n"), ("print [ ]", "print []\n"),
    ("print 1_000.50,.5e-3", "print 1_000.50, .5e-3\n"), ("scroll to(1,2)", "scroll to (1, 2)\n"),
    ("print -1", "print -1\n"), ("print a - 1, a -1", "print a - 1, a - 1\n"),
    // Lines.
    ("let a = 1;let b = 2;", "let a = 1\nlet b = 2\n"),
    ("\n\nlet a = 1\n\n\n\nlet b = 2\n\n", "let a = 1\n\nlet b = 2\n"),
    ("", ""), ("\n\n", ""), ("\u{FEFF}let a = 1\r\nlet b = 2\r", "let a = 1\nlet b = 2\n"),
    ("#!/usr/bin/cvl  \ncvl 1", "#!/usr/bin/cvl\ncvl 1\n"),
    ("let a = 1 +\n2", "let a = 1 +\n  2\n"),
    ("let a = f(\n1,\n2\n)", "let a = f(\n  1,\n  2\n)\n"), ("let a =\n\n1", "let a =\n  1\n"),
    // Blocks.
    ("layout a{item{z=1;alpha=2}}", "layout a { item { z = 1; alpha = 2 } }\n"),
    (
      "layout a {\nitem { z=1 }\n\n\n\n  let b=2\n\n}",
      "layout a {\n  item { z = 1 }\n\n  let b = 2\n}\n"
    ),
    (
      "layout a {\n\n  item {\n z=1; alpha=2\n }}",
      "layout a {\n  item {\n    z = 1\n    alpha = 2\n  }\n}\n"
    ),
    (
      "layout a { item { if b{z=1}else if c {z=2}\n\n else{z=3} } }",
      "layout a {\n  item {\n    if b { z = 1 } else if c { z = 2 } else { z = 3 }\n  }\n}\n"
    ),
    ("test \"a\" { } scene 1 x 2", "test \"a\" { }\nscene 1 x 2\n"),
    ("items 3{\n}", "items 3 { }\n"),
    // Comments.
    ("let a = 1// b", "let a = 1  // b\n"),
    ("// a  \n\n\n// b\nlet a = 1", "// a\n\n// b\nlet a = 1\n"),
    (
      "layout a {   // why\n// b\n item {\n z = 1 } // c\n // d\n}",
      "layout a {  // why\n  // b\n  item {\n    z = 1\n  }  // c\n  // d\n}\n"
    ),
    ("let a = /* one */ 1 /* two */", "let a = /* one */ 1 /* two */\n"),
    ("/* a */ let b = 1", "/* a */ let b = 1\n"),
    ("let a = f( /* b */ )", "let a = f(/* b */)\n"),
    ("let a = 1; // b\nlet c = 2", "let a = 1  // b\nlet c = 2\n"),
    ("let a = [ // b\n1, // c\n2]", "let a = [  // b\n  1,  // c\n  2]\n"),
    ("let a = 1 + // b\n2", "let a = 1 +  // b\n  2\n"), ("// only", "// only\n"),
    ("/// d\n  let a = 1", "/// d\nlet a = 1\n"), ("items 3 { // a\n}", "items 3 {  // a\n}\n"),
  ])
  func `a script has one form`(source: String, form: String) {
    #expect(self.form(source) == form)
    #expect(self.form(form) == form)
  }

  @Test func `a block that does not fit is broken`() {
    let name = String(repeating: "a", count: 50)
    #expect(
      form("items 3 { v = \(name); w = \(name) }")
        == "items 3 {\n  v = \(name)\n  w = \(name)\n}\n"
    )
    let long = "items 3 { v = \(name); w = \(name.prefix(27)) }\n"
    #expect(long.count == 100)
    #expect(form(long) == long)
  }

  @Test func `a script with errors is left alone`() {
    let result = formatted(Array("let a = 1 +\nradius = 3".utf8))
    #expect(result.bytes == nil)
    #expect(!result.diagnostics.isEmpty)
  }
}
