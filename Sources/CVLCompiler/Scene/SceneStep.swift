package import CVLEngine
package import CVLSyntax

/// A statement, checked and compiled: what a stage carries out.
package indirect enum SceneStep {
  /// A new scene.
  case scene(width: Formula, height: Formula, scale: Double)
  /// Items by number, with data by formula perhaps.
  case items(Formula, FieldFormulas?)
  /// Items from a file; the range is the path's.
  case itemsFrom(String, SourceRange)
  /// Items with identities.
  case itemsKeys(Formula, FieldFormulas?)
  /// A layout at once.
  case show(LayoutPlan)
  /// A parameter.
  case set(SetStep)
  /// Another size of the bounds.
  case resize(Formula, Formula)
  /// Another offset; relative to the present one, or not.
  case scroll(Formula, isRelative: Bool)
  /// To an item, of a section perhaps.
  case scrollToItem(Formula, section: Formula?)
  /// Changes of the items, as one.
  case changes([ChangeStep])
  /// Another layout, animated.
  case transition(TransitionStep)
  /// Time passes.
  case wait(Formula)
  /// Time passes until nothing moves.
  case waitUntilIdle
  /// A flag that must be true.
  case expect(ExpectStep)
  /// Statements that must fail with a code; nil where a static error has fulfilled it already.
  case expectError(String, [(step: SceneStep, range: SourceRange)]?, SourceRange)
  /// Values to write.
  case print([Formula])
  /// A value that a name keeps.
  case capture(slot: Int, Formula)
  /// A value to show, in the REPL.
  case value(Formula)
}

/// An `insert`, `delete`, `move` or `reload` statement.
package struct ChangeStep {
  /// What it does.
  var verb: ItemChange.Verb
  /// Whether it is about a section.
  var isSection: Bool
  /// The place of the verb.
  var range: SourceRange
  /// The places, numbers or lists.
  var places: [Formula]
  /// Their section; nil is the first.
  var section: Formula?
  /// How many come; nil is one, or none in a new section.
  var count: Formula?
  /// Where a move leads.
  var target: Formula?
  var targetSection: Formula?
  /// The rows of what comes or is loaded anew.
  var fields: FieldFormulas?
}

/// A `transition` statement.
package struct TransitionStep {
  /// The layout to go to.
  var plan: LayoutPlan
  /// How long it takes; nil is what the layout's rule says, or 0.3 s.
  var duration: Formula?
  /// How it goes; nil is what the layout's rule says.
  var easing: Easing?
}

/// A `set` statement.
package struct SetStep {
  /// The parameter.
  var parameter: ParameterInfo
  /// What it is called.
  var name: String
  /// Its slot in its table.
  var slot: Int
  var value: Formula
  /// The ends of its range.
  var low: Formula?
  var high: Formula?
  /// Its words.
  var words: [String]?

  /// The value as parameter tables keep it, inside the parameter's range.
  package func evaluated(_ environment: Environment) throws(RuntimeFailure) -> Value {
    let value = try value.held(environment)
    guard let low, let high else { return value }
    let from = try low.value(environment, "the range of '\(name)'")
    let to = try high.value(environment, "the range of '\(name)'")
    let number = value.components.first ?? 0
    if let least = from.components.first, let greatest = to.components.first,
      number < least || number > greatest
    {
      throw RuntimeFailure(
        code: 404,
        range: self.value.range,
        message: "parameter '\(name)' goes from \(from.text) to \(to.text), "
          + "and this is \(value.text)"
      )
    }
    return value
  }

  /// The parameter's name.
  package var symbol: Symbol { parameter.name.symbol }
}

/// An `expect` statement.
package struct ExpectStep {
  /// The flag.
  var flag: Formula
  /// The two sides of a comparison, to be shown when it fails.
  var sides: [Formula]
}

/// A script or a test, checked: its statements with their places.
package struct CheckedScript {
  /// The statements in order.
  package var steps: [(step: SceneStep, range: SourceRange)]
  /// The layout that is shown before any `show`.
  package var initialPlan: LayoutPlan?
}

/// A test block, checked.
package struct CheckedTest {
  /// Its name.
  package var name: String
  /// Where it begins.
  package var range: SourceRange
  /// Its statements.
  package var body: CheckedScript
}
