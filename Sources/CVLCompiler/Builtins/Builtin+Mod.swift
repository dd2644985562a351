internal import CVLEngine

extension Builtin {
  static let mod = Builtin(
    "mod",
    "The floored remainder, as `%`.",
    [
      BuiltinParameter("a", "a number, an angle, a time or a point"),
      BuiltinParameter("b", "the same kind"),
    ],
    gives: "the same kind",
    examples: ["mod(-1, 5) == 4", "mod(450deg, 360deg) == 90deg"],
    lower: { call in
      call.each { call.apply(.modulo, [$0[0], $0[1]]) }
    }
  )
}
