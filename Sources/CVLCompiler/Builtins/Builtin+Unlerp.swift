internal import CVLEngine

extension Builtin {
  static let unlerp = Builtin(
    "unlerp",
    "Where x is between a at 0 and b at 1.",
    [
      BuiltinParameter("a", "a number, an angle or a time"),
      BuiltinParameter("b", "the same kind"),
      BuiltinParameter("x", "the same kind"),
    ],
    gives: "a number",
    examples: ["unlerp(10, 20, 12.5) == 0.25"],
    lower: { call in
      guard let (_, refs) = call.alike() else { return nil }
      let width = call.apply(.subtract, [refs[1][0], refs[0][0]])
      let part = call.apply(.subtract, [refs[2][0], refs[0][0]])
      return .number(call.apply(.divide, [part, width]), call.range)
    }
  )
}
