/// A 4 by 4 matrix in the row-vector convention of CATransform3D: a point is a row, p' = p · M, so
/// that m41, m42, m43 are the translation and m34 the perspective.
public struct Transform3D: Equatable, Sendable {
  /// The entries m11, m12, m13, m14, m21 … m44, row by row.
  public var entries: InlineArray<16, Double>

  /// The identity.
  public static let identity = Transform3D([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// Makes a matrix from its entries, row by row.
  public init(_ entries: InlineArray<16, Double>) { self.entries = entries }

  /// Whether all entries are equal.
  public static func == (a: Transform3D, b: Transform3D) -> Bool {
    for k in 0..<16 where a.entries[k] != b.entries[k] { return false }
    return true
  }
}
