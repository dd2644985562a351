internal import CVLEngine

extension Builtin {
  static let cos = Builtin(
    "cos",
    "The cosine of an angle.",
    [
      BuiltinParameter("angle", "an angle, or a number in radians")
    ],
    gives: "a number",
    examples: ["cos(60deg) == 0.5", "cos(90deg) == 0"],
    lower: { call in
      guard let operand = call.operands[0],
        let (angle, isDegrees) = call.lowering.angleOrRadians(operand, call.subject(0))
      else { return nil }
      return .number(call.apply(isDegrees ? .cosineDegrees : .cosine, [angle]), call.range)
    }
  )
}
