internal import CVLEngine

extension Builtin {
  static let insets = Builtin(
    "insets",
    "Distances from the four edges; what is left out is 0.",
    [
      BuiltinParameter("top", "a number", optional: true),
      BuiltinParameter("left", "a number", optional: true),
      BuiltinParameter("bottom", "a number", optional: true),
      BuiltinParameter("right", "a number", optional: true),
    ],
    gives: "insets",
    examples: ["insets(top: 8).top == 8", "insets(left: 4).bottom == 0"],
    lower: { call in
      var refs: [Ref] = []
      for k in 0..<4 {
        guard let ref = call.number(k, default: 0) else { return nil }
        refs.append(ref)
      }
      return Operand(.numbers(.insets, refs), call.range)
    }
  )
}
