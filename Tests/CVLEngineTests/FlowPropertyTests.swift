import CVLEngine
import Testing

/// Laws of flow over configurations that nobody chose.
@Suite struct FlowPropertyTests {
  @Test(arguments: 0..<400)
  func `every item comes once, in order, inside the content`(_ seed: Int) throws {
    let scene = FlowScene(seed: seed)
    let layout = try scene.layout()
    let all = try layout.elements()
    #expect(all.filter { $0.key.kind == .cell }.map(\.key) == scene.cells)
    #expect(Set(all.map(\.key)).count == all.count)
    for element in all {
      #expect(try layout.attributes(of: element.key) == element.attributes)
    }

    let size = try layout.contentSize()
    let slack = scene.pixelScale > 0 ? 0.5 / scene.pixelScale + 1e-6 : 1e-6
    for element in all where !scene.mayStickOut {
      #expect(element.frame.minX >= -slack && element.frame.minY >= -slack)
      #expect(element.frame.maxX <= size.width + slack, "\(element) \(size)")
      #expect(element.frame.maxY <= size.height + slack, "\(element) \(size)")
    }
  }

  @Test(arguments: 0..<400)
  func `a rectangle finds what a search of all finds`(_ seed: Int) throws {
    var scene = FlowScene(seed: seed)
    let layout = try scene.layout()
    let all = try layout.elements()
    let size = try layout.contentSize()
    for _ in 0..<40 {
      let rect = scene.rect(in: size)
      let expected = all.filter { $0.frame.intersects(rect) }
      #expect(try layout.elements(in: rect) == expected)
    }
    for element in all.prefix(10) {
      let expected = all.filter { $0.frame.intersects(element.frame) }
      #expect(try layout.elements(in: element.frame) == expected)
    }
  }

  @Test(arguments: 0..<200)
  func `sizes asked by item give what one size for all gives`(_ seed: Int) throws {
    var scene = FlowScene(seed: seed)
    scene.isUniform = true
    let byFormula = try scene.layout().elements()
    scene.asksByItem.toggle()
    #expect(try scene.layout().elements() == byFormula)
  }

  @Test(arguments: 0..<200)
  func `right to left is the mirror image`(_ seed: Int) throws {
    var scene = FlowScene(seed: seed)
    scene.pixelScale = 0
    scene.configuration.direction = .ltr
    let width = try scene.layout().contentSize().width
    let plain = try scene.layout().elements()
    scene.configuration.direction = .rtl
    let mirrored = try scene.layout().elements()
    #expect(plain.map(\.key) == mirrored.map(\.key))
    for (a, b) in zip(plain, mirrored) {
      let expected = Rect(
        width - a.frame.maxX,
        a.frame.minY,
        a.frame.size.width,
        a.frame.size.height
      )
      #expect(isClose(b.frame, expected, within: 1e-6))
    }
  }
}

/// A flow layout with random metrics, counts and bounds.
struct FlowScene {
  var configuration = FlowConfiguration()
  var pixelScale: Double
  var isUniform: Bool
  var asksByItem: Bool
  let mayStickOut: Bool
  private var generator: SeededGenerator
  private let counts: [Int]
  private let bounds: Size
  private let contentInset: Insets
  private let metrics: [FlowMetrics]
  private let largest: Double

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 2).rounded() / 2
    }
    pixelScale = [0, 0, 1, 2, 3].randomElement(using: &random) ?? 0
    isUniform = Bool.random(using: &random)
    asksByItem = Bool.random(using: &random)
    let isWild = Int.random(in: 0..<3, using: &random) == 0
    let longest = isWild ? 400.0 : 120
    largest = longest
    mayStickOut = isWild
    bounds = Size(number(150...400), number(150...400))
    contentInset = isWild ? Insets(top: 3, left: 8, bottom: 5, right: 6) : .zero
    counts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      [0, 1, 2, 7, 40, 150].randomElement(using: &random) ?? 0
    }
    metrics = counts.map { _ in
      var metrics = FlowMetrics()
      metrics.itemSize = Size(number(1...longest), number(1...longest))
      metrics.lineSpacing = number(isWild ? -60...30 : 0...30)
      metrics.itemSpacing = number(isWild ? -10...30 : 0...30)
      metrics.inset = Insets(
        top: number(isWild ? -30...20 : 0...10),
        left: number(0...15),
        bottom: number(isWild ? -30...20 : 0...10),
        right: number(0...15)
      )
      metrics.headerSize = Bool.random(using: &random) ? Size(20, number(0...30)) : .zero
      metrics.footerSize = Bool.random(using: &random) ? Size(15, number(0...30)) : .zero
      return metrics
    }
    typealias Flow = FlowConfiguration
    configuration.scroll = Flow.Scroll.allCases.randomElement(using: &random) ?? .vertical
    configuration.align = Flow.Align.allCases.randomElement(using: &random) ?? .justify
    configuration.lastLine = Flow.LastLine.allCases.randomElement(using: &random) ?? .natural
    configuration.lineAlign = Flow.LineAlign.allCases.randomElement(using: &random) ?? .center
    configuration.direction = Flow.Direction.allCases.randomElement(using: &random) ?? .ltr
    generator = random
  }

  /// The keys of all cells, in order.
  var cells: [ElementKey] {
    counts.indices.flatMap { section in (0..<counts[section]).map { .cell(section, $0) } }
  }

  /// A prepared layout.
  func layout() throws(LayoutError) -> FlowLayout {
    var configuration = configuration
    let metrics = metrics
    configuration.metrics = { metrics[$0] }
    let isUniform = isUniform
    let largest = largest
    if asksByItem || !isUniform {
      configuration.sizes = { section, first, count, widths, heights in
        for k in 0..<count {
          var random = SeededGenerator(seed: UInt64(section * 1000 + first + k))
          let size = metrics[section].itemSize
          widths[k] = isUniform ? size.width : .random(in: 1...largest, using: &random)
          heights[k] = isUniform ? size.height : .random(in: 1...largest, using: &random)
        }
      }
    }
    let layout = FlowLayout(configuration)
    try layout.prepare(
      LayoutInput(
        bounds: Rect(0, 0, bounds.width, bounds.height),
        counts: SectionCounts(counts),
        pixelScale: pixelScale,
        contentInset: contentInset
      )
    )
    return layout
  }

  /// A rectangle in or near content of a size, sometimes without extent.
  mutating func rect(in size: Size) -> Rect {
    let sides: [Double] = [0, 1, 30, 300]
    let side = sides.randomElement(using: &generator) ?? 0
    let x = Double.random(in: -50...max(size.width, 1) + 50, using: &generator)
    let y = Double.random(in: -50...max(size.height, 1) + 50, using: &generator)
    let isWhole = Bool.random(using: &generator)
    return Rect(isWhole ? x.rounded() : x, isWhole ? y.rounded() : y, side, side)
  }
}
