internal import CVLEngine

extension Builtin {
  static let sin = Builtin(
    "sin",
    "The sine of an angle.",
    [
      BuiltinParameter("angle", "an angle, or a number in radians")
    ],
    gives: "a number",
    examples: ["sin(30deg) == 0.5", "sin(180deg) == 0"],
    lower: { call in
      guard let operand = call.operands[0],
        let (angle, isDegrees) = call.lowering.angleOrRadians(operand, call.subject(0))
      else { return nil }
      return .number(call.apply(isDegrees ? .sineDegrees : .sine, [angle]), call.range)
    }
  )
}
