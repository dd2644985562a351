internal import CVLEngine

extension Builtin {
  static let atan = Builtin(
    "atan",
    "The angle whose tangent is given, from -90deg to 90deg.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "an angle",
    examples: ["atan(1) == 45deg"],
    lower: { call in
      call.number(0).map {
        Operand(.numbers(.angle, [call.apply(.arcTangentDegrees, [$0])]), call.range)
      }
    }
  )
}
