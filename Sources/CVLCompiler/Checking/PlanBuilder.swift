internal import CVLEngine
internal import CVLSyntax

// A layout over a base is a chain: the native layout or the first declared one at the bottom, then
// one level for each layout built on it. Each level's blocks go on from what the level below gave,
// in one graph, so that a layout over a layout costs no more than the two formulas written as one.

/// Checks a layout with its bases and compiles it.
final class PlanBuilder {
  /// One declared layout of the chain.
  struct Level {
    var decl: LayoutDecl
    var scope: Scope
  }

  let checker: Checker
  let demands = Demands()
  private(set) var levels: [Level] = []
  private(set) var parameters: [ParameterInfo] = []
  private(set) var native:
    (kind: LayoutKind, arguments: [Argument?], scope: Scope, range: SourceRange)?

  init(_ checker: Checker) { self.checker = checker }

  /// The plan of a layout with arguments that are read in a scope; nil with reports.
  func plan(_ ref: LayoutRef, in scope: Scope) -> LayoutPlan? {
    let errors = checker.errorCount
    guard chain(ref, in: scope, isShown: true, seen: []) else { return nil }
    var elements: [ElementPlan] = []
    for group in groups() {
      if let plan = element(group) { elements.append(plan) }
    }
    let rules = rules()
    let size = contentSize(elements)
    let reads = Reads(elements: elements, native: nativePlan())
    let invalidation = levels.reversed().lazy.compactMap { self.invalidation($0.decl) }.first
    checkParameters()
    guard checker.errorCount == errors else { return nil }
    return LayoutPlan(
      name: ref.name.symbol,
      native: reads.native,
      elements: elements,
      rules: rules,
      contentSize: size.resolved(reads, hasNative: native != nil),
      followsScroll: invalidation?.scroll ?? reads.scroll,
      followsSize: invalidation?.resize ?? reads.size,
      readsTime: reads.time,
      demands: demands,
      parameters: parameters,
      attributes: checker.attributes,
      interner: checker.interner
    )
  }

  // MARK: The chain

  /// How many layouts may stand on each other; each is built with all that it stands on.
  private static let deepest = 128

  /// Adds the layout's bases and then the layout itself to the levels.
  private func chain(
    _ ref: LayoutRef,
    in scope: Scope,
    isShown: Bool,
    seen: [NameRef]
  ) -> Bool {
    let name = ref.name
    if let at = seen.firstIndex(where: { $0.symbol == name.symbol }) {
      checker.report(.cycle(Array(seen[at...]), checker))
      return false
    }
    guard seen.count < PlanBuilder.deepest else {
      // Of a long chain, each layout from here on has the same problem.
      if !checker.hasReportedDeepLayouts {
        checker.hasReportedDeepLayouts = true
        checker.report(.layoutsTooDeep(name.range, limit: PlanBuilder.deepest))
      }
      return false
    }
    guard let source = checker.layouts.layout(name.symbol) else {
      checker.report(
        .unknownLayout(
          checker.text(name.symbol),
          name.range,
          help: checker.suggestion(name.symbol, among: checker.layouts.names)
        )
      )
      return false
    }
    switch source.kind {
    case .native(let kind):
      let labels = kind.parameters.map { checker.interner.symbol($0.name) }
      let matcher = Lowering(checker, site: .layout)
      guard let matched = matcher.match(ref.arguments, to: labels, of: kind.name, ref.range) else {
        return false
      }
      native = (kind, matched, scope, ref.range)
      return true
    case .declared(let decl, let home):
      let own = checker.makeScope(.layout, parent: home)
      if let base = decl.base,
        !chain(base, in: own, isShown: false, seen: seen + [decl.name])
      {
        return false
      }
      levels.append(Level(decl: decl, scope: own))
      return declare(decl, own, ref, in: scope, isShown: isShown)
    }
  }

