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
