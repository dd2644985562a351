extension Int {
  /// The whole part of a number, or the nearer end of the range if it is outside (the lower one if it is
  /// not a number).
  init(clamping value: Double, to range: ClosedRange<Int>) {
    if value >= Double(range.upperBound) {
      self = range.upperBound
    } else if value > Double(range.lowerBound) {
      self = Int(value)
    } else {
      self = range.lowerBound
    }
  }

  /// The sum of two counts, or the greatest number if it is more.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
