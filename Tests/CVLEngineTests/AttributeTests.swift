import CVLEngine
import Testing

@Suite struct AttributeTests {
  @Test(arguments: Attribute.all.indices)
  func `an attribute is read back as written, and no other changes`(_ index: Int) throws {
    let attribute = Attribute.all[index]
    let value = try #require(sample(attribute.type))
    let new = LayoutAttributes()
    #expect(attribute.get(new) == attribute.initial)
    #expect(attribute.initial != value)

    var attributes = new
    attribute.set(&attributes, value)
    for other in Attribute.all {
      #expect(other.get(attributes) == (other.name == attribute.name ? value : other.initial))
    }
    attribute.set(&attributes, .list([]))
    #expect(attribute.get(attributes) == value, "a value of another type changes nothing")
    attribute.set(&attributes, nil)
    #expect(attributes == new)
  }

  @Test func `names are given once`() {
    #expect(Set(Attribute.all.map(\.name)).count == Attribute.all.count)
  }

  private func sample(_ type: ValueType) -> Value? {
    switch type {
    case .number: .number(0.3)
    case .angle: .angle(33)
    case .flag: .flag(true)
    case .point: .point(Point(3, 4))
    case .point3: .point3(Vector3(3, 4, 5))
    case .color: .color(Color(rgba: 0x1234_5678))
    case .text: .text("seven")
    default: nil
    }
  }
}
