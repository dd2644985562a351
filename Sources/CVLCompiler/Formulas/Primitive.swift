/// A numeric operation of the graph.
///
/// Flags are 0, 1, or NaN where a question had no answer; angles are in degrees, times in seconds.
/// What an operation computes stands in `Primitive+Kernels.swift`, what bounds it in
/// `Primitive+Intervals.swift`, why it can fail in `Primitive+Causes.swift`.
package enum Primitive: UInt8, Hashable, Sendable, CaseIterable {
  // Arithmetic.
  case add
  case subtract
  case multiply
  case divide
  case modulo
  case power
  case negate
  case absolute
  case sign
  case minimum
  case maximum
  case floor
  case ceiling
  case round
  case truncate
  case squareRoot
  case cubeRoot
  case exponential
  case logarithm
  case logarithm2
  case logarithm10
  case hypotenuse
  // Angles: the plain ones in radians.
  case sine
  case cosine
  case tangent
  case sineDegrees
  case cosineDegrees
  case tangentDegrees
  case arcSineDegrees
  case arcCosineDegrees
  case arcTangentDegrees
  case arcTangent2Degrees
  /// radius, angle in degrees → x, y.
  case polarDegrees
  /// radius, angle in radians → x, y.
  case polarRadians
  // Comparing; NaN in gives NaN out, for what is not finite may not decide anything.
  case equal
  case notEqual
  case less
  case lessOrEqual
  /// |a - b| <= tolerance · max(1, |a|, |b|), with a, b, tolerance.
  case nearlyEqual
  /// |a - b| <= tolerance, with a, b, tolerance.
  case within
  // Choosing.
  case and
  case or
  case not
  case select
  // Hashes.
  case random
  case noise
  // Checks that pass their value on, or NaN.
  /// A whole number.
  case whole
  /// A number of 0 to 1: a colour's component.
  case unit
  /// first, count, index → first + (index floored, modulo count).
  case rangeElement
  /// a, flag → a where the flag is 1: the value of an attribute that has one.
  case present
  /// a, count → a, or NaN where the count is 0: an average or a least element of nothing.
  case ofNonEmpty
  // Colours, as red, green, blue, alpha.
  /// Two colours and an amount → a colour.
  case mix
  /// hue in degrees, saturation, lightness → red, green, blue.
  case hsl
  // Geometry.
  /// centre (2), size (2), translation (3), rotation (3), scale (3), skew (3), perspective, pivot (2)
  /// → x, y, width, height of the transformed box.
  case transformedFrame
  /// Two matrices of 16 → their product, the second one acting first.
  case matrixProduct
  /// translation (3), rotation (3), scale (3) → matrix of 16.
  case matrixOfParts
  /// matrix of 16 → translation (3), rotation (3), scale (3), skew (3), perspective.
  case partsOfMatrix
  /// The whole transform's parts as for `transformedFrame` → matrix of 16.
  case matrixOfAttributes

  /// How many results it has.
  package var outputs: Int {
    switch self {
    case .polarDegrees, .polarRadians: 2
    case .mix, .transformedFrame: 4
    case .hsl: 3
    case .matrixProduct, .matrixOfParts, .matrixOfAttributes: 16
    case .partsOfMatrix: 13
    default: 1
    }
  }
}
