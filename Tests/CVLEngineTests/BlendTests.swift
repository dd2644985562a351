import CVLEngine
import Foundation
import Testing

/// A case of `Cases/transform-cases.json` whose transforms are given as parts.
struct PartsCase: Decodable, CustomTestStringConvertible, Sendable {
  let id: String
  let rule: String
  let from: [String: Double]
  let to: [String: Double]
  let t: Double
  let expected: TransformCase.Expected

  var testDescription: String { "\(id) at \(t)" }

  static let all: [PartsCase] = {
    struct Lenient: Decodable {
      let value: PartsCase?
      init(from decoder: any Decoder) throws { value = try? PartsCase(from: decoder) }
    }
    struct Root: Decodable { let cases: [Lenient] }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/transform-cases.json")
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONDecoder().decode(Root.self, from: data)
    else { return [] }
    return root.cases.compactMap(\.value).filter { $0.rule == "components" }
  }()

  /// Attributes with the parts that a case names.
  static func attributes(_ parts: [String: Double]) throws -> LayoutAttributes {
    var attributes = LayoutAttributes()
    for (name, value) in parts {
      switch name {
      case "x": attributes.transform.translation.x = value
      case "y": attributes.transform.translation.y = value
      case "z": attributes.transform.translation.z = value
      case "rotate": attributes.transform.rotation.z = value
      case "rotateX": attributes.transform.rotation.x = value
      case "rotateY": attributes.transform.rotation.y = value
      case "scaleX": attributes.transform.scale.x = value
      case "scaleY": attributes.transform.scale.y = value
      default: try #require(Bool(false), "no part \(name)")
      }
    }
    return attributes
  }
}

/// The greatest difference of entries, as a part of the greatest entry if that is above 1; matrices of
/// the same transform differ by a factor.
private func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
  let greatest = (0..<16).map { b.entries[$0].magnitude }.max() ?? 1
  let differences = (0..<16).map {
    (a.entries[$0] / a.entries[15] - b.entries[$0] / b.entries[15]).magnitude
  }
  return (differences.max() ?? .infinity) / max(greatest, 1)
}

@Suite struct TransformBlendTests {
  @Test func `all cases are there`() {
    #expect(PartsCase.all.count == 38)
    #expect(TransformCase.all.count == 42)
  }

  @Test(arguments: PartsCase.all)
  func `transforms blend by parts`(_ test: PartsCase) throws {
    let from = try PartsCase.attributes(test.from)
    let to = try PartsCase.attributes(test.to)
    let blended = Transform3D(from.blended(with: to, at: test.t).transform)
    let expected = test.expected.matrix2d ?? test.expected.matrix3d
    #expect(distance(blended, Transform3D(matrix: try #require(expected))) <= 1e-12)
  }

  @Test(arguments: TransformCase.all)
  func `matrices blend the short way`(_ test: TransformCase) throws {
    let from = Transform3D(css: test.from)
    let to = Transform3D(css: test.to)
    let blended = from.blended(with: to, at: test.t)
    #expect(distance(blended, try #require(test.between)) <= 1e-12, "\(blended)")
    #expect(from.blended(with: to, at: 0) == from)
    #expect(from.blended(with: to, at: 1) == to)
  }

  @Test func `matrices that can't be taken apart switch`() {
    var odd = Transform3D.identity
    for entry in [Double.nan, .infinity, 0] {
      for k in [0, 15] {
        odd = .identity
        odd.entries[k] = entry
        let near = Transform3D.identity.blended(with: odd, at: 0.4)
        #expect(near == .identity)
        let far = Transform3D.identity.blended(with: odd, at: 0.6)
        #expect(far.entries[k].bitPattern == odd.entries[k].bitPattern)
      }
    }
  }

  @Test func `a turn about a fixed point leaves it there`() {
    var from = LayoutAttributes()
    from.size = Size(200, 200)
    from.transform.pivot = Point(1, 1)
    from.transform.rotation.z = 20
    var to = from
    to.transform.rotation.z = 160
    for t in [0, 0.25, 0.5, 1] {
      let blended = from.blended(with: to, at: t)
      let place = Transform3D(blended.transform, size: blended.size).projecting(Point(100, 100))
      #expect((place.x - 100).magnitude < 1e-12 && (place.y - 100).magnitude < 1e-12)
    }
  }

  @Test func `a scale of 0 is an end like others`() {
    var from = LayoutAttributes()
    from.transform.scale = Vector3(0, 0, 1)
    from.transform.rotation.z = 90
    let to = LayoutAttributes()
    for (t, scale, rotation) in [(0.0, 0.0, 90.0), (0.5, 0.5, 45), (1, 1, 0)] {
      let blended = from.blended(with: to, at: t).transform
      #expect(blended.scale == Vector3(scale, scale, 1))
      #expect(blended.rotation.z == rotation)
    }
  }
}

@Suite struct AttributeBlendTests {
  static let from: LayoutAttributes = {
    var a = LayoutAttributes()
    a.center = Point(0.1, -7)
    a.size = Size(10, 20)
    a.alpha = 0.3
    a.z = 0.7
    a.transform.rotation = Vector3(10, 20, 720)
    a.transform.pivot = Point(0, 1)
    a.fill = Color(rgba: 0xff00_00ff)
    a.stroke = Color(rgba: 0x1234_5678)
    a.corner = 4
    a.label = "a"
    a.custom = [.number(0.1), .color(Color(rgba: 0xff)), .flag(false), .point(Point(1, 2))]
    return a
  }()

