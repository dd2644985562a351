/// A rectangle in points; width and height are not negative where the engine makes one.
public struct Rect: Equatable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// Makes a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// Makes the rectangle of a size about a centre.
  public init(center: Point, size: Size) {
    origin = Point(center.x - size.width / 2, center.y - size.height / 2)
    self.size = size
  }

  /// Zero at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The middle in x.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle in y.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var center: Point { Point(midX, midY) }

  /// Whether the two share more than an edge; an empty rectangle counts where its place is inside.
  ///
  /// As in UIKit, an element of no extent that lies inside a rectangle meets it, and two that merely
  /// touch do not.
  public func intersects(_ other: Rect) -> Bool {
    Rect.overlap(minX, maxX, other.minX, other.maxX)
      && Rect.overlap(minY, maxY, other.minY, other.maxY)
  }

  private static func overlap(_ a0: Double, _ a1: Double, _ b0: Double, _ b1: Double) -> Bool {
    if a0 == a1 || b0 == b1 { return a0 <= b1 && b0 <= a1 }
    return a0 < b1 && b0 < a1
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
  }
}
