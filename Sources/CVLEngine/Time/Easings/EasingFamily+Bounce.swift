extension EasingFamily {
  /// Bounces ever higher.
  public static let bounce = EasingFamily(
    "bounce",
    "Bounces ever higher, as a ball that falls does backwards.",
    examples: [
      "bounce.in(0.5) == 0.234375", "bounce.out(0.5) == 0.765625", "bounce.inOut(0.5) == 0.5",
    ],
    slowStart: { t in 1 - fallen(1 - t) }
  )

  /// A ball that falls on 1: four parabolas, each with its lowest point half way between two bounces.
  private static func fallen(_ t: Double) -> Double {
    let (middle, height): (Double, Double) =
      switch t {
      case ..<(1 / 2.75): (0, 0)
      case ..<(2 / 2.75): (1.5 / 2.75, 0.75)
      case ..<(2.5 / 2.75): (2.25 / 2.75, 0.9375)
      default: (2.625 / 2.75, 0.984375)
      }
    return 7.5625 * (t - middle) * (t - middle) + height
  }
}
