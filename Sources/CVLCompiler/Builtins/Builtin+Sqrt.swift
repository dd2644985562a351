internal import CVLEngine

extension Builtin {
  static let sqrt = Builtin(
    "sqrt",
    "The square root of a number that is not negative.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "a number",
    examples: ["sqrt(9) == 3", "sqrt(0) == 0"],
    lower: {
      $0.map(.squareRoot)
    }
  )
}
