/// An easing that has a name: a row of what checker, completion and reference read.
public struct NamedEasing: Sendable {
  /// Its name in scripts, with a dot in those of families.
  public var name: String
  /// One line on what it does.
  public var summary: String
  /// An expression that is true.
  public var example: String
  /// The easing.
  public var easing: Easing

  /// Describes an easing.
  init(_ name: String, _ summary: String, example: String, _ easing: Easing) {
    self.name = name
    self.summary = summary
    self.example = example
    self.easing = easing
  }

  /// All easings with a name: the plain ones, then those of the families.
  public static let all: [NamedEasing] = plain + EasingFamily.all.flatMap { members(of: $0) }

  private static let plain: [NamedEasing] = [
    NamedEasing("linear", "As much way as time.", example: "linear(0.3) == 0.3", .linear),
    NamedEasing(
      "ease",
      "Quick to begin, slow to end; CSS's curve and Core Animation's default.",
      example: "ease(0.5) > 0.8",
      .ease
    ),
    NamedEasing("easeIn", "Slow to begin.", example: "easeIn(0.5) < 0.32", .easeIn),
    NamedEasing("easeOut", "Slow to end.", example: "easeOut(0.5) > 0.68", .easeOut),
    NamedEasing(
      "easeInOut",
      "Slow to begin and to end; what is used where none is given.",
      example: "easeInOut(0.5) == 0.5",
      .easeInOut
    ),
  ]

  private static func members(of family: EasingFamily) -> [NamedEasing] {
    zip(EasingVariant.allCases, family.examples).map { variant, example in
      NamedEasing(
        family.name + "." + variant.name,
        family.summary + variant.remark,
        example: example,
        .family(family, variant)
      )
    }
  }
}

extension EasingVariant {
  /// What a variant does with the family's curve, after its summary.
  fileprivate var remark: String {
    switch self {
    case .in: ""
    case .out: " Backwards: it ends as that begins."
    case .inOut: " Then the same backwards, each half as large."
    }
  }
}
