internal import CVLEngine
internal import CVLSyntax

/// Checks the names of a function's body, which is typed at its calls only.
struct NameCheck {
  private let checker: Checker
  private let home: Scope

  init(_ checker: Checker, _ home: Scope) {
    self.checker = checker
    self.home = home
  }

  func check(_ fn: FnDecl) {
    let scope = Scope(.function, parent: home)
    for parameter in fn.parameters {
      if let value = parameter.value { check(value, in: scope) }
      let binding = Binding(parameter.name, .operand(.failed(parameter.name.range)))
      if !scope.declare(binding) {
        checker.report(
          .declaredTwice(
            parameter.name,
            earlier: scope.own(parameter.name.symbol)?.name.range,
            checker
          )
        )
      }
    }
    check(fn.body, in: scope)
  }

  private func check(_ expr: Expr, in scope: Scope) {
    switch expr.kind {
    case .name(let symbol): check(symbol, expr.range, in: scope, isCalled: false)
    case .text(let parts):
      for case .value(let part) in parts { check(part, in: scope) }
    case .field(let base, _): check(base, in: scope)
    case .call(let callee, let arguments):
      if case .name(let symbol) = callee.kind {
        check(symbol, callee.range, in: scope, isCalled: true)
      } else {
        check(callee, in: scope)
      }
      for argument in arguments { check(argument.value, in: scope) }
    case .index(let base, let index):
      check(base, in: scope)
      check(index, in: scope)
    case .prefix(_, let operand): check(operand, in: scope)
    case .binary(let op, let a, let b, _):
      // Beside == a bare name may be a word, which only a call can tell.
      if op == .equal || op == .notEqual {
        for case let side in [a, b] {
          if case .name = side.kind { continue }
          check(side, in: scope)
        }
      } else {
        check(a, in: scope)
        check(b, in: scope)
      }
    case .conditional(let condition, let a, let b):
      check(condition, in: scope)
      for side in [a, b] {
        if case .name = side.kind { continue }
        check(side, in: scope)
      }
    case .paren(let inner): check(inner, in: scope)
    case .tuple(let parts), .list(let parts):
      for part in parts { check(part, in: scope) }
    case .number, .pixelScale, .flag, .color, .selfElement, .missing: break
    }
  }

  private func check(
    _ symbol: Symbol,
    _ range: SourceRange,
    in scope: Scope,
    isCalled: Bool
  ) {
    var next: Scope? = scope
    while let inner = next {
      if inner.own(symbol) != nil { return }
      next = inner.parent
    }
    if checker.sceneNames[symbol] != nil || checker.builtins[symbol] != nil
      || SceneFunction.named(symbol, checker) != nil
    {
      return
    }
    var candidates = scope.visibleNames.map { checker.interner.bytes($0) }
    if isCalled {
      candidates += Builtin.all.map { Array("\($0.name)".utf8) }
    } else {
      candidates += SceneName.all.map { Array("\($0.name)".utf8) }
    }
    let help = checker.suggestion(symbol, among: candidates)
    checker.report(
      isCalled
        ? .unknownFunction(checker.text(symbol), range, help: help)
        : .unknownName(checker.text(symbol), range, help: help)
    )
  }
}
