internal import CVLEngine

extension Builtin {
  static let hsl = Builtin(
    "hsl",
    "A colour from hue, saturation, lightness and opacity.",
    [
      BuiltinParameter("h", "an angle"),
      BuiltinParameter("s", "a number from 0 to 1"),
      BuiltinParameter("l", "a number from 0 to 1"),
      BuiltinParameter("a", "a number from 0 to 1", optional: true),
    ],
    gives: "a colour",
    examples: ["hsl(120deg, 1, 0.5) == #00ff00", "hsl(0deg, 0, 1) == #ffffff"],
    lower: { call in
      guard let operand = call.operands[0],
        let hue = call.lowering.coerced(operand, to: .angle, call.subject(0))?.refs(.angle),
        let s = call.number(1), let l = call.number(2), let a = call.number(3, default: 1)
      else { return nil }
      let rgb = call.lowering.graph.addAll(.apply(.hsl), [hue[0], s, l], at: call.range)
      return Operand(.numbers(.color, rgb + [call.apply(.unit, [a])]), call.range)
    }
  )
}
