internal import CVLEngine

extension Builtin {
  static let mix = Builtin(
    "mix",
    "A colour between two others, blended in the perceptual space OKLab.",
    [
      BuiltinParameter("a", "a colour"),
      BuiltinParameter("b", "a colour"),
      BuiltinParameter("t", "a number"),
    ],
    gives: "a colour",
    examples: ["mix(#ff0000, #0000ff, 0) == #ff0000", "mix(#ff0000, #0000ff, 1) == #0000ff"],
    lower: { call in
      guard let first = call.operands[0], let second = call.operands[1],
        let a = call.lowering.color(first, call.subject(0)),
        let b = call.lowering.color(second, call.subject(1)), let t = call.number(2)
      else { return nil }
      return Operand(
        .numbers(
          .color,
          call.lowering.graph.addAll(.apply(.mix), a + b + [t], at: call.range)
        ),
        call.range
      )
    }
  )
}
