internal import CVLEngine

extension Builtin {
  static let asin = Builtin(
    "asin",
    "The angle whose sine is given, from -90deg to 90deg.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "an angle",
    examples: ["asin(0.5) == 30deg"],
    lower: { call in
      call.number(0).map {
        Operand(.numbers(.angle, [call.apply(.arcSineDegrees, [$0])]), call.range)
      }
    }
  )
}
