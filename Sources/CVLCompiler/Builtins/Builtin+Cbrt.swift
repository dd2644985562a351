internal import CVLEngine

extension Builtin {
  static let cbrt = Builtin(
    "cbrt",
    "The cube root; of a negative number it is negative.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "a number",
    examples: ["cbrt(27) == 3", "cbrt(-8) == -2"],
    lower: {
      $0.map(.cubeRoot)
    }
  )
}
