internal import CVLEngine

extension Builtin {
  static let sign = Builtin(
    "sign",
    "-1, 0 or 1 by the sign.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    gives: "a number, or a point of numbers",
    examples: ["sign(-3) == -1", "sign(0) == 0", "sign(90deg) == 1"],
    lower: { call in
      guard let (type, refs) = call.alike() else { return nil }
      let signs = refs[0].map { call.apply(.sign, [$0]) }
      return Operand(.numbers(type.isKind ? .number : type, signs), call.range)
    }
  )
}
