/// A name as it stands in the source.
public struct NameRef: Sendable {
  /// What it is called.
  public var symbol: Symbol
  /// Where it stands.
  public var range: SourceRange

  /// Makes a name.
  public init(symbol: Symbol, range: SourceRange) {
    self.symbol = symbol
    self.range = range
  }
}

/// An expression with its place in the source.
///
/// `depth` bounds recursion: no expression that the parser returns is deeper than its limit, so
/// that later passes may recurse without counting.
public struct Expr: Sendable {
  /// What it is.
  public var kind: ExprKind
  /// Where it stands, parentheses included.
  public var range: SourceRange
  /// 1 for a leaf, else 1 more than the deepest operand's.
  public var depth: Int32

  /// Makes an expression; `depth` is the caller's promise.
  public init(kind: ExprKind, range: SourceRange, depth: Int32) {
    self.kind = kind
    self.range = range
    self.depth = depth
  }
}

/// What an expression can be.
public indirect enum ExprKind: Sendable {
  /// A number as written, and its unit: `12`, `0.5turn`, `300ms`. The value is not yet converted.
  case number(Double, unit: Unit?)
  /// `2x`, the pixel scale, legal after `at` in `scene` alone.
  case pixelScale(Double)
  /// `"item \(i)"`.
  case text([TextPart])
  /// `true` or `false`.
  case flag(Bool)
  /// `#ff8800`, as 0xrrggbbaa.
  case color(UInt32)
  /// A name.
  case name(Symbol)
  /// `self`.
  case selfElement
  /// `a.b`.
  case field(Expr, NameRef)
  /// `f(x, to: y)`; the callee is a name or a dotted name.
  case call(Expr, [Argument])
  /// `a[k]`.
  case index(Expr, Expr)
  /// `-a`, `+a`, `!a`.
  case prefix(Operator, Expr)
  /// `a + b`, ranges included; the last is the operator's place.
  case binary(Operator, Expr, Expr, SourceRange)
  /// `c ? a : b`.
  case conditional(Expr, Expr, Expr)
  /// `(a)`: kept, since `-2^2` and `(-2)^2` differ for a reader.
  case paren(Expr)
  /// `(x, y)` or `(x, y, z)`.
  case tuple([Expr])
  /// `[a, b]`.
  case list([Expr])
  /// Something that could not be read; a diagnostic says so already.
  case missing
}

/// One argument of a call.
public struct Argument: Sendable {
  /// Its label, if it is named.
  public var label: NameRef?
  /// Its value.
  public var value: Expr

  /// Makes an argument.
  public init(label: NameRef?, value: Expr) {
    self.label = label
    self.value = value
  }
}

/// A piece of a text literal.
public enum TextPart: Sendable {
  /// Characters, escapes resolved.
  case literal(String)
  /// `\(expr)`.
  case value(Expr)
}
