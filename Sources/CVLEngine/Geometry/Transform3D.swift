/// A 4 by 4 matrix in the row-vector convention of CATransform3D: a point is a row, p' = p · M, so
/// that m41, m42, m43 are the translation and m34 the perspective.
public struct Transform3D: Equatable, Sendable {
  /// The entries m11, m12, m13, m14, m21 … m44, row by row.
  public var entries: InlineArray<16, Double>

  /// The identity.
  public static let identity = Transform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Makes a matrix from its entries, row by row.
  public init(_ entries: InlineArray<16, Double>) { self.entries = entries }

  /// Makes the matrix of a transform in the plane.
  public init(_ affine: Affine) {
    self = .identity
    entries[0] = affine.a
    entries[1] = affine.b
    entries[4] = affine.c
    entries[5] = affine.d
    entries[12] = affine.tx
    entries[13] = affine.ty
  }

  /// Makes a shift.
  public init(translation: Vector3) {
    self = .identity
    entries[12] = translation.x
    entries[13] = translation.y
    entries[14] = translation.z
  }

  /// Whether all entries are equal.
  public static func == (a: Transform3D, b: Transform3D) -> Bool {
    for k in 0..<16 where a.entries[k] != b.entries[k] { return false }
    return true
  }

  /// The transform that does the right one first, as in CSS's lists.
  public static func * (a: Transform3D, b: Transform3D) -> Transform3D {
    var product = Transform3D.identity
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for k in 0..<4 { sum += b.entries[row * 4 + k] * a.entries[k * 4 + column] }
        product.entries[row * 4 + column] = sum
      }
    }
    return product
  }

  /// Whether nothing leaves the plane: no turn out of it, no shift in z, no perspective.
  public var isAffine: Bool { self == Transform3D(inPlane) }

  /// The transform in the plane, or nil if it is more than that.
  public var affine: Affine? { isAffine ? inPlane : nil }

  private var inPlane: Affine {
    Affine(
      a: entries[0],
      b: entries[1],
      c: entries[4],
      d: entries[5],
      tx: entries[12],
      ty: entries[13]
    )
  }

  /// How far behind the plane of the eye something still is seen: closer, it would be infinitely
  /// large.
  static let nearest = 1e-6

  /// Where a point of the plane z = 0 is seen.
  ///
  /// A point at the eye or behind it is taken as just in front of it.
  public func projecting(_ point: Point) -> Point {
    let w = point.x * entries[3] + point.y * entries[7] + entries[15]
    let x = point.x * entries[0] + point.y * entries[4] + entries[12]
    let y = point.x * entries[1] + point.y * entries[5] + entries[13]
    if w == 1 { return Point(x, y) }
    let depth = max(w, Transform3D.nearest)
    return Point(x / depth, y / depth)
  }
}

/// A transform of the plane, with the letters of CGAffineTransform: x' = a·x + c·y + tx, y' = b·x +
/// d·y + ty.
public struct Affine: Equatable, Sendable {
  /// What x gives to x.
  public var a: Double
  /// What x gives to y.
  public var b: Double
  /// What y gives to x.
  public var c: Double
  /// What y gives to y.
  public var d: Double
  /// The shift in x.
  public var tx: Double
  /// The shift in y.
  public var ty: Double

  /// Makes a transform.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Nothing changes.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Where a point goes.
  public func applied(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
