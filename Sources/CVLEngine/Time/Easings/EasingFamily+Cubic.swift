extension EasingFamily {
  /// The third power.
  public static let cubic = EasingFamily(
    "cubic",
    "The third power of the time.",
    examples: ["cubic.in(0.5) == 0.125", "cubic.out(0.5) == 0.875", "cubic.inOut(0.25) == 0.0625"],
    slowStart: { t in t * t * t }
  )
}
