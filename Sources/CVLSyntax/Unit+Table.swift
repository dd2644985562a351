/// What a unit measures.
public enum UnitKind: UInt8, Sendable {
  /// Kept in degrees.
  case angle
  /// Kept in seconds.
  case time
}

/// What the language says of a unit.
public struct UnitForm: Sendable {
  /// How it is written, the usual way first.
  public var spellings: [StaticString]
  /// What it measures.
  public var kind: UnitKind
  /// What to multiply with, to get degrees or seconds.
  public var factor: Double
  /// What to divide by then: milliseconds are divided, so that `300ms` is exactly `0.3s`.
  public var divisor: Double
  /// One line for help.
  public var summary: StaticString
}

extension Unit {
  /// Its row in the table.
  public var form: UnitForm {
    switch self {
    case .degrees: row(["deg", "°"], .angle, 1, "degrees, 360 to a turn")
    case .radians: row(["rad"], .angle, 57.295_779_513_082_32, "radians, 2π to a turn")
    case .turns: row(["turn"], .angle, 360, "whole turns")
    case .pi: row(["pi", "π"], .angle, 180, "half turns: 2pi is a turn")
    case .tau: row(["τ"], .angle, 360, "whole turns")
    case .seconds: row(["s"], .time, 1, "seconds")
    case .milliseconds: row(["ms"], .time, 1, by: 1000, "milliseconds")
    }
  }

  /// The number in degrees or seconds.
  public func converted(_ value: Double) -> Double {
    let form = form
    return value * form.factor / form.divisor
  }

  private func row(
    _ spellings: [StaticString],
    _ kind: UnitKind,
    _ factor: Double,
    by divisor: Double = 1,
    _ summary: StaticString
  ) -> UnitForm {
    UnitForm(
      spellings: spellings,
      kind: kind,
      factor: factor,
      divisor: divisor,
      summary: summary
    )
  }

  /// The unit written so, if there is one.
  static func spelled(_ bytes: ArraySlice<UInt8>) -> Unit? {
    for unit in allCases {
      for spelling in unit.form.spellings where spelling.equals(bytes) { return unit }
    }
    return nil
  }
}
