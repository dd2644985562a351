import CVLEngine
import Foundation
import Testing

/// One case of `Cases/transform-cases.json`: two transforms in CSS, and the one between them.
struct TransformCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Expected: Decodable {
    let matrix2d: [Double]?
    let matrix3d: [Double]?
  }

  let id: String
  let rule: String
  let from: String
  let to: String
  let t: Double
  let expected: Expected

  var testDescription: String { "\(id) at \(t)" }

  /// The transform between the two.
  var between: Transform3D? {
    if let m = expected.matrix2d { return Transform3D(matrix: m) }
    return expected.matrix3d.map { Transform3D(matrix: $0) }
  }

  /// The cases of taking matrices apart.
  static let all: [TransformCase] = load()

  private struct Root: Decodable {
    let cases: [Lenient]
  }

  // Other rules have parts in place of texts.
  private struct Lenient: Decodable {
    let value: TransformCase?
    init(from decoder: any Decoder) throws { value = try? TransformCase(from: decoder) }
  }

  private static func load() -> [TransformCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/transform-cases.json")
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONDecoder().decode(Root.self, from: data)
    else { return [] }
    return root.cases.compactMap(\.value).filter { $0.rule == "unmatrix-shortest" }
  }
}

extension Transform3D {
  /// A matrix from the 6 numbers of CSS's `matrix` or the 16 of `matrix3d`.
  init(matrix m: [Double]) {
    self = .identity
    if m.count == 6 {
      self.init(Affine(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
    } else {
      for k in 0..<16 { entries[k] = m[k] }
    }
  }

  /// The matrix of a CSS transform list of the functions that the cases use.
  init(css: String) {
    self = .identity
    guard css != "none" else { return }
    for function in css.split(separator: ")") {
      let parts = function.split(separator: "(")
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      let numbers = parts[1].split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .letters.union(.whitespaces)))
      }
      self = self * Transform3D(css: name, numbers)
    }
  }

  private init(css name: String, _ n: [Double]) {
    var parts = TransformParts()
    switch name {
    case "matrix", "matrix3d":
      self.init(matrix: n)
      return
    case "rotate3d":
      self.init(axis: Vector3(n[0], n[1], n[2]), degrees: n[3])
      return
    case "translate": parts.translation = Vector3(n[0], n[1], 0)
    case "translate3d": parts.translation = Vector3(n[0], n[1], n[2])
    case "rotate": parts.rotation.z = n[0]
    case "rotateX": parts.rotation.x = n[0]
    case "rotateY": parts.rotation.y = n[0]
    case "scale": parts.scale = Vector3(n[0], n.count > 1 ? n[1] : n[0], 1)
    case "scale3d": parts.scale = Vector3(n[0], n[1], n[2])
    case "skewX": parts.skew.x = tan(n[0] * .pi / 180)
    case "perspective": parts.perspective = 1 / n[0]
    default: Issue.record("no CSS function \(name)")
    }
    self.init(parts)
  }

  /// A rotation about any axis, by Rodrigues's formula.
  private init(axis: Vector3, degrees: Double) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let k = 1 - c
    self.init([
      k * x * x + c, k * x * y + s * z, k * x * z - s * y, 0,
      k * x * y - s * z, k * y * y + c, k * y * z + s * x, 0,
      k * x * z + s * y, k * y * z - s * x, k * z * z + c, 0,
      0, 0, 0, 1,
    ])
  }
}
