internal import CVLEngine

extension Builtin {
  static let clamp = Builtin(
    "clamp",
    "A value kept between two limits.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point"),
      BuiltinParameter("low", "the least"),
      BuiltinParameter("high", "the greatest"),
    ],
    gives: "the same kind",
    examples: ["clamp(5, 0, 3) == 3", "clamp(-1, 0, 3) == 0"],
    lower: { call in
      call.each { call.apply(.minimum, [call.apply(.maximum, [$0[0], $0[1]]), $0[2]]) }
    }
  )
}
