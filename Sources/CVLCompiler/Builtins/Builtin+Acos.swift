internal import CVLEngine

extension Builtin {
  static let acos = Builtin(
    "acos",
    "The angle whose cosine is given, from 0deg to 180deg.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "an angle",
    examples: ["acos(0.5) == 60deg"],
    lower: { call in
      call.number(0).map {
        Operand(.numbers(.angle, [call.apply(.arcCosineDegrees, [$0])]), call.range)
      }
    }
  )
}
