internal import CVLEngine
internal import CVLNumerics

/// One step of a program: computes the first `count` lanes of its results.
typealias Step = (_ frame: Frame, _ count: Int) -> Void

// The helpers are inlined so that each closure below becomes a loop of its own.

@inline(__always)
private func unary(_ a: Int, _ out: Int, _ f: @escaping (Double) -> Double) -> Step {
  { frame, count in
    let a = frame.lanes(a)
    let out = frame.lanes(out)
    for k in 0..<count { out[k] = f(a[k]) }
  }
}

@inline(__always)
private func binary(
  _ a: Int,
  _ b: Int,
  _ out: Int,
  _ f: @escaping (Double, Double) -> Double
) -> Step {
  { frame, count in
    let a = frame.lanes(a)
    let b = frame.lanes(b)
    let out = frame.lanes(out)
    for k in 0..<count { out[k] = f(a[k], b[k]) }
  }
}

@inline(__always)
private func ternary(
  _ operands: [Int],
  _ out: Int,
  _ f: @escaping (Double, Double, Double) -> Double
) -> Step {
  let a = operands[0]
  let b = operands[1]
  let c = operands[2]
  return { frame, count in
    let a = frame.lanes(a)
    let b = frame.lanes(b)
    let c = frame.lanes(c)
    let out = frame.lanes(out)
    for k in 0..<count { out[k] = f(a[k], b[k], c[k]) }
  }
}

/// An operation with many operands or results, one lane at a time.
private func general(
  _ operands: [Int],
  _ out: Int,
  results: Int,
  _ f: @escaping ([Double]) -> [Double]
) -> Step {
  { frame, count in
    for k in 0..<count {
      let values = f(operands.map { frame.lanes($0)[k] })
      for (offset, value) in values.prefix(results).enumerated() {
        frame.lanes(out + offset)[k] = value
      }
    }
  }
}

/// The answer to a comparison: none where an operand is not finite.
@inline(__always)
private func answer(_ a: Double, _ b: Double, _ holds: Bool) -> Double {
  a.isFinite && b.isFinite ? (holds ? 1 : 0) : .nan
}

extension Primitive {
  /// The step that computes this operation from registers into the registers from `out` on.
  func step(_ r: [Int], _ out: Int) -> Step {
    switch self {
    case .add: binary(r[0], r[1], out) { $0 + $1 }
    case .subtract: binary(r[0], r[1], out) { $0 - $1 }
    case .multiply: binary(r[0], r[1], out) { $0 * $1 }
    case .divide: binary(r[0], r[1], out) { $0 / $1 }
    case .negate: unary(r[0], out) { -$0 }
    case .absolute: unary(r[0], out) { $0.magnitude }
    case .minimum: binary(r[0], r[1], out) { $0 != $0 ? $0 : ($1 < $0 || $1 != $1 ? $1 : $0) }
    case .maximum: binary(r[0], r[1], out) { $0 != $0 ? $0 : ($1 > $0 || $1 != $1 ? $1 : $0) }
    case .floor: unary(r[0], out) { $0.rounded(.down) }
    case .ceiling: unary(r[0], out) { $0.rounded(.up) }
    case .round: unary(r[0], out) { $0.rounded(.toNearestOrAwayFromZero) }
    case .truncate: unary(r[0], out) { $0.rounded(.towardZero) }
    case .squareRoot: unary(r[0], out) { $0.squareRoot() }
    case .sign: unary(r[0], out) { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }
    case .equal: binary(r[0], r[1], out) { answer($0, $1, $0 == $1) }
    case .notEqual: binary(r[0], r[1], out) { answer($0, $1, $0 != $1) }
    case .less: binary(r[0], r[1], out) { answer($0, $1, $0 < $1) }
    case .lessOrEqual: binary(r[0], r[1], out) { answer($0, $1, $0 <= $1) }
    case .and: binary(r[0], r[1], out) { $0 == 0 ? 0 : $0 != $0 ? $0 : $1 }
    case .or: binary(r[0], r[1], out) { $0 == 0 ? $1 : $0 }
    case .not: unary(r[0], out) { $0 != $0 ? $0 : 1 - $0 }
    case .select: ternary(r, out) { $0 != $0 ? $0 : $0 != 0 ? $1 : $2 }
    default: slowStep(r, out)
    }
  }

