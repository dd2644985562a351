import CVLNumerics
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct `Decimal texts` {
  @Test func `have the shortest form`() {
    let texts: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (288, "288"), (0.5, "0.5"), (-2.25, "-2.25"), (1e21, "1e21"),
      (1.2345678901234568e20, "123456789012345680000"), (1.5e300, "1.5e300"),
      (1e-6, "0.000001"), (1.25e-7, "1.25e-7"), (-1e-7, "-1e-7"), (100_000, "100000"),
      (-9_007_199_254_740_991, "-9007199254740991"),
      (9_007_199_254_740_992, "9007199254740992"),
      (1e16, "10000000000000000"), (0.1, "0.1"), (1234.5678, "1234.5678"), (.nan, "nan"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.7976931348623157e308"),
    ]
    for (value, text) in texts { #expect(shortestText(value) == text) }
  }

  @Test func `read back as the same bits`() throws {
    var random = SplitMix64(seed: 8)
    for i in 0..<100_000 {
      let x = i % 4 == 0 ? random.next(in: 0...1e6) : random.nextBits().magnitude
      guard x.isFinite else { continue }
      let back = try #require(parseDecimal(Array(shortestText(x).utf8)))
      if back.bitPattern != x.bitPattern { Issue.record("\(x) is read as \(back)") }
    }
  }

  @Test func `are read as the C library reads them`() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<5000 {
      var text = digits(1 + random.nextInt(below: 25), &random)
      if random.nextInt(below: 2) == 0 {
        text += "." + digits(1 + random.nextInt(below: 25), &random)
      }
      if random.nextInt(below: 2) == 0 { text += "e\(random.nextInt(below: 700) - 350)" }
      expectAsLibrary(text)
    }
    for count in [17, 20, 100, 767, 768, 799, 800, 801, 1500] {
      for exponent in [-400, -324, -20, 0, 5, 300] {
        expectAsLibrary("0." + digits(count, &random) + "e\(exponent)")
        expectAsLibrary(digits(count, &random) + "e\(exponent - count)")
      }
    }
  }

  @Test func `halfway between two doubles are read as the even one`() {
    var random = SplitMix64(seed: 10)
    for i in 0..<300 {
      // Twice the lower neighbour and one unit: printed in full, then moved a little either way.
      let x: Double
      switch i % 3 {
      case 0: x = random.nextUnit() + 1
      case 1: x = Double(bitPattern: UInt64(random.nextInt(below: 1 << 52)))
      default: x = (random.nextUnit() + 1) * 0x1p200
      }
      let text = exactMidpoint(x)
      expectAsLibrary(text)
      let suffix = text.contains(".") ? "" : "."
      expectAsLibrary(text + suffix + "0000000000000000000000000000000001")
      expectAsLibrary(text + suffix + String(repeating: "0", count: 900) + "1")
    }
    expectAsLibrary("9007199254740993")
    expectAsLibrary("9007199254740993.00000000000000000000000000000000000001")
    expectAsLibrary("2.2250738585072011e-308")
    expectAsLibrary("2.4703282292062327208e-324")
    expectAsLibrary("2.4703282292062328e-324")
    expectAsLibrary("1.797693134862315807e308")
    expectAsLibrary("1.797693134862315808e308")
  }

  @Test func `may be absurdly long or large`() {
    #expect(parse("1e400") == .infinity && parse("1e-400") == 0)
    #expect(parse("1e99999999999999999999") == .infinity)
    #expect(parse("1e-99999999999999999999") == 0 && parse("0e99999999999999999999") == 0)
    let zeros = String(repeating: "0", count: 100_000)
    #expect(parse("1\(zeros)e-100000") == 1)
    #expect(parse("0.\(zeros)1e100001") == 1)
  }

  @Test func `that are malformed are refused`() {
    for text in [
      "", ".", "1.", "1.e5", "e5", "1e", "1e+", "1e5x", "-1", "+1", "1..2", "1_0", "inf", " 1",
    ] {
      #expect(parse(text) == nil, "\(text)")
    }
    #expect(parse(".5") == 0.5 && parse("1e+3") == 1000 && parse("1E3") == 1000)
    #expect(parseDecimal(Array("x12.5y".utf8)[1..<5]) == 12.5)
    #expect(parseDecimal("12.5".utf8.reversed()) == 5.21)
  }

  @Test func `with a number of decimals are those of printf`() {
    var random = SplitMix64(seed: 11)
    for i in 0..<20_000 {
      let x: Double
      switch i % 5 {
      case 0: x = random.next(in: -1...1)
      case 1: x = random.next(in: -1e6...1e6)
      case 2: x = random.next(in: -1e21...1e21)
      case 3: x = Double(random.nextInt(below: 100_001) - 50_000) / 32
      default: x = random.nextBits()
      }
      guard x.magnitude < 1e21 else { continue }
      let decimals = random.nextInt(below: 16)
      #expect(fixedText(x, maximumDecimals: decimals) == printed(x, decimals), "\(x) \(decimals)")
    }
  }

  @Test func `with a number of decimals have no needless zero`() {
    let texts: [(Double, Int, String)] = [
      (1.5, 3, "1.5"), (2, 3, "2"), (-0.0001, 3, "0"), (0.5, 0, "0"), (1.5, 0, "2"),
      (-2.5, 0, "-2"),
      (0.125, 2, "0.12"), (0.999, 2, "1"), (1e21, 3, "1e21"), (.nan, 2, "nan"), (100, 2, "100"),
      (1e20 + 16384, 3, "100000000000000016384"), (0.000001, 20, "0.000001"), (1.25, -3, "1"),
    ]
    for (x, decimals, text) in texts { #expect(fixedText(x, maximumDecimals: decimals) == text) }
  }
}

private func parse(_ text: String) -> Double? { parseDecimal(Array(text.utf8)) }

/// Expects a text to be read as `strtod` does.
private func expectAsLibrary(_ text: String, location: SourceLocation = #_sourceLocation) {
  #expect(parse(text) == strtod(text, nil), "\(text)", sourceLocation: location)
}

/// Random digits.
private func digits(_ count: Int, _ random: inout SplitMix64) -> String {
  (0..<count).map { _ in "\(random.nextInt(below: 10))" }.joined()
}

/// The number halfway between a positive double and the next, in full.
private func exactMidpoint(_ x: Double) -> String {
  // Glibc prints long doubles of 64 bits exactly.
  #if arch(x86_64)
  let middle = (Float80(x) + Float80(x.nextUp)) / 2
  return withVaList([middle]) { formatted("%.1200Lf", $0) }
  #else
  return withVaList([x]) { formatted("%.1200f", $0) }
  #endif
}

/// What `printf` writes, without zeros at the end.
private func printed(_ x: Double, _ decimals: Int) -> String {
  var text = withVaList([x]) { formatted("%.\(decimals)f", $0) }
  if text.contains(".") {
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
  }
  return text == "-0" ? "0" : text
}

private func formatted(_ format: String, _ arguments: CVaListPointer) -> String {
  var buffer = [CChar](repeating: 0, count: 2000)
  vsnprintf(&buffer, buffer.count, format, arguments)
  return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
