internal import CVLEngine
internal import CVLSyntax

// How elements take part in a change, by the layout's rules: each element is asked by itself, since
// only what is on screen moves.

extension ScriptLayout {
  /// The rule that serves an event: its own, or `on change` for what merely goes somewhere else.
  private func rule(_ event: ChangeEvent) -> RulePlan? {
    if let own = plan.rules.first(where: { $0.event == event }) { return own }
    switch event {
    case .move, .reload, .resize: return plan.rules.first { $0.event == .change }
    default: return nil
    }
  }

  func ruledMotions(of elements: [Participation]) throws(LayoutError) -> [ElementMotion?] {
    var result: [ElementMotion?] = elements.map { _ in nil }
    if plan.rules.isEmpty { return result }
    for rule in plan.rules {
      var served = elements.indices.filter { self.rule(elements[$0].event) === rule }
      served.sort { ElementKey.isBefore(elements[$0].key, elements[$1].key) }
      guard !served.isEmpty else { continue }
      let frame = rule.program.makeFrame(environment)
      rule.program.runPass(frame)
      for (rank, at) in served.enumerated() {
        result[at] = try motion(rule, elements[at], rank, served.count, frame)
      }
    }
    return result
  }

  private func motion(
    _ rule: RulePlan,
    _ element: Participation,
    _ rank: Int,
    _ ranks: Int,
    _ frame: Frame
  ) throws(LayoutError) -> ElementMotion? {
    guard let key = element.key, let place = element.place else { return nil }
    let program = rule.program
    try account.count(1)
    program.runSection(frame, key.section)
    fill(program, frame, place)
    let oldIndex = element.old.map { Double($0.item) } ?? -1
    let newIndex = element.new.map { Double($0.item) } ?? -1
    let inputs: [(Input, Double)] = [
      (.rank, Double(rank)), (.ranks, Double(ranks)), (.oldIndex, oldIndex), (.newIndex, newIndex),
    ]
    for (input, value) in inputs { program.inputLanes(input, frame)?[0] = value }
    program.runItems(frame, first: key.item, count: 1)
    if let found = program.violation(of: rule.assertions, count: 1, in: frame) {
      throw fail(program.failure(found, in: frame, at: key), at: key)
    }

    func number(_ ref: Ref?) -> Double? {
      ref.map { program.lanes($0, frame)[0] }.flatMap { $0.isFinite ? $0 : nil }
    }
    func attributes(_ state: AttributeState) -> LayoutAttributes {
      plan.attributes.attributes(
        { program.lanes(state.numbers[$0], frame)[0] },
        { program.texts(state.texts[$0], frame)[0] ?? "" }
      )
    }
    var motion = ElementMotion()
    // A branch that is not taken leaves a negative number: nothing was said.
    if let duration = number(rule.duration), duration >= 0 { motion.duration = duration }
    let stagger = number(rule.stagger) ?? 0
    motion.delay = max(number(rule.delay) ?? 0, 0) + max(stagger, 0) * Double(rank)
    motion.easing = rule.easing
    if rule.hasAttributes, rule.event.comes || rule.event.leaves {
      motion.end = attributes(rule.state)
    }
    motion.keys = rule.keys.map {
      ElementMotion.Key(
        fraction: number($0.fraction) ?? 0,
        lanes: $0.lanes,
        attributes: attributes($0.state)
      )
    }
    return motion
  }

  /// Gives a rule's program the element's own place.
  private func fill(_ program: Program, _ frame: Frame, _ place: LayoutAttributes) {
    let table = plan.attributes
    let numbers = table.numbers(of: place)
    for k in 0..<table.numbers { program.inputLanes(.base(k), frame)?[0] = numbers[k] }
    let texts = table.texts(of: place)
    for k in 0..<table.texts {
      if let register = program.textInputRegister(.base(k)) { frame.texts[register][0] = texts[k] }
    }
  }
}

extension ElementKey {
  /// Whether an element comes before another in index order; what has no key comes first.
  static func isBefore(_ a: ElementKey?, _ b: ElementKey?) -> Bool {
    guard let a, let b else { return a == nil && b != nil }
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
  }
}
