internal import CVLEngine
package import CVLSyntax

/// Checks a whole script: its declarations in any order, then its statements in theirs.
package final class ScriptChecker {
  /// Reads another file for `use`: gives its number and bytes, or reports why not.
  package typealias Reader = (_ path: String, _ from: Int32, _ range: SourceRange) -> Used

  /// What became of a `use`.
  package enum Used {
    /// A file that is new.
    case source(file: Int, bytes: [UInt8])
    /// A file that was brought in before.
    case known
    /// It could not be had, which has been reported.
    case failed
  }

  package let checker: Checker
  private let read: Reader
  private let limits: ParserLimits
  /// The top-level formulas that have been declared and not been checked yet.
  private var pending: [Binding] = []
  private var pendingLayouts: [LayoutDecl] = []
  /// The last layout declared in the started file.
  package var lastLayout: Symbol?

  package init(_ checker: Checker, limits: ParserLimits, read: @escaping Reader) {
    self.checker = checker
    self.limits = limits
    self.read = read
  }

  // MARK: Declarations

  /// Declares what statements declare, and then checks it; what acts is left to `steps`.
  package func declare(_ statements: [Statement], replacing: Bool = false) {
    collect(statements, isStarted: true, replacing: replacing)
    checkPending()
  }

  private func collect(_ statements: [Statement], isStarted: Bool, replacing: Bool) {
    // Attributes come first: blocks are checked against the whole table.
    for statement in statements {
      if case .attributeDecl(let decl) = statement.kind { attribute(decl) }
    }
    for statement in statements {
      switch statement.kind {
      case .letDecl(let decl):
        add(Binding(decl.name, .formula(decl.value, checker.script), doc: decl.doc), replacing)
      case .paramDecl(let decl): param(decl, replacing)
      case .fnDecl(let decl):
        add(Binding(decl.name, .function(decl, checker.script), doc: decl.doc), replacing)
      case .layoutDecl(let decl): layout(decl, isStarted: isStarted, replacing)
      case .use(let path, let range): use(path, range, replacing)
      case .version, .attributeDecl, .test, .action, .expression: break
      }
    }
  }

  private func use(_ path: String, _ range: SourceRange, _ replacing: Bool) {
    guard case .source(let file, let bytes) = read(path, range.file, range) else { return }
    let result = Parsing.parse(bytes, file: file, interner: checker.interner, limits: limits)
    for diagnostic in result.diagnostics { checker.report(diagnostic) }
    collect(result.script.statements, isStarted: false, replacing: replacing)
  }

  private func add(_ binding: Binding, _ replacing: Bool) {
    let symbol = binding.name.symbol
    if isAttributeName(symbol) {
      checker.report(.namedLikeAttribute(binding.name, checker))
      return
    }
    if replacing {
      checker.script.replace(binding)
    } else if !checker.script.declare(binding) {
      checker.report(
        .declaredTwice(binding.name, earlier: checker.script.own(symbol)?.name.range, checker)
      )
      return
    }
    if checker.sceneNames[symbol] != nil || checker.builtins[symbol] != nil {
      checker.report(.hidesBuiltin(binding.name, checker))
    }
    pending.append(binding)
  }

  private func isAttributeName(_ symbol: Symbol) -> Bool {
    checker.attributes.attribute(symbol) != nil || DerivedAttribute.named(symbol, checker) != nil
  }

  private func param(_ decl: ParamDecl, _ replacing: Bool) {
    let info = ParameterInfo(
      name: decl.name,
      formula: decl.value,
      scope: checker.script,
      argument: nil,
      domain: decl.domain,
      table: .script,
      slot: checker.scriptSlots,
      owner: nil,
      doc: decl.doc
    )
    checker.scriptSlots += 1
    if replacing { checker.scriptParameters.removeAll { $0.name.symbol == decl.name.symbol } }
    checker.scriptParameters.append(info)
    add(Binding(decl.name, .parameter(info), doc: decl.doc), replacing)
  }

  private func layout(_ decl: LayoutDecl, isStarted: Bool, _ replacing: Bool) {
    if replacing {
      checker.layouts.replace(decl, in: checker.script)
    } else if checker.layouts.isOwn(decl.name.symbol) != nil {
      let earlier = checker.layouts.isOwn(decl.name.symbol).flatMap { source -> SourceRange? in
        if case .declared(let decl, _) = source.kind { return decl.name.range }
        return nil
      }
      checker.report(.declaredTwice(decl.name, earlier: earlier, checker))
      return
    } else {
      checker.layouts.declare(decl, in: checker.script)
    }
    pendingLayouts.append(decl)
    if isStarted {
      lastLayout = decl.name.symbol
      checker.defaultLayout = decl.name
    }
  }

  /// Words that settings and element blocks use, which therefore name no attribute.
  private static let settings: [StaticString] = [
    "duration", "delay", "ease", "stagger", "staggerFrom", "interrupt", "anchor", "driver",
    "progress", "threshold",
  ]

  private func attribute(_ decl: LetDecl) {
    let symbol = decl.name.symbol
    if ScriptChecker.settings.contains(where: { checker.interner.symbol($0) == symbol }) {
      checker.report(.reservedAttribute(decl.name, "a setting of rules", checker))
      return
    }
    if isAttributeName(symbol) {
      checker.report(
        .declaredTwice(decl.name, earlier: checker.attributeRanges[symbol], checker)
      )
      return
    }
    let lowering = Lowering(checker, site: .layout)
    let operand = lowering.lower(decl.value, in: checker.script)
    guard !operand.isFailed else { return }
    guard let type = operand.type, type == .text || PrintForm(type) != nil else {
      checker.report(.attributeType(operand, decl.value.range))
      return
    }
    let formula = Formula(operand, lowering, range: decl.value.range)
    do throws(RuntimeFailure) {
      let value = try formula.value(
        Environment(),
        "the default of '\(checker.text(symbol))'"
      )
      checker.declareAttribute(
        decl.name,
        type: type,
        defaults: value,
        summary: decl.doc ?? "An attribute of the script."
      )
    } catch {
      checker.report(error.diagnostic)
    }
  }

  /// Checks every formula once, used or not, and every layout with its defaults.
  private func checkPending() {
    let lowering = Lowering(checker, site: .item)
    for binding in pending {
      switch binding.kind {
      case .function(let fn, let home): NameCheck(checker, home).check(fn)
      default: _ = lowering.value(of: binding, binding.name.range, .any)
      }
    }
    pending = []
    for decl in pendingLayouts {
      _ = PlanBuilder(checker).plan(
        LayoutRef(name: decl.name, arguments: [], range: decl.name.range),
        in: checker.script
      )
    }
    pendingLayouts = []
  }

  /// Checks everything once more: the REPL may have declared a name anew that others use.
  package func recheck() {
    let lowering = Lowering(checker, site: .item)
    for name in checker.script.order {
      guard let binding = checker.script.own(name) else { continue }
      switch binding.kind {
      case .function(let fn, let home): NameCheck(checker, home).check(fn)
      case .formula, .parameter: _ = lowering.value(of: binding, binding.name.range, .any)
      case .operand, .captured: break
      }
    }
    for source in checker.layouts.own {
      guard case .declared(let decl, _) = source.kind else { continue }
      _ = PlanBuilder(checker).plan(
        LayoutRef(name: decl.name, arguments: [], range: decl.name.range),
        in: checker.script
      )
    }
  }

  // MARK: Statements

  /// The statements at the top, checked.
  package func steps(_ statements: [Statement]) -> CheckedScript {
    let plan = checker.initialPlan()
    let inner = StatementChecker(
      checker,
      scope: checker.script,
      plan: plan,
      capturesAll: false
    )
    var steps: [(step: SceneStep, range: SourceRange)] = []
    for statement in statements {
      if let step = inner.step(statement) { steps.append((step, statement.range)) }
    }
    return CheckedScript(steps: steps, initialPlan: plan)
  }

  /// The test blocks, checked.
  package func tests(_ statements: [Statement]) -> [CheckedTest] {
    var tests: [CheckedTest] = []
    for statement in statements {
      guard case .test(let name, let range, let body) = statement.kind else { continue }
      let plan = checker.initialPlan()
      let inner = StatementChecker(
        checker,
        scope: checker.makeScope(.test, parent: checker.script),
        plan: plan,
        capturesAll: true
      )
      var steps: [(step: SceneStep, range: SourceRange)] = []
      for statement in body {
        if let step = inner.step(statement) { steps.append((step, statement.range)) }
      }
      tests.append(
        CheckedTest(
          name: name,
          range: range,
          body: CheckedScript(steps: steps, initialPlan: plan)
        )
      )
    }
    return tests
  }
}

extension Checker {
  /// The layout that a new scene shows: the last one declared in the started file, else `flow`.
  package func initialPlan() -> LayoutPlan? {
    if let shownAlways { return shownAlways }
    let name = defaultLayout ?? NameRef(symbol: interner.symbol("flow"), range: .none)
    return plan(LayoutRef(name: name, arguments: [], range: name.range))
  }

  /// The plan of a layout whose arguments stand at the top of the script; nil with reports.
  package func plan(_ ref: LayoutRef) -> LayoutPlan? { plan(ref, in: script) }

  /// The plan of a layout whose arguments stand in a scope; nil with reports.
  package func plan(_ ref: LayoutRef, in scope: Scope) -> LayoutPlan? {
    PlanBuilder(self).plan(ref, in: scope)
  }

  /// Whether an expression asks the scene, so that it means something at an instant only.
  package func asksScene(_ expr: Expr) -> Bool {
    let lowering = Lowering(self, site: .statement)
    _ = collecting { _ = lowering.lower(expr, in: script) }
    return lowering.graph.nodes.contains {
      switch $0.op {
      case .scene, .textScene: true
      default: false
      }
    }
  }
}
