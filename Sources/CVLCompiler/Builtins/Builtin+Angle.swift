internal import CVLEngine

extension Builtin {
  static let angle = Builtin(
    "angle",
    "The direction of a point from the origin, from the x axis towards y.",
    [
      BuiltinParameter("p", "a point")
    ],
    gives: "an angle",
    examples: ["angle((0, 5)) == 90deg", "angle((-1, 0)) == 180deg"],
    lower: { call in
      guard let operand = call.operands[0],
        let p = call.lowering.point(operand, call.subject(0))
      else { return nil }
      return Operand(
        .numbers(.angle, [call.apply(.arcTangent2Degrees, [p[1], p[0]])]),
        call.range
      )
    }
  )
}
