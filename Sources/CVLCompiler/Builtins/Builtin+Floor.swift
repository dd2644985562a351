internal import CVLEngine

extension Builtin {
  static let floor = Builtin(
    "floor",
    "The greatest whole number that is not above.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "the same kind",
    examples: ["floor(2.7) == 2", "floor(-2.02) == -3"],
    lower: { call in call.each { call.apply(.floor, $0) }
    }
  )
}
