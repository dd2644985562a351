import CVLNumerics
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct `Elementary functions` {
  @Test(arguments: OneArgument.all)
  func `agree with the high-precision tables within one ulp`(function: OneArgument) throws {
    var worst = Worst()
    let rows = try table(function.name)
    #expect(rows.count > 200)
    for row in rows {
      try #require(row.count == 2)
      worst.compare(function.ours(row[0]), row[1], at: "\(row[0])")
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test(arguments: TwoArguments.all)
  func `of two numbers agree with the high-precision tables`(function: TwoArguments) throws {
    var worst = Worst()
    let rows = try table(function.name)
    #expect(rows.count > 200)
    for row in rows {
      try #require(row.count == 3)
      worst.compare(function.ours(row[0], row[1]), row[2], at: "\(row[0]), \(row[1])")
    }
    #expect(worst.error <= (function.name == "floorModulo" ? 0 : 1), "\(worst)")
  }

  // The C library's functions have an error of their own: cbrt up to 4 ulp, the others up to 1.
  @Test(arguments: OneArgument.inLibrary)
  func `stay close to the C library on dense and random arguments`(function: OneArgument) throws {
    let theirs = try #require(function.theirs)
    var worst = Worst()
    var random = SplitMix64(seed: 1)
    for i in 0...20_000 {
      let t = Double(i) / 20_000
      let dense = function.range.lowerBound * (1 - t) + function.range.upperBound * t
      let unit = random.next(in: -1...1)
      for x in [dense, random.next(in: function.range), unit, unit * 8, random.nextBits()] {
        worst.compare(function.ours(x), theirs(x), at: "\(x)")
      }
    }
    #expect(worst.error <= (function.name == "cbrt" ? 4 : 2), "\(worst)")
  }

  @Test(arguments: TwoArguments.inLibrary)
  func `of two numbers stay close to the C library`(function: TwoArguments) throws {
    let theirs = try #require(function.theirs)
    var worst = Worst()
    var random = SplitMix64(seed: 2)
    for _ in 0..<40_000 {
      let x = random.next(in: -10...10)
      let y = random.next(in: -10...10)
      worst.compare(function.ours(x, y), theirs(x, y), at: "\(x), \(y)")
      let p = random.nextBits()
      let q = random.nextBits()
      worst.compare(function.ours(p, q), theirs(p, q), at: "\(p), \(q)")
      worst.compare(
        function.ours(x.magnitude, y * 100),
        theirs(x.magnitude, y * 100),
        at: "\(x), \(y)"
      )
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test(arguments: OneArgument.inLibrary)
  func `have the C library's special values`(function: OneArgument) throws {
    let theirs = try #require(function.theirs)
    for x in awkward {
      let result = function.ours(x)
      #expect(ulps(result, theirs(x)) <= 1, "\(x)")
      if result == 0 { #expect(result.sign == theirs(x).sign, "\(x)") }
    }
  }

  @Test(arguments: TwoArguments.inLibrary)
  func `of two numbers have the C library's special values`(function: TwoArguments) throws {
    let theirs = try #require(function.theirs)
    for x in awkward {
      for y in awkward {
        let result = function.ours(x, y)
        #expect(ulps(result, theirs(x, y)) <= 1, "\(x), \(y): \(result), \(theirs(x, y))")
        if result == 0 { #expect(result.sign == theirs(x, y).sign, "\(x), \(y)") }
      }
    }
  }

  @Test func `never trap and keep within the range of the function`() {
    var random = SplitMix64(seed: 3)
    for i in 0..<50_000 {
      let x = i < awkward.count ? awkward[i] : random.nextBits()
      for function in OneArgument.all { _ = function.ours(x) }
      #expect(!(Elementary.sinDegrees(x).magnitude > 1) && !(Elementary.cos(x).magnitude > 1))
    }
  }
}

/// The rows of a table of bit patterns.
private func table(_ name: String) throws -> [[Double]] {
  let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
  let file = try #require(fopen("/\(folder)/Tables/\(name).txt", "r"))
  defer { fclose(file) }
  var text = ""
  var buffer = [CChar](repeating: 0, count: 200)
  while fgets(&buffer, 200, file) != nil {
    text += String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  return try text.split(separator: "\n").map { row in
    try row.split(separator: " ").map { word in
      Double(bitPattern: try #require(UInt64(word, radix: 16)))
    }
  }
}
