internal import CVLEngine

extension Builtin {
  static let scaled = Builtin(
    "scaled",
    "A transform that scales.",
    [
      BuiltinParameter("by", "a number, a point or a point3")
    ],
    gives: "a transform",
    examples: ["scaled(2) * scaled(3) == scaled(6)"],
    lower: { call in
      guard let operand = call.operands[0],
        let by = call.lowering.coerced(operand, to: .point3, call.subject(0), z: 1)?.refs(.point3)
      else { return nil }
      let rest = Array(repeating: call.constant(0), count: 6)
      return Operand(.transform(.parts(rest + by, stage: 3)), call.range)
    }
  )
}
