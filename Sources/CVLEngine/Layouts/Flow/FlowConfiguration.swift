/// What a flow layout needs to know of one section.
public struct FlowMetrics: Equatable, Sendable {
  /// The size of every item, where `FlowConfiguration.sizes` does not give each its own.
  public var itemSize = Size(50, 50)
  /// The distance between lines, exactly.
  public var lineSpacing = 10.0
  /// The distance between items of a line, at least.
  public var itemSpacing = 10.0
  /// The distances of the lines from the section's header, footer and sides.
  public var inset = Insets.zero
  /// The header's length along the scroll axis, the other extent is ignored; not above 0 is none.
  public var headerSize = Size.zero
  /// The footer's length along the scroll axis, the other extent is ignored; not above 0 is none.
  public var footerSize = Size.zero

  /// UIKit's defaults.
  public init() {}
}

/// A choice among words, as scripts write it.
protocol FlowWord: CaseIterable {
  /// How scripts write the case.
  var word: String { get }
}

/// How a flow layout arranges its items.
///
/// The metrics are functions of the section, so that a layout with a million sections stores none;
/// sizes are either the same all through a section, then it costs O(1) however many items it has, or
/// asked for by item in blocks.
public struct FlowConfiguration {
  /// The axis along which lines follow each other.
  public enum Scroll: CaseIterable, Sendable, FlowWord {
    /// Lines are rows, from above.
    case vertical
    /// Lines are columns, from the left.
    case horizontal
  }

  /// Where the items of a line stand.
  ///
  /// The last three are CSS's `space-between`, `space-around` and `space-evenly` with `itemSpacing`
  /// as the gap: what is left after the gaps is shared out.
  public enum Align: CaseIterable, Sendable, FlowWord {
    /// As UIKit: first and last item at the edges, a lone item in the middle.
    case justify
    /// At the start of the line, with the least spacing.
    case left
    /// In the middle of the line, with the least spacing.
    case center
    /// At the end of the line, with the least spacing.
    case right
    /// All room between the items; a lone item at the start.
    case between
    /// Half as much room at the ends as the items get between them.
    case around
    /// As much room at the ends as is added between the items.
    case evenly
  }

  /// Where the last line of a section differs.
  public enum LastLine: CaseIterable, Sendable, FlowWord {
    /// As UIKit for `justify`, at the start for `between`, `around` and `evenly`.
    case natural
    /// Like the other lines.
    case same
  }

  /// Where an item stands that is shorter than its line is thick.
  public enum LineAlign: CaseIterable, Sendable, FlowWord {
    /// In the middle.
    case center
    /// At the edge nearer to the start of the content.
    case top
    /// At the edge nearer to its end.
    case bottom
  }

  /// Which side the content starts from.
  public enum Direction: CaseIterable, Sendable, FlowWord {
    /// From the left.
    case ltr
    /// From the right: x is mirrored in the content's width.
    case rtl
  }

  /// Writes the sizes of the items `first ..< first + count` of a section, at most
  /// `LayoutArguments.block` of them: widths into the first buffer, heights into the second.
  public typealias Sizes = (
    _ section: Int, _ first: Int, _ count: Int,
    _ widths: UnsafeMutablePointer<Double>, _ heights: UnsafeMutablePointer<Double>
  ) throws(LayoutError) -> Void

  /// The axis along which lines follow each other.
  public var scroll = Scroll.vertical
  /// Where the items of a line stand.
  public var align = Align.justify
  /// Where the last line of a section differs.
  public var lastLine = LastLine.natural
  /// Where an item stands that is shorter than its line is thick.
  public var lineAlign = LineAlign.center
  /// Which side the content starts from.
  public var direction = Direction.ltr
  /// The metrics of a section.
  public var metrics: (_ section: Int) throws(LayoutError) -> FlowMetrics
  /// The sizes of the items, or nil if the metrics say it for each section.
  public var sizes: Sizes?

  /// Makes a configuration with the same metrics for every section.
  public init(_ metrics: FlowMetrics = FlowMetrics()) {
    self.metrics = { _ in metrics }
  }

  /// Makes a configuration with metrics for each section and, maybe, sizes for each item.
  public init(
    metrics: @escaping (_ section: Int) throws(LayoutError) -> FlowMetrics,
    sizes: Sizes? = nil
  ) {
    self.metrics = metrics
    self.sizes = sizes
  }

  /// Makes a configuration with the same metrics for every section and a size for each item.
  public init(
    _ metrics: FlowMetrics = FlowMetrics(),
    itemSize: @escaping (_ path: ItemPath) throws(LayoutError) -> Size
  ) {
    self.metrics = { _ in metrics }
    sizes = { section, first, count, widths, heights throws(LayoutError) in
      for k in 0..<count {
        let size = try itemSize(ItemPath(section: section, item: first + k))
        widths[k] = size.width
        heights[k] = size.height
      }
    }
  }
}

extension FlowConfiguration.Scroll {
  var word: String {
    switch self {
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    }
  }
}

extension FlowConfiguration.Align {
  var word: String {
    switch self {
    case .justify: "justify"
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .between: "between"
    case .around: "around"
    case .evenly: "evenly"
    }
  }
}

extension FlowConfiguration.LastLine {
  var word: String {
    switch self {
    case .natural: "natural"
    case .same: "same"
    }
  }
}

extension FlowConfiguration.LineAlign {
  var word: String {
    switch self {
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}

extension FlowConfiguration.Direction {
  var word: String {
    switch self {
    case .ltr: "ltr"
    case .rtl: "rtl"
    }
  }
}
