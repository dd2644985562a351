internal import CVLEngine

extension Builtin {
  static let smoothstep = Builtin(
    "smoothstep",
    "A smooth step from 0 at a to 1 at b: 3t^2 - 2t^3, flat at both ends.",
    [
      BuiltinParameter("a", "a number, an angle or a time"),
      BuiltinParameter("b", "the same kind"),
      BuiltinParameter("x", "the same kind"),
    ],
    gives: "a number",
    examples: [
      "smoothstep(0, 10, 5) == 0.5", "smoothstep(0, 10, -1) == 0", "smoothstep(0, 10, 11) == 1",
    ],
    lower: { call in
      guard let (_, refs) = call.alike() else { return nil }
      let width = call.apply(.subtract, [refs[1][0], refs[0][0]])
      let part = call.apply(.subtract, [refs[2][0], refs[0][0]])
      let raw = call.apply(.divide, [part, width])
      let t = call.apply(
        .minimum,
        [call.apply(.maximum, [raw, call.constant(0)]), call.constant(1)]
      )
      let slope = call.apply(
        .subtract,
        [call.constant(3), call.apply(.multiply, [call.constant(2), t])]
      )
      let square = call.apply(.multiply, [t, t])
      return .number(call.apply(.multiply, [square, slope]), call.range)
    }
  )
}
