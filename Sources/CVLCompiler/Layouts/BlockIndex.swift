internal import CVLEngine

/// The boxes around runs of items, so that a rectangle need not be held against every item.
///
/// Runs grow with the number of items, so that the index never takes more than about two megabytes;
/// it is made the first time it is needed and tells the covered size on the way.
struct BlockIndex {
  /// Where a section's runs begin among the boxes, and how many blocks a run has.
  struct Section {
    var firstBox: Int
    var blocksARun: Int
  }

  var sections: [Section] = []
  /// minX, minY, maxX, maxY of each run.
  var boxes: [Double] = []
}

extension ScriptLayout {
  /// Whether a block of cells lies outside of a rectangle for certain.
  func isOutside(_ at: Int, _ section: Int, _ first: Int, _ rect: Rect) throws(LayoutError) -> Bool
  {
    if index == nil { try makeIndex() }
    guard let index else { return false }
    let place = index.sections[section]
    let box = (place.firstBox + first / Frame.lanes / place.blocksARun) * 4
    let run = Rect(
      index.boxes[box],
      index.boxes[box + 1],
      index.boxes[box + 2] - index.boxes[box],
      index.boxes[box + 3] - index.boxes[box + 1]
    )
    return !run.intersects(rect)
  }

  private func makeIndex() throws(LayoutError) {
    var result = BlockIndex()
    let blocks = max(1, environment.counts.total / Frame.lanes)
    let blocksARun = max(1, blocks / 65_536 + 1)
    for section in 0..<environment.counts.sections {
      result.sections.append(
        BlockIndex.Section(firstBox: result.boxes.count / 4, blocksARun: blocksARun)
      )
      let items = environment.counts.items(in: section)
      var first = 0
      while first < items {
        let end = min(items, first + blocksARun * Frame.lanes)
        var box = [Double.infinity, .infinity, -.infinity, -.infinity]
        while first < end {
          let n = min(Frame.lanes, end - first)
          try block(0, section, first, n) { _, attributes throws(LayoutError) in
            let frame = attributes.frame
            box[0] = min(box[0], frame.minX)
            box[1] = min(box[1], frame.minY)
            box[2] = max(box[2], frame.maxX)
            box[3] = max(box[3], frame.maxY)
          }
          first += n
        }
        result.boxes += box
      }
    }
    index = result
  }
}