  /// The operations whose loops have calls in them.
  private func slowStep(_ r: [Int], _ out: Int) -> Step {
    switch self {
    case .modulo: binary(r[0], r[1], out) { Elementary.floorModulo($0, $1) }
    case .power: binary(r[0], r[1], out) { Elementary.pow($0, $1) }
    case .cubeRoot: unary(r[0], out) { Elementary.cbrt($0) }
    case .exponential: unary(r[0], out) { Elementary.exp($0) }
    case .logarithm: unary(r[0], out) { Elementary.log($0) }
    case .logarithm2: unary(r[0], out) { Elementary.log2($0) }
    case .logarithm10: unary(r[0], out) { Elementary.log10($0) }
    case .hypotenuse: binary(r[0], r[1], out) { Elementary.hypot($0, $1) }
    case .sine: unary(r[0], out) { Elementary.sin($0) }
    case .cosine: unary(r[0], out) { Elementary.cos($0) }
    case .tangent: unary(r[0], out) { Elementary.tan($0) }
    case .sineDegrees: unary(r[0], out) { Elementary.sinDegrees($0) }
    case .cosineDegrees: unary(r[0], out) { Elementary.cosDegrees($0) }
    case .tangentDegrees: unary(r[0], out) { Elementary.tanDegrees($0) }
    case .arcSineDegrees: unary(r[0], out) { Elementary.asinDegrees($0) }
    case .arcCosineDegrees: unary(r[0], out) { Elementary.acosDegrees($0) }
    case .arcTangentDegrees: unary(r[0], out) { Elementary.atanDegrees($0) }
    case .arcTangent2Degrees: binary(r[0], r[1], out) { Elementary.atan2Degrees($0, $1) }
    case .polarDegrees: polarStep(r[0], r[1], out)
    case .polarRadians:
      general(r, out, results: 2) {
        [$0[0] * Elementary.cos($0[1]), $0[0] * Elementary.sin($0[1])]
      }
    case .nearlyEqual:
      ternary(r, out) { a, b, tolerance in
        let scale = Swift.max(1, a.magnitude, b.magnitude)
        return answer(a, b, (a - b).magnitude <= tolerance * scale)
      }
    case .within: ternary(r, out) { answer($0, $1, ($0 - $1).magnitude <= $2) }
    case .random: binary(r[0], r[1], out) { Randomness.unit($0, $1) }
    case .noise: ternary(r, out) { Randomness.noise($0, $1, $2) }
    case .whole: unary(r[0], out) { $0 == $0.rounded(.down) && $0.isFinite ? $0 : .nan }
    case .unit: unary(r[0], out) { $0 >= 0 && $0 <= 1 ? $0 : .nan }
    case .rangeElement:
      ternary(r, out) { first, count, index in
        count > 0 ? first + Elementary.floorModulo(index.rounded(.down), count) : .nan
      }
    case .present: binary(r[0], r[1], out) { $1 != 0 ? $0 : .nan }
    case .ofNonEmpty: binary(r[0], r[1], out) { $1 > 0 ? $0 : .nan }
    default: wideStep(r, out)
    }
  }

