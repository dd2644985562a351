extension LayoutAttributes {
  /// The box in content coordinates.
  public var frame: Rect { Rect(center: center, size: size) }
}
