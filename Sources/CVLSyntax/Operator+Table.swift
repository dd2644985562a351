/// How tightly an operator binds, loosest first; one production of the grammar each.
public enum PrecedenceLevel: UInt8, Sendable, CaseIterable, Comparable {
  /// `||`.
  case disjunction
  /// `&&`.
  case conjunction
  /// `== != < <= > >=`.
  case comparison
  /// `..< ...`.
  case range
  /// `+ -`.
  case sum
  /// `* / %`.
  case product
  /// `^`.
  case power

  /// Looser is less.
  public static func < (a: PrecedenceLevel, b: PrecedenceLevel) -> Bool { a.rawValue < b.rawValue }

  /// Which way operators of the level group.
  public var associativity: Associativity {
    switch self {
    case .disjunction, .conjunction, .sum, .product: .left
    case .comparison, .range: .none
    case .power: .right
    }
  }

  /// The next tighter level.
  var tighter: PrecedenceLevel { PrecedenceLevel(rawValue: rawValue + 1) ?? .power }
}

/// Which way operators of one level group.
public enum Associativity: UInt8, Sendable {
  /// `a - b - c` is `(a - b) - c`.
  case left
  /// `a ^ b ^ c` is `a ^ (b ^ c)`.
  case right
  /// `a < b < c` is an error.
  case none
}

/// What the language says of an operator.
public struct OperatorForm: Sendable {
  /// How it is written.
  public var spelling: StaticString
  /// How tightly it binds between two operands; nil for a prefix operator alone.
  public var level: PrecedenceLevel?
  /// Whether it can stand before an operand.
  public var isPrefix: Bool
  /// One line for help.
  public var summary: StaticString
}

extension Operator {
  /// Its row in the table.
  public var form: OperatorForm {
    switch self {
    case .or: row("||", .disjunction, "either; the right side is not asked if the left is true")
    case .and: row("&&", .conjunction, "both; the right side is not asked if the left is false")
    case .equal: row("==", .comparison, "equal")
    case .notEqual: row("!=", .comparison, "not equal")
    case .less: row("<", .comparison, "less")
    case .lessOrEqual: row("<=", .comparison, "less or equal")
    case .greater: row(">", .comparison, "greater")
    case .greaterOrEqual: row(">=", .comparison, "greater or equal")
    case .halfOpenRange: row("..<", .range, "the whole numbers from the left to before the right")
    case .closedRange: row("...", .range, "the whole numbers from the left to the right")
    case .plus: row("+", .sum, prefix: true, "sum")
    case .minus: row("-", .sum, prefix: true, "difference, or the opposite")
    case .times: row("*", .product, "product")
    case .divided: row("/", .product, "quotient, with a fraction")
    case .modulo: row("%", .product, "floored remainder: -1 % 5 is 4")
    case .power: row("^", .power, "power: 2^3^2 is 512, -2^2 is -4")
    case .not: row("!", nil, prefix: true, "not")
    }
  }

  private func row(
    _ spelling: StaticString,
    _ level: PrecedenceLevel?,
    prefix: Bool = false,
    _ summary: StaticString
  ) -> OperatorForm {
    OperatorForm(spelling: spelling, level: level, isPrefix: prefix, summary: summary)
  }
}
