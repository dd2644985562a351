internal import CVLEngine
internal import CVLSyntax

extension StatementChecker {
  /// A change of the items, checked; nil with reports.
  func change(_ change: ItemChange) -> ChangeStep? {
    let what = change.isSection ? "a section" : "an item"
    var places: [Formula] = []
    for place in change.places {
      guard let formula = formula(place, want: .type(.number)) else { return nil }
      let type = formula.operand.type
      let isList = type == .list(.number) && !change.isSection && change.verb != .insert
      guard type == .number || (isList && change.verb != .move) else {
        checker.report(.mismatch("the place of \(what)", .number, formula.operand))
        return nil
      }
      places.append(formula)
    }
    func optional(_ expr: Expr?, _ subject: String) -> (formula: Formula?, Void)? {
      guard let expr else { return (nil, ()) }
      return formula(expr, as: .number, subject).map { ($0, ()) }
    }
    guard let section = optional(change.section, "the section"),
      let count = optional(change.count, "the number of items"),
      let target = optional(change.target, "the new place"),
      let targetSection = optional(change.targetSection, "the section"),
      let fields = fields(change.fields)
    else { return nil }
    return ChangeStep(
      verb: change.verb,
      isSection: change.isSection,
      range: change.range,
      places: places,
      section: section.formula,
      count: count.formula,
      target: target.formula,
      targetSection: targetSection.formula,
      fields: fields.formulas
    )
  }

  /// The changes of a batch; nil with reports.
  func changes(_ statements: [Statement]) -> [ChangeStep]? {
    var steps: [ChangeStep] = []
    var failed = false
    for statement in statements {
      guard case .action(.change(let change)) = statement.kind else { continue }
      if let step = self.change(change) { steps.append(step) } else { failed = true }
    }
    return failed ? nil : steps
  }

  /// A change of layout, checked; nil with reports.
  func transition(_ ref: LayoutRef, over duration: Expr?, ease: Expr?) -> SceneStep? {
    guard let plan = show(ref) else { return nil }
    var step = TransitionStep(plan: plan)
    if let duration {
      guard let formula = formula(duration, as: .time, "the duration") else { return nil }
      step.duration = formula
    }
    if let ease {
      guard let easing = Lowering(checker, site: .statement).easing(ease, in: scope) else {
        return nil
      }
      step.easing = easing
    }
    return .transition(step)
  }
}
