extension LayoutKind {
  /// Lines of items, as UIKit's flow layout, with a few more ways to align them.
  public static let flow = LayoutKind(
    name: "flow",
    summary: "Lines of items, broken and justified as in UIKit.",
    parameters: FlowParameter.allCases.map { $0.description },
    examples: [
      "show flow(itemSize: (100, 60))",
      "show flow(scroll: horizontal, align: center, inset: 8)",
    ],
    make: { arguments in
      FlowLayout { () throws(LayoutError) in try FlowConfiguration(arguments) }
    }
  )
}

/// The parameters in the order in which they are listed and passed.
private enum FlowParameter: Int, CaseIterable {
  case scroll
  case itemSize
  case lineSpacing
  case itemSpacing
  case inset
  case headerSize
  case footerSize
  case align
  case lastLine
  case lineAlign
  case direction

  var description: LayoutParameter {
    let initial = FlowMetrics()
    switch self {
    case .scroll:
      return .words("scroll", FlowConfiguration.Scroll.vertical, "The axis that scrolls.")
    case .itemSize:
      return LayoutParameter(
        "itemSize",
        .point,
        default: point(initial.itemSize),
        scope: .item,
        "The size of an item in points."
      )
    case .lineSpacing:
      return LayoutParameter(
        "lineSpacing",
        .number,
        default: .number(initial.lineSpacing),
        scope: .section,
        "The distance between lines in points."
      )
    case .itemSpacing:
      return LayoutParameter(
        "itemSpacing",
        .number,
        default: .number(initial.itemSpacing),
        scope: .section,
        "The least distance between the items of a line in points."
      )
    case .inset:
      return LayoutParameter(
        "inset",
        .insets,
        default: .insets(initial.inset),
        scope: .section,
        "The distances of a section's lines from its edges in points."
      )
    case .headerSize:
      return LayoutParameter(
        "headerSize",
        .point,
        default: point(initial.headerSize),
        scope: .section,
        "The header's length along the scroll axis in points; 0 is no header."
      )
    case .footerSize:
      return LayoutParameter(
        "footerSize",
        .point,
        default: point(initial.footerSize),
        scope: .section,
        "The footer's length along the scroll axis in points; 0 is no footer."
      )
    case .align:
      return .words(
        "align",
        FlowConfiguration.Align.justify,
        "Where the items of a line stand."
      )
    case .lastLine:
      return .words(
        "lastLine",
        FlowConfiguration.LastLine.natural,
        "Whether a section's last line is aligned as in UIKit or like the others."
      )
    case .lineAlign:
      return .words(
        "lineAlign",
        FlowConfiguration.LineAlign.center,
        "Where an item stands that is shorter than its line is thick."
      )
    case .direction:
      return .words(
        "direction",
        FlowConfiguration.Direction.ltr,
        "The side that the content starts from."
      )
    }
  }

  private func point(_ size: Size) -> Value { .point(Point(size.width, size.height)) }
}

extension LayoutParameter {
  /// A choice among all words of a type, one value for the layout.
  fileprivate static func words<Word: FlowWord>(
    _ name: String,
    _ initial: Word,
    _ summary: String
  ) -> LayoutParameter {
    LayoutParameter(
      name,
      .words(Word.allCases.map { $0.word }),
      default: .word(initial.word),
      summary
    )
  }
}

extension FlowConfiguration {
  /// Asks arguments for everything that is not a matter of section or item.
  fileprivate init(_ arguments: LayoutArguments) throws(LayoutError) {
    let itemSize = FlowParameter.itemSize.rawValue
    let variesByItem = arguments.variesByItem(itemSize)
    self.init(metrics: { section throws(LayoutError) in
      try FlowMetrics(arguments, section: section, includingItemSize: !variesByItem)
    })
    if variesByItem {
      sizes = { section, first, count, widths, heights throws(LayoutError) in
        try arguments.points(itemSize, section, first, count, widths, heights)
      }
    }
    scroll = try arguments.word(.scroll) ?? scroll
    align = try arguments.word(.align) ?? align
    lastLine = try arguments.word(.lastLine) ?? lastLine
    lineAlign = try arguments.word(.lineAlign) ?? lineAlign
    direction = try arguments.word(.direction) ?? direction
  }
}

extension FlowMetrics {
  fileprivate init(
    _ arguments: LayoutArguments,
    section: Int,
    includingItemSize: Bool
  ) throws(LayoutError) {
    self.init()
    if includingItemSize { itemSize = try arguments.size(.itemSize, section) ?? itemSize }
    headerSize = try arguments.size(.headerSize, section) ?? headerSize
    footerSize = try arguments.size(.footerSize, section) ?? footerSize
    if case .number(let value) = try arguments.value(.lineSpacing, section) { lineSpacing = value }
    if case .number(let value) = try arguments.value(.itemSpacing, section) { itemSpacing = value }
    if case .insets(let value) = try arguments.value(.inset, section) { inset = value }
  }
}

// The checker has seen to it that a value has its parameter's type; one that has not is left out.
extension LayoutArguments {
  fileprivate func value(
    _ parameter: FlowParameter,
    _ section: Int
  ) throws(LayoutError) -> Value {
    try value(parameter.rawValue, section)
  }

  fileprivate func size(
    _ parameter: FlowParameter,
    _ section: Int
  ) throws(LayoutError) -> Size? {
    guard case .point(let point) = try value(parameter, section) else { return nil }
    return Size(point.x, point.y)
  }

  fileprivate func word<Word: FlowWord>(
    _ parameter: FlowParameter
  ) throws(LayoutError) -> Word? {
    guard case .word(let text) = try value(parameter, 0) else { return nil }
    return Word.allCases.first { $0.word.utf8.elementsEqual(text.utf8) }
  }
}
