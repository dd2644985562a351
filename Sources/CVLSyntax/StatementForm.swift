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
  /// Reads it, its verb included.
  let parse: @Sendable (inout Parser) throws(Abandoned) -> Action

  /// Every statement, in the order of the reference.
  public static let all: [StatementForm] = [
    scene, items, show, set, resize, scroll, expect, print,
  ]
}
