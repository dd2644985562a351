internal import CVLEngine

extension Builtin {
  static let hypot = Builtin(
    "hypot",
    "The length of the hypotenuse: sqrt(x^2 + y^2), without overflow.",
    [
      BuiltinParameter("x", "a number"),
      BuiltinParameter("y", "a number"),
    ],
    gives: "a number",
    examples: ["hypot(3, 4) == 5"],
    lower: { call in
      guard let x = call.number(0), let y = call.number(1) else { return nil }
      return .number(call.apply(.hypotenuse, [x, y]), call.range)
    }
  )
}
