internal import CVLEngine
internal import CVLSyntax

extension Lowering {
  /// Checks an expression and puts it into the graph.
  func lower(_ expr: Expr, in scope: Scope, _ want: Want = .any) -> Operand {
    let range = expr.range
    guard enterExpression(range) else { return .failed(range) }
    defer { leaveExpression() }
    switch expr.kind {
    case .number(let value, let unit): return number(value, unit, range)
    case .pixelScale:
      report(.pixelScaleHere(range))
      return .failed(range)
    case .flag(let flag): return .flag(graph.constant(flag ? 1 : 0), range)
    case .color(let rgba):
      let color = Value.color(Color(rgba: rgba))
      return Operand(.numbers(.color, color.components.map { graph.constant($0) }), range)
    case .text(let parts): return text(parts, range, in: scope)
    case .name(let symbol): return name(symbol, range, in: scope, want)
    case .selfElement:
      guard let state else {
        report(.selfOutsideBlock(range))
        return .failed(range)
      }
      return Operand(.element(state), range)
    case .field(let base, let field): return self.field(base, field, range, in: scope, want)
    case .call(let callee, let arguments):
      return call(callee, arguments, range, in: scope, want)
    case .index(let base, let index): return self.index(base, index, range, in: scope, want)
    case .prefix(let op, let operand): return prefix(op, operand, range, in: scope)
    case .binary(let op, let left, let right, let opRange):
      return binary(op, left, right, range, opRange, in: scope)
    case .conditional(let condition, let a, let b):
      return conditional(condition, a, b, range, in: scope, want)
    case .paren(let inner):
      var operand = lower(inner, in: scope, want)
      operand.range = range
      return operand
    case .tuple(let parts): return tuple(parts, range, in: scope)
    case .list(let elements): return list(elements, range, in: scope, want)
    case .missing: return .failed(range)
    }
  }

  private func number(_ value: Double, _ unit: Unit?, _ range: SourceRange) -> Operand {
    guard let unit else {
      var operand = Operand.number(graph.constant(value), range)
      operand.isZero = value == 0
      return operand
    }
    let type: ValueType = unit.form.kind == .angle ? .angle : .time
    return Operand(.numbers(type, [graph.constant(unit.converted(value))]), range)
  }

  private func text(_ parts: [TextPart], _ range: SourceRange, in scope: Scope) -> Operand {
    var refs: [Ref] = []
    for part in parts {
      switch part {
      case .literal(let literal): refs.append(graph.text(literal))
      case .value(let expr):
        guard let ref = printed(lower(expr, in: scope, .printable)) else { return .failed(range) }
        refs.append(ref)
      }
    }
    if refs.isEmpty { refs.append(graph.text("")) }
    return Operand(.text(refs.count == 1 ? refs[0] : graph.add(.join, refs, at: range)), range)
  }

  private func tuple(_ parts: [Expr], _ range: SourceRange, in scope: Scope) -> Operand {
    var refs: [Ref] = []
    var failed = false
    for part in parts {
      let operand = lower(part, in: scope, .type(.number))
      guard let ref = plainNumber(operand, "a point's component") else {
        failed = true
        continue
      }
      refs.append(ref)
    }
    if failed { return .failed(range) }
    return Operand(.numbers(refs.count == 2 ? .point : .point3, refs), range)
  }

  private func prefix(
    _ op: Operator,
    _ expr: Expr,
    _ range: SourceRange,
    in scope: Scope
  ) -> Operand {
    let operand = lower(expr, in: scope)
    if operand.isFailed { return .failed(range) }
    if op == .not {
      guard let flag = flag(operand, "'!'") else { return .failed(range) }
      return .flag(apply(.not, [flag], range), range)
    }
    guard case .numbers(let type, let refs) = operand.shape,
      type.isKind || type == .point
        || type == .point3
    else {
      report(.operatorMismatch(op, operand, nil, range))
      return .failed(range)
    }
    if op == .plus { return Operand(.numbers(type, refs), range) }
    var result = Operand(.numbers(type, refs.map { apply(.negate, [$0], range) }), range)
    result.isZero = operand.isZero
    return result
  }

