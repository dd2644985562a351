internal import CVLEngine

extension Builtin {
  static let ceil = Builtin(
    "ceil",
    "The least whole number that is not below.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "the same kind",
    examples: ["ceil(2.1) == 3", "ceil(-1.5) == -1"],
    lower: { call in call.each { call.apply(.ceiling, $0) }
    }
  )
}
