internal import CVLEngine
internal import CVLSyntax

// The kinds of number: number, angle and time neither add nor compare with each other; products and
// quotients keep the kind of what is scaled. Points go component by component.

extension Lowering {
  func arithmetic(
    _ op: Operator,
    _ a: Operand,
    _ b: Operand,
    _ range: SourceRange,
    _ opRange: SourceRange
  ) -> Operand {
    if op == .times, case .transform(let left) = a.shape, case .transform(let right) = b.shape {
      return Operand(.transform(product(left, right, range)), range)
    }
    guard case .numbers(let left, let leftRefs) = a.shape,
      case .numbers(let right, let rightRefs) = b.shape
    else {
      report(.operatorMismatch(op, a, b, range))
      return .failed(range)
    }
    guard let type = resultType(op, a, left, b, right) else {
      report(.operatorMismatch(op, a, b, range))
      return .failed(range)
    }
    guard let primitive = op.primitive else { return .failed(range) }
    // A single number beside a point meets each component.
    let width = max(leftRefs.count, rightRefs.count)
    let refs = (0..<width).map { k in
      apply(
        primitive,
        [leftRefs[min(k, leftRefs.count - 1)], rightRefs[min(k, rightRefs.count - 1)]],
        range
      )
    }
    return Operand(.numbers(type, refs), range)
  }

  /// The type of a result, or nil where the operator has no meaning.
  private func resultType(
    _ op: Operator,
    _ a: Operand,
    _ left: ValueType,
    _ b: Operand,
    _ right: ValueType
  ) -> ValueType? {
    switch op {
    case .plus, .minus, .modulo:
      if left == right { return left.isKind || left == .point || left == .point3 ? left : nil }
      if a.isZero, right.isKind { return right }
      if b.isZero, left.isKind { return left }
      return nil
    case .times:
      if left == .number, right.isKind || right == .point || right == .point3 { return right }
      if right == .number, left.isKind || left == .point || left == .point3 { return left }
      if left == right, left == .point || left == .point3 { return left }
      return nil
    case .divided:
      if left.isKind, left == right { return .number }
      if right == .number, left.isKind || left == .point || left == .point3 { return left }
      if left == .number, right == .point || right == .point3 { return right }
      if left == right, left == .point || left == .point3 { return left }
      return nil
    case .power: return left == .number && right == .number ? .number : nil
    default: return nil
    }
  }

  // MARK: Comparing

  /// `<` and its like: numbers, angles, times.
  func order(_ op: Operator, _ a: Operand, _ b: Operand, _ range: SourceRange) -> Operand {
    let left = widened(a, to: b.type ?? .number)
    let right = widened(b, to: left.type ?? .number)
    guard case .numbers(let type, let x) = left.shape,
      case .numbers(let other, let y) = right.shape,
      type == other, type.isKind
    else {
      report(.operatorMismatch(op, a, b, range))
      return .failed(range)
    }
    switch op {
    case .less: return .flag(apply(.less, [x[0], y[0]], range), range)
    case .lessOrEqual: return .flag(apply(.lessOrEqual, [x[0], y[0]], range), range)
    case .greater: return .flag(apply(.less, [y[0], x[0]], range), range)
    default: return .flag(apply(.lessOrEqual, [y[0], x[0]], range), range)
    }
  }

  /// How near two numbers must be to count as equal.
  enum Tolerance {
    /// 1e-9, relative above 1.
    case relative
    /// An absolute distance.
    case absolute(Ref)
  }

  /// `==` and `!=`; exact without a tolerance.
  func equality(
    _ a: Operand,
    _ b: Operand,
    negated: Bool,
    tolerance: Tolerance?,
    _ range: SourceRange
  ) -> Operand {
    guard let equal = equal(a, b, tolerance, range) else {
      report(.operatorMismatch(negated ? .notEqual : .equal, a, b, range))
      return .failed(range)
    }
    return .flag(negated ? apply(.not, [equal], range) : equal, range)
  }

