extension EasingFamily {
  /// The square.
  public static let quad = EasingFamily(
    "quad",
    "The square of the time.",
    examples: ["quad.in(0.5) == 0.25", "quad.out(0.5) == 0.75", "quad.inOut(0.25) == 0.125"],
    slowStart: { t in t * t }
  )
}
