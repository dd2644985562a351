internal import CVLEngine

extension Builtin {
  static let text = Builtin(
    "text",
    "A value as it prints.",
    [
      BuiltinParameter("value", "any printable value", printed: true)
    ],
    gives: "a text",
    examples: ["text(12.5) == \"12.5\"", "text((1, 2)) == \"(1, 2)\"", "text(90deg) == \"90deg\""],
    lower: { call in
      call.operands[0].flatMap { call.lowering.printed($0) }.map { Operand(.text($0), call.range) }
    }
  )
}
