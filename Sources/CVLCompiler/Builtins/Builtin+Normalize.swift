internal import CVLEngine

extension Builtin {
  static let normalize = Builtin(
    "normalize",
    "The point of length 1 in the same direction; (0, 0) stays.",
    [
      BuiltinParameter("p", "a point")
    ],
    gives: "a point",
    examples: ["normalize((0, 5)) == (0, 1)", "normalize((0, 0)) == (0, 0)"],
    lower: { call in
      guard let operand = call.operands[0],
        let p = call.lowering.point(operand, call.subject(0))
      else { return nil }
      let length = call.apply(.hypotenuse, [p[0], p[1]])
      let isNothing = call.apply(.equal, [length, call.constant(0)])
      let divisor = call.apply(.select, [isNothing, call.constant(1), length])
      return Operand(
        .numbers(.point, p.map { call.apply(.divide, [$0, divisor]) }),
        call.range
      )
    }
  )
}
