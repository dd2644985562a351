package import CVLEngine
package import CVLSyntax

// A checked and compiled layout. The plan is made once from the script; a `ScriptLayout` runs it.

/// Which elements one program of a layout is for.
package struct ElementGroup: Equatable, Sendable {
  /// The kind.
  package var kind: ElementKind
  /// The name of a supplementary or decoration kind, else empty.
  package var name: String
}

/// The formulas of one group of elements, compiled.
package final class ElementPlan {
  /// How many elements there are.
  package enum Amount {
    /// One for each item.
    case items
    /// One for each section.
    case sections
    /// As many in each section as a formula says, or one in all.
    case counted(Program, Ref, SourceRange)
    case once
  }

  /// The elements.
  package let group: ElementGroup
  /// How many there are.
  let amount: Amount
  /// The formulas; nil where the native base's attributes are taken as they are.
  let program: Program?
  /// Where each attribute is computed.
  let state: AttributeState
  /// The plain numbers that differ from item to item, with where they are computed.
  let varying: [(component: Int, ref: Ref)]
  /// Whether nothing else does: then an element is a copy of the block's first with these numbers.
  let isPlain: Bool
  /// What must hold.
  let assertions: [Assertion]
  /// For each level whose `prev` is read: what it gave at its end.
  let previous: [(level: Int, numbers: [Ref])]

  init(
    group: ElementGroup,
    amount: Amount,
    program: Program?,
    state: AttributeState,
    assertions: [Assertion],
    previous: [(level: Int, numbers: [Ref])]
  ) {
    self.group = group
    self.amount = amount
    self.program = program
    self.state = state
    let graph = program?.graph
    func differs(_ ref: Ref) -> Bool { graph?.variance(ref) == .item }
    varying = state.numbers.prefix(AttributeTable.plainNumbers).enumerated()
      .filter { differs($0.element) }.map { ($0.offset, $0.element) }
    isPlain =
      !state.numbers.dropFirst(AttributeTable.plainNumbers).contains(where: differs)
      && !state.texts.contains(where: differs)
    self.assertions = assertions
    self.previous = previous
  }
}

/// The native layout at the bottom of a plan, with the formulas of its arguments.
package final class NativePlan {
  /// An argument's program and results.
  struct Argument {
    var program: Program
    var operand: Operand
    var variance: Variance
    var range: SourceRange
    var name: String
  }

  /// What it is.
  let kind: LayoutKind
  /// For each parameter its argument, or nil for the default.
  let arguments: [Argument?]

  init(kind: LayoutKind, arguments: [Argument?]) {
    self.kind = kind
    self.arguments = arguments
  }
}

/// A layout, checked and compiled.
package final class LayoutPlan {
  /// How large the content is.
  enum ContentSize {
    /// What a formula says.
    case formula(Program, [Ref], SourceRange)
    /// As large as the bounds.
    case bounds
    /// What the elements cover, from the origin.
    case covered
    /// What the native base says.
    case native
  }

  /// The name it was asked for by.
  package let name: Symbol
  /// The native layout it starts from.
  package let native: NativePlan?
  /// The groups of elements that have formulas, cells first.
  let elements: [ElementPlan]
  /// How elements take part in changes, one rule an event.
  let rules: [RulePlan]
  /// How large the content is.
  let contentSize: ContentSize
  /// Whether scrolling, and whether another size of the bounds, means a new layout.
  package let followsScroll: Bool
  package let followsSize: Bool
  /// Whether it moves by itself: its formulas read the clock.
  package let readsTime: Bool
  /// The fields of data that formulas read.
  package let demands: Demands
  /// The parameters that can be set, by slot.
  package let parameters: [ParameterInfo]
  /// The attributes by name.
  let attributes: AttributeTable
  /// What the names are called.
  let interner: Interner

  init(
    name: Symbol,
    native: NativePlan?,
    elements: [ElementPlan],
    rules: [RulePlan],
    contentSize: ContentSize,
    followsScroll: Bool,
    followsSize: Bool,
    readsTime: Bool,
    demands: Demands,
    parameters: [ParameterInfo],
    attributes: AttributeTable,
    interner: Interner
  ) {
    self.name = name
    self.native = native
    self.elements = elements
    self.rules = rules
    self.contentSize = contentSize
    self.followsScroll = followsScroll
    self.followsSize = followsSize
    self.readsTime = readsTime
    self.demands = demands
    self.parameters = parameters
    self.attributes = attributes
    self.interner = interner
  }
}
