internal import CVLEngine
package import CVLSyntax

/// Checks statements one after the other: what each may say depends on the layout that is shown by
/// then, which is known without running anything.
package final class StatementChecker {
  let checker: Checker
  /// The names that the statements see.
  let scope: Scope
  /// The layout that is shown.
  package var plan: LayoutPlan?
  /// How the layout that is shown was asked for; nil for the default one.
  package private(set) var shown: (ref: LayoutRef, scope: Scope)?
  /// Whether every `let` is evaluated where it stands: in a test.
  let capturesAll: Bool

  package init(_ checker: Checker, scope: Scope, plan: LayoutPlan?, capturesAll: Bool) {
    self.checker = checker
    self.scope = scope
    self.plan = plan
    self.capturesAll = capturesAll
  }

  /// The compiled statement; nil for a declaration, or with reports.
  package func step(_ statement: Statement) -> SceneStep? {
    switch statement.kind {
    case .action(let action): return step(action, statement.range)
    case .expression(let expr):
      return formula(expr).map { SceneStep.value($0) }
    case .letDecl(let letDecl) where capturesAll: return capture(letDecl)
    case .fnDecl(let fn) where capturesAll:
      declare(Binding(fn.name, .function(fn, scope), doc: fn.doc))
      NameCheck(checker, scope).check(fn)
      return nil
    case .paramDecl(let decl) where capturesAll:
      parameter(decl)
      return nil
    default: return nil
    }
  }

  /// The parameters of a test.
  private var ownParameters: [ParameterInfo] = []

  private func parameter(_ decl: ParamDecl) {
    let info = ParameterInfo(
      name: decl.name,
      formula: decl.value,
      scope: scope,
      argument: nil,
      domain: decl.domain,
      table: .script,
      slot: checker.scriptSlots,
      owner: nil,
      doc: decl.doc
    )
    checker.scriptSlots += 1
    ownParameters.append(info)
    let binding = Binding(decl.name, .parameter(info), doc: decl.doc)
    declare(binding)
    _ = Lowering(checker, site: .statement).value(of: binding, decl.name.range, .any)
  }

  private func declare(_ binding: Binding) {
    if scope.declare(binding) { return }
    checker.report(
      .declaredTwice(
        binding.name,
        earlier: scope.own(binding.name.symbol)?.name.range,
        checker
      )
    )
  }

  // MARK: Formulas

  /// An expression as a value of any type.
  func formula(_ expr: Expr, want: Want = .any) -> Formula? {
    let lowering = Lowering(checker, site: .statement)
    let errors = checker.errorCount
    let operand = lowering.lower(expr, in: scope, want)
    guard checker.errorCount == errors, !operand.isFailed else { return nil }
    guard operand.type != nil else {
      checker.report(.notAValue(operand.phrase, expr.range))
      return nil
    }
    return Formula(operand, lowering, range: expr.range)
  }

  /// An expression as a value of one type.
  func formula(
    _ expr: Expr,
    as type: ValueType,
    _ subject: String,
    in scope: Scope? = nil
  ) -> Formula? {
    let lowering = Lowering(checker, site: .statement)
    let operand = lowering.lower(expr, in: scope ?? self.scope, .type(type))
    guard let value = lowering.coerced(operand, to: type, subject) else { return nil }
    return Formula(value, lowering, range: expr.range)
  }

  /// `let` in a test, or in the REPL where it asks the scene: evaluated once, where it stands.
  package func capture(_ letDecl: LetDecl) -> SceneStep? {
    guard let value = formula(letDecl.value), let type = value.operand.type else { return nil }
    let slot = checker.scriptSlots
    checker.scriptSlots += 1
    let binding = Binding(letDecl.name, .captured(type, slot: slot), doc: letDecl.doc)
    declare(binding)
    return .capture(slot: slot, value)
  }

  /// The same for a name that may have been given before: in the REPL.
  package func captureAnew(_ letDecl: LetDecl) -> SceneStep? {
    guard let value = formula(letDecl.value), let type = value.operand.type else { return nil }
    let slot = checker.scriptSlots
    checker.scriptSlots += 1
    scope.replace(Binding(letDecl.name, .captured(type, slot: slot), doc: letDecl.doc))
    return .capture(slot: slot, value)
  }

  // MARK: Statements

  private func step(_ action: Action, _ range: SourceRange) -> SceneStep? {
    switch action {
    case .scene(let width, let height, let scale):
      let w = formula(width, as: .number, "the scene's width")
      let h = formula(height, as: .number, "the scene's height")
      var pixels = 0.0
      if let scale {
        guard case .pixelScale(let value) = scale.kind, value > 0, value.isFinite else {
          checker.report(.badPixelScale(scale.range))
          return nil
        }
        pixels = value
      }
      guard let w, let h else { return nil }
      plan = checker.initialPlan()
      return .scene(width: w, height: h, scale: pixels)
    case .items(let count, let fields): return items(count, fields)
    case .itemsFrom(let path, let pathRange): return .itemsFrom(path, pathRange)
    case .itemsKeys(let keys, let fields):
      guard let keys = formula(keys), let rows = self.fields(fields) else { return nil }
      guard isKeys(keys.operand) else {
        checker.report(.mismatch("keys", .list(.text), keys.operand))
        return nil
      }
      return .itemsKeys(keys, rows.formulas)
    case .show(let ref): return show(ref).map { .show($0) }
    case .set(let owner, let name, let value): return set(owner, name, value)
    case .resize(let width, let height):
      let w = formula(width, as: .number, "the width")
      let h = formula(height, as: .number, "the height")
      guard let w, let h else { return nil }
      return .resize(w, h)
    case .scrollTo(let point):
      return formula(point, as: .point, "the offset").map { .scroll($0, isRelative: false) }
    case .scrollBy(let point):
      return formula(point, as: .point, "the distance").map { .scroll($0, isRelative: true) }
    case .scrollToItem(let item, let section):
      guard let item = formula(item, as: .number, "the item") else { return nil }
      guard let section else { return .scrollToItem(item, section: nil) }
      return formula(section, as: .number, "the section").map { .scrollToItem(item, section: $0) }
    case .change(let change): return self.change(change).map { .changes([$0]) }
    case .batch(let statements): return changes(statements).map { .changes($0) }
    case .transition(let ref, let duration, let easing):
      return transition(ref, over: duration, ease: easing)
    case .wait(let time): return formula(time, as: .time, "the time to wait").map { .wait($0) }
    case .waitUntilIdle: return .waitUntilIdle
    case .expect(let expr, let within): return expect(expr, within)
    case .expectError(let code, let body): return expectError(code, body, range)
    case .print(let exprs):
      var formulas: [Formula] = []
      for expr in exprs {
        guard let formula = formula(expr, want: .printable) else { return nil }
        formulas.append(formula)
      }
      return .print(formulas)
    }
  }

  /// The layout that is shown from here on; nil with reports.
  func show(_ ref: LayoutRef) -> LayoutPlan? {
    guard let asked = PlanBuilder(checker).plan(ref, in: scope) else { return nil }
    shown = (ref, scope)
    let plan = checker.shownAlways ?? asked
    self.plan = plan
    return plan
  }

  private func isKeys(_ operand: Operand) -> Bool {
    guard case .list(let element)? = operand.type else { return false }
    if case .list(.literal(let elements, _, _)) = operand.shape, elements.isEmpty { return true }
    return element == .text || element == .list(.text)
  }

  private func items(_ count: Expr, _ fields: [FieldFormula]) -> SceneStep? {
    guard let formula = formula(count, want: .type(.number)) else { return nil }
    let type = formula.operand.type
    guard type == .number || type == .list(.number) else {
      checker.report(.mismatch("the number of items", .number, formula.operand))
      return nil
    }
    guard let rows = self.fields(fields) else { return nil }
    return .items(formula, rows.formulas)
  }

  /// The formulas of a data block; nil with reports, nil inside where there is no block.
  func fields(_ fields: [FieldFormula]) -> (formulas: FieldFormulas?, Void)? {
    if fields.isEmpty { return (nil, ()) }
    let lowering = Lowering(checker, site: .data)
    let inner = checker.makeScope(.test, parent: scope)
    var result: [FieldFormulas.Field] = []
    var failed = false
    var wanted: [Ref] = []
    for field in fields {
      let operand = lowering.lower(field.value, in: inner)
      switch operand.shape {
      case .numbers(_, let refs): wanted += refs
      case .text(let ref): wanted.append(ref)
      case .failed: failed = true
      default:
        checker.report(.notAField(operand, field.value.range))
        failed = true
      }
      if !inner.declare(Binding(field.name, .operand(operand))) {
        checker.report(
          .declaredTwice(field.name, earlier: inner.own(field.name.symbol)?.name.range, checker)
        )
        failed = true
      }
      result.append(
        FieldFormulas.Field(
          name: checker.text(field.name.symbol),
          operand: operand,
          range: field.value.range
        )
      )
    }
    if failed { return nil }
    let program = Program(lowering.graph, wanted: wanted)
    return (FieldFormulas(fields: result, program: program), ())
  }

  // MARK: set

  private func set(_ owner: NameRef?, _ name: NameRef, _ value: Expr) -> SceneStep? {
    guard let parameter = settable(owner, name), let slot = parameter.slot else {
      reportUnsettable(owner, name)
      return nil
    }
    let text = checker.text(name.symbol)
    // The value may read the parameter itself.
    let inner = checker.makeScope(.test, parent: scope)
    _ = inner.declare(Binding(name, .parameter(parameter)))
    if parameter.type == nil {
      let lowering = Lowering(checker, site: .item)
      _ = lowering.value(of: Binding(name, .parameter(parameter)), name.range, .any)
    }
    guard let type = parameter.type,
      let formula = formula(value, as: type, "parameter '\(text)'", in: inner)
    else { return nil }
    var ends: [Formula?] = [nil, nil]
    if case .range(let low, let high)? = parameter.domain {
      ends = [low, high].map {
        self.formula($0, as: type, "an end of the range of '\(text)'", in: parameter.scope)
      }
    }
    return .set(
      SetStep(
        parameter: parameter,
        name: text,
        slot: slot,
        value: formula,
        low: ends[0],
        high: ends[1],
        words: parameter.words(checker.interner)
      )
    )
  }

  private func settable(_ owner: NameRef?, _ name: NameRef) -> ParameterInfo? {
    let known = plan?.parameters ?? []
    if let owner {
      return known.last { $0.owner == owner.symbol && $0.name.symbol == name.symbol }
    }
    if let own = known.last(where: { $0.name.symbol == name.symbol && $0.owner == plan?.name }) {
      return own
    }
    return known.last { $0.name.symbol == name.symbol }
      ?? ownParameters.last { $0.name.symbol == name.symbol }
      ?? checker.scriptParameters.last { $0.name.symbol == name.symbol }
  }

  private func reportUnsettable(_ owner: NameRef?, _ name: NameRef) {
    let text = checker.text(name.symbol)
    var help: String?
    if let owner, owner.symbol != plan?.name {
      let shown = plan.map { checker.text($0.name) } ?? "none"
      help = "the layout that is shown is '\(shown)'"
    } else if let binding = checker.script.own(name.symbol), case .formula = binding.kind {
      help = "'\(text)' is a let and never changes; a param can be set"
    } else {
      let known = (plan?.parameters ?? []) + checker.scriptParameters
      help =
        checker.suggestion(
          name.symbol,
          among: known.map { checker.interner.bytes($0.name.symbol) }
        )
        ?? (known.isEmpty
          ? "a parameter is declared with param"
          : "there are \(wordList(known.map { checker.text($0.name.symbol) }, joint: "and"))")
    }
    checker.report(.unknownParameter(text, name.range, help: help))
  }
}
