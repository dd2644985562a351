// Taking a matrix apart, after the "unmatrix" of Graphics Gems as browsers do it: Gram-Schmidt on the
// rows, all scales negated for a mirror image, the rotation as the angles that turn least.
//
// One thing is different. CSS divides by m44 first, which gives a box moved in z under perspective a
// scale that it was not made with. Here the matrix is divided by what is left of m44 without the
// translation, so that parts joined to a matrix come out again as they went in.

extension TransformParts {
  /// Takes a matrix apart, about the centre.
  ///
  /// A matrix that flattens gives scales of 0, never NaN. What parts can't say is lost: a vanishing
  /// line that is not level with the box.
  public init(_ matrix: Transform3D) {
    self.init()
    guard let matrix = matrix.scaledToUnit else {
      scale = .zero
      return
    }
    var rows = MatrixRows(matrix)
    let normal = rows.takePerspective()
    perspective = 0 - normal.depth
    translation = rows.translation * (1 / normal.weight)

    let axes = OrthogonalAxes(rows.x, rows.y, rows.z)
    scale = axes.scale * (1 / normal.weight)
    skew = axes.skew
    rotation = axes.rotation.degrees
  }
}

extension Transform3D {
  /// The same transform with entries whose squares neither overflow nor vanish; nil for zero and for a
  /// matrix that is not finite.
  fileprivate var scaledToUnit: Transform3D? {
    var greatest = 0.0
    for k in 0..<16 {
      guard entries[k].isFinite else { return nil }
      greatest = max(greatest, entries[k].magnitude)
    }
    guard greatest > 0 else { return nil }
    if greatest > 1e-60 && greatest < 1e60 { return self }
    var scaled = self
    for k in 0..<16 { scaled.entries[k] = entries[k] / greatest }
    return scaled
  }
}

/// The rows of a matrix: where the axes and the origin go, and what each adds to w.
private struct MatrixRows {
  var x: Vector3
  var y: Vector3
  var z: Vector3
  var translation: Vector3
  /// The last column without its last entry.
  var weights: Vector3
  /// The last entry.
  var weight: Double

  init(_ matrix: Transform3D) {
    let m = matrix.entries
    x = Vector3(m[0], m[1], m[2])
    y = Vector3(m[4], m[5], m[6])
    z = Vector3(m[8], m[9], m[10])
    translation = Vector3(m[12], m[13], m[14])
    weights = Vector3(m[3], m[7], m[11])
    weight = m[15]
  }

  /// Solves for the perspective that was applied last.
  ///
  /// - Returns: How fast w grows with z, and what it is without: never 0.
  mutating func takePerspective() -> (depth: Double, weight: Double) {
    var depth = 0.0
    let determinant = x.dot(y.cross(z))
    if weights != .zero {
      if determinant != 0 {
        // Cramer's rule for the third unknown of rows · p = weights.
        depth =
          (weights.x * (y.x * z.y - y.y * z.x) - weights.y * (x.x * z.y - x.y * z.x)
            + weights.z * (x.x * y.y - x.y * y.x)) / determinant
      } else if z.z != 0 {
        depth = weights.z / z.z
      }
    }
    let rest = weight - translation.z * depth
    guard rest != 0, depth.isFinite else { return (0, weight == 0 ? 1 : weight) }
    return (depth, rest)
  }
}

/// Three rows as scale, skew and rotation: row x = sx·X, row y = sy·(Y + xy·X), row z = sz·(Z + xz·X +
/// yz·Y) with X, Y, Z at right angles.
struct OrthogonalAxes {
  var scale: Vector3
  var skew: Vector3
  var rotation: RotationRows

  init(_ rowX: Vector3, _ rowY: Vector3, _ rowZ: Vector3) {
    let flat = 1e-15 * max(rowX.length, rowY.length, rowZ.length)
    scale = .zero
    skew = .zero

    scale.x = OrthogonalAxes.length(rowX, flat)
    let x = scale.x == 0 ? nil : rowX * (1 / scale.x)

    let xy = x.map { $0.dot(rowY) } ?? 0
    let uprightY = rowY - (x ?? .zero) * xy
    scale.y = OrthogonalAxes.length(uprightY, flat)
    let y = scale.y == 0 ? nil : uprightY * (1 / scale.y)
    if scale.y != 0 { skew.x = xy / scale.y }

    let xz = x.map { $0.dot(rowZ) } ?? 0
    let yz = y.map { $0.dot(rowZ) } ?? 0
    let uprightZ = rowZ - (x ?? .zero) * xz - (y ?? .zero) * yz
    scale.z = OrthogonalAxes.length(uprightZ, flat)
    let z = scale.z == 0 ? nil : uprightZ * (1 / scale.z)
    if scale.z != 0 {
      skew.y = xz / scale.z
      skew.z = yz / scale.z
    }

    rotation = OrthogonalAxes.completed(x, y, z)
    if rotation.x.dot(rotation.y.cross(rotation.z)) < 0 {
      scale = scale * -1
      rotation = RotationRows(x: rotation.x * -1, y: rotation.y * -1, z: rotation.z * -1)
    }
  }

  private static func length(_ row: Vector3, _ flat: Double) -> Double {
    let length = row.length
    return length > flat ? length : 0
  }

  /// Fills in the axes of a flattened box so that they turn as little as the others allow.
  private static func completed(_ x: Vector3?, _ y: Vector3?, _ z: Vector3?) -> RotationRows {
    switch (x, y, z) {
    case (let x?, let y?, let z?): return RotationRows(x: x, y: y, z: z)
    case (let x?, let y?, nil): return RotationRows(x: x, y: y, z: x.cross(y))
    case (let x?, nil, let z?): return RotationRows(x: x, y: z.cross(x), z: z)
    case (nil, let y?, let z?): return RotationRows(x: y.cross(z), y: y, z: z)
    case (let x?, nil, nil):
      let y = perpendicular(to: x, near: Vector3(0, 1, 0), or: Vector3(0, 0, 1))
      return RotationRows(x: x, y: y, z: x.cross(y))
    case (nil, let y?, nil):
      let z = perpendicular(to: y, near: Vector3(0, 0, 1), or: Vector3(1, 0, 0))
      return RotationRows(x: y.cross(z), y: y, z: z)
    case (nil, nil, let z?):
      let x = perpendicular(to: z, near: Vector3(1, 0, 0), or: Vector3(0, 1, 0))
      return RotationRows(x: x, y: z.cross(x), z: z)
    case (nil, nil, nil):
      return RotationRows(x: Vector3(1, 0, 0), y: Vector3(0, 1, 0), z: Vector3(0, 0, 1))
    }
  }

  private static func perpendicular(
    to axis: Vector3,
    near wish: Vector3,
    or other: Vector3
  ) -> Vector3 {
    let from = axis.dot(wish).magnitude < 0.9 ? wish : other
    let upright = from - axis * axis.dot(from)
    return upright * (1 / upright.length)
  }
}
