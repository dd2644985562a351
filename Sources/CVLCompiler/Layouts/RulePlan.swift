internal import CVLEngine
internal import CVLSyntax

/// The rule of a layout for an event, compiled.
package final class RulePlan {
  /// Attributes at a part of the duration.
  struct Key {
    var fraction: Ref
    var state: AttributeState
    /// Which lanes of a motion it is about.
    var lanes: [Int]
  }

  /// The event.
  let event: ChangeEvent
  let program: Program
  /// Where elements start or end.
  let state: AttributeState
  /// Whether it says that: without, only timing is given, and they start or end as they do anyway.
  let hasAttributes: Bool
  let keys: [Key]
  /// In seconds; nil where nothing is said.
  let duration: Ref?
  let delay: Ref?
  let stagger: Ref?
  let easing: Easing
  let assertions: [Assertion]

  init(
    event: ChangeEvent,
    program: Program,
    state: AttributeState,
    hasAttributes: Bool,
    keys: [Key],
    settings: RuleSettings,
    assertions: [Assertion]
  ) {
    self.event = event
    self.program = program
    self.state = state
    self.hasAttributes = hasAttributes
    self.keys = keys
    duration = settings.duration
    delay = settings.delay
    stagger = settings.stagger
    easing = settings.easing
    self.assertions = assertions
  }
}

/// What a rule says besides attributes, while it is checked.
final class RuleSettings {
  /// A setting: its name, its type and what it is.
  static let all: [(name: StaticString, summary: StaticString)] = [
    ("duration", "how long it takes, a time"),
    ("delay", "how long it waits first, a time"),
    ("stagger", "how much longer each waits than the one before, a time"),
    ("ease", "the curve: linear, easeInOut, quad.in, cubic(…), spring(…) …"),
  ]

  var duration: Ref?
  var delay: Ref?
  var stagger: Ref?
  var easing = Easing.easeInOut
  var keys: [RulePlan.Key] = []
  let event: ChangeEvent

  init(event: ChangeEvent) { self.event = event }
}
