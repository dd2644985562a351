import CVLNumerics

extension EasingFamily {
  /// A power of two.
  public static let expo = EasingFamily(
    "expo",
    "A power of two that doubles ten times; it begins with a step of a thousandth.",
    examples: [
      "expo.in(0.5) == 0.03125", "expo.out(0.5) == 0.96875", "expo.inOut(0.25) == 0.015625",
    ],
    slowStart: { t in Elementary.pow(2, 10 * t - 10) }
  )
}
