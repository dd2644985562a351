/// Everything a flow layout knows after `prepare`.
///
/// Sections are laid out one below the other: header, leading inset, lines, trailing inset, footer. A
/// section of equal items is kept as a formula (`FlowGrid`); one of different items as its lines.
struct FlowPlan {
  /// How it was asked to be.
  var configuration: FlowConfiguration
  /// Where main and cross are.
  var space: FlowSpace
  /// The extent of the bounds across, without the content inset.
  var cross: Double
  /// The sections.
  var sections: [FlowSection] = []
  /// The lines of those whose items differ.
  var lines = FlowLines()
  /// Whether each section begins and ends no earlier than the one before.
  var sectionsAreSorted = true
  /// The first item that is longer than its line.
  var firstTooLong: ItemPath?
  /// How many there are.
  var tooLong = 0
  /// Where the last section ends.
  var end = 0.0

  /// A plan without sections.
  init(_ configuration: FlowConfiguration) {
    self.configuration = configuration
    space = FlowSpace(isVertical: configuration.scroll == .vertical)
    cross = 0
  }

  /// Lays out all sections.
  init(_ configuration: FlowConfiguration, _ input: LayoutInput) throws(LayoutError) {
    self.init(configuration)
    try measureBounds(input)
    for section in 0..<input.counts.sections {
      let next = try layOut(section, count: input.counts.items(in: section))
      append(next)
    }
    try FlowPlan.check("contentSize", end)
    if configuration.direction == .rtl { space.mirrorWidth = contentSize.width }
  }

  /// The extent of everything.
  var contentSize: Size { space.size(FlowExtent(main: max(0, end), cross: max(0, cross))) }

  private mutating func measureBounds(_ input: LayoutInput) throws(LayoutError) {
    let inset = input.contentInset
    let taken = space.extent(Size(inset.left + inset.right, inset.top + inset.bottom)).cross
    cross = space.extent(input.bounds.size).cross - taken
    try FlowPlan.check("bounds", cross)
    space.pixelScale = input.pixelScale > 0 && input.pixelScale.isFinite ? input.pixelScale : 0
  }

  private mutating func append(_ section: FlowSection) {
    if let last = sections.last,
      section.cover.low < last.cover.low || section.cover.high < last.cover.high
    {
      sectionsAreSorted = false
    }
    end = section.end
    sections.append(section)
  }

  // MARK: One section

  private mutating func layOut(_ index: Int, count: Int) throws(LayoutError) -> FlowSection {
    let metrics = try configuration.metrics(index)
    try FlowPlan.check(metrics)
    var section = open(metrics, count: count)
    let linesEnd: Double
    if count == 0 {
      linesEnd = section.linesStart
    } else if let sizes = configuration.sizes {
      let reader = FlowSizeReader(sizes, in: space, section: index)
      linesEnd = try breakLines(of: &section, index, reader)
    } else {
      try FlowSizeReader.check(metrics.itemSize, section: index, item: 0)
      linesEnd = makeGrid(of: &section, space.extent(metrics.itemSize))
      noteTooLong(section, index)
    }
    close(&section, linesEnd: linesEnd)
    return section
  }

  /// The header and the insets across.
  private func open(_ metrics: FlowMetrics, count: Int) -> FlowSection {
    let header = max(0, space.extent(metrics.headerSize).main)
    let inset = metrics.inset
    let leading = space.isVertical ? inset.top : inset.left
    let near = space.isVertical ? inset.left : inset.top
    let far = space.isVertical ? inset.right : inset.bottom
    return FlowSection(
      metrics: metrics,
      count: count,
      start: end,
      header: header,
      footer: max(0, space.extent(metrics.footerSize).main),
      linesStart: end + header + leading,
      crossStart: near,
      available: cross - near - far,
      cover: FlowSpan(low: end, high: end + header)
    )
  }

