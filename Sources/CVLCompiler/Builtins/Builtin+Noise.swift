internal import CVLEngine

extension Builtin {
  static let noise = Builtin(
    "noise",
    "Smooth noise from -1 to 1, 0 at whole coordinates.",
    [
      BuiltinParameter("x", "a number"),
      BuiltinParameter("y", "a number", optional: true),
      BuiltinParameter("seed", "a number", optional: true),
    ],
    gives: "a number",
    examples: ["noise(2, 3, 1) == 0", "abs(noise(0.3, 0.7, 5)) <= 1"],
    lower: { call in
      guard let x = call.number(0), let y = call.number(1, default: 0),
        let seed = call.number(2, default: 0)
      else { return nil }
      return .number(call.apply(.noise, [x, y, seed]), call.range)
    }
  )
}