  /// Declares a layout's own names.
  private func declare(
    _ decl: LayoutDecl,
    _ own: Scope,
    _ ref: LayoutRef,
    in outer: Scope,
    isShown: Bool
  ) -> Bool {
    var params: [ParamDecl] = []
    for member in decl.members {
      switch member {
      case .param(let param): params.append(param)
      case .letDecl(let letDecl):
        declare(Binding(letDecl.name, .formula(letDecl.value, own), doc: letDecl.doc), in: own)
      case .fn(let fn): declare(Binding(fn.name, .function(fn, own), doc: fn.doc), in: own)
      case .block, .contentSize, .invalidate, .rule: break
      }
    }
    let matcher = Lowering(checker, site: .layout)
    let labels = params.map { $0.name.symbol }
    let name = checker.text(decl.name.symbol)
    guard let matched = matcher.match(ref.arguments, to: labels, of: name, ref.range) else {
      return false
    }
    for (param, argument) in zip(params, matched) {
      // What was passed to a base cannot be set; what the shown layout was given can.
      let canBeSet = isShown || argument == nil
      let info = ParameterInfo(
        name: param.name,
        formula: param.value,
        scope: own,
        argument: argument.map { ($0.value, outer) },
        domain: param.domain,
        table: .layout,
        slot: canBeSet ? parameters.count : nil,
        owner: decl.name.symbol,
        doc: param.doc
      )
      if canBeSet { parameters.append(info) }
      declare(Binding(param.name, .parameter(info), doc: param.doc), in: own)
    }
    return true
  }

  private func declare(_ binding: Binding, in scope: Scope) {
    if scope.declare(binding) { return }
    checker.report(
      .declaredTwice(
        binding.name,
        earlier: scope.own(binding.name.symbol)?.name.range,
        checker
      )
    )
  }

  // MARK: What is read where

  /// The groups that have formulas, or that the native base has.
  private func groups() -> [ElementGroup] {
    var result = [ElementGroup(kind: .cell, name: "")]
    for level in levels {
      for member in level.decl.members {
        guard case .block(let block) = member else { continue }
        let group = group(of: block)
        if !result.contains(group) { result.append(group) }
      }
    }
    return result
  }

  func group(of block: ElementBlock) -> ElementGroup {
    let name = block.name.map { checker.text($0.symbol) } ?? ""
    switch block.kind {
    case .item: return ElementGroup(kind: .cell, name: "")
    case .header: return ElementGroup(kind: .header, name: "")
    case .footer: return ElementGroup(kind: .footer, name: "")
    case .supplementary: return ElementGroup(kind: .supplementary, name: name)
    case .decoration: return ElementGroup(kind: .decoration, name: name)
    }
  }

  private func invalidation(_ decl: LayoutDecl) -> (scroll: Bool, resize: Bool)? {
    for member in decl.members {
      guard case .invalidate(let words, _) = member else { continue }
      let names = words.map { checker.text($0.symbol) }
      return (names.contains("scroll"), names.contains("resize"))
    }
    return nil
  }

  /// Parameters that no formula reads are checked too, and so are functions and `let`s.
  private func checkParameters() {
    for level in levels {
      let lowering = Lowering(checker, site: .item, demands: Demands())
      for name in level.scope.order {
        guard let binding = level.scope.own(name) else { continue }
        switch binding.kind {
        case .formula, .parameter:
          _ = lowering.value(of: binding, binding.name.range, .any)
        case .function(let fn, let home): NameCheck(checker, home).check(fn)
        default: break
        }
      }
    }
  }
}

/// What a compiled layout reads of the bounds.
struct Reads {
  let native: NativePlan?
  private(set) var scroll = false
  private(set) var width = false
  private(set) var height = false
  private(set) var visibleSize = false
  private(set) var time = false

  init(elements: [ElementPlan], native: NativePlan?) {
    self.native = native
    var programs = elements.compactMap { $0.program }
    programs += native?.arguments.compactMap { $0?.program } ?? []
    for program in programs {
      scroll = scroll || program.reads(.offsetX) || program.reads(.offsetY)
      width = width || program.reads(.width)
      height = height || program.reads(.height)
      time = time || program.reads(.time)
      visibleSize = visibleSize || program.reads(.visibleWidth) || program.reads(.visibleHeight)
    }
  }

  var size: Bool { width || height || visibleSize }
}
