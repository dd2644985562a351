extension EasingFamily {
  /// The families, the gentle ones first.
  public static let all: [EasingFamily] = [
    quad, cubic, quart, quint,
    sine, expo, circ,
    back, elastic, bounce,
  ]
}
