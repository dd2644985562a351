internal import CVLEngine

extension Builtin {
  static let min = Builtin(
    "min",
    "The least of two or more values, component by component.",
    [
      BuiltinParameter("x", "a number, an angle, a time or a point")
    ],
    variadic: true,
    gives: "the same kind",
    examples: ["min(3, 1, 2) == 1", "min((1, 5), (2, 3)) == (1, 3)"],
    lower: { call in
      call.each { values in
        values.dropFirst().reduce(values[0]) { call.apply(.minimum, [$0, $1]) }
      }
    }
  )
}
