import CVLEngine

extension Rect {
  /// Larger by the same distance on all sides.
  func grown(by distance: Double) -> Rect {
    Rect(
      origin.x - distance,
      origin.y - distance,
      size.width + 2 * distance,
      size.height + 2 * distance
    )
  }

  /// At another place.
  func moved(_ dx: Double, _ dy: Double) -> Rect {
    Rect(origin.x + dx, origin.y + dy, size.width, size.height)
  }

  /// Whether another rectangle is inside.
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The corners, clockwise from the origin.
  var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Whether its numbers are finite and no larger than what viewers handle.
  var isDrawable: Bool {
    let most = 1e9
    return origin.x.magnitude <= most && origin.y.magnitude <= most
      && size.width.magnitude <= most && size.height.magnitude <= most
  }

  /// The smallest rectangle around points; zero around none.
  init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var low = first
    var high = first
    for p in points {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    self.init(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
