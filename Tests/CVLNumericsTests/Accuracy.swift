// Measuring functions in units in the last place.

import CVLNumerics
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How many doubles lie between two numbers; 0 for two NaNs and for zeros of either sign.
func ulps(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  let x = position(a)
  let y = position(b)
  return UInt64(bitPattern: x > y ? x &- y : y &- x)
}

/// The place of a number in the order of all doubles.
private func position(_ x: Double) -> Int64 {
  let bits = Int64(bitPattern: x.magnitude.bitPattern)
  return x < 0 ? -bits : bits
}

/// The largest error found and where.
struct Worst: CustomStringConvertible {
  var error: UInt64 = 0
  var at = ""

  /// Takes one more comparison into account.
  mutating func compare(_ ours: Double, _ reference: Double, at place: @autoclosure () -> String) {
    let error = ulps(ours, reference)
    if error > self.error {
      self.error = error
      at = "\(place()): \(ours) instead of \(reference)"
    }
  }

  var description: String { "\(error) ulp at \(at)" }
}

/// A function of one number with its counterpart in the C library.
struct OneArgument: CustomTestStringConvertible, Sendable {
  var name: String
  var ours: @Sendable (Double) -> Double

  /// The C library's, if it has the function.
  var theirs: (@Sendable (Double) -> Double)?

  /// Where dense and random arguments are taken from.
  var range: ClosedRange<Double>

  var testDescription: String { name }

  static let all: [OneArgument] = [
    .init(name: "sin", ours: Elementary.sin, theirs: { sin($0) }, range: -1e6...1e6),
    .init(name: "cos", ours: Elementary.cos, theirs: { cos($0) }, range: -1e6...1e6),
    .init(name: "tan", ours: Elementary.tan, theirs: { tan($0) }, range: -1e6...1e6),
    .init(name: "asin", ours: Elementary.asin, theirs: { asin($0) }, range: -1...1),
    .init(name: "acos", ours: Elementary.acos, theirs: { acos($0) }, range: -1...1),
    .init(name: "atan", ours: Elementary.atan, theirs: { atan($0) }, range: -20...20),
    .init(name: "exp", ours: Elementary.exp, theirs: { exp($0) }, range: -745...709.7),
    .init(
      name: "expMinusOne",
      ours: Elementary.expMinusOne,
      theirs: { expm1($0) },
      range: -40...709
    ),
    .init(name: "log", ours: Elementary.log, theirs: { log($0) }, range: 0...1e6),
    .init(name: "log2", ours: Elementary.log2, theirs: { log2($0) }, range: 0...1e6),
    .init(name: "log10", ours: Elementary.log10, theirs: { log10($0) }, range: 0...1e6),
    .init(name: "cbrt", ours: Elementary.cbrt, theirs: { cbrt($0) }, range: -1e6...1e6),
    .init(name: "sinDegrees", ours: Elementary.sinDegrees, theirs: nil, range: -1e6...1e6),
    .init(name: "cosDegrees", ours: Elementary.cosDegrees, theirs: nil, range: -1e6...1e6),
    .init(name: "tanDegrees", ours: Elementary.tanDegrees, theirs: nil, range: -1e6...1e6),
    .init(name: "asinDegrees", ours: Elementary.asinDegrees, theirs: nil, range: -1...1),
    .init(name: "acosDegrees", ours: Elementary.acosDegrees, theirs: nil, range: -1...1),
    .init(name: "atanDegrees", ours: Elementary.atanDegrees, theirs: nil, range: -20...20),
  ]

  static var inLibrary: [OneArgument] { all.filter { $0.theirs != nil } }
}

/// A function of two numbers with its counterpart in the C library.
struct TwoArguments: CustomTestStringConvertible, Sendable {
  var name: String
  var ours: @Sendable (Double, Double) -> Double

  /// The C library's, if it has the function.
  var theirs: (@Sendable (Double, Double) -> Double)?

  var testDescription: String { name }

  static let all: [TwoArguments] = [
    .init(name: "atan2", ours: Elementary.atan2, theirs: { atan2($0, $1) }),
    .init(name: "pow", ours: Elementary.pow, theirs: { pow($0, $1) }),
    .init(name: "hypot", ours: Elementary.hypot, theirs: { hypot($0, $1) }),
    .init(name: "atan2Degrees", ours: Elementary.atan2Degrees, theirs: nil),
    .init(name: "floorModulo", ours: Elementary.floorModulo, theirs: nil),
  ]

  static var inLibrary: [TwoArguments] { all.filter { $0.theirs != nil } }
}

extension SplitMix64 {
  /// Any double at all: special values, subnormal and huge ones included.
  mutating func nextBits() -> Double { Double(bitPattern: next()) }

  /// A number in a range, each part of it as likely.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    let t = nextUnit()
    return range.lowerBound * (1 - t) + range.upperBound * t
  }
}

/// Numbers at which functions tend to go wrong.
let awkward: [Double] = [
  0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  -.leastNonzeroMagnitude, .leastNormalMagnitude, -.leastNormalMagnitude,
  .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p-27, 0x1p-54, 0x1p53, 0x1p53 + 2,
  -0x1p53,
  1e22, 1e300, -1e300, 1e-300, 0.1, 1.5, -2.5, 90, 180, 360, 709.79, 710, -745.2, -746, 0x1p52,
  0x1p51 + 0.5, -0x1p51 - 0.5, 0x1p31, 0x1p32, 0x1p63, 0x1p64, 0x1p65, 1 + 0x1p-52, 1 - 0x1p-53,
]
