internal import CVLEngine

extension Builtin {
  static let round = Builtin(
    "round",
    "The nearest whole number; halves go away from zero.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "the same kind",
    examples: ["round(2.5) == 3", "round(-2.5) == -3"],
    lower: { call in call.each { call.apply(.round, $0) }
    }
  )
}
