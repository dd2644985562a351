import CVLEngine
import Testing

/// What flow can do beyond UIKit, and how scripts ask for it.
@Suite struct FlowAlignTests {
  typealias Flow = FlowConfiguration

  // Two lines, of 20 + 30 and of 60, in 100: 40 are left over after the gap, and 40.
  static let natural: [(Flow.Align, [Double])] = [
    (.justify, [0, 70, 0]), (.left, [0, 30, 0]), (.center, [20, 50, 20]), (.right, [40, 70, 40]),
    (.between, [0, 70, 0]), (.around, [10, 60, 0]), (.evenly, [40 / 3, 30 + 80 / 3, 0]),
  ]

  @Test(arguments: natural)
  func `a line is aligned`(_ align: Flow.Align, _ expected: [Double]) throws {
    let frames = try frames { $0.align = align }
    for (frame, x) in zip(frames, expected) { #expect((frame.minX - x).magnitude < 1e-9) }
  }

  static let same: [(Flow.Align, Double)] = [
    (.justify, 20), (.left, 0), (.center, 20), (.right, 40), (.between, 0), (.around, 20),
    (.evenly, 20),
  ]

  @Test(arguments: same)
  func `the last line is like the others if asked`(_ align: Flow.Align, _ x: Double) throws {
    let frames = try frames {
      $0.align = align
      $0.lastLine = .same
    }
    #expect((frames[2].minX - x).magnitude < 1e-9)
  }

  @Test(arguments: [(Flow.LineAlign.center, 10.0), (.top, 0), (.bottom, 20)])
  func `a low item stands in its line`(_ lineAlign: Flow.LineAlign, _ y: Double) throws {
    #expect(try frames { $0.lineAlign = lineAlign }[0].minY == y)
  }

  @Test func `right to left mirrors headers of a horizontal flow too`() throws {
    var metrics = FlowMetrics()
    metrics.headerSize = Size(30, 30)
    var configuration = FlowConfiguration(metrics)
    configuration.scroll = .horizontal
    configuration.direction = .rtl
    let layout = FlowLayout(configuration)
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 320, 50), counts: SectionCounts([2])))
    #expect(
      try layout.elements().map(\.frame)
        == [Rect(110, 0, 30, 50), Rect(60, 0, 50, 50), Rect(0, 0, 50, 50)]
    )
  }

  @Test func `a kind made with arguments asks them`() throws {
    let names = LayoutKind.flow.parameters.map(\.name)
    let arguments = LayoutArguments(
      value: { parameter, section in
        switch names[parameter] {
        case "align": .word("right")
        case "headerSize": .point(Point(Double(section) * 5, Double(section) * 5))
        default: LayoutKind.flow.parameters[parameter].defaultValue
        }
      },
      variesByItem: { names[$0] == "itemSize" },
      points: { _, _, first, count, widths, heights in
        for k in 0..<count {
          widths[k] = Double(first + k + 1)
          heights[k] = 10
        }
      }
    )
    let layout = LayoutKind.flow.make(arguments)
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 100, 50), counts: SectionCounts([2, 1])))
    #expect(
      try layout.elements().map(\.frame)
        == [Rect(87, 0, 1, 10), Rect(98, 0, 2, 10), Rect(0, 10, 100, 5), Rect(99, 15, 1, 10)]
    )
  }

  @Test func `every default has its parameter's type`() {
    for kind in LayoutKind.all {
      for parameter in kind.parameters {
        switch (parameter.type, parameter.defaultValue) {
        case (.number, .number), (.point, .point), (.insets, .insets): break
        case (.words(let words), .word(let word)): #expect(words.contains(word))
        default: Issue.record("\(kind.name): \(parameter.name)")
        }
      }
    }
  }

  @Test func `a subclass starts from what flow says`() throws {
    final class Raised: FlowLayout {
      override func attributes(
        of element: ElementKey
      ) throws(LayoutError) -> LayoutAttributes? {
        var attributes = try super.attributes(of: element)
        attributes?.z = Double(element.item)
        return attributes
      }
    }
    let layout = Raised()
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 100, 50), counts: SectionCounts([3])))
    #expect(try layout.attributes(of: .cell(0, 2))?.z == 2)
    #expect(try layout.attributes(of: .cell(0, 2))?.frame == Rect(25, 120, 50, 50))
  }

  private func frames(_ change: (inout FlowConfiguration) -> Void) throws -> [Rect] {
    let sizes = [Size(20, 10), Size(30, 30), Size(60, 10)]
    var metrics = FlowMetrics()
    metrics.itemSpacing = 10
    var configuration = FlowConfiguration(metrics) { sizes[$0.item] }
    change(&configuration)
    let layout = FlowLayout(configuration)
    try layout.prepare(LayoutInput(bounds: Rect(0, 0, 100, 50), counts: SectionCounts([3])))
    return try layout.elements().map(\.frame)
  }
}
