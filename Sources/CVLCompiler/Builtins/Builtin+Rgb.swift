internal import CVLEngine

extension Builtin {
  static let rgb = Builtin(
    "rgb",
    "A colour from red, green, blue and opacity, each 0 to 1.",
    [
      BuiltinParameter("r", "a number"),
      BuiltinParameter("g", "a number"),
      BuiltinParameter("b", "a number"),
      BuiltinParameter("a", "a number", optional: true),
    ],
    gives: "a colour",
    examples: ["rgb(1, 0, 0) == #ff0000", "rgb(0, 0, 1, 0.2) == #0000ff33"],
    lower: { call in
      var refs: [Ref] = []
      for k in 0..<4 {
        guard let ref = call.number(k, default: 1) else { return nil }
        if let value = call.lowering.graph.constantValue(ref), value > 1 {
          call.lowering.report(.colorOutOfRange(value, call.range))
          return nil
        }
        refs.append(call.apply(.unit, [ref]))
      }
      return Operand(.numbers(.color, refs), call.range)
    }
  )
}
