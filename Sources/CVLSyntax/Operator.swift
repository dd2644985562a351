/// A prefix, binary or range operator; one table holds spelling, level and associativity.
public enum Operator: UInt8, Sendable, CaseIterable {
  /// `||`.
  case or
  /// `&&`.
  case and
  /// `==`.
  case equal
  /// `!=`.
  case notEqual
  /// `<`.
  case less
  /// `<=`.
  case lessOrEqual
  /// `>`.
  case greater
  /// `>=`.
  case greaterOrEqual
  /// `..<`.
  case halfOpenRange
  /// `...`.
  case closedRange
  /// `+`, also prefix.
  case plus
  /// `-`, also prefix.
  case minus
  /// `*`.
  case times
  /// `/`.
  case divided
  /// `%`.
  case modulo
  /// `^`.
  case power
  /// `!`, prefix only.
  case not
}

/// A unit that may follow a number.
public enum Unit: UInt8, Sendable, CaseIterable {
  /// `deg`.
  case degrees
  /// `rad`.
  case radians
  /// `turn`.
  case turns
  /// `pi`, `π`.
  case pi
  /// `τ`.
  case tau
  /// `s`.
  case seconds
  /// `ms`.
  case milliseconds
}
