/// An input of a size or a kind that nobody writes.
package struct ExtremeInput: CustomStringConvertible, Sendable {
  package let name: String
  /// Whether it is too long to be tried more than once.
  package var isHuge = false
  package let bytes: @Sendable () -> [UInt8]

  package var description: String { name }

  private static func text(
    _ name: String,
    isHuge: Bool = false,
    _ make: @escaping @Sendable () -> String
  ) -> ExtremeInput {
    ExtremeInput(name: name, isHuge: isHuge) { Array(make().utf8) }
  }

  private static func lines(
    _ count: Int,
    _ line: (Int) -> String
  ) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  package static let all: [ExtremeInput] = [
    text("an empty file") { "" },
    ExtremeInput(name: "NULs") { Array(repeating: 0, count: 1000) },
    ExtremeInput(name: "a byte order mark alone") { [0xEF, 0xBB, 0xBF] },
    ExtremeInput(name: "two byte order marks") { [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 49] },
    ExtremeInput(name: "half a character") { Array("print \"".utf8) + [0xF0, 0x9F] },
    text("CR LF") { "print 1\r\nprint 2\r\n\r\ntest \"a\" {\r\n}\r\n" },
    text("CR alone") { "print 1\rprint 2\r" },
    text("an unclosed text") { "print \"abc" },
    text("an unclosed comment") { "print 1 /* abc /* */" },
    text("an unclosed interpolation") { "print \"\\(1 + \"\\(2" },
    text("a number too large") { "print 1e400" },
    text("more items than numbers") { "items 1e300\nshow circle\nprint count" },
    text("items beyond whole numbers") { "items 9223372036854775807\nprint count" },
    text("sections beyond whole numbers") {
      "items [9223372036854775807, 9223372036854775807]\nprint count"
    },
    text("a scene beyond numbers") { "scene 1e308 x 1e308\nshow grid\nprint contentSize" },
    text("a list beyond memory") { "print (0..<1e15).sum" },
    text("a range beyond whole numbers") { "print (0..<1e300)[5], (0...9e18).count" },
    text("an index beyond whole numbers") { "print [1, 2, 3][1e300], [1, 2][-1e300]" },
    text("a megabyte of sums on a line", isHuge: true) {
      "print 1" + String(repeating: " + 1", count: 250_000)
    },
    text("ten megabytes of text", isHuge: true) {
      "print \"" + String(repeating: "a", count: 10_000_000) + "\""
    },
    text("a hundred thousand parentheses", isHuge: true) {
      "print " + String(repeating: "(", count: 100_000) + "1"
        + String(repeating: ")", count: 100_000)
    },
    text("a hundred thousand brackets", isHuge: true) {
      "print " + String(repeating: "[", count: 100_000)
    },
    text("a hundred thousand signs", isHuge: true) {
      "print " + String(repeating: "- ", count: 100_000) + "1"
    },
    text("a hundred thousand powers", isHuge: true) {
      "print 1" + String(repeating: "^1", count: 100_000)
    },
    text("a hundred thousand questions", isHuge: true) {
      "print " + String(repeating: "true ? 1 : ", count: 100_000) + "1"
    },
    text("a hundred thousand fields", isHuge: true) {
      "print mid" + String(repeating: ".x", count: 100_000)
    },
    text("two hundred ifs in each other") {
      "layout l { item { center = mid\n" + String(repeating: "if i > 0 {", count: 200)
        + "z = 1" + String(repeating: "}", count: 200) + "\n} }\nprint item(1).z"
    },
    text("ten thousand ifs in each other", isHuge: true) {
      "layout l { item { center = mid\n" + String(repeating: "if i > 0 {", count: 10_000)
        + "z = 1" + String(repeating: "}", count: 10_000) + "\n} }"
    },
    text("ten thousand else ifs", isHuge: true) {
      "layout l { item { center = mid\nif i == 0 { z = 0 }"
        + (1..<10_000).map { " else if i == \($0) { z = \($0) }" }.joined() + "\n} }"
    },
    text("ten thousand names, each of the one before", isHuge: true) {
      "let a0 = 1\n" + lines(10_000) { "let a\($0 + 1) = a\($0) + 1" } + "\nprint a10000"
    },
    text("ten thousand names, each of the one behind", isHuge: true) {
      lines(10_000) { "let a\($0) = a\($0 + 1) + 1" } + "\nlet a10000 = 1\nprint a0"
    },
    text("sixty doublings") {
      "let a0 = 1\n" + lines(60) { "let a\($0 + 1) = a\($0) + a\($0)" } + "\nprint a60"
    },
    text("sixty doublings of a list") {
      "let a0 = [1]\n" + lines(60) { "let a\($0 + 1) = [a\($0), a\($0)]" } + "\nprint a60"
    },
    text("sixty doublings of a text") {
      "let a0 = \"a\"\n" + lines(60) { "let a\($0 + 1) = \"\\(a\($0))\\(a\($0))\"" }
        + "\nprint a60"
    },
    text("sixty doublings by functions") {
      "fn f0(x) = x\n" + lines(60) { "fn f\($0 + 1)(x) = f\($0)(x) + f\($0)(x)" } + "\nprint f60(1)"
    },
    text("ten thousand locals, each of the one before", isHuge: true) {
      "layout l { item {\nlet a0 = i\n" + lines(10_000) { "let a\($0 + 1) = a\($0) + 1" }
        + "\ncenter = (a10000, 0)\n} }\nprint item(0).center"
    },
    text("a thousand layouts, each over the one before", isHuge: true) {
      "layout l0: flow { }\n" + lines(1_000) { "layout l\($0 + 1): l\($0) { }" }
        + "\nshow l1000"
    },
    text("a hundred layouts, each over the one before") {
      "layout l0: flow { }\n"
        + lines(100) { "layout l\($0 + 1): l\($0) { item { z = z + 1 } }" }
        + "\nitems 3\nprint item(0).z"
    },
    text("a thousand functions, each of the one before", isHuge: true) {
      "fn f0(x) = x\n" + lines(1_000) { "fn f\($0 + 1)(x) = f\($0)(x) + 1" } + "\nprint f1000(0)"
    },
    text("a thousand parameters, each of the one before", isHuge: true) {
      "param a0 = 1\n" + lines(1_000) { "param a\($0 + 1) = a\($0) + 1" }
        + "\nset a0 = 2\nprint a1000"
    },
    text("a hundred thousand elements of a list", isHuge: true) {
      "let a = [" + (0..<100_000).map { "\($0)" }.joined(separator: ", ")
        + "]\nprint a.sum, a.count, a[99999]"
    },
    text("a hundred thousand statements", isHuge: true) {
      String(repeating: "items 1\n", count: 100_000)
    },
    text("ten thousand tests", isHuge: true) {
      String(repeating: "test \"a\" { }\n", count: 10_000)
    },
    text("ten thousand errors", isHuge: true) {
      String(repeating: "print nothing\n", count: 10_000)
    },
    text("a hundred thousand errors of syntax", isHuge: true) {
      String(repeating: "print )\n", count: 100_000)
    },
  ]
}
