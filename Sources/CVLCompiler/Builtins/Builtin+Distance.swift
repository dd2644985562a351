internal import CVLEngine

extension Builtin {
  static let distance = Builtin(
    "distance",
    "The distance of two points.",
    [
      BuiltinParameter("a", "a point"),
      BuiltinParameter("b", "a point"),
    ],
    gives: "a number",
    examples: ["distance((1, 1), (4, 5)) == 5"],
    lower: { call in
      guard let first = call.operands[0], let second = call.operands[1],
        let a = call.lowering.point(first, call.subject(0)),
        let b = call.lowering.point(second, call.subject(1))
      else { return nil }
      let x = call.apply(.subtract, [b[0], a[0]])
      let y = call.apply(.subtract, [b[1], a[1]])
      return .number(call.apply(.hypotenuse, [x, y]), call.range)
    }
  )
}
