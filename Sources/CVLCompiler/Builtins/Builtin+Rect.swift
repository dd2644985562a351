internal import CVLEngine

extension Builtin {
  static let rect = Builtin(
    "rect",
    "A rectangle from x, y, width and height, or from an origin and a size.",
    [
      BuiltinParameter("x", "a number, or the origin"),
      BuiltinParameter("y", "a number, or the size"),
      BuiltinParameter("width", "a number", optional: true),
      BuiltinParameter("height", "a number", optional: true),
    ],
    gives: "a rect",
    examples: ["rect(1, 2, 30, 40).maxX == 31", "rect((1, 2), (30, 40)).maxY == 42"],
    lower: { call in
      if call.operands[2] == nil, call.operands[3] == nil, let origin = call.operands[0],
        let size = call.operands[1], origin.type == .point
      {
        guard let a = call.lowering.point(origin, call.subject(0)),
          let b = call.lowering.point(size, call.subject(1))
        else { return nil }
        return Operand(.numbers(.rect, a + b), call.range)
      }
      var refs: [Ref] = []
      for k in 0..<4 {
        guard call.operands[k] != nil else {
          call.lowering.report(
            .missingArgument(k == 2 ? "width" : "height", of: call.name, call.range)
          )
          return nil
        }
        guard let ref = call.number(k) else { return nil }
        refs.append(ref)
      }
      return Operand(.numbers(.rect, refs), call.range)
    }
  )
}
