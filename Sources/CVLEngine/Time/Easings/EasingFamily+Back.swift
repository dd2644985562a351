extension EasingFamily {
  /// Draws back first.
  public static let back = EasingFamily(
    "back",
    "Draws back by a tenth of the way first.",
    examples: ["back.in(0.5) < 0", "back.out(0.5) > 1", "back.inOut(0.25) < 0"],
    slowStart: { t in t * t * (2.70158 * t - 1.70158) },
    half: { t in t * t * (3.5949095 * t - 2.5949095) }
  )
}
