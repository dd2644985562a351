internal import CVLEngine

extension Builtin {
  static let trunc = Builtin(
    "trunc",
    "The whole number without the fraction.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "the same kind",
    examples: ["trunc(-1.1) == -1", "trunc(2.9) == 2"],
    lower: { call in call.each { call.apply(.truncate, $0) }
    }
  )
}
