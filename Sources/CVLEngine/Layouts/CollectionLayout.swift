/// Why a layout could not answer.
public struct LayoutError: Error, Equatable, Sendable {
  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// An item's size is zero or negative where that has no meaning (flow).
    case itemSize(Size)
    /// A metric (spacing, inset …) is not usable; the text is its name.
    case metric(String, Double)
    /// More elements or steps than the host allows.
    case limit(String, Int)
    /// A failure of the layout's own making: a number and a text that mean something to it.
    case custom(Int, String)
  }

  /// What happened.
  public var kind: Kind
  /// The element it happened at.
  public var element: ElementKey?

  /// Makes an error.
  public init(_ kind: Kind, at element: ElementKey? = nil) {
    self.kind = kind
    self.element = element
  }
}

/// Something a layout noticed and went on.
public enum LayoutWarning: Equatable, Sendable {
  /// An item is longer than the line; the first such item, and how many there are.
  case itemTooLong(first: ItemPath, count: Int)
}

/// What a layout is prepared with.
public struct LayoutInput: Sendable {
  /// The visible area, in content coordinates.
  public var bounds: Rect
  /// The items.
  public var counts: SectionCounts
  /// Pixels a point; 0 means "do not round".
  public var pixelScale: Double
  /// Content insets of the view: they are taken off the extent across the scroll axis.
  public var contentInset: Insets

  /// Makes an input.
  public init(
    bounds: Rect,
    counts: SectionCounts,
    pixelScale: Double = 0,
    contentInset: Insets = .zero
  ) {
    self.bounds = bounds
    self.counts = counts
    self.pixelScale = pixelScale
    self.contentInset = contentInset
  }
}

/// Says where elements are: the class to inherit from for a layout of one's own.
///
/// The collection view calls `prepare` first and again after every invalidation; everything else may
/// be asked any number of times after that, in any order, with any rectangle.
open class CollectionLayout {
  /// Makes a layout that has no elements.
  public init() {}

  /// Computes what the other answers need.
  open func prepare(_ input: LayoutInput) throws(LayoutError) {}

  /// The extent of all elements, in points, from the origin.
  open func contentSize() throws(LayoutError) -> Size { .zero }

  /// The attributes of one element, or nil if the layout has no such element.
  open func attributes(of element: ElementKey) throws(LayoutError) -> LayoutAttributes? { nil }

  /// Calls `visit` for every element whose `frame` meets `rect` (all elements for nil), once each, in
  /// index order: section by section, decorations, header, cells, supplementaries, footer.
  open func visitElements(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {}

  /// Whether the change from the old to the new bounds means that `prepare` has to be called again.
  open func shouldInvalidate(from old: Rect, to new: Rect) -> Bool { false }

  /// How elements take part in a change, one answer for each in the order given; nil is the default.
  ///
  /// Those that leave are asked of the layout that they leave, before it is let go; all others of the
  /// layout that is shown afterwards, when it has been prepared.
  open func motions(
    of elements: [Participation]
  ) throws(LayoutError) -> [ElementMotion?] { elements.map { _ in nil } }

  /// What was noticed since the last `prepare`.
  open var warnings: [LayoutWarning] { [] }
}
