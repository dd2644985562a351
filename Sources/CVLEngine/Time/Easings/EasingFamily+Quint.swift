extension EasingFamily {
  /// The fifth power.
  public static let quint = EasingFamily(
    "quint",
    "The fifth power of the time.",
    examples: [
      "quint.in(0.5) == 0.03125", "quint.out(0.5) == 0.96875", "quint.inOut(0.25) == 0.015625",
    ],
    slowStart: { t in t * t * (t * t) * t }
  )
}
