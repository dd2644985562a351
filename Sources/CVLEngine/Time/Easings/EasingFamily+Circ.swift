extension EasingFamily {
  /// A quarter of a circle.
  public static let circ = EasingFamily(
    "circ",
    "A quarter of a circle.",
    examples: ["circ.in(0.5) < 0.14", "circ.out(0.5) > 0.86", "circ.inOut(0.5) == 0.5"],
    slowStart: { t in 1 - ((1 - t) * (1 + t)).squareRoot() }
  )
}
