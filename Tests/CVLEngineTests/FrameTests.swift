import CVLEngine
import Testing

/// `frame` as UIKit reads and writes it.
@Suite struct FrameTests {
  @Test func `a size without a place is about the origin`() {
    var attributes = LayoutAttributes()
    attributes.size = Size(100, 61)
    #expect(attributes.frame == Rect(-50, -30.5, 100, 61))
    attributes.center = Point(60.5, 40.25)
    #expect(attributes.frame == Rect(10.5, 9.75, 100, 61))
  }

  @Test func `a transformed element's frame is the box that holds it`() {
    var attributes = LayoutAttributes()
    attributes.frame = Rect(10, 20, 100, 50)
    #expect(attributes.center == Point(60, 45))
    attributes.transform.scale = Vector3(2, 2, 1)
    #expect(attributes.frame == Rect(-40, -5, 200, 100))
    attributes.transform.scale = .one
    attributes.transform.rotation.z = 90
    #expect(attributes.frame == Rect(35, -5, 50, 100))
    attributes.transform.translation.x = 7
    #expect(attributes.frame == Rect(42, -5, 50, 100))
  }

  @Test func `writing a frame leaves the transform`() {
    var attributes = LayoutAttributes()
    attributes.transform.rotation.z = 45
    attributes.frame = Rect(0, 0, 10, 20)
    #expect(attributes.center == Point(5, 10))
    #expect(attributes.size == Size(10, 20))
    #expect(attributes.transform.rotation.z == 45)
  }

  @Test func `the pivot stays where it is`() {
    var attributes = LayoutAttributes()
    attributes.frame = Rect(10, 20, 100, 50)
    attributes.transform.pivot = Point(0, 0)
    attributes.transform.scale = Vector3(2, 3, 1)
    #expect(attributes.frame == Rect(10, 20, 200, 150))
    attributes.transform.scale = .one
    attributes.transform.rotation.z = 90
    #expect(attributes.transformedCorners().0 == Point(10, 20))
    #expect(attributes.frame == Rect(-40, 20, 50, 100))
    attributes.transform.rotation = Vector3(0, 60, 0)
    attributes.transform.perspective = 0.001
    let corner = attributes.transformedCorners().0
    #expect((corner.x - 10).magnitude < 1e-12 && (corner.y - 20).magnitude < 1e-12)
  }

  @Test func `a scale of 0 is a point`() {
    var attributes = LayoutAttributes()
    attributes.frame = Rect(10, 20, 100, 50)
    attributes.transform.scale = .zero
    #expect(attributes.frame == Rect(60, 45, 0, 0))
  }

  @Test(arguments: 0..<200)
  func `the short way in the plane agrees with the matrix`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var attributes = LayoutAttributes()
    attributes.frame = Rect(
      number(-100...100),
      number(-100...100),
      number(0...100),
      number(0...100)
    )
    attributes.transform.rotation.z = number(-400...400)
    attributes.transform.scale = Vector3(number(-2...2), number(-2...2), 1)
    attributes.transform.skew.x = number(-1...1)
    attributes.transform.translation = Vector3(number(-9...9), number(-9...9), 0)
    attributes.transform.pivot = Point(number(-1...2), number(-1...2))
    let plain = attributes.frame
    // The smallest turn out of the plane takes the general way.
    attributes.transform.rotation.x = 1e-12
    #expect(isClose(attributes.frame, plain, within: 1e-9))
  }
}