  /// The operations with many operands and results.
  private func wideStep(_ r: [Int], _ out: Int) -> Step {
    switch self {
    case .mix:
      general(r, out, results: 4) { v in
        guard v.allSatisfy({ $0.isFinite }) else { return [.nan, .nan, .nan, .nan] }
        let a = Color(red: v[0], green: v[1], blue: v[2], alpha: v[3])
        let b = Color(red: v[4], green: v[5], blue: v[6], alpha: v[7])
        let mixed = a.mixed(with: b, amount: v[8])
        return [mixed.red, mixed.green, mixed.blue, mixed.alpha]
      }
    case .hsl:
      general(r, out, results: 3) { v in
        guard v[0].isFinite, v[1] >= 0, v[1] <= 1, v[2] >= 0, v[2] <= 1 else {
          return [.nan, .nan, .nan]
        }
        let color = Color.hsl(v[0], v[1], v[2])
        return [color.red, color.green, color.blue]
      }
    case .transformedFrame:
      general(r, out, results: 4) { v in
        let frame = LayoutAttributes(geometry: v).frame
        return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      }
    case .matrixProduct:
      general(r, out, results: 16) { v in
        let left = Transform3D(list: v)
        let right = Transform3D(list: Array(v[16...]))
        return (left * right).list
      }
    case .matrixOfParts:
      general(r, out, results: 16) { v in
        var parts = TransformParts()
        parts.translation = Vector3(v[0], v[1], v[2])
        parts.rotation = Vector3(v[3], v[4], v[5])
        parts.scale = Vector3(v[6], v[7], v[8])
        return Transform3D(parts, size: .zero).list
      }
    case .partsOfMatrix:
      general(r, out, results: 13) { v in
        let p = TransformParts(Transform3D(list: v))
        return [
          p.translation.x, p.translation.y, p.translation.z, p.rotation.x, p.rotation.y,
          p.rotation.z, p.scale.x, p.scale.y, p.scale.z, p.skew.x, p.skew.y, p.skew.z,
          p.perspective,
        ]
      }
    case .matrixOfAttributes:
      general(r, out, results: 16) { v in
        let attributes = LayoutAttributes(geometry: v)
        return Transform3D(attributes.transform, size: attributes.size).list
      }
    default: { _, _ in }
    }
  }

  /// radius and degrees to x and y: sine and cosine of a whole block at once.
  private func polarStep(_ radius: Int, _ angle: Int, _ out: Int) -> Step {
    { frame, count in
      let radius = frame.lanes(radius)
      let x = frame.lanes(out)
      let y = frame.lanes(out + 1)
      Elementary.sinCosDegrees(frame.lanes(angle), sin: y, cos: x, count: count)
      for k in 0..<count {
        x[k] = radius[k] * x[k]
        y[k] = radius[k] * y[k]
      }
    }
  }

  /// The result of an operation with one result, for constants.
  func evaluate(_ operands: [Double]) -> Double {
    let frame = Frame(
      registers: operands.count + outputs,
      textRegisters: 0,
      environment: Environment()
    )
    for (register, value) in operands.enumerated() { frame.lanes(register)[0] = value }
    step(Array(0..<operands.count), operands.count)(frame, 1)
    return frame.lanes(operands.count)[0]
  }
}

extension LayoutAttributes {
  /// The geometry from the nineteen numbers that the graph keeps it in.
  init(geometry v: [Double]) {
    self.init()
    center = Point(v[0], v[1])
    size = Size(v[2], v[3])
    transform.translation = Vector3(v[4], v[5], v[6])
    transform.rotation = Vector3(v[7], v[8], v[9])
    transform.scale = Vector3(v[10], v[11], v[12])
    transform.skew = Vector3(v[13], v[14], v[15])
    transform.perspective = v[16]
    transform.pivot = Point(v[17], v[18])
  }
}

extension Transform3D {
  /// A matrix from at least sixteen numbers.
  init(list: [Double]) {
    var entries = InlineArray<16, Double>(repeating: 0)
    for k in 0..<16 { entries[k] = list[k] }
    self.init(entries)
  }

  /// The sixteen entries.
  var list: [Double] { (0..<16).map { entries[$0] } }
}