  /// The trailing inset and the footer.
  private func close(_ section: inout FlowSection, linesEnd: Double) {
    let inset = section.metrics.inset
    section.footerStart = linesEnd + (space.isVertical ? inset.bottom : inset.right)
    if section.footer > 0 { section.cover.formUnion(section.footerStart, section.end) }
  }

  /// Equal items: nothing to store.
  ///
  /// - Returns: Where the last line ends.
  private func makeGrid(of section: inout FlowSection, _ item: FlowExtent) -> Double {
    section.grid = FlowGrid(
      item: item,
      count: section.count,
      metrics: section.metrics,
      available: section.available
    )
    let last = section.line(section.lineCount - 1, of: lines)
    section.cover.formUnion(
      min(section.linesStart, last.position),
      max(section.linesStart, last.position) + item.main
    )
    return last.position + item.main
  }

  /// Different items: greedy breaking.
  ///
  /// Should the items turn out to be equal after all, the lines are given up for the formula.
  /// - Returns: Where the last line ends.
  private mutating func breakLines(
    of section: inout FlowSection,
    _ index: Int,
    _ reader: FlowSizeReader
  ) throws(LayoutError) -> Double {
    let limit = section.available + FlowSection.tolerance
    let firstLine = lines.count
    let model = try reader.extent(of: 0, end: section.count)
    var isUniform = true
    var line = FlowLine(
      first: 0,
      count: 0,
      position: section.linesStart,
      extent: 0,
      length: 0,
      isLast: false
    )
    var used = 0.0
    for item in 0..<section.count {
      let extent = try reader.extent(of: item, end: section.count)
      if extent != model { isUniform = false }
      if extent.cross > limit { noteTooLong(ItemPath(section: index, item: item), count: 1) }
      let withItem = used + section.metrics.itemSpacing + extent.cross
      if line.count > 0 && withItem > limit {
        finish(line, of: &section)
        line = FlowLine(
          first: item,
          count: 0,
          position: line.position + line.extent + section.metrics.lineSpacing,
          extent: 0,
          length: 0,
          isLast: false
        )
      }
      used = line.count == 0 ? extent.cross : withItem
      line.count += 1
      line.length += extent.cross
      line.extent = max(line.extent, extent.main)
    }
    finish(line, of: &section)
    if isUniform {
      lines.removeLast(downTo: firstLine)
      section.linesAreSorted = true
      return makeGrid(of: &section, model)
    }
    section.lines = firstLine..<lines.count
    return line.position + line.extent
  }

  private mutating func finish(_ line: FlowLine, of section: inout FlowSection) {
    section.cover.formUnion(line.position, line.position + line.extent)
    if line.extent + section.metrics.lineSpacing < 0 { section.linesAreSorted = false }
    lines.append(line)
  }

  // MARK: What is noticed

  private mutating func noteTooLong(_ section: FlowSection, _ index: Int) {
    guard let grid = section.grid, grid.item.cross > section.available + FlowSection.tolerance
    else { return }
    noteTooLong(ItemPath(section: index, item: 0), count: section.count)
  }

  private mutating func noteTooLong(_ path: ItemPath, count: Int) {
    if firstTooLong == nil { firstTooLong = path }
    let (sum, overflow) = tooLong.addingReportingOverflow(count)
    tooLong = overflow ? Int.max : sum
  }

  private static func check(_ metrics: FlowMetrics) throws(LayoutError) {
    try check("lineSpacing", metrics.lineSpacing)
    try check("itemSpacing", metrics.itemSpacing)
    try check("inset", metrics.inset.top)
    try check("inset", metrics.inset.left)
    try check("inset", metrics.inset.bottom)
    try check("inset", metrics.inset.right)
    try check("headerSize", metrics.headerSize.width)
    try check("headerSize", metrics.headerSize.height)
    try check("footerSize", metrics.footerSize.width)
    try check("footerSize", metrics.footerSize.height)
  }

  private static func check(_ name: String, _ value: Double) throws(LayoutError) {
    guard value.isFinite else { throw LayoutError(.metric(name, value)) }
  }
}
