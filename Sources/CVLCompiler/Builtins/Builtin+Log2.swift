internal import CVLEngine

extension Builtin {
  static let log2 = Builtin(
    "log2",
    "The logarithm to base 2.",
    [
      BuiltinParameter("x", "a number")
    ],
    gives: "a number",
    examples: ["log2(8) == 3"],
    lower: {
      $0.map(.logarithm2)
    }
  )
}
