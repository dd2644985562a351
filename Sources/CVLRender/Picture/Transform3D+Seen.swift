// How a flat element is seen under its transform: where that is affine, as six numbers; elsewhere point
// by point. What lies at the eye or behind it is not seen at all, where the engine's `projecting` must
// give some point.

import CVLEngine

extension Affine {
  /// The same map about another origin: the point `at` takes the part of (0, 0).
  func moved(to at: Point) -> Affine {
    Affine(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: tx + at.x - a * at.x - c * at.y,
      ty: ty + at.y - b * at.x - d * at.y
    )
  }

  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Transform3D {
  /// The six numbers of what it does to points of the plane z = 0 as they are seen, or nil where
  /// that is no affine map.
  var seenFlat: Affine? {
    let m = entries
    guard m[3] == 0, m[7] == 0, m[15] == 1 else { return nil }
    return Affine(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
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
      a: (m[0] - at.x * m[3]) / w,
      b: (m[1] - at.y * m[3]) / w,
      c: (m[4] - at.x * m[7]) / w,
      d: (m[5] - at.y * m[7]) / w,
      tx: at.x,
      ty: at.y
    )
  }
}
