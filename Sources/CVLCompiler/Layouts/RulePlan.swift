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
  var duration: Ref?
  var delay: Ref?
  var stagger: Ref?
  var easing = Easing.easeInOut
  var keys: [RulePlan.Key] = []
  let event: ChangeEvent

  init(event: ChangeEvent) { self.event = event }
}

/// A setting of a rule: what reference and suggestions know of it.
package struct RuleSetting: Sendable {
  /// Its name.
  package var name: StaticString
  /// One line on what it is.
  package var summary: StaticString
  /// An assignment.
  package var example: StaticString

  /// All of them.
  package static let all = [
    RuleSetting(
      name: "duration",
      summary: "How long it takes, a time; a spring's own, or 0.3 s.",
      example: "alpha = 0; duration = 0.4s"
    ),
    RuleSetting(
      name: "delay",
      summary: "How long it waits first, a time.",
      example: "alpha = 0; delay = rank * 30ms"
    ),
    RuleSetting(
      name: "stagger",
      summary: "How much longer each element waits than the one before, a time.",
      example: "alpha = 0; stagger = 40ms"
    ),
    RuleSetting(
      name: "ease",
      summary: "The curve: a name, cubic(…), steps(…), points(…) or spring(…).",
      example: "alpha = 0; ease = spring(damping: 0.8)"
    ),
  ]
}
