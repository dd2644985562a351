internal import CVLEngine
internal import CVLSyntax

extension PlanBuilder {
  /// The formulas of a group of elements; nil with reports.
  func element(_ group: ElementGroup) -> ElementPlan? {
    let isOfItems = group.kind == .cell || group.kind == .supplementary
    let lowering = Lowering(checker, site: isOfItems ? .item : .section, demands: demands)
    var state = AttributeState(checker.attributes, lowering.graph)
    let hasBase = native != nil && group.kind != .supplementary && group.kind != .decoration
    if hasBase { state = baseState(lowering, isWhole: false) }
    if group.kind == .supplementary { lowering.cellState = baseState(lowering, isWhole: true) }
    lowering.state = state

    var blocks: [ElementBlock] = []
    var previous: [(level: Int, numbers: [Ref])] = []
    for (at, level) in levels.enumerated() {
      lowering.level = at
      let own = self.blocks(of: group, in: level.decl)
      if let block = own.first { lowering.block(block.body, in: level.scope) }
      blocks += own
      if lowering.previousStates[at] != nil, let numbers = lowering.state?.numbers {
        previous.append((at, numbers))
      }
    }
    guard let result = lowering.state else { return nil }
    guard let last = blocks.last else {
      if !hasBase, let top = levels.last { checker.report(.noItemBlock(top.decl.name, checker)) }
      return ElementPlan(
        group: group,
        amount: .items,
        program: nil,
        state: result,
        assertions: [],
        previous: []
      )
    }
    if !hasBase, !result.isPlaced.x || !result.isPlaced.y {
      checker.report(.notPlaced(last.range, result.isPlaced))
    }
    if hasBase { checkSizeParameter(group, last) }
    var wanted = result.numbers + result.texts
    for assertion in lowering.assertions {
      wanted += assertion.refs + (assertion.mask.map { [$0] } ?? [])
    }
    for level in previous { wanted += level.numbers }
    return ElementPlan(
      group: group,
      amount: amount(group, last),
      program: Program(lowering.graph, wanted: wanted),
      state: result,
      assertions: lowering.assertions,
      previous: previous
    )
  }

  /// The attributes that come from outside: of a cell all of them, of the engine's layouts those
  /// that are no matter of pictures.
  func baseState(_ lowering: Lowering, isWhole: Bool) -> AttributeState {
    var state = AttributeState(checker.attributes, lowering.graph)
    let known = isWhole ? state.numbers.count : AttributeTable.plainNumbers
    for k in 0..<known { state.numbers[k] = lowering.input(.base(k), .none) }
    if isWhole {
      state.texts = state.texts.indices.map {
        lowering.graph.add(.textInput(.base($0)), [], at: .none)
      }
    }
    state.isPlaced = (true, true)
    return state
  }

  private func blocks(of group: ElementGroup, in decl: LayoutDecl) -> [ElementBlock] {
    var result: [ElementBlock] = []
    for member in decl.members {
      guard case .block(let block) = member, self.group(of: block) == group else { continue }
      if let first = result.first {
        checker.report(.blockTwice(block.range, earlier: first.range))
      } else {
        result.append(block)
      }
    }
    return result
  }

  private func amount(_ group: ElementGroup, _ block: ElementBlock) -> ElementPlan.Amount {
    switch group.kind {
    case .cell, .supplementary: return .items
    case .header, .footer: return .sections
    case .decoration:
      if block.once { return .once }
      guard let count = block.count, let level = levels.last(where: { contains($0, block) }) else {
        return .sections
      }
      let lowering = Lowering(checker, site: .section, demands: demands)
      let operand = lowering.lower(count, in: level.scope, .type(.number))
      guard let ref = lowering.plainNumber(operand, "the number of decorations") else {
        return .sections
      }
      if lowering.graph.variance(ref) == .item {
        checker.report(.nameNotHere("i", count.range, .layout))
      }
      return .counted(Program(lowering.graph, wanted: [ref]), ref, count.range)
    }
  }

  private func contains(_ level: Level, _ block: ElementBlock) -> Bool {
    level.decl.members.contains {
      if case .block(let other) = $0 { return other.range == block.range }
      return false
    }
  }

  /// Headers that the native base does not make cannot be given attributes.
  private func checkSizeParameter(_ group: ElementGroup, _ block: ElementBlock) {
    guard let native, group.kind == .header || group.kind == .footer else { return }
    let name = group.kind == .header ? "headerSize" : "footerSize"
    guard let at = native.kind.parameters.firstIndex(where: { $0.name == name }) else { return }
    if native.arguments[at] == nil {
      checker.report(.blockWithoutElements(block.range, native.kind.name, name))
    }
  }

  // MARK: Content size and native arguments

  /// What the layout says of its content size; the elements' formulas decide the rest.
  enum StatedSize {
    case formula(Program, [Ref], SourceRange)
    case nothing

    func resolved(_ reads: Reads, hasNative: Bool) -> LayoutPlan.ContentSize {
      switch self {
      case .formula(let program, let refs, let range): .formula(program, refs, range)
      case .nothing:
        hasNative ? .native : reads.width && reads.height ? .bounds : .covered
      }
    }
  }

  func contentSize(_ elements: [ElementPlan]) -> StatedSize {
    for level in levels.reversed() {
      for member in level.decl.members {
        guard case .contentSize(let expr, _) = member else { continue }
        let lowering = Lowering(checker, site: .layout, demands: demands)
        let operand = lowering.lower(expr, in: level.scope, .type(.point))
        guard let refs = lowering.point(operand, "'contentSize'") else { return .nothing }
        return .formula(Program(lowering.graph, wanted: refs), refs, expr.range)
      }
    }
    return .nothing
  }

  func nativePlan() -> NativePlan? {
    guard let native else { return nil }
    let arguments = native.kind.parameters.enumerated().map { at, parameter in
      native.arguments[at].flatMap { nativeArgument($0, parameter, in: native.scope) }
    }
    return NativePlan(kind: native.kind, arguments: arguments)
  }

  private func nativeArgument(
    _ argument: Argument,
    _ parameter: LayoutParameter,
    in scope: Scope
  ) -> NativePlan.Argument? {
    let site: Site =
      switch parameter.scope {
      case .layout: .layout
      case .section: .section
      case .item: .item
      }
    let lowering = Lowering(checker, site: site, demands: demands)
    let operand = lowering.lower(argument.value, in: scope, .type(parameter.type))
    guard
      let value = lowering.coerced(
        operand,
        to: parameter.type,
        "parameter '\(parameter.name)'"
      )
    else { return nil }
    let refs: [Ref]
    switch value.shape {
    case .numbers(_, let own): refs = own
    case .word(_, let ref): refs = [ref]
    default: refs = []
    }
    let variance = refs.map { lowering.graph.variance($0) }.max() ?? .constant
    return NativePlan.Argument(
      program: Program(lowering.graph, wanted: refs),
      operand: value,
      variance: variance,
      range: argument.value.range,
      name: parameter.name
    )
  }
}
