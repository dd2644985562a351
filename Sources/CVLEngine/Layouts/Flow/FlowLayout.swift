/// Lines of items, broken and justified as UIKit's UICollectionViewFlowLayout does it.
///
/// A section of equal items costs O(1) to prepare however many there are and stores nothing; one of
/// different items stores its lines. To change what it says, inherit, override `attributes(of:)` and
/// `visitElements(in:_:)`, and start from what `super` answers.
open class FlowLayout: CollectionLayout {
  private let configure: () throws(LayoutError) -> FlowConfiguration
  private var plan = FlowPlan(FlowConfiguration())

  /// Makes a layout with a configuration.
  public init(_ configuration: FlowConfiguration = FlowConfiguration()) {
    configure = { () throws(LayoutError) in configuration }
    plan = FlowPlan(configuration)
  }

  /// Makes a layout that asks for its configuration at every `prepare`.
  public init(configure: @escaping () throws(LayoutError) -> FlowConfiguration) {
    self.configure = configure
  }

  /// Breaks the lines of all sections; after an error the layout answers as before.
  open override func prepare(_ input: LayoutInput) throws(LayoutError) {
    plan = try FlowPlan(configure(), input)
  }

  /// The extent of all lines, headers, footers and insets, never rounded.
  open override func contentSize() throws(LayoutError) -> Size { plan.contentSize }

  /// The attributes of a cell, header or footer: O(log lines + line).
  open override func attributes(
    of element: ElementKey
  ) throws(LayoutError) -> LayoutAttributes? {
    try plan.attributes(of: element)
  }

  /// Visits what meets the rectangle: O(log lines + what is visited).
  open override func visitElements(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let plan = plan  // A visitor may prepare the layout anew.
    try plan.visit(rect, visit)
  }

  /// True when the extent across the scroll axis changes.
  open override func shouldInvalidate(from old: Rect, to new: Rect) -> Bool {
    plan.space.extent(old.size).cross != plan.space.extent(new.size).cross
  }

  /// Items that are longer than their line, reported once.
  open override var warnings: [LayoutWarning] {
    guard let first = plan.firstTooLong else { return [] }
    return [.itemTooLong(first: first, count: plan.tooLong)]
  }
}
