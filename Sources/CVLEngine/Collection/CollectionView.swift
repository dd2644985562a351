/// Items, a window onto them, and the layout that says where they are: UIKit's collection view without
/// the view.
///
/// The layout is prepared before the first question and again when something changes that it depends on.
/// A change that the layout can't follow throws and leaves everything as it was.
public final class CollectionView {
  /// An element and what the layout says of it.
  public typealias Element = (key: ElementKey, attributes: LayoutAttributes)

  /// What changes together or not at all.
  struct State {
    var layout: CollectionLayout
    var counts: SectionCounts
    var bounds: Rect
    /// The layout's answer after its last `prepare`, nil before.
    var contentSize: Size?
    /// The scene's clock in seconds.
    var time = 0.0
    /// What is under way.
    var timeline = Timeline()
  }

  var state: State

  /// Pixels a point; 0 means "do not round".
  public let pixelScale: Double

  /// Makes a view at the start of its content; nothing is asked of the layout yet.
  public init(
    layout: CollectionLayout,
    counts: SectionCounts,
    size: Size,
    pixelScale: Double = 0
  ) {
    state = State(
      layout: layout,
      counts: counts,
      bounds: Rect(origin: .zero, size: size),
      contentSize: nil
    )
    self.pixelScale = pixelScale
  }

  /// What says where elements are.
  public var layout: CollectionLayout { state.layout }
  /// The items.
  public var counts: SectionCounts { state.counts }
  /// The visible area in content coordinates: offset and size.
  public var bounds: Rect { state.bounds }
  /// What the layout noticed when it was last prepared.
  public var warnings: [LayoutWarning] { state.layout.warnings }

  // MARK: Changes

  /// Exchanges the layout at once, which ends what is under way; the offset stays as far as the new
  /// content allows.
  public func setLayout(_ layout: CollectionLayout) throws(LayoutError) {
    var next = state
    next.layout = layout
    next.contentSize = nil
    next.timeline = Timeline()
    try become(next)
  }

  /// Exchanges the numbers of items at once, which ends what is under way; the offset stays as far as
  /// the new content allows.
  public func setCounts(_ counts: SectionCounts) throws(LayoutError) {
    var next = state
    next.counts = counts
    next.contentSize = nil
    next.timeline = Timeline()
    try become(next)
  }

  /// Changes the size of the visible area at once; the offset stays as far as the content allows.
  public func resize(to size: Size) throws(LayoutError) {
    for value in [size.width, size.height] where !(value >= 0 && value.isFinite) {
      throw LayoutError(.metric("size", value))
    }
    var next = state
    next.bounds.size = size
    try become(next)
  }

  /// Moves the visible area to an offset, or as near to it as the content allows.
  public func scroll(to offset: Point) throws(LayoutError) {
    for value in [offset.x, offset.y] where value.isNaN {
      throw LayoutError(.metric("offset", value))
    }
    var next = state
    next.bounds.origin = try clamped(offset, in: contentSize())
    try become(next)
  }

  /// Has the layout prepared again before the next question.
  public func invalidate() { state.contentSize = nil }

  /// A state to come back to.
  public struct Checkpoint {
    let state: State
  }

  /// The present state, to come back to if what follows fails.
  public func checkpoint() -> Checkpoint { Checkpoint(state: state) }

  /// Comes back to a state; the layout is prepared again before the next question.
  public func restore(_ checkpoint: Checkpoint) {
    state = checkpoint.state
    state.contentSize = nil
  }

  // MARK: Questions

  /// The extent of all elements.
  public func contentSize() throws(LayoutError) -> Size {
    if let size = state.contentSize { return size }
    try become(state)
    return state.contentSize ?? .zero
  }

  /// The attributes of one element, or nil if there is none.
  public func attributes(of element: ElementKey) throws(LayoutError) -> LayoutAttributes? {
    _ = try contentSize()
    return try state.layout.attributes(of: element)
  }

  /// The elements whose frame meets a rectangle, all for nil, in the order in which they are painted.
  ///
  /// Throws `.limit` as soon as there are more than the limit.
  public func elements(in rect: Rect?, limit: Int) throws(LayoutError) -> [Element] {
    _ = try contentSize()
    var found: [Element] = []
    try state.layout.visitElements(in: rect) { key, attributes throws(LayoutError) in
      guard found.count < limit else { throw LayoutError(.limit("elements", limit)) }
      found.append((key, attributes))
    }
    found.sort {
      ElementKey.isPainted($0.key, z: $0.attributes.z, before: $1.key, z: $1.attributes.z)
    }
    return found
  }

  /// The elements in the visible area, in the order in which they are painted.
  public func visibleElements(limit: Int) throws(LayoutError) -> [Element] {
    _ = try contentSize()
    return try elements(in: bounds, limit: limit)
  }

  // MARK: Settling

  /// Takes over a state once the layout has followed it.
  func become(_ next: State) throws(LayoutError) {
    let before = state
    do {
      state = try settled(next)
    } catch {
      // The layout may have got half way.
      state = before
      if next.layout === before.layout { state.contentSize = nil }
      throw error
    }
  }

  /// A state whose layout is prepared and whose offset is inside the content.
  func settled(_ next: State) throws(LayoutError) -> State {
    var next = next
    if next.bounds != state.bounds
      && next.layout.shouldInvalidate(from: state.bounds, to: next.bounds)
    {
      next.contentSize = nil
    }
    let size = try prepared(&next)
    let asked = next.bounds
    next.bounds.origin = clamped(asked.origin, in: size, of: asked.size)
    if next.bounds != asked && next.layout.shouldInvalidate(from: asked, to: next.bounds) {
      next.contentSize = nil
      _ = try prepared(&next)
    }
    return next
  }

  private func prepared(_ next: inout State) throws(LayoutError) -> Size {
    if let size = next.contentSize { return size }
    try next.layout.prepare(
      LayoutInput(bounds: next.bounds, counts: next.counts, pixelScale: pixelScale)
    )
    let size = try next.layout.contentSize()
    next.contentSize = size
    return size
  }

  private func clamped(_ offset: Point, in content: Size) -> Point {
    clamped(offset, in: content, of: bounds.size)
  }

  private func clamped(_ offset: Point, in content: Size, of visible: Size) -> Point {
    Point(
      min(max(offset.x, 0), max(content.width - visible.width, 0)),
      min(max(offset.y, 0), max(content.height - visible.height, 0))
    )
  }
}
