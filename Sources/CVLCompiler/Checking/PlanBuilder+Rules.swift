internal import CVLEngine
internal import CVLSyntax

// A rule is a block like those of elements: it starts from the element's own place, and what it leaves
// is where the element starts or ends. Settings and key frames stand among the assignments.

extension PlanBuilder {
  /// The rules of the layout: for each event the one nearest to it in the chain.
  func rules() -> [RulePlan] {
    var result: [RulePlan] = []
    for level in levels.reversed() {
      var own: [ChangeEvent] = []
      for member in level.decl.members {
        guard case .rule(let decl) = member else { continue }
        guard let event = event(decl.event) else { continue }
        if own.contains(event) {
          checker.report(.ruleTwice(decl.event, checker))
          continue
        }
        own.append(event)
        guard let plan = rule(decl, event, level) else { continue }
        if !result.contains(where: { $0.event == event }) { result.append(plan) }
      }
    }
    return result
  }

  private func event(_ name: NameRef) -> ChangeEvent? {
    let text = checker.text(name.symbol)
    let event = ChangeEvent.allCases.first { $0.name.utf8.elementsEqual(text.utf8) }
    if event == nil { checker.report(.unknownEvent(name, checker)) }
    return event
  }

  private func rule(_ decl: RuleDecl, _ event: ChangeEvent, _ level: Level) -> RulePlan? {
    let errors = checker.errorCount
    let lowering = Lowering(checker, site: .rule, demands: demands)
    let start = baseState(lowering, isWhole: true)
    let settings = RuleSettings(event: event)
    lowering.rule = settings
    lowering.state = start
    lowering.block(decl.body, in: level.scope)
    guard checker.errorCount == errors, let state = lowering.state else { return nil }
    var wanted = state.numbers + state.texts
    for key in settings.keys { wanted += key.state.numbers + key.state.texts + [key.fraction] }
    for ref in [settings.duration, settings.delay, settings.stagger] {
      if let ref { wanted.append(ref) }
    }
    for assertion in lowering.assertions {
      wanted += assertion.refs + (assertion.mask.map { [$0] } ?? [])
    }
    return RulePlan(
      event: event,
      program: Program(lowering.graph, wanted: wanted),
      state: state,
      hasAttributes: state.numbers != start.numbers || state.texts != start.texts,
      keys: settings.keys,
      settings: settings,
      assertions: lowering.assertions
    )
  }
}

extension Lowering {
  /// `duration = 1s` and its like in a rule; false for what is no setting.
  func setting(
    _ target: NameRef,
    _ component: NameRef?,
    _ value: Expr,
    in scope: Scope
  ) -> Bool {
    guard let rule else { return false }
    switch component == nil ? checker.text(target.symbol) : "" {
    case "duration": rule.duration = seconds(rule.duration, target, value, in: scope)
    case "delay": rule.delay = seconds(rule.delay, target, value, in: scope)
    case "stagger": rule.stagger = seconds(rule.stagger, target, value, in: scope)
    case "ease":
      if mask != nil {
        report(.easingInBranch(target))
      } else if let easing = easing(value, in: scope) {
        rule.easing = easing
      }
    default:
      // Where elements that neither come nor leave would start from is known already.
      if rule.event.comes || rule.event.leaves || isInKeyFrame { return false }
      guard isAttribute(target.symbol) else { return false }
      report(.attributeWithoutTime(target, rule.event, checker))
    }
    return true
  }

  private func seconds(
    _ before: Ref?,
    _ target: NameRef,
    _ value: Expr,
    in scope: Scope
  ) -> Ref? {
    let name = "'" + checker.text(target.symbol) + "'"
    let operand = lower(value, in: scope, .type(.time))
    guard let ref = coerced(operand, to: .time, name)?.refs(.time)?.first else { return before }
    demand(
      [ref],
      target.symbol == checker.interner.symbol("duration") ? .notNegative : .finite,
      name,
      value.range
    )
    guard let mask else { return ref }
    // Where the branch is not taken, what was said before holds; below 0 says nothing.
    return select(mask, [ref], [before ?? graph.constant(-1)], value.range)[0]
  }

  /// `at 0.5 { … }`.
  func keyFrame(_ fraction: Expr, _ body: [BlockStatement], _ head: SourceRange, in scope: Scope) {
    guard let rule, let outer = state else { return }
    let start = AttributeState(wholeOf: self)
    state = start
    isInKeyFrame = true
    block(body, in: scope)
    isInKeyFrame = false
    let operand = lower(fraction, in: scope, .type(.number))
    if let ref = plainNumber(operand, "a part of the duration"), let state {
      let inside = apply(
        .and,
        [
          apply(.lessOrEqual, [graph.constant(0), ref], fraction.range),
          apply(.lessOrEqual, [ref, graph.constant(1)], fraction.range),
        ],
        fraction.range
      )
      demand([inside], .holds, "a part of the duration", fraction.range)
      rule.keys.append(
        RulePlan.Key(fraction: ref, state: state, lanes: lanes(of: state, differingFrom: start))
      )
    }
    state = outer
  }

  /// Which lanes of a motion a block has touched.
  private func lanes(of state: AttributeState, differingFrom start: AttributeState) -> [Int] {
    var lanes: [Int] = []
    for attribute in checker.attributes.stored {
      let end = attribute.component + (attribute.isText ? 1 : attribute.width)
      for component in attribute.component..<end {
        let isTouched =
          attribute.isText
          ? state.texts[component] != start.texts[component]
          : state.numbers[component] != start.numbers[component]
        guard isTouched else { continue }
        let lane: Int
        if let slot = attribute.slot {
          lane = ElementMotion.lane(ofSlot: slot)
        } else if attribute.isText {
          lane = 25
        } else if component < LayoutAttributes.laneCount {
          lane = component
        } else {
          lane =
            attribute.component == AttributeTable.fill
            ? 22 : attribute.component == AttributeTable.stroke ? 23 : 24
        }
        if !lanes.contains(lane) { lanes.append(lane) }
      }
    }
    return lanes
  }
}

extension AttributeState {
  /// The attributes that an element has in its layout, as inputs.
  init(wholeOf lowering: Lowering) {
    self.init(lowering.checker.attributes, lowering.graph)
    numbers = numbers.indices.map { lowering.input(.base($0), .none) }
    texts = texts.indices.map { lowering.graph.add(.textInput(.base($0)), [], at: .none) }
    isPlaced = (true, true)
  }
}
