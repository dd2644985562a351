internal import CVLEngine
internal import CVLSyntax

// A block is a list of assignments that run in order; later ones see earlier ones. An `if` is both
// its branches, each from the same start, and then a choice for what they left different.

extension Lowering {
  /// Checks a block of the level's layout and leaves its effect in `state`.
  func block(_ body: [BlockStatement], in layout: Scope) {
    state?.keepsOrigin = graph.constant(0)
    statements(body, in: Scope(.block, parent: layout))
  }

  private func statements(_ body: [BlockStatement], in scope: Scope) {
    for statement in body {
      switch statement {
      case .letDecl(let name, let expr):
        let operand = lower(expr, in: scope)
        if !scope.declare(Binding(name, .operand(operand))) {
          report(.declaredTwice(name, earlier: scope.own(name.symbol)?.name.range, checker))
        }
      case .assign(let target, let component, let value):
        assign(target, component, value, in: scope)
      case .branch(let condition, let then, let otherwise):
        branch(condition, then, otherwise, in: scope)
      case .keyFrame(let fraction, let body, let head):
        keyFrame(fraction, body, head, in: scope)
      }
    }
  }

  private func branch(
    _ condition: Expr,
    _ then: [BlockStatement],
    _ otherwise: [BlockStatement],
    in scope: Scope
  ) {
    let known = flag(lower(condition, in: scope, .type(.flag)), "a condition")
    // Both branches are checked even where the condition could not be.
    let flag = known ?? graph.constant(1)
    demand([flag], .finite, "a condition", condition.range)
    guard let start = state else { return }
    let outer = mask
    mask = conjunction(outer, flag, condition.range)
    statements(then, in: Scope(.block, parent: scope))
    let taken = state ?? start
    state = start
    mask = conjunction(outer, apply(.not, [flag], condition.range), condition.range)
    statements(otherwise, in: Scope(.block, parent: scope))
    let other = state ?? start
    mask = outer
    state = merged(flag, taken, other, condition.range)
  }

  private func conjunction(_ a: Ref?, _ b: Ref, _ range: SourceRange) -> Ref {
    a.map { apply(.and, [$0, b], range) } ?? b
  }

  private func merged(
    _ flag: Ref,
    _ a: AttributeState,
    _ b: AttributeState,
    _ range: SourceRange
  ) -> AttributeState {
    var result = a
    result.numbers = select(flag, a.numbers, b.numbers, range)
    result.texts = zip(a.texts, b.texts).map { chooseText(flag, $0, $1, range) }
    result.keepsOrigin = select(flag, [a.keepsOrigin], [b.keepsOrigin], range)[0]
    result.isPlaced = (a.isPlaced.x && b.isPlaced.x, a.isPlaced.y && b.isPlaced.y)
    return result
  }

  /// Demands something of results where the branch that is being checked is taken.
  func demand(_ refs: [Ref], _ demand: Assertion.Demand, _ subject: String, _ range: SourceRange) {
    assertions.append(
      Assertion(refs: refs, mask: mask, demand: demand, subject: subject, range: range)
    )
  }

  // MARK: Assignments

  private func assign(
    _ target: NameRef,
    _ component: NameRef?,
    _ value: Expr,
    in scope: Scope
  ) {
    if setting(target, component, value, in: scope) { return }
    let name = checker.text(target.symbol)
    let derived = DerivedAttribute.named(target.symbol, checker)
    let stored = checker.attributes.attribute(target.symbol)
    guard let type = derived?.type ?? stored?.type else {
      _ = lower(value, in: scope)
      report(.unknownAttribute(target, checker))
      // It may be a misspelt center: that nothing places the element would be a second complaint.
      state?.isPlaced = (true, true)
      return
    }
    if let component {
      assignComponent(target, component, type, derived, stored, value, in: scope)
      return
    }
    if stored?.isText == true {
      let operand = lower(value, in: scope, name == "label" ? .printable : .type(.text))
      let ref =
        name == "label" ? printed(operand) : coerced(operand, to: .text, "'\(name)'").flatMap(text)
      guard let ref, let stored else { return }
      state?.texts[stored.component] = ref
      if let presence = stored.presence { state?.numbers[presence] = graph.constant(1) }
      demand([ref], .finite, "'\(name)'", value.range)
      return
    }
    let operand = lower(value, in: scope, .type(type))
    let z = target.symbol == checker.words.scale ? 1.0 : 0
    guard let coerced = coerced(operand, to: type, "'\(name)'", z: z) else {
      // What could not be read was meant as a place all the same.
      if target.symbol == checker.words.center || derived?.type == .point || derived?.type == .rect
      {
        state?.isPlaced = (true, true)
      }
      return
    }
    write(coerced, to: target, derived, stored, value.range)
  }

