/// What a visitor is: a function of an element.
typealias ElementVisitor = (ElementKey, LayoutAttributes) throws(LayoutError) -> Void

extension FlowPlan {
  /// The paint order of headers and footers, above cells as in UIKit.
  static let supplementaryZ = 10.0

  /// The attributes of an element, or nil if there is none.
  func attributes(of element: ElementKey) throws(LayoutError) -> LayoutAttributes? {
    guard element.name.isEmpty, sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    switch element.kind {
    case .cell:
      guard element.item >= 0, element.item < section.count else { return nil }
      return try cell(element.item, in: section, element.section)
    case .header:
      return element.item == 0 ? header(of: section) : nil
    case .footer:
      return element.item == 0 ? footer(of: section) : nil
    case .decoration, .supplementary:
      return nil
    }
  }

  /// Visits what meets a rectangle, or everything for nil, in index order.
  func visit(_ rect: Rect?, _ visitor: ElementVisitor) throws(LayoutError) {
    let window = space.window(rect)
    for index in sectionIndices(meeting: window.main) {
      let section = sections[index]
      if let header = header(of: section), meets(header, rect) {
        try visitor(ElementKey(.header, section: index, item: 0), header)
      }
      for number in section.lineNumbers(meeting: window.main, of: lines) {
        try visitLine(number, in: section, index, window, rect, visitor)
      }
      if let footer = footer(of: section), meets(footer, rect) {
        try visitor(ElementKey(.footer, section: index, item: 0), footer)
      }
    }
  }

  // MARK: Sections

  private func sectionIndices(meeting span: FlowSpan) -> Range<Int> {
    guard sectionsAreSorted else { return sections.indices }
    let first = sections.indices.partition { sections[$0].cover.high >= span.low }
    let end = sections.indices.partition { sections[$0].cover.low > span.high }
    return first..<max(first, end)
  }

  private func header(of section: FlowSection) -> LayoutAttributes? {
    supplementary(at: section.start, length: section.header)
  }

  private func footer(of section: FlowSection) -> LayoutAttributes? {
    supplementary(at: section.footerStart, length: section.footer)
  }

  /// Across it takes the whole extent: section insets do not count.
  private func supplementary(at main: Double, length: Double) -> LayoutAttributes? {
    guard length > 0 else { return nil }
    let extent = FlowExtent(main: length, cross: max(0, cross))
    var attributes = space.attributes(main: main, cross: 0, extent: extent)
    attributes.z = FlowPlan.supplementaryZ
    return attributes
  }

  // MARK: Cells

  private func cell(
    _ item: Int,
    in section: FlowSection,
    _ index: Int
  ) throws(LayoutError) -> LayoutAttributes? {
    let line = section.line(section.lineNumber(ofItem: item, of: lines), of: lines)
    let spread = FlowSpread(line, in: section, as: configuration)
    if let grid = section.grid {
      let cross = Double(item - line.first) * (grid.item.cross + spread.gap)
      return cell(grid.item, at: spread.start + cross, on: line, in: section)
    }
    guard let sizes = configuration.sizes else { return nil }
    let reader = FlowSizeReader(sizes, in: space, section: index)
    var cross = spread.start
    for before in line.first..<item {
      cross += try reader.extent(of: before, end: item + 1).cross + spread.gap
    }
    return cell(try reader.extent(of: item, end: item + 1), at: cross, on: line, in: section)
  }

  private func visitLine(
    _ number: Int,
    in section: FlowSection,
    _ index: Int,
    _ window: FlowWindow,
    _ rect: Rect?,
    _ visitor: ElementVisitor
  ) throws(LayoutError) {
    let line = section.line(number, of: lines)
    let spread = FlowSpread(line, in: section, as: configuration)
    if let grid = section.grid {
      let pitch = grid.item.cross + spread.gap
      let candidates = window.cross.indices(
        start: section.crossStart + spread.start,
        pitch: pitch,
        extent: grid.item.cross,
        count: line.count
      )
      for k in candidates {
        let cell = cell(grid.item, at: spread.start + Double(k) * pitch, on: line, in: section)
        if meets(cell, rect) { try visitor(.cell(index, line.first + k), cell) }
      }
      return
    }
    guard let sizes = configuration.sizes else { return }
    let reader = FlowSizeReader(sizes, in: space, section: index)
    var cross = spread.start
    for item in line.first..<line.first + line.count {
      let extent = try reader.extent(of: item, end: line.first + line.count)
      let cell = cell(extent, at: cross, on: line, in: section)
      if meets(cell, rect) { try visitor(.cell(index, item), cell) }
      cross += extent.cross + spread.gap
    }
  }

  /// An item at a distance from the start of its line; a short one stands in the line as asked.
  private func cell(
    _ extent: FlowExtent,
    at cross: Double,
    on line: FlowLine,
    in section: FlowSection
  ) -> LayoutAttributes {
    let room = line.extent - extent.main
    let shift =
      switch configuration.lineAlign {
      case .center: room / 2
      case .top: 0.0
      case .bottom: room
      }
    return space.attributes(
      main: line.position + shift,
      cross: section.crossStart + cross,
      extent: extent
    )
  }

  private func meets(_ attributes: LayoutAttributes, _ rect: Rect?) -> Bool {
    guard let rect else { return true }
    return attributes.frame.intersects(rect)
  }
}
