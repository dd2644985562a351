// Attributes on the way to others: each attribute by itself, so that each can have its own timing.
//
// Transforms are blended as the parts that they are, which keeps the sense of a turn and whole turns,
// and lets a scale be 0. Progress may be below 0 or above 1: springs overshoot. Opacity then is cut
// where it is shown, and a size is never below 0.

extension LayoutAttributes {
  /// The attributes on the way to others: 0 is these and 1 the others, bit by bit.
  public func blended(with other: LayoutAttributes, at progress: Double) -> LayoutAttributes {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let all = Vector3(progress, progress, progress)
    return blended(with: other, progress: { _ in all }, customProgress: { _ in all })
  }

  /// The attributes on the way to others, each at its own progress.
  ///
  /// - Parameters:
  ///   - other: The attributes at 1.
  ///   - progress: The progress of the attribute with an index in `Attribute.all`, a number for each
  ///     coordinate of a point; what is no point takes that of x.
  ///   - customProgress: The same for a layout's own attributes, by their slots.
  /// - Returns: These attributes where progress is 0, the others' where it is 1.
  public func blended(
    with other: LayoutAttributes,
    progress: (_ attribute: Int) -> Vector3,
    customProgress: (_ slot: Int) -> Vector3
  ) -> LayoutAttributes {
    var result = self
    for (index, attribute) in Attribute.all.enumerated() {
      attribute.blend(&result, self, other, progress(index))
    }
    guard custom != other.custom else { return result }
    result.custom = []
    for slot in 0..<max(custom.count, other.custom.count) {
      // What only one of them has is there already, and still.
      if slot >= custom.count {
        result.custom.append(other.custom[slot])
      } else if slot >= other.custom.count {
        result.custom.append(custom[slot])
      } else {
        result.custom.append(
          custom[slot].blended(with: other.custom[slot], at: customProgress(slot))
        )
      }
    }
    return result
  }
}
