internal import CVLEngine

extension Builtin {
  static let exp = Builtin(
    "exp",
    "e to the power of a number.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "a number",
    examples: ["exp(0) == 1"],
    lower: {
      $0.map(.exponential)
    }
  )
}
