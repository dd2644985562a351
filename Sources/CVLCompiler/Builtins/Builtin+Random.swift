internal import CVLEngine

extension Builtin {
  static let random = Builtin(
    "random",
    "A number from 0 up to 1 that depends on i and seed alone.",
    [
      BuiltinParameter("i", "a number"),
      BuiltinParameter("seed", "a number", optional: true),
    ],
    gives: "a number",
    examples: [
      "random(3, 7) == random(3, 7)", "random(3, 7) != random(4, 7)",
      "random(1) >= 0 && random(1) < 1",
    ],
    lower: { call in
      guard let i = call.number(0), let seed = call.number(1, default: 0) else { return nil }
      return .number(call.apply(.random, [i, seed]), call.range)
    }
  )
}
