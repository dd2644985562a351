/// A length of an element or item along the scroll axis and across it.
struct FlowExtent: Equatable {
  /// Along the scroll axis: how thick the line is.
  var main: Double
  /// Across it: how much of the line's length is used.
  var cross: Double
}

/// From line coordinates to content coordinates and back.
///
/// Flow is computed once, in coordinates along the scroll axis (main) and along a line (cross).
/// Only here is it known which of them is x, that x may be mirrored, and that origins go to pixels.
struct FlowSpace {
  /// Whether main is y.
  var isVertical = true
  /// The content's width if x is mirrored.
  var mirrorWidth: Double?
  /// Pixels a point; 0 for no rounding.
  var pixelScale = 0.0

  /// A size seen from the scroll axis.
  func extent(_ size: Size) -> FlowExtent {
    isVertical
      ? FlowExtent(main: size.height, cross: size.width)
      : FlowExtent(main: size.width, cross: size.height)
  }

  /// A size from extents along the axes.
  func size(_ extent: FlowExtent) -> Size {
    isVertical ? Size(extent.cross, extent.main) : Size(extent.main, extent.cross)
  }

  /// The attributes of the element whose box starts at a place in line coordinates.
  func attributes(main: Double, cross: Double, extent: FlowExtent) -> LayoutAttributes {
    let size = size(extent)
    var origin = isVertical ? Point(cross, main) : Point(main, cross)
    if let mirrorWidth { origin.x = mirrorWidth - origin.x - size.width }
    var attributes = LayoutAttributes()
    attributes.size = size
    attributes.center = Point(
      toPixel(origin.x) + size.width / 2,
      toPixel(origin.y) + size.height / 2
    )
    return attributes
  }

  /// What of the lines can meet a rectangle, widened by as much as rounding can move an element;
  /// everything for nil.
  func window(_ rect: Rect?) -> FlowWindow {
    guard let rect else { return .everything }
    var x = FlowSpan(low: rect.minX, high: rect.maxX)
    if let mirrorWidth { x = FlowSpan(low: mirrorWidth - x.high, high: mirrorWidth - x.low) }
    let y = FlowSpan(low: rect.minY, high: rect.maxY)
    let pixel = pixelScale > 0 ? 1 / pixelScale : 0
    return isVertical
      ? FlowWindow(main: y.widened(by: pixel), cross: x.widened(by: pixel))
      : FlowWindow(main: x.widened(by: pixel), cross: y.widened(by: pixel))
  }

  /// A coordinate on the nearest pixel, halves up.
  ///
  /// Gaps are often thirds; the sum of some that is half a pixel but for the last bits is a half too.
  private func toPixel(_ value: Double) -> Double {
    pixelScale > 0 ? floor((value + 1e-9) * pixelScale + 0.5) / pixelScale : value
  }
}

/// The greatest whole number not above a value.
///
/// `rounded(.down)` would want the C library's `floor` where the optimiser is off.
func floor(_ value: Double) -> Double {
  guard value.magnitude < 0x1p52 else { return value }
  let whole = Double(Int64(value))
  return whole > value ? whole - 1 : whole
}

/// The numbers from low to high.
struct FlowSpan {
  /// The least.
  var low: Double
  /// The greatest; below `low` if there are none.
  var high: Double

  /// A span with room for rounding errors at both ends.
  func widened(by margin: Double) -> FlowSpan {
    let slack = margin + 1e-6 + 1e-9 * max(low.magnitude, high.magnitude)
    return FlowSpan(low: low - slack, high: high + slack)
  }

  /// The smallest span with these of another.
  mutating func formUnion(_ low: Double, _ high: Double) {
    self.low = min(self.low, low)
    self.high = max(self.high, high)
  }

  /// Which of `count` boxes, the k-th from `start + k * pitch` on for `extent`, can meet the span: a
  /// range with all of those and a few others, never empty for a count above 0.
  func indices(start: Double, pitch: Double, extent: Double, count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard pitch != 0 else { return 0..<count }
    let a = (low - extent - start) / pitch
    let b = (high - start) / pitch
    let first = Int(clamping: min(a, b) - 1, to: 0...count - 1)
    let last = Int(clamping: max(a, b) + 1, to: first...count - 1)
    return first..<last + 1
  }
}

/// The part of the lines that is asked for.
struct FlowWindow {
  /// Along the scroll axis.
  var main: FlowSpan
  /// Along the lines.
  var cross: FlowSpan

  /// All of it.
  static let everything = FlowWindow(
    main: FlowSpan(low: -.infinity, high: .infinity),
    cross: FlowSpan(low: -.infinity, high: .infinity)
  )
}

extension Int {
  /// The whole part of a number, or the nearer end of the range if it is outside (the lower one if it is
  /// not a number).
  init(clamping value: Double, to range: ClosedRange<Int>) {
    if value >= Double(range.upperBound) {
      self = range.upperBound
    } else if value > Double(range.lowerBound) {
      self = Int(value)
    } else {
      self = range.lowerBound
    }
  }
}