  static let to: LayoutAttributes = {
    var b = LayoutAttributes()
    b.center = Point(0.3, 80)
    b.size = Size(1, 200)
    b.isHidden = true
    b.z = 3
    b.transform.scale = Vector3(0.1, 0.2, 0.3)
    b.transform.translation = Vector3(1, 2, 3)
    b.transform.skew = Vector3(0.1, 0, 0)
    b.transform.perspective = 1 / 500
    b.fill = Color(rgba: 0x0000_ffff)
    b.label = "b"
    b.custom = [.number(0.7), .color(Color(rgba: 0xffff_ffff)), .flag(true), .text("x"), .time(3)]
    return b
  }()

  @Test func `ends are those given, bit by bit`() {
    let (from, to) = (Self.from, Self.to)
    #expect(from.blended(with: to, at: 0) == from)
    #expect(from.blended(with: to, at: 1) == to)
    for (index, attribute) in Attribute.all.enumerated() {
      for (t, end) in [(0.0, from), (1.0, to)] {
        let blended = from.blended(
          with: to,
          progress: { $0 == index ? Vector3(t, t, t) : Vector3(0.37, 0.37, 0.37) },
          customProgress: { _ in .zero }
        )
        #expect(attribute.get(blended) == attribute.get(end), "\(attribute.name)")
      }
    }
  }

  @Test(arguments: Attribute.all.indices)
  func `each attribute blends as its value does, and no other changes`(_ index: Int) {
    let attribute = Attribute.all[index]
    for t in [-0.3, 0.25, 0.5, 0.9, 1.4] {
      var blended = Self.from
      attribute.blend(&blended, Self.from, Self.to, Vector3(t, t, t))
      let (a, b) = (attribute.get(Self.from), attribute.get(Self.to))
      var expected = t < 0.5 ? a : b
      if let a, let b { expected = a.blended(with: b, at: t) }
      if attribute.name == "size", case .point(let size) = expected {
        expected = .point(Point(max(size.x, 0), max(size.y, 0)))
      }
      #expect(attribute.get(blended) == expected, "at \(t)")
      for (k, other) in Attribute.all.enumerated() where k != index {
        #expect(other.get(blended) == other.get(Self.from))
      }
      #expect(attribute.get(Self.from.blended(with: Self.to, at: t)) == expected)
    }
  }

  @Test func `attributes and coordinates can have their own progress`() throws {
    let center = try #require(Attribute.all.firstIndex { $0.name == "center" })
    let blended = Self.from.blended(
      with: Self.to,
      progress: { $0 == center ? Vector3(0, 1, 0) : Vector3(0.5, 0.5, 0.5) },
      customProgress: { $0 == 0 ? Vector3(1, 1, 1) : .zero }
    )
    #expect(blended.center == Point(0.1, 80))
    #expect(blended.size == Size(5.5, 110))
    #expect(blended.custom[0] == .number(0.7))
    #expect(blended.custom[1] == Self.from.custom[1])
  }

  @Test func `springs overshoot, sizes end at 0, opacity is cut where it is shown`() {
    var to = LayoutAttributes()
    to.size = Size(10, 0)
    to.alpha = 0
    let blended = LayoutAttributes().blended(with: to, at: 1.5)
    #expect(blended.size == Size(0, 0))
    #expect(blended.alpha == -0.5)
  }

  @Test func `flags, words and texts switch half way, and so does a change of type`() {
    let pairs: [(Value, Value)] = [
      (.flag(false), .flag(true)), (.text("a"), .text("b")), (.word("a"), .word("b")),
      (.list([.number(0)]), .list([.number(1)])), (.number(1), .flag(true)),
    ]
    for (a, b) in pairs {
      #expect(a.blended(with: b, at: 0.49) == a)
      #expect(a.blended(with: b, at: 0.5) == b)
    }
    #expect(Value.number(2).blended(with: .number(4), at: 0.25) == .number(2.5))
    #expect(Value.time(2).blended(with: .time(4), at: 2) == .time(6))
    #expect(
      Value.rect(Rect(0, 0, 2, 2)).blended(with: .rect(Rect(2, 2, 4, 4)), at: 0.5)
        == .rect(Rect(1, 1, 3, 3))
    )
    let red = Value.color(Color(rgba: 0xff00_00ff))
    guard case .color(let mixed) = red.blended(with: .color(Color(rgba: 0xffff)), at: 0.5) else {
      Issue.record("no colour")
      return
    }
    #expect(mixed.hexText == "#8c53a2ff")
  }

  @Test func `nothing traps, whatever the numbers`() {
    var odd = Self.from
    odd.center = Point(.nan, .infinity)
    odd.size = Size(.infinity, -.infinity)
    odd.transform.rotation.z = .infinity
    odd.custom = []
    for t in [-Double.infinity, -1e308, 0, 0.5, 1, 1e308, .infinity, .nan] {
      _ = odd.blended(with: Self.to, at: t)
      _ = Self.to.blended(with: odd, at: t)
      _ = Transform3D(odd.blended(with: Self.to, at: t).transform, size: Size(1, 1))
    }
  }
}
