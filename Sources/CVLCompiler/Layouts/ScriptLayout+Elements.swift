internal import CVLEngine
internal import CVLNumerics
internal import CVLSyntax

extension ScriptLayout {
  func elementAttributes(
    _ element: ElementKey
  ) throws(LayoutError) -> LayoutAttributes? {
    let section = element.section
    guard section >= 0, section < max(1, environment.counts.sections), element.item >= 0 else {
      return nil
    }
    guard let at = groupIndex(element), plan.elements[at].program != nil else {
      return try native?.attributes(of: element)
    }
    guard element.item < (try amount(at, section)) else { return nil }
    if isMissingFromBase(at), try native?.attributes(of: element) == nil { return nil }
    var result: LayoutAttributes?
    try block(at, section, element.item, 1) { _, attributes throws(LayoutError) in
      result = attributes
    }
    return result
  }

  /// Whether the base may lack elements of the group: a flow section without a header.
  private func isMissingFromBase(_ at: Int) -> Bool {
    let kind = plan.elements[at].group.kind
    return native != nil && (kind == .header || kind == .footer)
  }

  func visitGroups(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    if plan.elements.count == 1, plan.elements[0].program == nil {
      try native?.visitElements(in: rect, visit)
      return
    }
    for section in 0..<environment.counts.sections {
      try visitGroup(.decoration, section, rect, visit)
      try visitGroup(.header, section, rect, visit)
      try visitGroup(.cell, section, rect, visit)
      try visitGroup(.supplementary, section, rect, visit)
      try visitGroup(.footer, section, rect, visit)
    }
    if environment.counts.sections == 0 { try visitGroup(.decoration, 0, rect, visit) }
  }

  private func visitGroup(
    _ kind: ElementKind,
    _ section: Int,
    _ rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var isCovered = false
    for (at, element) in plan.elements.enumerated() where element.group.kind == kind {
      isCovered = isCovered || element.program != nil
      guard element.program != nil else { continue }
      if isMissingFromBase(at) {
        let key = ElementKey(kind, section: section, item: 0)
        guard try native?.attributes(of: key) != nil else { continue }
      }
      let items = try amount(at, section)
      if let rect, kind == .cell {
        try visitCells(at, section, items, rect, visit)
        continue
      }
      var first = 0
      while first < items {
        let n = min(Frame.lanes, items - first)
        try block(at, section, first, n) { key, attributes throws(LayoutError) in
          if let rect, !rect.intersects(attributes.frame) { return }
          try visit(key, attributes)
        }
        first += n
      }
    }
    if !isCovered, let native { try visitNative(native, kind, section, rect, visit) }
  }

  /// Elements that the native base has and that no formula changes.
  private func visitNative(
    _ native: CollectionLayout,
    _ kind: ElementKind,
    _ section: Int,
    _ rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    if kind == .header || kind == .footer {
      let key = ElementKey(kind, section: section, item: 0)
      guard let attributes = try native.attributes(of: key) else { return }
      if let rect, !rect.intersects(attributes.frame) { return }
      try visit(key, attributes)
    } else if kind == .cell {
      try native.visitElements(in: rect) { key, attributes throws(LayoutError) in
        if key.kind == .cell, key.section == section { try visit(key, attributes) }
      }
    }
  }

  /// How many elements of a group a section has.
  func amount(_ at: Int, _ section: Int) throws(LayoutError) -> Int {
    let element = plan.elements[at]
    switch element.amount {
    case .items: return environment.counts.items(in: section)
    case .sections: return section < environment.counts.sections ? 1 : 0
    case .once: return section == 0 ? 1 : 0
    case .counted(let program, let ref, let range):
      guard section < environment.counts.sections else { return 0 }
      let frame: Frame
      if let known = countFrames[at] {
        frame = known
      } else {
        frame = program.makeFrame(environment)
        countFrames[at] = frame
        program.runPass(frame)
      }
      program.runSection(frame, section)
      let value = program.lanes(ref, frame)[0]
      let subject = "the number of '\(element.group.name)' decorations"
      guard value.isFinite else {
        throw fail(.notFinite(subject, range, program.cause(of: ref, lane: 0, in: frame), at: nil))
      }
      guard value >= 0, value == value.rounded(.down) else {
        throw fail(.notACount(subject, value, range))
      }
      guard value <= Double(account.limits.elements) else {
        throw LayoutError(.limit("elements", account.limits.elements))
      }
      return Int(value)
    }
  }

  // MARK: Blocks

  /// Computes a block of elements and hands out their attributes.
  func block(
    _ at: Int,
    _ section: Int,
    _ first: Int,
    _ count: Int,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let element = plan.elements[at]
    guard let program = element.program, let frame = frames[at] else { return }
    if chains[at] != nil {
      try chainedBlock(at, section, first, count, visit)
      return
    }
    // What a base gives costs more than a formula.
    try account.count(native == nil ? count : 8 * count)
    program.runSection(frame, section)
    try fillBase(at, section, first, count)
    program.runItems(frame, first: first, count: count)
    try check(at, section, first, count)
    var current = attributes(at, 0)
    for lane in 0..<count {
      if lane > 0 {
        if element.isPlain {
          advance(&current, element, lane, frame)
        } else {
          current = attributes(at, lane)
        }
      }
      var shown = current
      if pixelScale > 0 { snap(&shown) }
      try visit(key(at, section, first + lane), shown)
    }
  }

