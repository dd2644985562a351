/// A place or an offset in points; y points down.
public struct Point: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Makes a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = Point(0, 0)
}

/// Three numbers: a place in space, a scale, or angles about the axes.
public struct Vector3: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double
  /// Towards the viewer.
  public var z: Double

  /// Makes a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// (0, 0, 0).
  public static let zero = Vector3(0, 0, 0)
  /// (1, 1, 1).
  public static let one = Vector3(1, 1, 1)
}

/// A width and a height in points.
public struct Size: Equatable, Sendable {
  /// The extent in x.
  public var width: Double
  /// The extent in y.
  public var height: Double

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// (0, 0).
  public static let zero = Size(0, 0)
}

/// Distances from the four edges, in points.
public struct Insets: Equatable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Makes insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets()
}

/// An angle, kept in degrees so that quarter turns are exact, and never wrapped.
///
/// It turns from the x axis towards y: clockwise on a screen.
public struct Angle: Equatable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// Makes an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Makes an angle from radians.
  public init(radians: Double) { degrees = radians * (180 / Double.pi) }

  /// The angle in radians.
  public var radians: Double { degrees * (Double.pi / 180) }

  /// No turn.
  public static let zero = Angle(degrees: 0)
}
