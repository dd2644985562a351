internal import CVLEngine

extension Builtin {
  static let pow = Builtin(
    "pow",
    "A number to the power of another, as `^`.",
    [
      BuiltinParameter("x", "a number"),
      BuiltinParameter("y", "a number"),
    ],
    gives: "a number",
    examples: ["pow(2, 10) == 1024", "pow(2, -1) == 0.5"],
    lower: { call in
      guard let x = call.number(0), let y = call.number(1) else { return nil }
      return .number(call.apply(.power, [x, y]), call.range)
    }
  )
}
