import CVLEngine

/// A map of the plane, as CGAffineTransform has it: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Affine: Equatable, Sendable {
  /// The share of x in x'.
  public var a: Double
  /// The share of x in y'.
  public var b: Double
  /// The share of y in x'.
  public var c: Double
  /// The share of y in y'.
  public var d: Double
  /// The shift in x.
  public var tx: Double
  /// The shift in y.
  public var ty: Double

  /// Makes a map from its six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The same map about another origin: the point `at` takes the part of (0, 0).
  func moved(to at: Point) -> Affine {
    Affine(a, b, c, d, tx + at.x - a * at.x - c * at.y, ty + at.y - b * at.x - d * at.y)
  }

  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Transform3D {
  /// The six numbers of a map that keeps to the plane, as CATransform3DIsAffine has it, or nil.
  var plane: Affine? {
    let m = entries
    for k in [2, 3, 6, 7, 8, 9, 11, 14] where m[k] != 0 { return nil }
    guard m[10] == 1, m[15] == 1 else { return nil }
    return Affine(m[0], m[1], m[4], m[5], m[12], m[13])
  }

  /// The six numbers of what it does to points of the plane z = 0 as they are seen, or nil where
  /// that is no affine map.
  var seenFlat: Affine? {
    let m = entries
    guard m[3] == 0, m[7] == 0, m[15] == 1 else { return nil }
    return Affine(m[0], m[1], m[4], m[5], m[12], m[13])
  }

  /// Where a point of the plane z = 0 is seen; nil behind the eye.
  func seen(_ p: Point) -> Point? {
    let m = entries
    let w = p.x * m[3] + p.y * m[7] + m[15]
    guard w > 1e-6 else { return nil }
    return Point(
      (p.x * m[0] + p.y * m[4] + m[12]) / w,
      (p.x * m[1] + p.y * m[5] + m[13]) / w
    )
  }

  /// The affine map closest to what is seen near (0, 0); nil behind the eye.
  var seenNearOrigin: Affine? {
    let m = entries
    guard m[15] > 1e-6, let at = seen(.zero) else { return nil }
    let w = m[15]
    return Affine(
      (m[0] - at.x * m[3]) / w,
      (m[1] - at.y * m[3]) / w,
      (m[4] - at.x * m[7]) / w,
      (m[5] - at.y * m[7]) / w,
      at.x,
      at.y
    )
  }
}
