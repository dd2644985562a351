internal import CVLEngine
internal import CVLSyntax

extension Lowering {
  /// `f(x, to: y)`.
  func call(
    _ callee: Expr,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Operand {
    switch callee.kind {
    case .name(let symbol):
      let name = NameRef(symbol: symbol, range: callee.range)
      if case .binding(let binding) = meaning(symbol, in: scope) {
        guard case .function(let fn, let home) = binding.kind else {
          report(.notAFunction(checker.text(symbol), callee.range))
          return .failed(range)
        }
        return inCall(range) {
          self.expand(fn, binding, home, arguments, range, in: scope, want)
        }
      }
      if let builtin = checker.builtins[symbol] {
        return self.builtin(builtin, arguments, range, in: scope, want)
      }
      if let function = SceneFunction.named(symbol, checker) {
        guard site == .statement else {
          report(.nameNotHere(checker.text(symbol), callee.range, site))
          return .failed(range)
        }
        return function.element(self, arguments, range, in: scope)
      }
      return unknownFunction(name, in: scope, range)
    case .field(let base, let field) where checker.text(field.symbol) == "sumTo":
      return sumTo(base, arguments, range, in: scope)
    case .field(let base, let field):
      let operand = lower(base, in: scope)
      if !operand.isFailed { report(.unknownFunctionField(field, operand, checker)) }
      return .failed(range)
    default:
      _ = lower(callee, in: scope)
      report(.notCallable(callee.range))
      return .failed(range)
    }
  }

  private func unknownFunction(
    _ name: NameRef,
    in scope: Scope,
    _ range: SourceRange
  ) -> Operand {
    switch meaning(name.symbol, in: scope) {
    case .unknown:
      var candidates = checker.builtins.keys.sorted { $0.id < $1.id }.map {
        checker.interner.bytes($0)
      }
      candidates += scope.visibleNames.map { checker.interner.bytes($0) }
      report(
        .unknownFunction(
          checker.text(name.symbol),
          name.range,
          help: checker.suggestion(name.symbol, among: candidates)
        )
      )
    default: report(.notAFunction(checker.text(name.symbol), name.range))
    }
    return .failed(range)
  }

  private func sumTo(
    _ base: Expr,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope
  ) -> Operand {
    let operand = lower(base, in: scope)
    guard let argument = arguments.first, arguments.count == 1 else {
      report(.argumentCount("sumTo", range, wanted: "1", got: arguments.count))
      return .failed(range)
    }
    let k = plainNumber(lower(argument.value, in: scope), "the argument of 'sumTo'")
    guard let k, !operand.isFailed else { return .failed(range) }
    guard case .list(let list) = operand.shape, list.elementType.isKind else {
      report(.notAList(operand))
      return .failed(range)
    }
    return Operand(.numbers(list.elementType, [sum(list, first: k, range)]), range)
  }

  // MARK: Functions of the script

  private func expand(
    _ fn: FnDecl,
    _ binding: Binding,
    _ home: Scope,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Operand {
    let name = checker.text(fn.name.symbol)
    let labels = fn.parameters.map { $0.name.symbol }
    guard let matched = match(arguments, to: labels, of: name, range) else {
      return .failed(range)
    }
    let inner = Scope(.function, parent: home)
    var failed = false
    for (k, parameter) in fn.parameters.enumerated() {
      let operand: Operand
      if let argument = matched[k] {
        operand = lower(argument.value, in: scope)
      } else if let value = parameter.value {
        operand = lower(value, in: inner)
      } else {
        report(.missingArgument(checker.text(parameter.name.symbol), of: name, range))
        failed = true
        continue
      }
      if operand.isFailed { failed = true }
      _ = inner.declare(Binding(parameter.name, .operand(operand)))
    }
    guard !failed, enter(binding, range) else { return .failed(range) }
    defer { leave() }
    // A function never sees the attributes of the block that calls it.
    let hidden = state
    state = nil
    defer { state = hidden }
    var result = lower(fn.body, in: inner, want)
    result.range = range
    return result
  }

  /// The argument for each parameter: positional ones first, then named ones.
  func match(
    _ arguments: [Argument],
    to labels: [Symbol],
    of name: String,
    _ range: SourceRange
  ) -> [Argument?]? {
    var result: [Argument?] = Array(repeating: nil, count: labels.count)
    var position = 0
    var sawLabel = false
    var failed = false
    for argument in arguments {
      let at: Int
      if let label = argument.label {
        sawLabel = true
        guard let found = labels.firstIndex(of: label.symbol) else {
          report(
            .unknownArgument(
              label,
              of: name,
              labels.map { checker.text($0) },
              help: checker.suggestion(
                label.symbol,
                among: labels.map { checker.interner.bytes($0) }
              ),
              checker
            )
          )
          failed = true
          continue
        }
        at = found
      } else {
        if sawLabel {
          report(.positionalAfterNamed(argument.value.range))
          failed = true
          continue
        }
        at = position
        position += 1
      }
      guard at < labels.count else {
        report(.argumentCount(name, range, wanted: "at most \(labels.count)", got: arguments.count))
        return nil
      }
      if result[at] != nil {
        report(.argumentTwice(checker.text(labels[at]), argument.value.range))
        failed = true
      }
      result[at] = argument
    }
    return failed ? nil : result
  }

  // MARK: Built-ins

  private func builtin(
    _ builtin: Builtin,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Operand {
    let name = "\(builtin.name)"
    var operands: [Operand?] = []
    var failed = false
    func lowered(_ argument: Argument, _ parameter: BuiltinParameter) -> Operand {
      let operand = lower(
        argument.value,
        in: scope,
        parameter.isPrinted ? .printable : parameter.hint
      )
      if operand.isFailed { failed = true }
      return operand
    }
    if builtin.isVariadic, let parameter = builtin.parameters.first {
      for argument in arguments {
        if let label = argument.label {
          report(
            .unknownArgument(label, of: name, [], help: nil, checker)
          )
          failed = true
        }
        operands.append(lowered(argument, parameter))
      }
      if arguments.count < 2 {
        report(.argumentCount(name, range, wanted: "at least 2", got: arguments.count))
        return .failed(range)
      }
    } else {
      let labels = builtin.parameters.map { checker.interner.symbol($0.name) }
      guard let matched = match(arguments, to: labels, of: name, range) else {
        return .failed(range)
      }
      for (k, parameter) in builtin.parameters.enumerated() {
        if let argument = matched[k] {
          operands.append(lowered(argument, parameter))
        } else {
          if !parameter.isOptional {
            report(.missingArgument("\(parameter.name)", of: name, range))
            failed = true
          }
          operands.append(nil)
        }
      }
    }
    if failed { return .failed(range) }
    return builtin.lower(BuiltinCall(lowering: self, name: name, operands: operands, range: range))
      ?? .failed(range)
  }
}

/// A call of a built-in with its arguments checked one by one.
package struct BuiltinCall {
  /// Where the operations go.
  let lowering: Lowering
  /// The built-in's name, for messages.
  let name: String
  /// The arguments in the order of the parameters; nil for an optional one that is left out.
  let operands: [Operand?]
  /// The whole call.
  let range: SourceRange

  /// What an argument is called in a message.
  func subject(_ k: Int) -> String { "argument \(k + 1) of '\(name)'" }

  /// A plain number, or the default where it is left out, or nil with a report.
  func number(_ k: Int, default value: Double? = nil) -> Ref? {
    guard let operand = k < operands.count ? operands[k] : nil else {
      return value.map { lowering.graph.constant($0) }
    }
    return lowering.plainNumber(operand, subject(k))
  }

  /// All arguments as values of one kind, or as points; nil with a report.
  ///
  /// Where some are points, a number stands for both components.
  func alike() -> (type: ValueType, refs: [[Ref]])? {
    let given = operands.compactMap { $0 }
    var wanted: ValueType?
    for operand in given {
      guard let type = operand.type, type.isKind || type == .point || type == .point3 else {
        lowering.report(.mismatch("an argument of '\(name)'", .number, operand))
        return nil
      }
      if operand.isZero { continue }
      if wanted == nil || wanted == .number && !type.isKind { wanted = type }
    }
    let type = wanted ?? .number
    var refs: [[Ref]] = []
    for operand in given {
      guard
        let value = lowering.coerced(operand, to: type, "an argument of '\(name)'"),
        case .numbers(_, let own) = value.shape
      else { return nil }
      refs.append(own)
    }
    return (type, refs)
  }

  /// An operation for each component of arguments that are alike, keeping their type.
  func each(_ operation: ([Ref]) -> Ref) -> Operand? {
    guard let (type, refs) = alike(), let first = refs.first else { return nil }
    let results = first.indices.map { k in operation(refs.map { $0[k] }) }
    return Operand(.numbers(type, results), range)
  }

  /// A function from number to number.
  func map(_ primitive: Primitive) -> Operand? {
    number(0).map { .number(apply(primitive, [$0]), range) }
  }

  func apply(_ primitive: Primitive, _ refs: [Ref]) -> Ref {
    lowering.apply(primitive, refs, range)
  }

  func constant(_ value: Double) -> Ref { lowering.graph.constant(value) }
}
