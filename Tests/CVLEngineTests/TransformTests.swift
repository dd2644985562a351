import CVLEngine
import Testing

@Suite struct TransformTests {
  @Test(arguments: TransformCase.all)
  func `parts of a matrix join to the same transform`(_ test: TransformCase) {
    for css in [test.from, test.to] {
      let matrix = Transform3D(css: css)
      #expect(distance(Transform3D(TransformParts(matrix)), matrix) < 1e-12, "\(css)")
    }
  }

  // Three turn about different axes at the two ends, where parts take another way than a slerp does;
  // `perspective-translateZ` shows the scale that CSS makes up (see the file on decomposition); a
  // matrix that flattens switches half way in CSS, parts shrink.
  static let otherWay: Set<String> = [
    "rotate3d-111-120", "rotateX90-to-rotateY90", "half-turn-about-110", "half-turn-about-1-10",
    "perspective-translateZ", "scale-1-0-as-matrix",
  ]

  @Test(arguments: TransformCase.all.filter { !otherWay.contains($0.id) })
  func `parts blend as CSS blends matrices`(_ test: TransformCase) throws {
    let from = TransformParts(Transform3D(css: test.from))
    let to = TransformParts(Transform3D(css: test.to))
    let blended = Transform3D(blend(from, to, test.t))
    let expected = try #require(test.between)
    #expect(distance(blended, expected) < 1e-12, "\(blended)")
  }

  @Test func `all cases are there`() {
    #expect(TransformCase.all.count == 42)
    #expect(TransformCase.all.filter { Self.otherWay.contains($0.id) }.count == 10)
  }

  @Test(arguments: 0..<500)
  func `parts come out of a matrix as they went in`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var parts = TransformParts()
    parts.translation = Vector3(number(-300...300), number(-300...300), number(-300...300))
    parts.rotation = Vector3(number(-80...80), number(-80...80), number(-80...80))
    parts.scale = Vector3(number(0.1...3), number(0.1...3), number(0.1...3))
    parts.skew = Vector3(number(-1...1), number(-1...1), number(-1...1))
    parts.perspective = number(-0.002...0.002)
    let found = TransformParts(Transform3D(parts))
    #expect(distance(found.translation, parts.translation) < 1e-8)
    #expect(distance(found.rotation, parts.rotation) < 1e-8)
    #expect(distance(found.scale, parts.scale) < 1e-8)
    #expect(distance(found.skew, parts.skew) < 1e-8)
    #expect((found.perspective - parts.perspective).magnitude < 1e-10)
  }

  @Test func `flattening matrices have scales of 0 and no NaN`() {
    for row in 0..<3 {
      for other in 0..<3 {
        var matrix = Transform3D.identity
        for k in 0..<3 { matrix.entries[row * 4 + k] = 0 }
        for k in 0..<3 { matrix.entries[other * 4 + k] = 0 }
        let parts = TransformParts(matrix)
        #expect(distance(Transform3D(parts), matrix) == 0)
      }
    }
    var zero = Transform3D.identity
    for k in 0..<16 { zero.entries[k] = 0 }
    #expect(TransformParts(zero).scale == .zero)
    zero.entries[3] = .nan
    #expect(TransformParts(zero).scale == .zero)
    #expect(TransformParts(zero).rotation == .zero)
  }

  @Test func `a half turn is positive`() {
    for (axis, expected) in [
      (Vector3(180, 0, 0), Vector3(180, 0, 0)), (Vector3(0, 180, 0), Vector3(0, 180, 0)),
      (Vector3(0, 0, -180), Vector3(0, 0, 180)),
    ] {
      var parts = TransformParts()
      parts.rotation = axis
      #expect(TransformParts(Transform3D(parts)).rotation == expected)
    }
  }

  @Test func `only what stays in the plane is affine`() {
    var parts = TransformParts()
    parts.rotation.z = 30
    parts.translation = Vector3(5, 6, 0)
    #expect(Transform3D(parts).affine != nil)
    for change in [
      { (parts: inout TransformParts) in parts.translation.z = 1 }, { $0.perspective = 0.1 },
      { $0.rotation.x = 20 }, { $0.rotation.y = 20 },
    ] {
      var other = parts
      change(&other)
      #expect(Transform3D(other).affine == nil)
    }
    #expect(Transform3D.identity.affine == .identity)
  }

  @Test func `the right one of a product acts first`() {
    let shift = Transform3D(translation: Vector3(10, 0, 0))
    let double = Transform3D(Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    #expect((shift * double).projecting(Point(1, 1)) == Point(12, 2))
    #expect((double * shift).projecting(Point(1, 1)) == Point(22, 2))
  }

  @Test func `what is at the eye or behind it is seen far away, not mirrored`() {
    var parts = TransformParts()
    parts.perspective = 1.0 / 500
    parts.translation.z = 600
    #expect(Transform3D(parts).projecting(Point(1, -2)) == Point(1e6, -2e6))
  }
}

/// The greatest difference of entries, of matrices with the same m44.
private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
  (0..<16).map {
    (a.entries[$0] / a.entries[15] - b.entries[$0] / b.entries[15]).magnitude
  }.max() ?? 0
}

private func distance(_ a: Vector3, _ b: Vector3) -> Double {
  max((a.x - b.x).magnitude, (a.y - b.y).magnitude, (a.z - b.z).magnitude)
}

/// Blends parts, turning the short way.
private func blend(_ a: TransformParts, _ b: TransformParts, _ t: Double) -> TransformParts {
  func mix(_ a: Double, _ b: Double) -> Double { a * (1 - t) + b * t }
  func mix(_ a: Vector3, _ b: Vector3) -> Vector3 {
    Vector3(mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z))
  }
  func short(_ a: Double, _ b: Double) -> Double {
    b - a > 180 ? b - 360 : b - a < -180 ? b + 360 : b
  }
  var parts = TransformParts()
  parts.translation = mix(a.translation, b.translation)
  parts.rotation = mix(
    a.rotation,
    Vector3(
      short(a.rotation.x, b.rotation.x),
      short(a.rotation.y, b.rotation.y),
      short(a.rotation.z, b.rotation.z)
    )
  )
  parts.scale = mix(a.scale, b.scale)
  parts.skew = mix(a.skew, b.skew)
  parts.perspective = mix(a.perspective, b.perspective)
  return parts
}
