// A matrix on the way to another, where only matrices are known.
//
// As browsers and, as far as one can tell, Core Animation do it: shift, scale, shear and perspective
// are mixed, and the turn between the two is made about one axis, the short way; exactly half a turn
// is positive. A matrix that flattens has no turn to take out, so it switches half way. An element's
// own transform is never blended like this: its parts are known, whole turns too.

import CVLNumerics

extension Transform3D {
  /// The matrix on the way to another: 0 is this one and 1 the other, and outside the way goes on.
  public func blended(with other: Transform3D, at progress: Double) -> Transform3D {
    if progress == 0 { return self }
    if progress == 1 { return other }
    guard let from = MatrixParts(self), let to = MatrixParts(other) else {
      return progress < 0.5 ? self : other
    }
    return Transform3D(from.blended(with: to, at: progress))
  }

  fileprivate init(_ parts: MatrixParts) {
    let rotation = parts.turn.rows
    let x = rotation.x * parts.scale.x
    let y = (rotation.y + rotation.x * parts.skew.x) * parts.scale.y
    let z =
      (rotation.z + rotation.x * parts.skew.y + rotation.y * parts.skew.z) * parts.scale.z
    let t = parts.translation
    let p = parts.weights
    self.init([
      x.x, x.y, x.z, x.dot(p),
      y.x, y.y, y.z, y.dot(p),
      z.x, z.y, z.z, z.dot(p),
      t.x, t.y, t.z, t.dot(p) + parts.weight,
    ])
  }
}

/// What a matrix is made of, its last entry being 1: perspective, shift, turn, shear and scale.
private struct MatrixParts {
  var translation: Vector3
  var scale: Vector3
  var skew: Vector3
  var turn: Quaternion
  /// What x, y and z then add to w.
  var weights: Vector3
  /// What w has without them.
  var weight: Double

  /// Takes a matrix apart; nil for one that flattens, or is not finite.
  init?(_ matrix: Transform3D) {
    var m = matrix.entries
    let last = m[15]
    for k in 0..<16 {
      m[k] /= last
      guard m[k].isFinite else { return nil }
    }
    let x = Vector3(m[0], m[1], m[2])
    let y = Vector3(m[4], m[5], m[6])
    let z = Vector3(m[8], m[9], m[10])
    let determinant = x.dot(y.cross(z))
    guard determinant != 0, determinant.isFinite else { return nil }
    translation = Vector3(m[12], m[13], m[14])
    // Cramer's rule for rows · weights = the last column.
    let column = Vector3(m[3], m[7], m[11])
    weights =
      (y.cross(z) * column.x + z.cross(x) * column.y + x.cross(y) * column.z) * (1 / determinant)
    weight = 1 - translation.dot(weights)

    let axes = OrthogonalAxes(x, y, z)
    scale = axes.scale
    skew = axes.skew
    guard scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
    turn = Quaternion(axes.rotation)
  }

  func blended(with other: MatrixParts, at t: Double) -> MatrixParts {
    var parts = self
    let all = Vector3(t, t, t)
    parts.translation = mix(translation, other.translation, all)
    parts.scale = mix(scale, other.scale, all)
    parts.skew = mix(skew, other.skew, all)
    parts.weights = mix(weights, other.weights, all)
    parts.weight = mix(weight, other.weight, t)
    parts.turn = turn.blended(with: other.turn, at: t)
    return parts
  }
}

/// A turn about an axis: the axis times the sine of half the angle, and the cosine of half of it.
private struct Quaternion {
  var axis: Vector3
  var w: Double

  init(_ axis: Vector3, _ w: Double) {
    self.axis = axis
    self.w = w
  }

  /// The turn of a rotation, from the greatest of its four numbers, so that no sign is lost.
  init(_ rows: RotationRows) {
    let (x, y, z) = (rows.x, rows.y, rows.z)
    let twist = Vector3(y.z - z.y, z.x - x.z, x.y - y.x)
    if x.x + y.y + z.z > 0 {
      let s = 2 * (1 + x.x + y.y + z.z).squareRoot()
      self.init(twist * (1 / s), s / 4)
    } else if x.x >= y.y && x.x >= z.z {
      let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
      self.init(Vector3(s / 4, (x.y + y.x) / s, (x.z + z.x) / s), twist.x / s)
    } else if y.y >= z.z {
      let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
      self.init(Vector3((x.y + y.x) / s, s / 4, (y.z + z.y) / s), twist.y / s)
    } else {
      let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
      self.init(Vector3((x.z + z.x) / s, (y.z + z.y) / s, s / 4), twist.z / s)
    }
  }

  /// The turn on the short way to another, at an even pace.
  func blended(with other: Quaternion, at t: Double) -> Quaternion {
    var cosine = axis.dot(other.axis) + w * other.w
    let side: Double = cosine < 0 ? -1 : 1
    cosine *= side
    // What the other has at right angles to this one; its length is the sine.
    let upright = Quaternion(
      other.axis * side - axis * cosine,
      other.w * side - w * cosine
    )
    let sine = (upright.axis.dot(upright.axis) + upright.w * upright.w).squareRoot()
    guard sine > 0 else { return self }
    let angle = Elementary.atan2(sine, cosine) * t
    let along = Elementary.cos(angle)
    let across = Elementary.sin(angle) / sine
    return Quaternion(axis * along + upright.axis * across, w * along + upright.w * across)
  }

  /// Where the axes go.
  var rows: RotationRows {
    let (x, y, z) = (axis.x, axis.y, axis.z)
    return RotationRows(
      x: Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      y: Vector3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      z: Vector3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }
}
