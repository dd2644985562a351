import CVLEngine
import Testing

/// An element and what a layout said of it.
struct PlacedElement: Equatable {
  var key: ElementKey
  var attributes: LayoutAttributes
  var frame: Rect { attributes.frame }
}

extension CollectionLayout {
  /// What a visit of the rectangle meets, in order.
  func elements(in rect: Rect? = nil) throws(LayoutError) -> [PlacedElement] {
    var found: [PlacedElement] = []
    try visitElements(in: rect) { key, attributes throws(LayoutError) in
      found.append(PlacedElement(key: key, attributes: attributes))
    }
    return found
  }
}

/// Whether two rectangles differ nowhere by more than a tolerance.
func isClose(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-4) -> Bool {
  (a.minX - b.minX).magnitude <= tolerance && (a.minY - b.minY).magnitude <= tolerance
    && isClose(a.size, b.size, within: tolerance)
}

/// Whether two sizes differ nowhere by more than a tolerance.
func isClose(_ a: Size, _ b: Size, within tolerance: Double = 1e-4) -> Bool {
  (a.width - b.width).magnitude <= tolerance && (a.height - b.height).magnitude <= tolerance
}

/// Numbers that look random and are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
