internal import CVLEngine

extension Builtin {
  static let polar = Builtin(
    "polar",
    "The point at a distance in a direction: (radius * cos, radius * sin).",
    [
      BuiltinParameter("radius", "a number"),
      BuiltinParameter("angle", "an angle, or a number in radians"),
    ],
    gives: "a point",
    examples: ["polar(2, 90deg) == (0, 2)", "polar(10, 180deg) == (-10, 0)"],
    lower: { call in
      guard let radius = call.number(0), let operand = call.operands[1],
        let (angle, isDegrees) = call.lowering.angleOrRadians(operand, call.subject(1))
      else { return nil }
      let primitive: Primitive = isDegrees ? .polarDegrees : .polarRadians
      return Operand(
        .numbers(
          .point,
          call.lowering.graph.addAll(.apply(primitive), [radius, angle], at: call.range)
        ),
        call.range
      )
    }
  )
}
