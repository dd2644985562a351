internal import CVLEngine
internal import CVLSyntax

// What a place demands of a value, and the few ways in which one type stands for another: the
// literal 0 for any kind, a number for all components of a point, a point for a point3 that knows
// its z.

extension Lowering {
  /// A plain number, or nil with a report.
  func plainNumber(_ operand: Operand, _ subject: String) -> Ref? {
    if case .numbers(.number, let refs) = operand.shape { return refs[0] }
    if !operand.isFailed { report(.mismatch(subject, .number, operand)) }
    return nil
  }

  /// A flag, or nil with a report.
  func flag(_ operand: Operand, _ subject: String) -> Ref? {
    if case .numbers(.flag, let refs) = operand.shape { return refs[0] }
    if !operand.isFailed { report(.mismatch(subject, .flag, operand)) }
    return nil
  }

  /// An angle in degrees; where `allowingNumber`, a plain number counts as radians.
  func angleOrRadians(_ operand: Operand, _ subject: String) -> (ref: Ref, isDegrees: Bool)? {
    if operand.isZero, let refs = operand.refs(.number) { return (refs[0], true) }
    if let refs = operand.refs(.angle) { return (refs[0], true) }
    if let refs = operand.refs(.number) { return (refs[0], false) }
    if !operand.isFailed { report(.mismatch(subject, .angle, operand)) }
    return nil
  }

  /// A point, or nil with a report; a number stands for both components.
  func point(_ operand: Operand, _ subject: String) -> [Ref]? {
    guard let coerced = coerced(operand, to: .point, subject) else { return nil }
    return coerced.refs(.point)
  }

  /// A colour, or nil with a report.
  func color(_ operand: Operand, _ subject: String) -> [Ref]? {
    if let refs = operand.refs(.color) { return refs }
    if !operand.isFailed { report(.mismatch(subject, .color, operand)) }
    return nil
  }

  /// The value as it stands where a value of a type is wanted, unchanged if nothing fits.
  func widened(_ operand: Operand, to type: ValueType, z: Double = 0) -> Operand {
    var result = operand
    guard case .numbers(let own, let refs) = operand.shape, own != type else { return operand }
    switch (own, type) {
    case (.number, .angle) where operand.isZero, (.number, .time) where operand.isZero:
      result.shape = .numbers(type, refs)
    case (.angle, .number) where operand.isZero, (.time, .number) where operand.isZero:
      result.shape = .numbers(type, refs)
    case (.number, .point): result.shape = .numbers(.point, [refs[0], refs[0]])
    case (.number, .point3): result.shape = .numbers(.point3, [refs[0], refs[0], refs[0]])
    case (.point, .point3): result.shape = .numbers(.point3, refs + [graph.constant(z)])
    case (.number, .insets): result.shape = .numbers(.insets, Array(repeating: refs[0], count: 4))
    default: break
    }
    return result
  }

  /// The value as one of a type, or nil with a report; `subject` is what it is for.
  func coerced(
    _ operand: Operand,
    to type: ValueType,
    _ subject: String,
    z: Double = 0
  ) -> Operand? {
    if operand.isFailed { return nil }
    let result = widened(operand, to: type, z: z)
    if let own = result.type, own == type { return result }
    if case .list(let wanted) = type, case .list(let list) = operand.shape,
      case .literal(let elements, _, _) = list, elements.isEmpty
    {
      var empty = operand
      empty.shape = .list(.literal([], wanted))
      return empty
    }
    report(.mismatch(subject, type, operand))
    return nil
  }
}
