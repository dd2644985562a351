import CVL
import CVLCompiler
import CVLEngine
import CVLNumerics
import CVLRender
import CVLSyntax
import Foundation
import Testing

// Scripts from strangers: whatever the bytes, there is an answer, in bounded time, and nothing that
// is not a number gets into a frame.
//
// `CVL_FUZZ=SEED:COUNT` tries other inputs; with `CVL_FUZZ_LOG=FILE` each is written there before it
// is tried, so that the one which traps is known.
struct FuzzTests {
  /// What the inputs have to hold in, so that a hundred thousand of them take seconds.
  private static var limits: Limits {
    var limits = Limits()
    limits.steps = 20_000
    limits.elements = 500
    limits.listLength = 2_000
    limits.formulaSize = 5_000
    return limits
  }

  @Test(arguments: 0..<4)
  func `whatever the script, there is an answer`(part: Int) throws {
    var seed: UInt64 = 1
    var count = 100_000
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["CVL_FUZZ"] {
      let parts = text.split(separator: ":")
      seed = UInt64(parts[0]) ?? seed
      count = parts.count > 1 ? Int(parts[1]) ?? count : count
    }
    let log = environment["CVL_FUZZ_LOG"].map { "\($0).\(part)" }
    var fuzzer = ScriptFuzzer(seed: seed &* 4 &+ UInt64(part))
    var statistics = Statistics()
    for k in 0..<count / 4 {
      let input = fuzzer.next()
      let cuts = (fuzzer.nextInt(below: input.count + 1), fuzzer.nextInt(below: input.count + 1))
      if let log { try Data(input).write(to: URL(filePath: log)) }
      // Every eighth input is played by everything that plays; the rest take turns.
      try Trial(input: input, limits: Self.limits, log: log).run(k, cuts, &statistics)
    }
    if log != nil { print("\(part): \(statistics)") }
    // Otherwise the inputs are too rude to reach what comes behind the parser.
    #expect(statistics.checked > count / 40)
    #expect(statistics.played > count / 40)
    #expect(statistics.frames > count / 80)
  }

  @Test(arguments: Extreme.all)
  func `sizes that nobody writes are held off`(extreme: Extreme) throws {
    var statistics = Statistics()
    let trial = Trial(input: extreme.bytes(), limits: Limits(), log: nil)
    let start = ContinuousClock.now
    defer {
      if ProcessInfo.processInfo.environment["CVL_FUZZ_LOG"] != nil {
        print("\(ContinuousClock.now - start): \(extreme.name)")
      }
    }
    if extreme.isHuge {
      trial.play()
    } else {
      try trial.run(0, (0, 0), &statistics)
    }
  }
}

/// How far inputs got.
private struct Statistics {
  var parsed = 0
  var checked = 0
  var played = 0
  var frames = 0
  var entered = 0
}

/// One input and what it has to hold in.
private struct Trial {
  var input: [UInt8]
  var limits: Limits
  var log: String?

  private var source: SourceText { SourceText(name: "fuzz.cvl", bytes: input) }

  private var text: Comment { "\(String(decoding: input.prefix(4000), as: UTF8.self))" }

  private func makeSession() -> Session {
    var options = SessionOptions()
    options.limits = limits
    options.load = { path in
      path == "a.csv" ? .bytes(Array("w,t\n1,a\n2,b\n".utf8)) : .missing
    }
    return Session(options: options)
  }

  /// Plays it, and no more.
  func play() {
    let result = makeSession().play(source)
    #expect(result.diagnostics.count <= limits.diagnostics + 1)
  }

  func run(_ turn: Int, _ cuts: (Int, Int), _ statistics: inout Statistics) throws {
    let session = makeSession()
    let played = session.play(source)
    if played.completed { statistics.played += 1 }
    let seen = try look(session, &statistics)
    if turn % 8 == 0 {
      let again = makeSession()
      let other = again.play(source)
      #expect(Self.summary(other.diagnostics) == Self.summary(played.diagnostics), text)
      #expect(other.prints == played.prints, text)
      #expect(try look(again, &statistics) == seen, text)
    }
    switch turn % 4 {
    case 0:
      let found = makeSession().check(source)
      if !found.contains(where: { $0.severity == .error }) { statistics.checked += 4 }
      if found.contains(where: { $0.severity == .error }) {
        #expect(Self.summary(found) == Self.summary(played.diagnostics), text)
      }
    case 1:
      for test in makeSession().test(source) where test.passed {
        #expect(!test.diagnostics.contains { $0.severity == .error }, text)
      }
    case 2:
      if let once = formatted(input).bytes {
        statistics.parsed += 4
        #expect(formatted(once).bytes == once, text)
      }
    default: try enter(cuts, &statistics)
    }
  }

