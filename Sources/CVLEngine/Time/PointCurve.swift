/// An easing by straight pieces between points, CSS's `linear()`.
///
/// Two points may have the same time: there the later one holds, and before it the earlier one is
/// approached.
public struct PointCurve: Equatable, Sendable {
  /// The points, x being time and never falling.
  public let points: [Point]

  /// Makes a line; a point whose time is before that of the one before it is moved to that.
  public init(_ points: [Point]) throws(EasingError) {
    guard points.count >= 2 else { throw EasingError(.points, Double(points.count)) }
    var ordered = points
    for (k, point) in points.enumerated() {
      for coordinate in [point.x, point.y] where !coordinate.isFinite {
        throw EasingError(.ordinate, coordinate)
      }
      if k > 0 { ordered[k].x = max(point.x, ordered[k - 1].x) }
    }
    self.points = ordered
  }

  /// Makes a line through values at equal distances in time.
  public init(values: [Double]) throws(EasingError) {
    var points: [Point] = []
    let pieces = Double(values.count) - 1
    for (k, value) in values.enumerated() { points.append(Point(Double(k) / pieces, value)) }
    if values.count == 1 { points = [Point(0, values[0])] }
    try self.init(points)
  }

  /// The line at a time; outside of the points the first and the last piece go on.
  public func value(at progress: Double) -> Double {
    let (a, b) = piece(at: progress)
    return b.x > a.x ? mix(a.y, b.y, (progress - a.x) / (b.x - a.x)) : b.y
  }

  /// How steep the line is; 0 where two points have the same time.
  func slope(at progress: Double) -> Double {
    let (a, b) = piece(at: progress)
    return b.x > a.x ? (b.y - a.y) / (b.x - a.x) : 0
  }

  private func piece(at progress: Double) -> (Point, Point) {
    let start = max(min(pointAfter(progress) - 1, points.count - 2), 0)
    return (points[start], points[start + 1])
  }

  /// The index of the first point later than a time.
  private func pointAfter(_ progress: Double) -> Int {
    var low = 0
    var high = points.count
    while low < high {
      let middle = low + (high - low) / 2
      if points[middle].x <= progress { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
