/// Reads the sizes of a section's items in blocks, so that a formula of the item is entered once for
/// many.
///
/// Made anew for each question: a visitor may ask the layout something else half way.
final class FlowSizeReader {
  private let sizes: FlowConfiguration.Sizes
  private let space: FlowSpace
  private let section: Int
  private let widths: UnsafeMutablePointer<Double>
  private let heights: UnsafeMutablePointer<Double>
  private var loaded = 0..<0

  init(_ sizes: @escaping FlowConfiguration.Sizes, in space: FlowSpace, section: Int) {
    self.sizes = sizes
    self.space = space
    self.section = section
    widths = .allocate(capacity: LayoutArguments.block)
    heights = .allocate(capacity: LayoutArguments.block)
    widths.initialize(repeating: 0, count: LayoutArguments.block)
    heights.initialize(repeating: 0, count: LayoutArguments.block)
  }

  deinit {
    widths.deallocate()
    heights.deallocate()
  }

  /// The extents of an item; `end` is the item up to which more will be asked for in order.
  ///
  /// Throws where a size is not positive and finite.
  func extent(of item: Int, end: Int) throws(LayoutError) -> FlowExtent {
    if !loaded.contains(item) {
      let count = min(max(end - item, 1), LayoutArguments.block)
      loaded = 0..<0
      try sizes(section, item, count, widths, heights)
      loaded = item..<item + count
    }
    let k = item - loaded.lowerBound
    let size = Size(widths[k], heights[k])
    try FlowSizeReader.check(size, section: section, item: item)
    return space.extent(size)
  }

  /// Throws the error that names the item if a size can't be laid out.
  static func check(_ size: Size, section: Int, item: Int) throws(LayoutError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw LayoutError(.itemSize(size), at: .cell(section, item))
    }
  }
}
