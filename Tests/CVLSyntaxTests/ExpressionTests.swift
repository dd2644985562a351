import CVLSyntax
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a || b ? c : d", "((a || b) ? c : d)"),
    ("a || b || c", "((a || b) || c)"),
    ("a || b && c", "(a || (b && c))"),
    ("a && b && c", "((a && b) && c)"),
    ("a && b == c", "(a && (b == c))"),
    ("a == b + c", "(a == (b + c))"),
    ("a < b..<c + 1", "(a < (b ..< (c + 1.0)))"),
    ("a...b * c", "(a ... (b * c))"),
    ("a - b - c", "((a - b) - c)"),
    ("a + b * c", "(a + (b * c))"),
    ("a / b / c % d", "(((a / b) / c) % d)"),
    ("-a * b", "((-a) * b)"),
    ("!a && b", "((!a) && b)"),
    ("-2^2", "(-(2.0 ^ 2.0))"),
    ("(-2)^2", "(paren((-2.0)) ^ 2.0)"),
    ("2^3^2", "(2.0 ^ (3.0 ^ 2.0))"),
    ("2^-1", "(2.0 ^ (-1.0))"),
    ("- -a", "(-(-a))"),
    ("--a", "(-(-a))"),
    ("a - -b", "(a - (-b))"),
    ("-a.b[c].d", "(-a.b[c].d)"),
    ("f(a, k: b).c^2", "(f(a, k: b).c ^ 2.0)"),
    ("quad.in(0.5)", "quad.in(0.5)"),
    ("a.if", "a.if"),
    ("[a, b][0]", "[a, b][0.0]"),
    ("(a, b) * 2", "((a, b) * 2.0)"),
    ("(a, b, c)", "(a, b, c)"),
    ("[]", "[]"),
    ("self.center", "self.center"),
    ("a ? b : c", "(a ? b : c)"),
    ("f(a ? b : c)", "f((a ? b : c))"),
    ("f(a: b ? c : d)", "f(a: (b ? c : d))"),
  ])
  func `operators group as the table says`(source: String, tree: String) {
    #expect(Parsed("print " + source).value == tree)
  }

  @Test func `all operators of a left level group to the left, of a right level to the right`() {
    for op in Operator.allCases {
      guard let level = op.form.level else { continue }
      let sign = op.form.spelling.text
      let parsed = Parsed("print a \(sign) b \(sign) c")
      switch level.associativity {
      case .left: #expect(parsed.value == "((a \(sign) b) \(sign) c)")
      case .right: #expect(parsed.value == "(a \(sign) (b \(sign) c))")
      case .none: #expect(parsed.codes == [level == .range ? 126 : 125])
      }
    }
  }

  @Test func `a tighter operator binds first on either side of a looser one`() {
    for loose in Operator.allCases {
      for tight in Operator.allCases {
        guard let a = loose.form.level, let b = tight.form.level, a < b else { continue }
        let (l, t) = (loose.form.spelling.text, tight.form.spelling.text)
        #expect(Parsed("print a \(l) b \(t) c").value == "(a \(l) (b \(t) c))")
        #expect(Parsed("print a \(t) b \(l) c").value == "((a \(t) b) \(l) c)")
      }
    }
  }

  @Test(arguments: [
    ("12", "12.0"), ("1_000", "1000.0"), ("0.5", "0.5"), (".5", "0.5"), ("1e-3", "0.001"),
    ("010", "10.0"), ("1e3s", "1000.0s"), ("90deg", "90.0deg"), ("30°", "30.0deg"),
    ("2π", "2.0pi"), ("2pi", "2.0pi"), ("1τ", "1.0τ"), ("300ms", "300.0ms"),
    ("9223372036854775808", "9.223372036854776e+18"), ("0.1", "0.1"),
    ("-9223372036854775808", "(-9.223372036854776e+18)"), ("1.5.x", "1.5.x"),
    ("π", "π"), ("τ * 2", "(τ * 2.0)"), ("0...8", "(0.0 ... 8.0)"), ("2..<5", "(2.0 ..< 5.0)"),
    ("0....5", "(0.0 ... 0.5)"), ("7 % 3", "(7.0 % 3.0)"), ("7%3", "(7.0 % 3.0)"),
    ("50% -1", "(50.0 % (-1.0))"), ("#f80", "#ff8800ff"), ("#ff8800", "#ff8800ff"),
    ("#ff880010", "#ff880010"),
    ("1e400", "109 this number is too large; the largest is about 1.8e308"),
  ])
  func `numbers and colours are read`(source: String, tree: String) {
    #expect(Parsed("print " + source).value == tree)
  }

  @Test func `units convert exactly`() {
    #expect(Unit.milliseconds.converted(300) == 0.3)
    #expect(Unit.pi.converted(0.5) == 90)
    #expect(Unit.turns.converted(0.25) == 90)
    #expect(Unit.tau.converted(1) == 360)
    #expect(Unit.radians.converted(3.141592653589793) == 180)
  }

  @Test(arguments: [
    (#""a\n\t\"\\\u{1F600}é""#, #""a\n\t\"\\😀é""#),
    (#""""#, #""""#),
    (#""item \(i)""#, #""item \(i)""#),
    (#""\(a)\(b)""#, #""\(a)\(b)""#),
    (#""a \("b \(c + (1)) d") e""#, #""a \("b \((c + paren(1.0))) d") e""#),
    (#""\(f(")"))""#, #""\(f(")"))""#),
    (#""“’ /* no comment """#, #""“’ /* no comment ""#),
  ])
  func `texts are read with their values`(source: String, tree: String) {
    let text = source.hasSuffix(" \"\"") ? String(source.dropLast()) : source
    #expect(Parsed("print " + text).value == tree)
  }

  @Test func `ranges of expressions include parentheses`() {
    let source = MarkedSource("print ‹(a + b)› * 2")
    let parsed = Parsed(bytes: source.bytes)
    guard case .action(.print(let values)) = parsed.result.script.statements[0].kind,
      case .binary(_, let left, _, let sign) = values[0].kind
    else {
      Issue.record("no product")
      return
    }
    #expect(Int(left.range.start)..<Int(left.range.end) == source.ranges[0])
    #expect(Int(sign.start)..<Int(sign.end) == 14..<15)
    #expect(Int(values[0].range.start)..<Int(values[0].range.end) == 6..<17)
    #expect(values[0].depth == 4)
  }
}
