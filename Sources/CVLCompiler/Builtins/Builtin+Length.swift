internal import CVLEngine

extension Builtin {
  static let length = Builtin(
    "length",
    "The length of a point as an arrow from the origin.",
    [
      BuiltinParameter("p", "a point")
    ],
    gives: "a number",
    examples: ["length((3, 4)) == 5"],
    lower: { call in
      guard let operand = call.operands[0],
        let p = call.lowering.point(operand, call.subject(0))
      else { return nil }
      return .number(call.apply(.hypotenuse, [p[0], p[1]]), call.range)
    }
  )
}
