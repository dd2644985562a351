extension EasingFamily {
  /// The fourth power.
  public static let quart = EasingFamily(
    "quart",
    "The fourth power of the time.",
    examples: [
      "quart.in(0.5) == 0.0625", "quart.out(0.5) == 0.9375", "quart.inOut(0.25) == 0.03125",
    ],
    slowStart: { t in t * t * (t * t) }
  )
}