  /// The attributes of another lane, where only plain numbers differ.
  private func advance(
    _ attributes: inout LayoutAttributes,
    _ element: ElementPlan,
    _ lane: Int,
    _ frame: Frame
  ) {
    guard let program = element.program else { return }
    for (component, ref) in element.varying {
      attributes[lane: component] = program.lanes(ref, frame)[lane]
    }
  }

  /// A block whose items depend on the item before: from the block's start to what is asked.
  private func chainedBlock(
    _ at: Int,
    _ section: Int,
    _ first: Int,
    _ count: Int,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let element = plan.elements[at]
    guard let program = element.program, let frame = frames[at], let chain = chains[at] else {
      return
    }
    let links = handedOn(element, program)
    let start = first / Frame.lanes * Frame.lanes
    let entry = (chain.firstBlocks[section] + first / Frame.lanes) * chain.width
    var carried = Array(chain.entries[entry..<entry + chain.width])
    try account.count(first + count - start)
    program.runSection(frame, section)
    for item in start..<first + count {
      try runOne(at, section, item, carried, links)
      if item >= first {
        try check(at, section, item, 1)
        var shown = attributes(at, 0)
        if pixelScale > 0 { snap(&shown) }
        try visit(key(at, section, item), shown)
      }
      carried = links.map { program.lanes($0.result, frame)[0] }
    }
  }

  func key(_ at: Int, _ section: Int, _ item: Int) -> ElementKey {
    let group = plan.elements[at].group
    return ElementKey(group.kind, name: group.name, section: section, item: item)
  }

  /// The attributes that the last run left in a lane.
  private func attributes(_ at: Int, _ lane: Int) -> LayoutAttributes {
    let element = plan.elements[at]
    guard let program = element.program, let frame = frames[at] else { return LayoutAttributes() }
    return plan.attributes.attributes(
      { program.lanes(element.state.numbers[$0], frame)[lane] },
      { program.texts(element.state.texts[$0], frame)[lane] ?? "" }
    )
  }

  /// Rounds the origin to a pixel; the size stays as it is.
  private func snap(_ attributes: inout LayoutAttributes) {
    let half = Point(attributes.size.width / 2, attributes.size.height / 2)
    let x = Rounding.toPixel(attributes.center.x - half.x, scale: pixelScale)
    let y = Rounding.toPixel(attributes.center.y - half.y, scale: pixelScale)
    attributes.center = Point(x + half.x, y + half.y)
  }

  /// Gives the program the attributes that its elements start from, or of the items they go with.
  func fillBase(_ at: Int, _ section: Int, _ first: Int, _ count: Int) throws(LayoutError) {
    let element = plan.elements[at]
    guard let program = element.program, let frame = frames[at] else { return }
    let group = element.group
    let isSupplementary = group.kind == .supplementary
    guard native != nil || isSupplementary else { return }
    let table = plan.attributes
    let inputs = (0..<table.numbers).filter { program.reads(.base($0)) }
    let texts = (0..<table.texts).compactMap { k in
      program.textInputRegister(.base(k)).map { (k, $0) }
    }
    guard !inputs.isEmpty || !texts.isEmpty else { return }
    let isPlain = (inputs.last ?? 0) < AttributeTable.plainNumbers
    let lanes = (0..<table.numbers).map { program.inputLanes(.base($0), frame) }
    for lane in 0..<count {
      let base: LayoutAttributes?
      if isSupplementary {
        base = try attributes(of: .cell(section, first + lane))
      } else {
        base = try native?.attributes(
          of: ElementKey(group.kind, section: section, item: first + lane)
        )
      }
      guard let base else { continue }
      if isPlain {
        for k in inputs { lanes[k]?[lane] = base[lane: k] }
      } else {
        let numbers = table.numbers(of: base)
        for k in inputs { lanes[k]?[lane] = numbers[k] }
      }
      if !texts.isEmpty {
        let values = table.texts(of: base)
        for (k, register) in texts { frame.texts[register][lane] = values[k] }
      }
    }
  }

  /// Holds the results of the last run against what is demanded of them.
  func check(_ at: Int, _ section: Int, _ first: Int, _ count: Int) throws(LayoutError) {
    let element = plan.elements[at]
    guard let program = element.program, let frame = frames[at] else { return }
    guard
      let found = program.violation(of: element.assertions, count: count, in: frame)
    else { return }
    let key = key(at, section, first + found.lane)
    throw fail(program.failure(found, in: frame, at: key), at: key)
  }
}
