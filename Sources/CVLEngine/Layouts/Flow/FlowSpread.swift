/// Where the items of a line stand along it: rules 5 to 7 of UIKit's flow, and what CVL adds.
struct FlowSpread {
  /// Where the first item begins, from the start of the line.
  var start: Double
  /// The distance from one item to the next.
  var gap: Double

  /// Spreads a line.
  init(_ line: FlowLine, in section: FlowSection, as configuration: FlowConfiguration) {
    let isNaturalEnd = line.isLast && configuration.lastLine == .natural
    switch configuration.align {
    case .justify where isNaturalEnd:
      self = .naturalEnd(section)
    case .between where isNaturalEnd, .around where isNaturalEnd, .evenly where isNaturalEnd:
      self = .packed(section)
    default:
      self.init(line.length, line.count, configuration.align, in: section)
    }
    // UIKit lets an item that is too long stick out on both sides where all items are equal.
    if section.grid == nil { start = max(0, start) }
  }

  private init(start: Double, gap: Double) {
    self.start = start
    self.gap = gap
  }

  /// At the start, with the least spacing.
  private static func packed(_ section: FlowSection) -> FlowSpread {
    FlowSpread(start: 0, gap: section.metrics.itemSpacing)
  }

  /// UIKit's last line: under the columns of the full lines where all items are equal, else packed.
  private static func naturalEnd(_ section: FlowSection) -> FlowSpread {
    guard let grid = section.grid else { return packed(section) }
    return FlowSpread(
      Double(grid.capacity) * grid.item.cross,
      grid.capacity,
      .justify,
      in: section
    )
  }

  /// A number of items of a length together, in one of the ways to align.
  private init(
    _ length: Double,
    _ count: Int,
    _ align: FlowConfiguration.Align,
    in section: FlowSection
  ) {
    let spacing = section.metrics.itemSpacing
    let items = Double(count)
    let free = section.available - length - (items - 1) * spacing
    gap = spacing
    switch align {
    case .justify:
      start = count == 1 ? free / 2 : 0
      if count > 1 { gap = (section.available - length) / (items - 1) }
    case .left:
      start = 0
    case .center:
      start = free / 2
    case .right:
      start = free
    case .between:
      start = 0
      if count > 1 { gap += max(0, free) / (items - 1) }
    case .around:
      let share = max(0, free) / items
      start = share / 2
      gap += share
    case .evenly:
      let share = max(0, free) / (items + 1)
      start = share
      gap += share
    }
  }
}
