internal import CVLEngine
internal import CVLSyntax

extension StatementChecker {
  /// `expect A == B within T`: nearly equal where `==` stands outermost, else a flag.
  func expect(_ expr: Expr, _ within: Expr?) -> SceneStep? {
    var outer = expr
    while case .paren(let inner) = outer.kind { outer = inner }
    guard case .binary(let op, let left, let right, _) = outer.kind, op.isComparison else {
      if let within {
        checker.report(.withinNeedsEqual(within.range))
        return nil
      }
      return formula(expr, as: .flag, "an expectation").map {
        .expect(ExpectStep(flag: $0, sides: []))
      }
    }
    let isEquality = op == .equal || op == .notEqual
    if let within, op != .equal {
      checker.report(.withinNeedsEqual(within.range))
      return nil
    }
    let lowering = Lowering(checker, site: .statement)
    let errors = checker.errorCount
    let whole = lowering.lower(outer, in: scope, .type(.flag))
    guard checker.errorCount == errors, !whole.isFailed else { return nil }
    let sides = sides(left, right)
    guard isEquality, sides.count == 2 else {
      return .expect(
        ExpectStep(flag: Formula(whole, lowering, range: expr.range), sides: sides)
      )
    }
    let precise = Lowering(checker, site: .statement)
    let a = precise.lower(left, in: scope, sides[1].operand.type.map { .type($0) } ?? .any)
    let b = precise.lower(right, in: scope, sides[0].operand.type.map { .type($0) } ?? .any)
    var tolerance = Lowering.Tolerance.relative
    if let within {
      guard let limit = self.tolerance(precise, within, a) else { return nil }
      tolerance = .absolute(limit)
    }
    let flag = precise.equality(
      a,
      b,
      negated: op == .notEqual,
      tolerance: tolerance,
      expr.range
    )
    if flag.isFailed { return nil }
    return .expect(ExpectStep(flag: Formula(flag, precise, range: expr.range), sides: sides))
  }

  /// The two sides as values of their own, to show what they were.
  private func sides(_ left: Expr, _ right: Expr) -> [Formula] {
    var found: [Formula] = []
    _ = checker.collecting {
      guard
        let a = formula(left)
          ?? formula(right).flatMap({ other in
            formula(left, want: other.operand.type.map { .type($0) } ?? .any)
          })
      else { return }
      guard let b = formula(right, want: a.operand.type.map { .type($0) } ?? .any) else { return }
      found = [a, b]
    }
    return found
  }

  /// A plain number counts in the unit of the comparison: points, radians, seconds.
  private func tolerance(_ lowering: Lowering, _ within: Expr, _ compared: Operand) -> Ref? {
    let operand = lowering.lower(within, in: scope)
    guard case .numbers(let type, let refs) = operand.shape, type.isKind else {
      if !operand.isFailed { checker.report(.mismatch("'within'", .number, operand)) }
      return nil
    }
    if type == compared.type { return refs[0] }
    guard type == .number else {
      checker.report(.mismatch("'within'", compared.type ?? .number, operand))
      return nil
    }
    if compared.type == .angle {
      let degrees = lowering.graph.constant(180 / Double.pi)
      return lowering.apply(.multiply, [refs[0], degrees], within.range)
    }
    return refs[0]
  }

  /// `expect error CODE { … }`: a static error inside that matches fulfils it, and then nothing of
  /// the block runs.
  func expectError(_ code: NameRef, _ body: [Statement], _ range: SourceRange) -> SceneStep? {
    let wanted = checker.text(code.symbol)
    guard isCode(wanted) else {
      checker.report(.badCode(wanted, code.range))
      return nil
    }
    if checker.fulfilled.contains(range) { return .expectError(wanted, nil, range) }
    let planBefore = plan
    defer { plan = planBefore }
    let inner = StatementChecker(
      checker,
      scope: checker.makeScope(.test, parent: scope),
      plan: plan,
      capturesAll: true
    )
    var steps: [(step: SceneStep, range: SourceRange)] = []
    let found = checker.collecting {
      for statement in body {
        if let step = inner.step(statement) { steps.append((step, statement.range)) }
      }
    }
    let errors = found.filter { $0.severity == .error }
    if errors.contains(where: { matches($0.code, wanted) }) {
      return .expectError(wanted, nil, range)
    }
    for diagnostic in found { checker.report(diagnostic) }
    return errors.isEmpty ? .expectError(wanted, steps, range) : nil
  }

  /// `CVL` and one to four digits: a code or the beginning of one.
  private func isCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count > 3 && bytes.count <= 7 && bytes.starts(with: Array("CVL".utf8))
      && bytes[3...].allSatisfy { $0 >= 48 && $0 <= 57 }
  }
}

/// Whether a code begins as an expectation wants it.
package func matches(_ code: Int, _ wanted: String) -> Bool {
  let digits = String(code)
  let name = "CVL" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  return Array(name.utf8).starts(with: Array(wanted.utf8))
}
