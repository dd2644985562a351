import CVLEngine
import CVLRender

/// Elements and texts that the tests share.
enum Sample {
  static func cell(
    _ item: Int,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ change: (inout LayoutAttributes) -> Void = { _ in }
  ) -> ElementReport {
    var attributes = LayoutAttributes()
    attributes.center = Point(x, y)
    attributes.size = Size(width, height)
    change(&attributes)
    return ElementReport(key: .cell(0, item), attributes: attributes)
  }

  static func text(
    _ format: OutputFormat,
    _ report: FrameReport,
    _ options: PictureOptions = PictureOptions()
  ) -> String {
    String(decoding: format.write(report, options), as: UTF8.self)
  }

  static func svg(
    _ elements: [ElementReport],
    bounds: Rect = Rect(0, 0, 320, 480),
    contentSize: Size = Size(320, 480),
    _ options: PictureOptions = PictureOptions()
  ) -> String {
    text(
      .svg,
      FrameReport(layout: "demo", bounds: bounds, contentSize: contentSize, elements: elements),
      options
    )
  }
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
