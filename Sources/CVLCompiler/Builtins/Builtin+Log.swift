internal import CVLEngine

extension Builtin {
  static let log = Builtin(
    "log",
    "The logarithm, natural unless a base is given.",
    [
      BuiltinParameter("x", "a number"),
      BuiltinParameter("base", "a number", optional: true),
    ],
    gives: "a number",
    examples: ["log(1) == 0", "log(8, 2) == 3", "log(1000, base: 10) == 3"],
    lower: { call in
      guard let x = call.number(0) else { return nil }
      if call.operands[1] == nil { return .number(call.apply(.logarithm, [x]), call.range) }
      guard let base = call.number(1) else { return nil }
      // The bases with an exact function of their own come out exact.
      switch call.lowering.graph.constantValue(base) {
      case 2: return .number(call.apply(.logarithm2, [x]), call.range)
      case 10: return .number(call.apply(.logarithm10, [x]), call.range)
      default:
        let quotient = [call.apply(.logarithm, [x]), call.apply(.logarithm, [base])]
        return .number(call.apply(.divide, quotient), call.range)
      }
    }
  )
}
