internal import CVLEngine

extension Builtin {
  static let max = Builtin(
    "max",
    "The greatest of two or more values, component by component.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    variadic: true,
    gives: "the same kind",
    examples: ["max(3, 1, 2) == 3", "max(1s, 300ms) == 1s"],
    lower: { call in
      call.each { values in
        values.dropFirst().reduce(values[0]) { call.apply(.maximum, [$0, $1]) }
      }
    }
  )
}
