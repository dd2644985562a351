internal import CVLEngine

extension Builtin {
  static let fract = Builtin(
    "fract",
    "What is above the greatest whole number that is not above.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "the same kind",
    examples: ["fract(2.75) == 0.75", "fract(-0.25) == 0.75"],
    lower: { call in
      call.each { call.apply(.subtract, [$0[0], call.apply(.floor, $0)]) }
    }
  )
}