  /// Types the input as three entries; what fails may change nothing.
  private func enter(_ cuts: (Int, Int), _ statistics: inout Statistics) throws {
    let session = makeSession()
    let first = min(cuts.0, cuts.1)
    let second = max(cuts.0, cuts.1)
    var before = try look(session, &statistics)
    for entry in [input[..<first], input[first..<second], input[second...], input[...]] {
      let result = session.enter(Array(entry))
      let after = try look(session, &statistics)
      if result.succeeded { statistics.entered += 1 } else { #expect(after == before, text) }
      before = after
    }
  }

  /// The frame, held against what frames promise; nil where there is an error instead.
  private func look(_ session: Session, _ statistics: inout Statistics) throws -> Look? {
    guard case .success(let frame) = session.frame(.visible) else { return nil }
    statistics.frames += 1
    var isFinite = Self.isFinite([frame.contentSize.width, frame.contentSize.height, frame.time])
    for element in frame.elements where isFinite {
      let it = element.attributes
      let parts = it.transform
      isFinite = Self.isFinite([
        it.center.x, it.center.y, it.size.width, it.size.height, it.alpha, it.z, it.corner ?? 0,
        parts.translation.x, parts.translation.y, parts.rotation.z, parts.scale.x, parts.scale.y,
        parts.perspective, parts.pivot.x, parts.pivot.y,
      ])
    }
    #expect(isFinite, text)
    return Look(
      size: frame.contentSize,
      bounds: frame.bounds,
      layout: frame.layout,
      keys: frame.elements.map { $0.key },
      attributes: frame.elements.map { $0.attributes }
    )
  }

  private static func isFinite(_ values: [Double]) -> Bool { values.allSatisfy { $0.isFinite } }

  private static func summary(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.code) \($0.range.start) \($0.range.end) \($0.message)" }
  }

  /// What there is to see.
  private struct Look: Equatable {
    var size: Size
    var bounds: Rect
    var layout: String
    var keys: [ElementKey]
    var attributes: [LayoutAttributes]
  }
}

/// An input of a size or a kind that nobody writes.
struct Extreme: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether it is too long to be tried more than once.
  var isHuge = false
  let bytes: @Sendable () -> [UInt8]

  var testDescription: String { name }

  private static func text(
    _ name: String,
    isHuge: Bool = false,
    _ make: @escaping @Sendable () -> String
  ) -> Extreme {
    Extreme(name: name, isHuge: isHuge) { Array(make().utf8) }
  }

  private static func lines(
    _ count: Int,
    _ line: (Int) -> String
  ) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  static let all: [Extreme] = [
    text("an empty file") { "" },
    Extreme(name: "NULs") { Array(repeating: 0, count: 1000) },
    Extreme(name: "a byte order mark alone") { [0xEF, 0xBB, 0xBF] },
    Extreme(name: "two byte order marks") { [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 49] },
    Extreme(name: "half a character") { Array("print \"".utf8) + [0xF0, 0x9F] },
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
    text("ten megabytes on a line", isHuge: true) {
      "print 1" + String(repeating: " + 1", count: 2_500_000)
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
    text("ten thousand layouts, each over the one before", isHuge: true) {
      "layout l0: flow { }\n" + lines(10_000) { "layout l\($0 + 1): l\($0) { }" }
        + "\nshow l10000"
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
    text("a million statements", isHuge: true) { String(repeating: "items 1\n", count: 1_000_000) },
    text("a hundred thousand tests", isHuge: true) {
      String(repeating: "test \"a\" { }\n", count: 100_000)
    },
    text("a hundred thousand errors", isHuge: true) {
      String(repeating: "print nothing\n", count: 100_000)
    },
    text("a hundred thousand errors of syntax", isHuge: true) {
      String(repeating: "print )\n", count: 100_000)
    },
  ]
}
