import CVLNumerics

extension EasingFamily {
  /// A sine wave.
  public static let sine = EasingFamily(
    "sine",
    "A quarter of a sine wave, from its crest.",
    examples: ["sine.in(0.5) < 0.3", "sine.out(0.5) > 0.7", "sine.inOut(0.5) == 0.5"],
    slowStart: { t in 1 - Elementary.cosDegrees(90 * t) }
  )
}
