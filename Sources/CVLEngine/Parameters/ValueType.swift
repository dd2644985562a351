/// The type of a value, known before anything runs.
public indirect enum ValueType: Equatable, Sendable {
  /// An IEEE double.
  case number
  /// An angle.
  case angle
  /// A time.
  case time
  /// True or false.
  case flag
  /// A point, size or offset.
  case point
  /// A point in space.
  case point3
  /// A rectangle.
  case rect
  /// Four insets.
  case insets
  /// A transform.
  case transform
  /// A colour.
  case color
  /// Text.
  case text
  /// One of these words.
  case words([String])
  /// A list of one type.
  case list(ValueType)
}
