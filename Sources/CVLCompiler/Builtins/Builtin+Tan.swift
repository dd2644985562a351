internal import CVLEngine

extension Builtin {
  static let tan = Builtin(
    "tan",
    "The tangent of an angle.",
    [
      BuiltinParameter("angle", "an angle, or a number in radians")
    ],
    gives: "a number",
    examples: ["tan(45deg) == 1"],
    lower: { call in
      guard let operand = call.operands[0],
        let (angle, isDegrees) = call.lowering.angleOrRadians(operand, call.subject(0))
      else { return nil }
      return .number(call.apply(isDegrees ? .tangentDegrees : .tangent, [angle]), call.range)
    }
  )
}
