/// What a host refuses as too much; each is a named error of its own when it is exceeded.
public struct Limits: Sendable {
  /// Bytes of one source file.
  public var sourceBytes = 16 << 20
  /// Nesting of expressions and blocks.
  public var nesting = 256
  /// Diagnostics reported for one script.
  public var diagnostics = 50
  /// Elements listed or drawn at once.
  public var elements = 1_000_000
  /// Evaluated blocks of formulas for one statement, in items.
  public var steps = 50_000_000
  /// Elements of one list.
  public var listLength = 1_000_000
  /// UTF-8 bytes of one text that a formula makes.
  public var textBytes = 1_000_000
  /// Changes of one batch.
  public var updates = 100_000
  /// Steps of one compiled formula.
  public var formulaSize = 100_000

  /// The defaults.
  public init() {}

  /// Whether a code is that of a limit.
  package static func isLimit(_ code: Int) -> Bool { code >= 600 && code < 700 }
}
