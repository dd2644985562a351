internal import CVLEngine
internal import CVLSyntax

/// A parameter of a built-in.
package struct BuiltinParameter: Sendable {
  /// Its name, as it can be passed.
  package var name: StaticString
  /// What it takes, in words: "a number", "an angle, or a number in radians".
  package var takes: StaticString
  /// Whether it can be left out.
  package var isOptional = false
  /// Whether it is printed, so that a field of data may be of any type.
  package var isPrinted = false
  /// The type to expect, where that helps a field of data.
  var hint: Want { .any }

  package init(
    _ name: StaticString,
    _ takes: StaticString,
    optional: Bool = false,
    printed: Bool = false
  ) {
    self.name = name
    self.takes = takes
    isOptional = optional
    isPrinted = printed
  }
}

/// A function that comes with the language, as a value: everything that checker, completion,
/// reference and tests know of it is here.
package struct Builtin: Sendable {
  /// Its name.
  package var name: StaticString
  /// One line on what it computes.
  package var summary: StaticString
  /// What it takes.
  package var parameters: [BuiltinParameter]
  /// Whether the one parameter may be given two or more times.
  package var isVariadic = false
  /// What it gives, in words.
  package var gives: StaticString
  /// Expressions that hold, each a comparison: they are run as tests.
  package var examples: [StaticString]
  /// Checks the arguments and puts the operation into the graph; nil with a report.
  var lower: @Sendable (BuiltinCall) -> Operand?

  init(
    _ name: StaticString,
    _ summary: StaticString,
    _ parameters: [BuiltinParameter],
    variadic: Bool = false,
    gives: StaticString,
    examples: [StaticString],
    lower: @escaping @Sendable (BuiltinCall) -> Operand?
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    isVariadic = variadic
    self.gives = gives
    self.examples = examples
    self.lower = lower
  }
}
