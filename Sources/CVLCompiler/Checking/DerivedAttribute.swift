package import CVLEngine
internal import CVLSyntax

/// An attribute that is another way to say stored ones: read and written through the graph.
package struct DerivedAttribute: Sendable {
  /// Its name.
  package var name: StaticString
  /// Its type.
  package var type: ValueType
  /// One line on what it is.
  package var summary: StaticString
  /// Whether a component can be assigned alone.
  var hasParts: Bool
  /// Its value.
  var read: @Sendable (Lowering, AttributeState, SourceRange) -> Operand
  /// Assigns components, or a transform.
  var write: @Sendable (Lowering, inout AttributeState, Operand, SourceRange) -> Void

  /// All of them.
  package static let all: [DerivedAttribute] = [origin, frame, transform]

  static func named(_ symbol: Symbol, _ checker: Checker) -> DerivedAttribute? {
    checker.derivedAttributes[symbol]
  }

  private static let origin = DerivedAttribute(
    name: "origin",
    type: .point,
    summary: "The upper left corner of the untransformed box.",
    hasParts: true,
    read: { lowering, state, range in
      let half = lowering.half(state.size, range)
      let refs = zip(state.center, half).map { lowering.apply(.subtract, [$0, $1], range) }
      return Operand(.numbers(.point, refs), range)
    },
    write: { lowering, state, value, range in
      guard let origin = value.refs(.point) else { return }
      let half = lowering.half(state.size, range)
      state.center = zip(origin, half).map { lowering.apply(.add, [$0, $1], range) }
      state.keepsOrigin = lowering.graph.constant(1)
    }
  )

  private static let frame = DerivedAttribute(
    name: "frame",
    type: .rect,
    summary: "Read, the box around the transformed element; written, its centre and size.",
    hasParts: false,
    read: { lowering, state, range in
      Operand(.numbers(.rect, lowering.frame(of: state, range)), range)
    },
    write: { lowering, state, value, range in
      guard let frame = value.refs(.rect) else { return }
      state.size = Array(frame[2...])
      let half = lowering.half(state.size, range)
      state.center = (0..<2).map { lowering.apply(.add, [frame[$0], half[$0]], range) }
      state.keepsOrigin = lowering.graph.constant(1)
    }
  )

  private static let transform = DerivedAttribute(
    name: "transform",
    type: .transform,
    summary:
      "All parts at once: translated(…) * rotated(…) * scaled(…), the right one acting first.",
    hasParts: false,
    read: { lowering, state, range in
      let refs = lowering.graph.addAll(
        .apply(.matrixOfAttributes),
        state.geometry,
        at: range
      )
      return Operand(.transform(.matrix(refs)), range)
    },
    write: { lowering, state, value, range in
      guard case .transform(let transform) = value.shape else { return }
      switch transform {
      case .parts(let parts, _):
        state.numbers.replaceSubrange(AttributeTable.translation..<AttributeTable.skew, with: parts)
        for k in AttributeTable.skew..<AttributeTable.pivot {
          state.numbers[k] = lowering.graph.constant(0)
        }
      case .matrix(let entries):
        let parts = lowering.graph.addAll(.apply(.partsOfMatrix), entries, at: range)
        state.numbers.replaceSubrange(
          AttributeTable.translation..<AttributeTable.pivot,
          with: parts
        )
      }
    }
  )
}

extension AttributeState {
  var center: [Ref] {
    get { Array(numbers[AttributeTable.center..<AttributeTable.center + 2]) }
    set {
      numbers.replaceSubrange(AttributeTable.center..<AttributeTable.center + 2, with: newValue)
    }
  }

  var size: [Ref] {
    get { Array(numbers[AttributeTable.size..<AttributeTable.size + 2]) }
    set { numbers.replaceSubrange(AttributeTable.size..<AttributeTable.size + 2, with: newValue) }
  }
}

extension Lowering {
  func half(_ refs: [Ref], _ range: SourceRange) -> [Ref] {
    refs.map { apply(.divide, [$0, graph.constant(2)], range) }
  }

  /// x, y, width, height of the transformed box; plain arithmetic where nothing is transformed.
  func frame(of state: AttributeState, _ range: SourceRange) -> [Ref] {
    let identity: [Double] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]
    let isPlain = zip(AttributeTable.translation..<AttributeTable.pivot, identity).allSatisfy {
      graph.constantValue(state.numbers[$0]) == $1
    }
    guard isPlain else {
      return graph.addAll(.apply(.transformedFrame), state.geometry, at: range)
    }
    let half = half(state.size, range)
    return zip(state.center, half).map { apply(.subtract, [$0, $1], range) } + state.size
  }

  /// `prev`: what this level of the layout gave for the item before.
  func previous(_ range: SourceRange) -> Operand {
    guard state != nil else {
      report(.previousOutsideBlock(range))
      return .failed(range)
    }
    if let known = previousStates[level] { return Operand(.element(known), range) }
    var before = AttributeState(checker.attributes, graph)
    before.numbers = before.numbers.indices.map { k in
      // A text is not handed on.
      k == AttributeTable.label ? graph.constant(0) : input(.previous(level: level, k), range)
    }
    previousStates[level] = before
    return Operand(.element(before), range)
  }

  /// `cell`: the item that a supplementary element goes with.
  func cell(_ range: SourceRange) -> Operand {
    guard let cellState else {
      report(.cellOutsideSupplementary(range))
      return .failed(range)
    }
    return Operand(.element(cellState), range)
  }

  /// An attribute of an element by name.
  func attribute(_ symbol: Symbol, of state: AttributeState?, _ range: SourceRange) -> Operand {
    guard let state else { return .failed(range) }
    if let derived = DerivedAttribute.named(symbol, checker) {
      return derived.read(self, state, range)
    }
    guard let stored = checker.attributes.attribute(symbol) else { return .failed(range) }
    if let presence = stored.presence {
      let isThere = state.numbers[presence]
      if graph.constantValue(isThere) == 0 {
        report(.attributeWithoutValue(stored.name, range))
        return .failed(range)
      }
    }
    if stored.isText { return Operand(.text(state.texts[stored.component]), range) }
    if symbol == checker.words.rotation {
      let parts = Array(state.numbers[stored.component..<stored.component + 3])
      var operand = Operand(.numbers(.angle, [parts[2]]), range)
      operand.rotationParts = parts
      return operand
    }
    var refs = Array(state.numbers[stored.component..<stored.component + stored.width])
    if let presence = stored.presence, graph.constantValue(state.numbers[presence]) != 1 {
      refs = refs.map { apply(.present, [$0, state.numbers[presence]], range) }
    }
    if stored.type == .transform { return Operand(.transform(.matrix(refs)), range) }
    return Operand(.numbers(stored.type, refs), range)
  }

  /// `element.name`.
  func attribute(
    _ name: NameRef,
    of state: AttributeState,
    _ range: SourceRange
  ) -> Operand {
    guard isAttribute(name.symbol) else {
      let element = Operand(.element(state), range)
      report(.unknownField(name, element, fields(element), checker))
      return .failed(range)
    }
    return attribute(name.symbol, of: state, range)
  }
}
