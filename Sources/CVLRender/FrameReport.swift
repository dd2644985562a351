public import CVLEngine

/// Where an element is in its life.
public enum ElementPhase: UInt8, Sendable {
  /// It belongs to an item, a section or the layout.
  case present
  /// It has just come and is on its way to its place.
  case appearing
  /// It has been removed and is on its way out; its item is the old index.
  case disappearing
}

/// One element as it is on screen.
public struct ElementReport: Sendable {
  /// Which element.
  public var key: ElementKey
  /// Where it is in its life.
  public var phase: ElementPhase
  /// Its attributes at that instant.
  public var attributes: LayoutAttributes

  /// Makes a report.
  public init(key: ElementKey, phase: ElementPhase = .present, attributes: LayoutAttributes) {
    self.key = key
    self.phase = phase
    self.attributes = attributes
  }
}

/// Everything there is to see at one instant: what tables, JSON and pictures are made from.
public struct FrameReport: Sendable {
  /// The scene's clock, in seconds.
  public var time: Double
  /// The name of the layout that is shown.
  public var layout: String
  /// The visible area, in content coordinates.
  public var bounds: Rect
  /// The extent of the content.
  public var contentSize: Size
  /// The progress of a transition, or nil.
  public var progress: Double?
  /// Whether nothing moves.
  public var isIdle: Bool
  /// The elements, in paint order.
  public var elements: [ElementReport]
  /// The names of the layout's own attributes, by their slot in `LayoutAttributes.custom`.
  public var customNames: [String]

  /// Makes a report.
  public init(
    time: Double = 0, layout: String, bounds: Rect, contentSize: Size, progress: Double? = nil,
    isIdle: Bool = true, elements: [ElementReport], customNames: [String] = []
  ) {
    self.time = time
    self.layout = layout
    self.bounds = bounds
    self.contentSize = contentSize
    self.progress = progress
    self.isIdle = isIdle
    self.elements = elements
    self.customNames = customNames
  }
}
