internal import CVLEngine

extension Builtin {
  static let dot = Builtin(
    "dot",
    "The scalar product of two points.",
    [
      BuiltinParameter("a", "a point"),
      BuiltinParameter("b", "a point"),
    ],
    gives: "a number",
    examples: ["dot((1, 2), (3, 4)) == 11"],
    lower: { call in
      guard let first = call.operands[0], let second = call.operands[1],
        let a = call.lowering.point(first, call.subject(0)),
        let b = call.lowering.point(second, call.subject(1))
      else { return nil }
      let products = (0..<2).map { call.apply(.multiply, [a[$0], b[$0]]) }
      return .number(call.apply(.add, products), call.range)
    }
  )
}
