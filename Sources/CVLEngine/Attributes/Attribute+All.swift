extension Attribute {
  /// The attributes that every element has, in the order in which they are listed.
  public static let all: [Attribute] = [
    center, size,
    alpha, hidden, z,
    rotation, rotationX, rotationY, scale, translation, skew, perspective, pivot,
    fill, stroke, corner, label,
  ]
}
