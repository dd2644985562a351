internal import CVLEngine

extension Builtin {
  static let atan2 = Builtin(
    "atan2",
    "The angle of the direction (x, y), above -180deg and up to 180deg.",
    [
      BuiltinParameter("y", "a number"),
      BuiltinParameter("x", "a number"),
    ],
    gives: "an angle",
    examples: ["atan2(1, 1) == 45deg", "atan2(0, -1) == 180deg"],
    lower: { call in
      guard let y = call.number(0), let x = call.number(1) else { return nil }
      return Operand(.numbers(.angle, [call.apply(.arcTangent2Degrees, [y, x])]), call.range)
    }
  )
}
