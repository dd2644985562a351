internal import CVLEngine

extension Builtin {
  static let remap = Builtin(
    "remap",
    "x taken from one range to another.",
    [
      BuiltinParameter("x", "a number"),
      BuiltinParameter("fromLow", "a number"),
      BuiltinParameter("fromHigh", "a number"),
      BuiltinParameter("toLow", "a number"),
      BuiltinParameter("toHigh", "a number"),
    ],
    gives: "a number",
    examples: ["remap(5, 0, 10, 100, 200) == 150"],
    lower: { call in
      guard let x = call.number(0), let a = call.number(1), let b = call.number(2),
        let c = call.number(3), let d = call.number(4)
      else { return nil }
      let t = call.apply(
        .divide,
        [call.apply(.subtract, [x, a]), call.apply(.subtract, [b, a])]
      )
      let rest = call.apply(.subtract, [call.constant(1), t])
      return .number(
        call.apply(.add, [call.apply(.multiply, [c, rest]), call.apply(.multiply, [d, t])]),
        call.range
      )
    }
  )
}
