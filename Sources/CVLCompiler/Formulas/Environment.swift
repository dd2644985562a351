package import CVLEngine
package import CVLSyntax

/// Values of parameters that have been set, by slot; nil where the default holds.
package final class ParameterValues {
  /// The values.
  package var values: [Value?]

  /// Makes a table in which nothing is set.
  package init(count: Int) { values = Array(repeating: nil, count: count) }

  /// The value of a slot, nil for a slot that the table does not have (yet).
  func value(_ slot: Int) -> Value? { slot < values.count ? values[slot] : nil }
}

/// What an answer to a question about the scene can be.
package enum SceneAnswer {
  case numbers([Double])
  case text(String)
  case failure(RuntimeFailure)
}

/// A question that a statement asks the scene.
package enum SceneQuestion: Hashable, Sendable {
  /// A component of an attribute of an element; the operands are its section and item, or its
  /// ordinal alone. The name is a supplementary or decoration kind's text in the interner.
  case attribute(ElementKind, name: Int32, ElementAspect, AttributeComponent)
  /// The content size; 0 is the width.
  case contentSize(Int)
  /// How many elements meet the bounds.
  case visibleCount
  /// The name of the layout that is shown.
  case layoutName
  /// Whether nothing moves.
  case isIdle
}

/// Which of the places of an element is asked for.
package enum ElementAspect: Hashable, Sendable {
  /// Where it is on screen now.
  case now
  /// Where it is going.
  case target
  /// Where what it was before it was deleted is on screen now.
  case leaving
}

/// A component of an attribute by its place in an `AttributeTable`.
package enum AttributeComponent: Hashable, Sendable {
  /// A number.
  case number(Int)
  /// A text.
  case text(Int)
}

/// Answers questions about the scene; what shows a scene inherits from it.
package class SceneAnswers {
  package init() {}

  /// The answer, for the operands of the question's node.
  package func answer(_ question: SceneQuestion, _ operands: [Double]) -> SceneAnswer {
    .failure(RuntimeFailure(code: 208, range: .none, message: "there is no scene to ask"))
  }
}

/// What formulas read from outside while they are evaluated.
package final class Environment {
  /// The visible area.
  package var bounds = Rect.zero
  /// The scene's clock in seconds.
  package var time = 0.0
  /// The items.
  package var counts = SectionCounts([])
  /// The parameters at the top of the script.
  package var scriptParameters = ParameterValues(count: 0)
  /// The parameters of the layout.
  package var layoutParameters = ParameterValues(count: 0)
  /// The items' rows.
  package var rows: RowSource?
  /// For each field that the formulas read, its column in `rows`.
  package var columns: [Int] = []
  /// Who answers questions about the scene.
  package var scene: SceneAnswers?

  /// Makes an environment without items.
  package init() {}

  func parameters(_ table: ParameterTable) -> ParameterValues {
    table == .script ? scriptParameters : layoutParameters
  }
}

/// Why a statement or a formula failed while it ran.
package struct RuntimeFailure: Error, Equatable {
  /// The number of its `DiagnosticCode`.
  package var code: Int
  /// The place to underline.
  package var range: SourceRange
  /// What is wrong.
  package var message: String
  /// What would help.
  package var help: String?
  /// A further place and a remark, where the cause lies elsewhere.
  package var note: (range: SourceRange, message: String)?

  package init(
    code: Int,
    range: SourceRange,
    message: String,
    help: String? = nil,
    note: (range: SourceRange, message: String)? = nil
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.help = help
    self.note = note
  }

  /// The failure as a problem to report.
  package var diagnostic: Diagnostic {
    Diagnostic(
      code: code,
      range: range,
      message: message,
      help: help,
      notes: note.map { [Diagnostic.Note(range: $0.range, message: $0.message)] } ?? []
    )
  }

  package static func == (a: RuntimeFailure, b: RuntimeFailure) -> Bool {
    a.code == b.code && a.range == b.range && a.message == b.message
  }
}
