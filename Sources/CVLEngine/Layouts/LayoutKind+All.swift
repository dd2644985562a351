extension LayoutKind {
  /// The layouts that come with the engine.
  public static let all: [LayoutKind] = [
    flow
  ]
}
