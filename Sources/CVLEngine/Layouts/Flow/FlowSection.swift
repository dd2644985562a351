/// The lines of a section whose items are all equal, as a formula.
struct FlowGrid {
  /// The size of every item.
  var item: FlowExtent
  /// How many items a full line holds.
  var capacity: Int

  /// Finds how many items fit a line.
  ///
  /// The same answer as adding them one by one while the sum stays within the available length.
  /// - Parameters:
  ///   - item: The size of every item.
  ///   - count: How many there are; the answer where any number fits.
  ///   - metrics: The section's metrics.
  ///   - available: The length of a line.
  init(item: FlowExtent, count: Int, metrics: FlowMetrics, available: Double) {
    self.item = item
    let limit = available + FlowSection.tolerance
    let pitch = item.cross + metrics.itemSpacing
    guard item.cross + pitch <= limit else {
      capacity = 1
      return
    }
    guard pitch > 0 else {
      capacity = max(count, 1)
      return
    }
    var more = Int(clamping: (limit - item.cross) / pitch, to: 0...Int.max - 1)
    if item.cross + Double(more) * pitch > limit { more -= 1 }
    capacity = more + 1
  }

  /// How many lines there are for a number of items.
  func lines(_ count: Int) -> Int { count / capacity + (count % capacity == 0 ? 0 : 1) }
}

/// One line, wherever its numbers come from.
struct FlowLine {
  /// Its first item.
  var first: Int
  /// How many items stand on it.
  var count: Int
  /// Where it begins along the scroll axis.
  var position: Double
  /// How thick it is: its longest item along the scroll axis.
  var extent: Double
  /// The sum of its items' lengths, without spacing.
  var length: Double
  /// Whether it is the last of its section.
  var isLast: Bool
}

/// The lines of all sections whose items differ, in flat arrays: 32 bytes a line, nothing an item.
struct FlowLines {
  /// The first item of each line.
  var firsts: [Int] = []
  /// Where each begins along the scroll axis.
  var positions: [Double] = []
  /// How thick each is.
  var extents: [Double] = []
  /// The sum of each one's items' lengths.
  var lengths: [Double] = []

  /// The number of lines.
  var count: Int { firsts.count }

  mutating func append(_ line: FlowLine) {
    firsts.append(line.first)
    positions.append(line.position)
    extents.append(line.extent)
    lengths.append(line.length)
  }

  mutating func removeLast(downTo count: Int) {
    let extra = self.count - count
    firsts.removeLast(extra)
    positions.removeLast(extra)
    extents.removeLast(extra)
    lengths.removeLast(extra)
  }
}

/// A section after breaking: where everything begins along the scroll axis, and its lines.
struct FlowSection {
  /// How far a line may be overfull: sums of thirds must still fit.
  static let tolerance = 1e-6

  /// Its metrics, all finite.
  var metrics: FlowMetrics
  /// The number of its items.
  var count: Int
  /// Where its header would begin.
  var start: Double
  /// The header's length; 0 for none.
  var header: Double
  /// Where its footer would begin.
  var footerStart = 0.0
  /// The footer's length; 0 for none.
  var footer: Double
  /// Where the first line begins.
  var linesStart: Double
  /// Where lines begin across.
  var crossStart: Double
  /// How long a line may be.
  var available: Double
  /// The lines where all items are equal.
  var grid: FlowGrid?
  /// The lines where they are not: a range of the layout's `FlowLines`.
  var lines = 0..<0
  /// Whether each line begins and ends no earlier than the one before.
  var linesAreSorted = true
  /// What all its elements cover along the scroll axis.
  var cover: FlowSpan

  /// Where the next section begins.
  var end: Double { footerStart + footer }

  /// How many lines there are.
  var lineCount: Int { grid?.lines(count) ?? lines.count }

  /// The line with a number in this section.
  func line(_ number: Int, of all: FlowLines) -> FlowLine {
    let isLast = number == lineCount - 1
    if let grid {
      let first = number * grid.capacity
      let onLine = isLast ? count - first : grid.capacity
      return FlowLine(
        first: first,
        count: onLine,
        position: linesStart + Double(number) * (grid.item.main + metrics.lineSpacing),
        extent: grid.item.main,
        length: Double(onLine) * grid.item.cross,
        isLast: isLast
      )
    }
    let k = lines.lowerBound + number
    let next = isLast ? count : all.firsts[k + 1]
    return FlowLine(
      first: all.firsts[k],
      count: next - all.firsts[k],
      position: all.positions[k],
      extent: all.extents[k],
      length: all.lengths[k],
      isLast: isLast
    )
  }

  /// The number of the line that an item stands on.
  func lineNumber(ofItem item: Int, of all: FlowLines) -> Int {
    if let grid { return item / grid.capacity }
    let next = lines.partition { all.firsts[$0] > item }
    return next - 1 - lines.lowerBound
  }

  /// The numbers of the lines that can meet a span, and maybe a few others.
  func lineNumbers(meeting span: FlowSpan, of all: FlowLines) -> Range<Int> {
    if let grid {
      return span.indices(
        start: linesStart,
        pitch: grid.item.main + metrics.lineSpacing,
        extent: grid.item.main,
        count: lineCount
      )
    }
    guard linesAreSorted else { return 0..<lines.count }
    let first = lines.partition { all.positions[$0] + all.extents[$0] >= span.low }
    let end = lines.partition { all.positions[$0] > span.high }
    return first - lines.lowerBound..<max(first, end) - lines.lowerBound
  }
}

extension Range<Int> {
  /// The first index from which on the condition holds, or the upper bound, by halving; the
  /// condition must not fail again once it holds.
  func partition(_ isAfter: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
