/// A statement that acts on the scene or looks at it: its verb, what help says, and how it is read.
///
/// A statement is added by a file `StatementForm+Topic.swift` and a row in `all`.
public struct StatementForm: Sendable {
  /// The word at its head.
  public var verb: StaticString
  /// One line for help.
  public var summary: StaticString
  /// How it is written.
  public var syntax: StaticString
  /// Scripts that use it.
  public var examples: [StaticString]
  /// Whether it changes the items and may stand in a batch.
  public var isChange = false
  /// Reads it, its verb included.
  let parse: @Sendable (inout Parser) throws(Abandoned) -> Action

  /// Every statement, in the order of the reference.
  public static let all: [StatementForm] = [
    scene, items, show, set, insert, delete, move, reload, batch, transition, resize, scroll, wait,
    expect,
    print,
  ]
}
