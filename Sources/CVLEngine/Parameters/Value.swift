/// A value that a parameter, an attribute of one's own, or a row's field can hold.
public indirect enum Value: Equatable, Sendable {
  /// An IEEE double.
  case number(Double)
  /// An angle in degrees.
  case angle(Double)
  /// A time in seconds.
  case time(Double)
  /// True or false.
  case flag(Bool)
  /// A point, size or offset.
  case point(Point)
  /// A point in space.
  case point3(Vector3)
  /// A rectangle.
  case rect(Rect)
  /// Four insets.
  case insets(Insets)
  /// A transform as a matrix.
  case transform(Transform3D)
  /// A colour.
  case color(Color)
  /// Text.
  case text(String)
  /// One of a parameter's words.
  case word(String)
  /// Values of one type.
  case list([Value])
}
