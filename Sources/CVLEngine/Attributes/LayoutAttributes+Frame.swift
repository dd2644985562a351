extension LayoutAttributes {
  /// The box that holds the transformed element, in content coordinates.
  ///
  /// Writing it moves the centre and changes the size; the transform stays.
  public var frame: Rect {
    get {
      if transform.isIdentity { return Rect(center: center, size: size) }
      guard let affine = transform.affine(size: size) else { return boxOfCorners }
      let extent = Size(
        affine.a.magnitude * size.width + affine.c.magnitude * size.height,
        affine.b.magnitude * size.width + affine.d.magnitude * size.height
      )
      return Rect(center: Point(center.x + affine.tx, center.y + affine.ty), size: extent)
    }
    set {
      center = newValue.center
      size = newValue.size
    }
  }

  /// Where the corners are seen, in content coordinates, from the upper left one on clockwise (before
  /// the transform).
  public func transformedCorners() -> (Point, Point, Point, Point) {
    let x = size.width / 2
    let y = size.height / 2
    if let affine = transform.affine(size: size) {
      return (
        placed(affine.applied(to: Point(-x, -y))), placed(affine.applied(to: Point(x, -y))),
        placed(affine.applied(to: Point(x, y))), placed(affine.applied(to: Point(-x, y)))
      )
    }
    let matrix = Transform3D(transform, size: size)
    return (
      placed(matrix.projecting(Point(-x, -y))), placed(matrix.projecting(Point(x, -y))),
      placed(matrix.projecting(Point(x, y))), placed(matrix.projecting(Point(-x, y)))
    )
  }

  private func placed(_ point: Point) -> Point { Point(center.x + point.x, center.y + point.y) }

  private var boxOfCorners: Rect {
    let (a, b, c, d) = transformedCorners()
    let minX = min(a.x, b.x, c.x, d.x)
    let minY = min(a.y, b.y, c.y, d.y)
    return Rect(
      minX,
      minY,
      max(a.x, b.x, c.x, d.x) - minX,
      max(a.y, b.y, c.y, d.y) - minY
    )
  }
}
