internal import CVLEngine

extension Builtin {
  static let abs = Builtin(
    "abs",
    "The magnitude, component by component.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "the same kind",
    examples: ["abs(-3) == 3", "abs(-90deg) == 90deg", "abs((-1, 2)) == (1, 2)"],
    lower: { call in call.each { call.apply(.absolute, $0) }
    }
  )
}
