internal import CVLEngine

extension Builtin {
  static let translated = Builtin(
    "translated",
    "A transform that shifts.",
    [
      BuiltinParameter("by", "a point or point3")
    ],
    gives: "a transform",
    examples: ["translated((3, 4)) * scaled(1) == translated((3, 4))"],
    lower: { call in
      guard let operand = call.operands[0],
        let by = call.lowering.coerced(operand, to: .point3, call.subject(0))?.refs(.point3)
      else { return nil }
      let rest = [0.0, 0, 0, 1, 1, 1].map { call.constant($0) }
      return Operand(.transform(.parts(by + rest, stage: 1)), call.range)
    }
  )
}
