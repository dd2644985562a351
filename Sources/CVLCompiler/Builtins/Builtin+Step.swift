internal import CVLEngine

extension Builtin {
  static let step = Builtin(
    "step",
    "0 before the edge, 1 from the edge on.",
    [
      BuiltinParameter("edge", "a number, an angle or a time"),
      BuiltinParameter("x", "the same kind"),
    ],
    gives: "a number",
    examples: ["step(2, 1) == 0", "step(2, 2) == 1"],
    lower: { call in
      guard let (_, refs) = call.alike() else { return nil }
      return .number(call.apply(.lessOrEqual, [refs[0][0], refs[1][0]]), call.range)
    }
  )
}
