// The families that Robert Penner named, by the curve that begins slowly.
//
// The other two variants follow from it: `out` is the same backwards, `inOut` both, half as large.
// Numbers are his, as web sites list them: `expo` is cut off at its ends (d3 and Qt stretch it to
// meet them), and `back` and `elastic` have other constants in `inOut`.

import CVLNumerics

/// Which end of a family's curve is the slow one.
public enum EasingVariant: CaseIterable, Equatable, Sendable {
  /// Slow to begin.
  case `in`
  /// Slow to end.
  case out
  /// Slow to begin and to end.
  case inOut

  /// Its name, after the family's and a dot.
  public var name: String {
    switch self {
    case .in: "in"
    case .out: "out"
    case .inOut: "inOut"
    }
  }
}

/// A family of easings: one curve, and what follows from it.
public struct EasingFamily: Equatable, Sendable {
  /// Its name, which no other family has.
  public var name: String
  /// One line on the curve that begins slowly.
  public var summary: String
  /// One for each variant, true in the language.
  public var examples: [String]
  /// The curve that begins slowly, for times between 0 and 1.
  public var slowStart: @Sendable (Double) -> Double
  /// The curve of the halves of `inOut`.
  public var half: @Sendable (Double) -> Double

  /// Describes a family; the halves of `inOut` are the curve itself where no other is given.
  init(
    _ name: String,
    _ summary: String,
    examples: [String],
    slowStart: @escaping @Sendable (Double) -> Double,
    half: (@Sendable (Double) -> Double)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.examples = examples
    self.slowStart = slowStart
    self.half = half ?? slowStart
  }

  /// Whether it is the same row of the table.
  public static func == (a: EasingFamily, b: EasingFamily) -> Bool { a.name == b.name }

  /// How far on the way something is at a time: 0 before 0, 1 after 1.
  func value(at t: Double, _ variant: EasingVariant) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    switch variant {
    case .in: return slowStart(t)
    case .out: return 1 - slowStart(1 - t)
    case .inOut:
      if t == 0.5 { return 0.5 }
      return t < 0.5 ? half(2 * t) / 2 : 1 - half(2 - 2 * t) / 2
    }
  }
}
