import CVLNumerics

extension Transform3D {
  /// Joins parts to the matrix that transforms a box about its centre.
  ///
  /// M = perspective · translation · Rx · Ry · Rz · skew · scale, the right one acting first, with the
  /// origin at the pivot; the size says where the pivot is.
  public init(_ parts: TransformParts, size: Size = .zero) {
    if let affine = parts.affine(size: size), parts.translation.z == 0, parts.scale.z == 1,
      parts.skew.y == 0, parts.skew.z == 0
    {
      self.init(affine)
      return
    }
    let shift = parts.pivotOffset(size: size)
    let joined = Transform3D(unpivoted: parts)
    guard shift != .zero else {
      self = joined
      return
    }
    self =
      Transform3D(translation: Vector3(shift.x, shift.y, 0)) * joined
      * Transform3D(translation: Vector3(-shift.x, -shift.y, 0))
  }

  private init(unpivoted parts: TransformParts) {
    let scale = parts.scale
    let skew = parts.skew
    let r = RotationRows(degrees: parts.rotation)
    let x = r.x * scale.x
    let y = (r.y + r.x * skew.x) * scale.y
    let z = (r.z + r.x * skew.y + r.y * skew.z) * scale.z
    let t = parts.translation
    let p = -parts.perspective
    self.init([
      x.x, x.y, x.z, x.z * p,
      y.x, y.y, y.z, y.z * p,
      z.x, z.y, z.z, z.z * p,
      t.x, t.y, t.z, 1 + t.z * p,
    ])
  }
}

extension TransformParts {
  /// Where the pivot is, from the middle of a box.
  func pivotOffset(size: Size) -> Point {
    Point((pivot.x - 0.5) * size.width, (pivot.y - 0.5) * size.height)
  }

  /// What happens to a box in the plane z = 0 as seen from the front, or nil if that is not affine.
  ///
  /// Shifts in z do not show without perspective; nor does what the z axis is scaled or skewed by.
  func affine(size: Size) -> Affine? {
    guard rotation.x == 0, rotation.y == 0, perspective == 0 else { return nil }
    var affine = Affine(
      a: scale.x,
      b: 0,
      c: skew.x * scale.y,
      d: scale.y,
      tx: translation.x,
      ty: translation.y
    )
    if rotation.z != 0 {
      let (sin, cos) = Elementary.sinCosDegrees(rotation.z)
      affine.a = scale.x * cos
      affine.b = scale.x * sin
      affine.c = scale.y * (skew.x * cos - sin)
      affine.d = scale.y * (skew.x * sin + cos)
    }
    let shift = pivotOffset(size: size)
    if shift != .zero {
      affine.tx += shift.x - (affine.a * shift.x + affine.c * shift.y)
      affine.ty += shift.y - (affine.b * shift.x + affine.d * shift.y)
    }
    return affine
  }
}

/// Where the axes go in a rotation: the rows of its matrix.
struct RotationRows {
  /// Where x goes.
  var x: Vector3
  /// Where y goes.
  var y: Vector3
  /// Where z goes.
  var z: Vector3

  init(x: Vector3, y: Vector3, z: Vector3) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The rotation Rx · Ry · Rz, about z first.
  init(degrees: Vector3) {
    let (sx, cx) = Elementary.sinCosDegrees(degrees.x)
    let (sy, cy) = Elementary.sinCosDegrees(degrees.y)
    let (sz, cz) = Elementary.sinCosDegrees(degrees.z)
    x = Vector3(cz * cy, cz * sy * sx + sz * cx, sz * sx - cz * sy * cx)
    y = Vector3(-sz * cy, cz * cx - sz * sy * sx, sz * sy * cx + cz * sx)
    z = Vector3(sy, -cy * sx, cy * cx)
  }

  /// The angles in degrees about x, y and z, of all that give this rotation those that turn least.
  ///
  /// A half turn is positive.
  var degrees: Vector3 {
    let sine = min(max(z.x, -1), 1)
    let y1 = Elementary.asinDegrees(sine)
    guard sine.magnitude < 1 - 1e-15 else {
      // x and z turn about the same axis: all of it is z's.
      return Vector3(0, y1, RotationRows.angle(x.y, y.y))
    }
    let first = Vector3(RotationRows.angle(-z.y, z.z), y1, RotationRows.angle(-y.x, x.x))
    let second = Vector3(
      RotationRows.angle(z.y, -z.z),
      RotationRows.wrapped(180 - y1),
      RotationRows.angle(y.x, -x.x)
    )
    return second.turns < first.turns ? second : first
  }

  /// The angle of a direction, -180 for one so little off that it rounds to half a turn.
  private static func angle(_ sine: Double, _ cosine: Double) -> Double {
    let angle = Elementary.atan2Degrees(sine, cosine + 0)
    return sine < 0 && angle == 180 ? -180 : angle
  }

  private static func wrapped(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees
  }
}

extension Vector3 {
  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Vector3, b: Double) -> Vector3 { Vector3(a.x * b, a.y * b, a.z * b) }

  func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }

  var length: Double { dot(self).squareRoot() }

  /// How much three angles turn together.
  fileprivate var turns: Double { x.magnitude + y.magnitude + z.magnitude }
}
