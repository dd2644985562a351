import CVLNumerics

extension EasingFamily {
  /// Swings ever wider.
  public static let elastic = EasingFamily(
    "elastic",
    "Swings ever wider before it goes.",
    examples: [
      "elastic.in(0.5) == -0.015625", "elastic.out(0.5) == 1.015625", "elastic.inOut(0.375) < 0",
    ],
    slowStart: { t in -Elementary.pow(2, 10 * t - 10) * Elementary.sinDegrees(1200 * t - 1290) },
    half: { t in -Elementary.pow(2, 10 * t - 10) * Elementary.sinDegrees(800 * t - 890) }
  )
}
