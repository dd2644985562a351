internal import CVLEngine

extension Builtin {
  static let log10 = Builtin(
    "log10",
    "The logarithm to base 10.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "a number",
    examples: ["log10(1000) == 3"],
    lower: {
      $0.map(.logarithm10)
    }
  )
}
