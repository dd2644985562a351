internal import CVLEngine
internal import CVLSyntax

// An easing is a value that is known when a script is checked: a name, or a function of numbers that
// do not depend on anything.

extension Lowering {
  /// The easing that an expression names; nil with a report.
  func easing(_ expr: Expr, in scope: Scope) -> Easing? {
    switch expr.kind {
    case .name(let symbol): return named(checker.text(symbol), expr.range)
    case .field(let base, let field):
      guard case .name(let family) = base.kind else { break }
      return named(checker.text(family) + "." + checker.text(field.symbol), expr.range)
    case .call(let callee, let arguments):
      guard case .name(let symbol) = callee.kind else { break }
      return made(checker.text(symbol), arguments, expr.range, in: scope)
    case .paren(let inner): return easing(inner, in: scope)
    default: break
    }
    report(.notAnEasing(nil, expr.range))
    return nil
  }

  private func named(_ name: String, _ range: SourceRange) -> Easing? {
    if let found = NamedEasing.all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      return found.easing
    }
    report(.notAnEasing(name, range))
    return nil
  }

  private func made(
    _ name: String,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope
  ) -> Easing? {
    var plain: [Double] = []
    var labelled: [(name: String, value: Double)] = []
    var jump = StepJump.jumpEnd
    for argument in arguments {
      if case .name(let symbol) = argument.value.kind, name.utf8.elementsEqual("steps".utf8),
        let found = StepJump.allCases.first(where: {
          $0.name.utf8.elementsEqual(checker.text(symbol).utf8)
        })
      {
        jump = found
        continue
      }
      let operand = lower(argument.value, in: scope, .type(.number))
      guard case .numbers(_, let refs) = operand.shape, refs.count == 1,
        let value = graph.constantValue(refs[0])
      else {
        if !operand.isFailed { report(.easingNotConstant(argument.value.range)) }
        return nil
      }
      if let label = argument.label {
        labelled.append((checker.text(label.symbol), value))
      } else {
        plain.append(value)
      }
    }
    func value(_ name: String) -> Double? {
      labelled.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
    do throws(EasingError) {
      switch name {
      case "cubic" where plain.count == 4 && labelled.isEmpty:
        return try .cubic(plain[0], plain[1], plain[2], plain[3])
      case "steps" where plain.count == 1 && labelled.isEmpty:
        guard plain[0] == plain[0].rounded(.down), plain[0].magnitude < 1e9 else { break }
        return try .steps(Int(plain[0]), jump)
      case "points" where labelled.isEmpty: return try .points(plain)
      case "spring" where plain.isEmpty:
        let known = ["damping", "response", "mass", "stiffness", "velocity", "duration", "bounce"]
        guard labelled.allSatisfy({ known.contains($0.name) }) else { break }
        let velocity = value("velocity") ?? 0
        if let stiffness = value("stiffness") {
          return .spring(
            try Spring(
              mass: value("mass") ?? 1,
              stiffness: stiffness,
              damping: value("damping") ?? 0,
              velocity: velocity
            )
          )
        }
        if let duration = value("duration") {
          return .spring(
            try Spring(duration: duration, bounce: value("bounce") ?? 0, velocity: velocity)
          )
        }
        guard let damping = value("damping") else { break }
        return .spring(
          try Spring(damping: damping, response: value("response") ?? 0.5, velocity: velocity)
        )
      default: break
      }
    } catch {
      report(.badEasing(error, range))
      return nil
    }
    report(.notAnEasing(name, range))
    return nil
  }
}