  private func equal(
    _ a: Operand,
    _ b: Operand,
    _ tolerance: Tolerance?,
    _ range: SourceRange
  ) -> Ref? {
    switch (a.shape, b.shape) {
    case (.text(let x), .text(let y)):
      let order = graph.add(.textCompare, [x, y], at: range)
      return apply(.equal, [order, graph.constant(0)], range)
    case (.word(let words, let x), .word(let others, let y)):
      return words == others ? apply(.equal, [x, y], range) : nil
    case (.transform(let x), .transform(let y)):
      return allEqual(matrix(x, range), matrix(y, range), tolerance, range)
    case (.list(.literal(let x, _, _)), .list(.literal(let y, _, _))):
      if x.count != y.count { return graph.constant(0) }
      var result = graph.constant(1)
      for (left, right) in zip(x, y) {
        guard let same = equal(left, right, tolerance, range) else { return nil }
        result = apply(.and, [result, same], range)
      }
      return result
    default: break
    }
    guard case .numbers(let type, var x) = a.shape, case .numbers(let other, var y) = b.shape else {
      return nil
    }
    if type != other {
      // A point beside a point3 leaves z out; a number stands for all components.
      if type == .point3, other == .point || other == .number {
        x = other == .point ? Array(x.prefix(2)) : x
      }
      if other == .point3, type == .point { y = Array(y.prefix(2)) }
      let isSpread = type == .number || other == .number
      let isPlain =
        isSpread
        ? [type, other].contains { $0 == .point || $0 == .point3 || $0 == .insets } : false
      let isZero = (a.isZero && other.isKind) || (b.isZero && type.isKind)
      let isPoints = [type, other].allSatisfy { $0 == .point || $0 == .point3 }
      guard isPlain || isZero || isPoints else { return nil }
    }
    return allEqual(x, y, tolerance, range)
  }

  private func allEqual(
    _ x: [Ref],
    _ y: [Ref],
    _ tolerance: Tolerance?,
    _ range: SourceRange
  ) -> Ref {
    var result: Ref?
    for k in 0..<max(x.count, y.count) {
      let pair = [x[min(k, x.count - 1)], y[min(k, y.count - 1)]]
      let same: Ref
      switch tolerance {
      case nil: same = apply(.equal, pair, range)
      case .relative: same = apply(.nearlyEqual, pair + [graph.constant(1e-9)], range)
      case .absolute(let limit): same = apply(.within, pair + [limit], range)
      }
      result = result.map { apply(.and, [$0, same], range) } ?? same
    }
    return result ?? graph.constant(1)
  }

  // MARK: Transforms

  /// The product of two transforms, the right one acting first.
  private func product(
    _ a: TransformShape,
    _ b: TransformShape,
    _ range: SourceRange
  ) -> TransformShape {
    // Translation, rotation, scale, in this order, are what the parts mean: they stay parts, so that
    // two turns stay two turns.
    if case .parts(let left, let stage) = a, case .parts(let right, let next) = b,
      firstStage(right) > stage || isIdentity(left)
    {
      if isIdentity(left) { return .parts(right, stage: next) }
      let merged = (0..<9).map { k in k / 3 + 1 > stage ? right[k] : left[k] }
      return .parts(merged, stage: next)
    }
    return .matrix(
      graph.addAll(.apply(.matrixProduct), matrix(a, range) + matrix(b, range), at: range)
    )
  }

  /// The first part that a transform changes.
  private func firstStage(_ parts: [Ref]) -> Int {
    for stage in 1...3 where !isNeutral(parts, stage) { return stage }
    return 4
  }

  private func isIdentity(_ parts: [Ref]) -> Bool { firstStage(parts) == 4 }

  private func isNeutral(_ parts: [Ref], _ stage: Int) -> Bool {
    parts[(stage - 1) * 3..<stage * 3].allSatisfy {
      graph.constantValue($0) == (stage == 3 ? 1 : 0)
    }
  }

  /// The sixteen entries of a transform.
  func matrix(_ transform: TransformShape, _ range: SourceRange) -> [Ref] {
    switch transform {
    case .matrix(let refs): refs
    case .parts(let refs, _): graph.addAll(.apply(.matrixOfParts), refs, at: range)
    }
  }
}

extension Operator {
  /// The operation on numbers.
  fileprivate var primitive: Primitive? {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .divided: .divide
    case .modulo: .modulo
    case .power: .power
    default: nil
    }
  }
}
