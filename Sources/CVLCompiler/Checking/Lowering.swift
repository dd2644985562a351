internal import CVLEngine
package import CVLSyntax

/// What the place of an expression expects, so that words and fields of data can be understood.
enum Want {
  /// Anything.
  case any
  /// A value of a type.
  case type(ValueType)
  /// Anything that can be printed.
  case printable

  var type: ValueType? {
    if case .type(let type) = self { return type }
    return nil
  }
}

/// Checks expressions at one site and puts them into a graph.
///
/// Formulas that are named are checked where they are used, once for each lowering; functions are
/// checked afresh at each call. There is no recursion, so this ends; the size of the graph is
/// limited, since functions that call each other twice can still grow without bound.
package final class Lowering {
  let checker: Checker
  /// Where the operations go.
  package let graph: Graph
  /// Where the expressions stand.
  let site: Site
  /// The fields of data that have been read.
  let demands: Demands
  /// The attributes of the element that the block is about.
  var state: AttributeState?
  /// The level of the layout whose block is being checked: 0 is the base of all.
  var level = 0
  /// The attributes of the item that a supplementary element goes with.
  var cellState: AttributeState?
  /// For each level, whether a formula has read `prev`.
  var previousStates: [Int: AttributeState] = [:]
  /// What must be finite when the program runs.
  var assertions: [Assertion] = []
  /// What the rule says that is being checked.
  var rule: RuleSettings?
  /// Whether one of its key frames is.
  var isInKeyFrame = false
  /// The conditions of the branches that are being checked, as one flag.
  var mask: Ref?
  /// How often a formula asked the scene.
  private var known: [ObjectIdentifier: Operand] = [:]
  private var open: [(binding: Binding, use: SourceRange)] = []
  private var callDepth = 0
  private var depth = 0
  /// How many expressions have been checked in calls.
  ///
  /// Operations that come twice are kept once, so
  /// that functions which call each other twice take long before the graph is large.
  private var expansions = 0
  private var overflowReported = false

  init(_ checker: Checker, site: Site, demands: Demands = Demands()) {
    self.checker = checker
    self.site = site
    self.demands = demands
    graph = Graph(limits: checker.limits)
  }

  // MARK: Shorthands

  func report(_ diagnostic: Diagnostic) { checker.report(diagnostic) }

  func apply(_ primitive: Primitive, _ operands: [Ref], _ range: SourceRange) -> Ref {
    if graph.overflowed { reportTooLarge(range) }
    return graph.add(.apply(primitive), operands, at: range)
  }

  private func reportTooLarge(_ range: SourceRange) {
    if overflowReported { return }
    overflowReported = true
    report(.formulaTooLarge(range, limit: checker.limits.formulaSize))
  }

  func input(_ input: Input, _ range: SourceRange) -> Ref {
    graph.add(.input(input), [], at: range)
  }

  /// c ? a : b, component by component.
  func select(_ condition: Ref, _ a: [Ref], _ b: [Ref], _ range: SourceRange) -> [Ref] {
    zip(a, b).map { $0 == $1 ? $0 : apply(.select, [condition, $0, $1], range) }
  }

  // MARK: Names

  /// What a name stands for, from the innermost scope outwards.
  enum Meaning {
    case binding(Binding)
    case attribute
    case sceneName(SceneName)
    case unknown
  }

  func meaning(_ symbol: Symbol, in scope: Scope) -> Meaning {
    var next: Scope? = scope
    while let scope = next {
      if let binding = scope.own(symbol) { return .binding(binding) }
      // Behind a layout's names come the attributes, for a block of that layout.
      if scope.kind == .layout, isInBlock(symbol) { return .attribute }
      next = scope.parent
    }
    if let name = checker.sceneNames[symbol] { return .sceneName(name) }
    return .unknown

    func isInBlock(_ symbol: Symbol) -> Bool {
      scope.kind == .block && state != nil && isAttribute(symbol)
    }
  }

  func isAttribute(_ symbol: Symbol) -> Bool {
    checker.attributes.attribute(symbol) != nil || DerivedAttribute.named(symbol, checker) != nil
  }

  func name(_ symbol: Symbol, _ range: SourceRange, in scope: Scope, _ want: Want) -> Operand {
    if case .type(.words(let words)) = want,
      let at = words.firstIndex(where: { checker.interner.symbol($0) == symbol })
    {
      return Operand(.word(words, graph.constant(Double(at))), range)
    }
    switch meaning(symbol, in: scope) {
    case .binding(let binding): return value(of: binding, range, want)
    case .attribute: return attribute(symbol, of: state, range)
    case .sceneName(let name):
      guard name.sites.contains(site) else {
        report(.nameNotHere(checker.text(symbol), range, site))
        return .failed(range)
      }
      return name.operand(self, range)
    case .unknown:
      report(unknownName(symbol, range, in: scope, want))
      return .failed(range)
    }
  }

  /// The value of a binding at this site.
  func value(of binding: Binding, _ range: SourceRange, _ want: Want) -> Operand {
    switch binding.kind {
    case .operand(let operand):
      var operand = operand
      operand.range = range
      return operand
    case .captured(let type, let slot):
      return held(type, .script, slot: slot, range)
    case .function:
      report(.functionWithoutCall(checker.text(binding.name.symbol), range))
      return .failed(range)
    case .formula(let expr, let scope):
      return once(binding, range) { self.lower(expr, in: scope, want) }
    case .parameter(let parameter):
      return once(binding, range) { self.parameter(parameter, range) }
    }
  }

  /// Checks a named formula once, and reports a formula that needs itself.
  private func once(
    _ binding: Binding,
    _ range: SourceRange,
    _ lower: () -> Operand
  ) -> Operand {
    if let operand = known[ObjectIdentifier(binding)] {
      var operand = operand
      operand.range = range
      return operand
    }
    if let at = open.firstIndex(where: { $0.binding === binding }) {
      report(.cycle(open[at...].map { $0.binding.name }, checker))
      return .failed(range)
    }
    open.append((binding, range))
    var operand = lower()
    open.removeLast()
    known[ObjectIdentifier(binding)] = operand
    operand.range = range
    return operand
  }

  /// A parameter: what it has been set to, else what was passed, else its default.
  private func parameter(_ parameter: ParameterInfo, _ range: SourceRange) -> Operand {
    let words = parameter.words(checker.interner)
    let subject = "parameter '\(checker.text(parameter.name.symbol))'"
    let initial = lower(
      parameter.formula,
      in: parameter.scope,
      words.map { .type(.words($0)) } ?? .any
    )
    guard let type = words.map({ ValueType.words($0) }) ?? initial.type else {
      if !initial.isFailed { report(.notAValue(initial.phrase, parameter.formula.range)) }
      return .failed(range)
    }
    guard let initial = coerced(initial, to: type, subject) else { return .failed(range) }
    parameter.type = type
    var given = initial
    if let argument = parameter.argument {
      let passed = lower(argument.value, in: argument.scope, .type(type))
      // What was passed is of no use, which has been said; the type is known all the same.
      guard let value = coerced(passed, to: type, subject) else { return initial }
      given = value
    }
    checkDomain(parameter, given)
    guard let slot = parameter.slot else { return given }
    let isSet = input(.parameterIsSet(parameter.table, slot: slot), range)
    return choose(isSet, held(type, parameter.table, slot: slot, range), given, range)
  }

  /// A value outside of `in low...high` is an error: here where both are known.
  private func checkDomain(_ parameter: ParameterInfo, _ value: Operand) {
    guard case .range(let low, let high)? = parameter.domain,
      case .numbers(let type, let refs) = value.shape
    else { return }
    let subject = "parameter '\(checker.text(parameter.name.symbol))'"
    guard type.isKind else {
      report(.domainWithoutOrder(subject, value, low.range.union(high.range)))
      return
    }
    let ends = [low, high].map {
      coerced(lower($0, in: parameter.scope), to: type, "an end of the range of \(subject)")?
        .refs(type)?[0]
    }
    guard let least = ends[0], let greatest = ends[1] else { return }
    if let number = graph.constantValue(refs[0]), let from = graph.constantValue(least),
      let to = graph.constantValue(greatest), number < from || number > to
    {
      report(.outOfDomain(subject, type, number, from, to, value.range))
      return
    }
    let isInside = apply(
      .and,
      [
        apply(.lessOrEqual, [least, refs[0]], value.range),
        apply(.lessOrEqual, [refs[0], greatest], value.range),
      ],
      value.range
    )
    if graph.constantValue(isInside) != 1 {
      assertions.append(
        Assertion(
          refs: [isInside],
          mask: nil,
          demand: .holds,
          subject: "\(subject) is outside its range",
          range: value.range
        )
      )
    }
  }

  /// A value that a parameter table holds.
  func held(_ type: ValueType, _ table: ParameterTable, slot: Int, _ range: SourceRange) -> Operand
  {
    func component(_ k: Int) -> Ref { input(.parameter(table, slot: slot, k), range) }
    switch type {
    case .words(let words): return Operand(.word(words, component(0)), range)
    case .text:
      return Operand(
        .text(graph.add(.textInput(.parameter(table, slot: slot, 0)), [], at: range)),
        range
      )
    case .list(let element):
      return Operand(.list(.held(table, slot: slot, element)), range)
    case .transform: return Operand(.transform(.matrix((0..<16).map(component))), range)
    default:
      let width = PrintForm(type)?.width ?? 1
      return Operand(.numbers(type, (0..<width).map(component)), range)
    }
  }

  private func unknownName(
    _ symbol: Symbol,
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Diagnostic {
    if case .type(.words(let words)) = want {
      return .unknownWord(checker.text(symbol), range, words, checker, symbol)
    }
    if checker.builtins[symbol] != nil || SceneFunction.named(symbol, checker) != nil {
      return .functionWithoutCall(checker.text(symbol), range)
    }
    var candidates = scope.visibleNames.map { checker.interner.bytes($0) }
    candidates += checker.sceneNames.keys.sorted { $0.id < $1.id }.map {
      checker.interner.bytes($0)
    }
    if state != nil { candidates += checker.attributes.names }
    return .unknownName(
      checker.text(symbol),
      range,
      help: checker.suggestion(symbol, among: candidates)
    )
  }

  /// Counts expressions in expressions, through names and calls, since the stack is finite.
  func enterExpression(_ range: SourceRange) -> Bool {
    if depth >= Lowering.deepest {
      report(.tooDeep(range, limit: Lowering.deepest))
      return false
    }
    if callDepth > 0 {
      expansions += 1
      if expansions > checker.limits.formulaSize {
        reportTooLarge(range)
        return false
      }
    }
    depth += 1
    return true
  }

  func leaveExpression() { depth -= 1 }

  /// How deep formulas may stand in each other, names followed.
  private static let deepest = 400

  /// Counts calls of functions in functions, since the stack is finite.
  func inCall(_ range: SourceRange, _ body: () -> Operand) -> Operand {
    if callDepth >= 64 {
      report(.callsTooDeep(range))
      return .failed(range)
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }

  /// Marks a function as being expanded; false if it is already: it calls itself.
  func enter(_ binding: Binding, _ range: SourceRange) -> Bool {
    if let at = open.firstIndex(where: { $0.binding === binding }) {
      report(.cycle(open[at...].map { $0.binding.name }, checker))
      return false
    }
    open.append((binding, range))
    return true
  }

  func leave() { open.removeLast() }
}

/// Something that must hold when a program has run; else the statement fails.
package struct Assertion {
  /// What is demanded of a result.
  package enum Demand: Sendable {
    /// It is finite, or a text that could be had.
    case finite
    /// It is finite and not negative.
    case notNegative
    /// It is 1.
    case holds
  }

  /// The results.
  package var refs: [Ref]
  /// The flag that says where it counts; nil for everywhere.
  package var mask: Ref?
  /// What is demanded.
  package var demand: Demand
  /// What the value is for: "'center.x'".
  package var subject: String
  /// The place in the source.
  package var range: SourceRange
}
