internal import CVLEngine

extension Builtin {
  static let rotated = Builtin(
    "rotated",
    "A transform that turns about z, or about each axis.",
    [
      BuiltinParameter("by", "an angle about z", optional: true),
      BuiltinParameter("x", "an angle", optional: true),
      BuiltinParameter("y", "an angle", optional: true),
      BuiltinParameter("z", "an angle", optional: true),
    ],
    gives: "a transform",
    examples: [
      "rotated(90deg) * rotated(90deg) == rotated(180deg)", "rotated(z: 90deg) == rotated(90deg)",
    ],
    lower: { call in
      var angles: [Ref] = []
      for k in [1, 2, 3] {
        let operand = call.operands[k] ?? (k == 3 ? call.operands[0] : nil)
        guard let operand else {
          angles.append(call.constant(0))
          continue
        }
        guard
          let angle = call.lowering.coerced(operand, to: .angle, call.subject(k))?.refs(.angle)
        else { return nil }
        angles.append(angle[0])
      }
      let zero = Array(repeating: call.constant(0), count: 3)
      let one = Array(repeating: call.constant(1), count: 3)
      return Operand(.transform(.parts(zero + angles + one, stage: 2)), call.range)
    }
  )
}
