extension Attribute {
  /// Where the middle is.
  public static let center = point(
    "center",
    "The middle of the box before the transform, in points of the content.",
    get: { $0.center },
    set: { $0.center = $1 }
  )

  /// How large it is.
  public static let size = point(
    "size",
    "Width and height of the box before the transform, in points.",
    get: { Point($0.size.width, $0.size.height) },
    set: { $0.size = Size($1.x, $1.y) }
  )
}