  private func binary(
    _ op: Operator,
    _ left: Expr,
    _ right: Expr,
    _ range: SourceRange,
    _ opRange: SourceRange,
    in scope: Scope
  ) -> Operand {
    switch op {
    case .and, .or:
      let a = flag(lower(left, in: scope, .type(.flag)), "'\(op.spelling)'")
      let b = flag(lower(right, in: scope, .type(.flag)), "'\(op.spelling)'")
      guard let a, let b else { return .failed(range) }
      return .flag(apply(op == .and ? .and : .or, [a, b], range), range)
    case .equal, .notEqual:
      let (a, b) = sides(left, right, in: scope)
      if a.isFailed || b.isFailed { return .failed(range) }
      return equality(a, b, negated: op == .notEqual, tolerance: nil, range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (a, b) = sides(left, right, in: scope)
      if a.isFailed || b.isFailed { return .failed(range) }
      return order(op, a, b, range)
    case .halfOpenRange, .closedRange:
      let a = plainNumber(lower(left, in: scope, .type(.number)), "a range's end")
      let b = plainNumber(lower(right, in: scope, .type(.number)), "a range's end")
      guard let a, let b else { return .failed(range) }
      return span(a, b, isClosed: op == .closedRange, range, left.range, right.range)
    default:
      let a = lower(left, in: scope)
      let b = lower(right, in: scope)
      if a.isFailed || b.isFailed { return .failed(range) }
      return arithmetic(op, a, b, range, opRange)
    }
  }

  /// The two sides of a comparison, where one may be a word or a field whose type the other tells.
  private func sides(_ left: Expr, _ right: Expr, in scope: Scope) -> (Operand, Operand) {
    if needsOtherSide(left, in: scope), !needsOtherSide(right, in: scope) {
      let b = lower(right, in: scope)
      return (lower(left, in: scope, b.type.map { .type($0) } ?? .any), b)
    }
    let a = lower(left, in: scope)
    return (a, lower(right, in: scope, a.type.map { .type($0) } ?? .any))
  }

  /// Whether an expression is a bare name that means nothing here, or a field of data.
  private func needsOtherSide(_ expr: Expr, in scope: Scope) -> Bool {
    switch expr.kind {
    case .name(let symbol):
      if case .unknown = meaning(symbol, in: scope) { return true }
      return false
    case .field(let base, _):
      if case .name(let symbol) = base.kind, case .sceneName(let name) = meaning(symbol, in: scope)
      {
        return name.name.utf8CodeUnitCount == 4 && checker.interner.symbol("data") == symbol
      }
      return false
    case .paren(let inner): return needsOtherSide(inner, in: scope)
    default: return false
    }
  }

  private func conditional(
    _ condition: Expr,
    _ a: Expr,
    _ b: Expr,
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Operand {
    let flag = flag(lower(condition, in: scope, .type(.flag)), "a condition")
    var left = lower(a, in: scope, want)
    var right = lower(b, in: scope, want)
    guard let flag, !left.isFailed, !right.isFailed else { return .failed(range) }
    // A number beside a point stands for all its components.
    if let type = want.type, type == .point || type == .point3 || type == .insets {
      left = widened(left, to: type)
      right = widened(right, to: type)
    }
    if let type = right.type { left = widened(left, to: type) }
    if let type = left.type { right = widened(right, to: type) }
    guard let type = left.type, let other = right.type, type == other else {
      report(.branchesDiffer(left, right, range))
      return .failed(range)
    }
    return choose(flag, left, right, range)
  }

  /// c ? a : b for values of one type.
  func choose(_ condition: Ref, _ a: Operand, _ b: Operand, _ range: SourceRange) -> Operand {
    switch (a.shape, b.shape) {
    case (.numbers(let type, let left), .numbers(_, let right)):
      return Operand(.numbers(type, select(condition, left, right, range)), range)
    case (.word(let words, let left), .word(_, let right)):
      return Operand(.word(words, select(condition, [left], [right], range)[0]), range)
    case (.text(let left), .text(let right)):
      return Operand(.text(chooseText(condition, left, right, range)), range)
    case (.list(let left), .list(let right)):
      return list(.choice(condition, left, right), range)
    case (.transform(let left), .transform(let right)):
      if case .parts(let l, let stage) = left, case .parts(let r, let other) = right {
        let parts = select(condition, l, r, range)
        return Operand(.transform(.parts(parts, stage: max(stage, other))), range)
      }
      let refs = select(condition, matrix(left, range), matrix(right, range), range)
      return Operand(.transform(.matrix(refs)), range)
    default: return .failed(range)
    }
  }

  func chooseText(_ condition: Ref, _ a: Ref, _ b: Ref, _ range: SourceRange) -> Ref {
    if let known = graph.constantValue(condition) { return known != 0 ? a : b }
    return a == b ? a : graph.add(.textSelect, [condition, a, b], at: range)
  }

  /// A value as text, or nil with a report for what does not print.
  func printed(_ operand: Operand) -> Ref? {
    switch operand.shape {
    case .text(let ref): return ref
    case .numbers(let type, let refs):
      guard let form = PrintForm(type) else { return nil }
      return graph.add(.print(form), refs, at: operand.range)
    case .word(let words, let ref):
      return graph.add(.textGather, [ref] + words.map { graph.text($0) }, at: operand.range)
    case .transform(let transform):
      return graph.add(.print(.transform), matrix(transform, operand.range), at: operand.range)
    case .list(.literal(let elements, _, _)):
      var refs = [graph.text("[")]
      for (k, element) in elements.enumerated() {
        guard let ref = printed(element) else { return nil }
        if k > 0 { refs.append(graph.text(", ")) }
        refs.append(ref)
      }
      return graph.add(.join, refs + [graph.text("]")], at: operand.range)
    case .list(let list):
      guard let ref = printed(list, operand.range) else {
        report(.notPrintable(operand))
        return nil
      }
      return ref
    case .element, .namespace:
      report(.notPrintable(operand))
      return nil
    case .failed: return nil
    }
  }
}

extension Lowering {
  /// A list whose elements are known only when it runs, as text; nil for a column.
  private func printed(_ list: ListShape, _ range: SourceRange) -> Ref? {
    switch list {
    case .range(let first, let count): return graph.add(.printRange, [first, count], at: range)
    case .held(let table, let slot, _):
      return graph.add(.printList(table, slot: slot), [], at: range)
    case .choice(let condition, let a, let b, _):
      guard let left = printed(Operand(.list(a), range)),
        let right = printed(Operand(.list(b), range))
      else { return nil }
      return chooseText(condition, left, right, range)
    case .literal, .column: return nil
    }
  }
}

extension Operator {
  /// How it is written.
  var spelling: String { "\(form.spelling)" }
}