  private func text(_ operand: Operand) -> Ref? {
    if case .text(let ref) = operand.shape { return ref }
    return nil
  }

  private func write(
    _ operand: Operand,
    to target: NameRef,
    _ derived: DerivedAttribute?,
    _ stored: StoredAttribute?,
    _ range: SourceRange
  ) {
    guard var next = state else { return }
    let name = checker.text(target.symbol)
    switch operand.shape {
    case .numbers(_, let refs):
      let isSize = target.symbol == checker.words.size
      demand(refs, isSize ? .notNegative : .finite, "'\(name)'", range)
      if target.symbol == checker.words.frame {
        demand(Array(refs[2...]), .notNegative, "'\(name)'", range)
      }
    case .transform(let transform): demand(matrix(transform, range), .finite, "'\(name)'", range)
    default: break
    }
    if let derived {
      derived.write(self, &next, operand, range)
      if derived.type != .transform { next.isPlaced = (true, true) }
    } else if let stored, case .numbers(_, let refs) = operand.shape {
      store(refs, in: stored, target.symbol, &next, range)
    } else if let stored, case .transform(let transform) = operand.shape {
      store(matrix(transform, range), in: stored, target.symbol, &next, range)
    }
    state = next
  }

  private func store(
    _ refs: [Ref],
    in stored: StoredAttribute,
    _ symbol: Symbol,
    _ next: inout AttributeState,
    _ range: SourceRange
  ) {
    if symbol == checker.words.size {
      resize(refs, &next, range)
      return
    }
    if symbol == checker.words.rotation {
      next.numbers[stored.component + 2] = refs[0]
      return
    }
    next.numbers.replaceSubrange(stored.component..<stored.component + refs.count, with: refs)
    if let presence = stored.presence { next.numbers[presence] = graph.constant(1) }
    if symbol == checker.words.center {
      next.isPlaced = (true, true)
      next.keepsOrigin = graph.constant(0)
    }
  }

  /// A new size keeps the origin where the block has said an origin, else the centre.
  private func resize(_ size: [Ref], _ next: inout AttributeState, _ range: SourceRange) {
    let change = zip(size, next.size).map { apply(.subtract, [$0, $1], range) }
    let moved = zip(next.center, half(change, range)).map { apply(.add, [$0, $1], range) }
    next.center = select(next.keepsOrigin, moved, next.center, range)
    next.size = size
  }

  private func assignComponent(
    _ target: NameRef,
    _ component: NameRef,
    _ type: ValueType,
    _ derived: DerivedAttribute?,
    _ stored: StoredAttribute?,
    _ value: Expr,
    in scope: Scope
  ) {
    let name = checker.text(target.symbol) + "." + checker.text(component.symbol)
    let isRotation = target.symbol == checker.words.rotation
    let wanted: ValueType = isRotation ? .angle : .number
    let operand = lower(value, in: scope, .type(wanted))
    let names = listed(type == .point3 || isRotation ? "x y z" : "x y")
    let word = checker.text(component.symbol)
    let place =
      names.firstIndex(of: word)
      ?? (type == .point ? ["width", "height"].firstIndex(of: word) : nil)
    let canBeParted = type == .point || type == .point3 || isRotation
    guard let at = place, canBeParted, derived?.hasParts ?? true else {
      report(.componentNotAssignable(target, component, canBeParted ? names : [], checker))
      state?.isPlaced = (true, true)
      return
    }
    guard let ref = coerced(operand, to: wanted, "'\(name)'")?.refs(wanted)?[0],
      var next = state
    else {
      if at == 0 { state?.isPlaced.x = true } else { state?.isPlaced.y = true }
      return
    }
    let isSize = target.symbol == checker.words.size
    demand([ref], isSize ? .notNegative : .finite, "'\(name)'", value.range)
    if let derived {
      guard var refs = derived.read(self, next, value.range).refs(.point) else { return }
      refs[at] = ref
      derived.write(self, &next, Operand(.numbers(.point, refs), value.range), value.range)
      if at == 0 { next.isPlaced.x = true } else { next.isPlaced.y = true }
    } else if isSize {
      var size = next.size
      size[at] = ref
      resize(size, &next, value.range)
    } else if let stored {
      next.numbers[stored.component + at] = ref
      if target.symbol == checker.words.center {
        if at == 0 { next.isPlaced.x = true } else { next.isPlaced.y = true }
      }
    }
    state = next
  }
}
