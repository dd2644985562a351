/// A transform as parts, in the order in which they are joined.
///
/// M = perspective · translation · Rx · Ry · Rz · skew · scale about the pivot, the right one acting
/// first. Parts are kept apart so that they can be blended apart; angles are never wrapped.
public struct TransformParts: Equatable, Sendable {
  /// A shift in points.
  public var translation = Vector3.zero
  /// Angles in degrees about the x, y and z axes.
  public var rotation = Vector3.zero
  /// Factors along the axes; 0 is legal.
  public var scale = Vector3.one
  /// Shear factors xy, xz, yz, as left over when a matrix is taken apart.
  public var skew = Vector3.zero
  /// One over the distance of the eye; m34 is its negative, and 0 is none.
  public var perspective = 0.0
  /// The fixed point, in units of the size; (0.5, 0.5) is the centre.
  public var pivot = Point(0.5, 0.5)

  /// The identity.
  public init() {}

  /// Whether nothing is transformed, wherever the pivot is.
  public var isIdentity: Bool {
    translation == .zero && rotation == .zero && scale == .one && skew == .zero && perspective == 0
  }
}

/// What a layout says of one element: a value, never shared.
public struct LayoutAttributes: Equatable, Sendable {
  /// The middle of the untransformed box, in content coordinates.
  public var center = Point.zero
  /// The extents of the untransformed box.
  public var size = Size(50, 50)
  /// Opacity; 0 to 1 is shown, more and less is clamped where it is shown.
  public var alpha = 1.0
  /// Whether it is left out of pictures.
  public var isHidden = false
  /// The paint order; higher is nearer.
  public var z = 0.0
  /// The transform, as parts.
  public var transform = TransformParts()
  /// The colour of the box, or nil for the picture's own.
  public var fill: Color?
  /// The colour of the outline, or nil for the picture's own.
  public var stroke: Color?
  /// The radius of the corners, or nil for the picture's own.
  public var corner: Double?
  /// The text on the box, or nil for the picture's own.
  public var label: String?
  /// A layout's own attributes, by its slots.
  public var custom: [Value] = []

  /// The defaults: 50 by 50 about the origin, opaque, untransformed.
  public init() {}
}
