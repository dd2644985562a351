internal import CVLEngine
internal import CVLSyntax

// Which blocks of cells are worth computing: by bounds on runs of items where the formulas allow,
// else by an index of boxes that is made once.

extension ScriptLayout {
  /// Calls `visit` for the cells of a section that meet a rectangle.
  func visitCells(
    _ at: Int,
    _ section: Int,
    _ items: Int,
    _ rect: Rect,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let show: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void = {
      key,
      attributes throws(LayoutError) in
      if rect.intersects(attributes.frame) { try visit(key, attributes) }
    }
    if items > 2 * Frame.lanes, let culler = culler(at), let frame = frames[at] {
      plan.elements[at].program?.runSection(frame, section)
      try cull(culler, frame, at, section, 0..<items, rect, show)
      return
    }
    let isFew = items <= 2 * Frame.lanes
    var first = 0
    while first < items {
      let n = min(Frame.lanes, items - first)
      let isSkipped = isFew ? false : try isOutside(at, section, first, rect)
      if !isSkipped { try block(at, section, first, n, show) }
      first += n
    }
  }

  private func cull(
    _ culler: Culler,
    _ frame: Frame,
    _ at: Int,
    _ section: Int,
    _ range: Range<Int>,
    _ rect: Rect,
    _ show: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    if range.count <= Frame.lanes {
      try block(at, section, range.lowerBound, range.count, show)
      return
    }
    try account.count(8)
    culler.bound(range.lowerBound, range.upperBound - 1, frame)
    if culler.misses(rect) { return }
    // Halves begin at whole blocks, so that an item's lane does not depend on who asks.
    let blocks = (range.count + Frame.lanes - 1) / Frame.lanes
    let middle = range.lowerBound + blocks / 2 * Frame.lanes
    try cull(culler, frame, at, section, range.lowerBound..<middle, rect, show)
    try cull(culler, frame, at, section, middle..<range.upperBound, rect, show)
  }

  private func culler(_ at: Int) -> Culler? {
    if !hasCuller[at] {
      hasCuller[at] = true
      cullers[at] = native == nil ? Culler(plan.elements[at]) : nil
    }
    return cullers[at]
  }

  /// The extent of the untransformed boxes of all elements, from the origin.
  func coveredSize() throws(LayoutError) -> Size {
    var extent = Point(0, 0)
    for section in 0..<max(1, environment.counts.sections) {
      for (at, element) in plan.elements.enumerated() {
        let items = try amount(at, section)
        if items > 16 * Frame.lanes, element.group.kind == .cell, let culler = culler(at),
          let frame = frames[at]
        {
          element.program?.runSection(frame, section)
          for axis in 0...1 {
            try widen(&extent, axis, culler, frame, at, section, 0..<items)
          }
          continue
        }
        var first = 0
        while first < items {
          let n = min(Frame.lanes, items - first)
          try block(at, section, first, n) { _, attributes throws(LayoutError) in
            extent.x = max(extent.x, attributes.center.x + attributes.size.width / 2)
            extent.y = max(extent.y, attributes.center.y + attributes.size.height / 2)
          }
          first += n
        }
      }
    }
    return Size(extent.x, extent.y)
  }

  /// Looks for the greatest extent along an axis, the promising half first.
  private func widen(
    _ extent: inout Point,
    _ axis: Int,
    _ culler: Culler,
    _ frame: Frame,
    _ at: Int,
    _ section: Int,
    _ range: Range<Int>
  ) throws(LayoutError) {
    if range.count <= Frame.lanes {
      var found = axis == 0 ? extent.x : extent.y
      try block(at, section, range.lowerBound, range.count) { _, attributes throws(LayoutError) in
        found = max(
          found,
          axis == 0
            ? attributes.center.x + attributes.size.width / 2
            : attributes.center.y + attributes.size.height / 2
        )
      }
      if axis == 0 { extent.x = found } else { extent.y = found }
      return
    }
    try account.count(8)
    let blocks = (range.count + Frame.lanes - 1) / Frame.lanes
    let middle = range.lowerBound + blocks / 2 * Frame.lanes
    let halves = [range.lowerBound..<middle, middle..<range.upperBound]
    let bounds = halves.map { half in
      culler.bound(half.lowerBound, half.upperBound - 1, frame)
      return culler.greatest(axis)
    }
    let first = bounds[1] >= bounds[0] ? 1 : 0
    for k in [first, 1 - first] {
      // Among very many items the greatest is sought to nine digits, as near as `expect` looks.
      let best = axis == 0 ? extent.x : extent.y
      if bounds[k] <= best + 1e-9 * max(1, best) { continue }
      try widen(&extent, axis, culler, frame, at, section, halves[k])
    }
  }
}
