internal import CVLEngine

extension Builtin {
  static let lerp = Builtin(
    "lerp",
    "From a at 0 to b at 1: a * (1 - t) + b * t, exact at both ends.",
    [
      BuiltinParameter("a", "a number, an angle, a time or a point"),
      BuiltinParameter("b", "the same kind"),
      BuiltinParameter("t", "a number"),
    ],
    gives: "the same kind",
    examples: [
      "lerp(10, 20, 0.25) == 12.5", "lerp((0, 0), (10, 20), 0.5) == (5, 10)",
      "lerp(0deg, 90deg, 2) == 180deg",
    ],
    lower: { call in
      guard let t = call.number(2) else { return nil }
      let ends = BuiltinCall(
        lowering: call.lowering,
        name: call.name,
        operands: Array(call.operands.prefix(2)),
        range: call.range
      )
      return ends.each { ends in
        let rest = call.apply(.subtract, [call.constant(1), t])
        return call.apply(
          .add,
          [call.apply(.multiply, [ends[0], rest]), call.apply(.multiply, [ends[1], t])]
        )
      }
    }
  )
}
