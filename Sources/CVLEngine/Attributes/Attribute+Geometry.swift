extension Attribute {
  /// Where the middle is.
  public static let center = point(
    "center",
    "The middle of the box before the transform, in points of the content.",
    get: { $0.center },
    set: { $0.center = $1 }
  )

  /// How large it is.
  public static let size = Attribute(
    "size",
    .point,
    "Width and height of the box before the transform, in points.",
    get: { .point(Point($0.size.width, $0.size.height)) },
    set: { if case .point(let value) = $1 { $0.size = Size(value.x, value.y) } },
    blend: { result, from, to, at in
      result.size = Size(
        extent(from.size.width, to.size.width, at.x),
        extent(from.size.height, to.size.height, at.y)
      )
    }
  )

  /// An extent on the way to another: a spring that goes beyond makes it 0 and not negative.
  private static func extent(_ a: Double, _ b: Double, _ t: Double) -> Double {
    t == 0 || t == 1 || a == b ? mix(a, b, t) : max(mix(a, b, t), 0)
  }
}
