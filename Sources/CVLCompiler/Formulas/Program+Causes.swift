internal import CVLEngine
internal import CVLNumerics
package import CVLSyntax

/// Why a result is not a finite number or a text.
package struct Cause {
  /// What happened, as part of a sentence: "division by zero".
  package var message: String
  /// The place of the operation.
  package var range: SourceRange
  /// The code of a failure that has one of its own.
  package var code: Int?
  /// What would help.
  package var help: String?
}

extension Program {
  /// Why a result has no usable value in a lane, read from what the last run left in the frame.
  ///
  /// The walk goes from the result to the operand that spoilt it, by the branch that was chosen
  /// only, until an operation is found whose operands are fine.
  package func cause(of ref: Ref, lane: Int, in frame: Frame) -> Cause {
    var ref = ref
    while true {
      let node = graph.nodes[Int(ref.node)]
      guard let spoilt = spoiltOperand(node, lane, frame) else {
        return ownCause(node, lane, frame)
      }
      ref = spoilt
    }
  }

  private func isSpoilt(_ ref: Ref, _ lane: Int, _ frame: Frame) -> Bool {
    if graph.nodes[Int(ref.node)].op.isText { return texts(ref, frame)[lane] == nil }
    return !lanes(ref, frame)[lane].isFinite
  }

  private func spoiltOperand(_ node: Node, _ lane: Int, _ frame: Frame) -> Ref? {
    let operands = node.operands
    switch node.op {
    case .apply(.select), .textSelect:
      if isSpoilt(operands[0], lane, frame) { return operands[0] }
      let chosen = operands[lanes(operands[0], frame)[lane] != 0 ? 1 : 2]
      return isSpoilt(chosen, lane, frame) ? chosen : nil
    case .gather, .textGather:
      if isSpoilt(operands[0], lane, frame) { return operands[0] }
      let at = wrappedIndex(lanes(operands[0], frame)[lane], operands.count - 1)
      return at.flatMap { isSpoilt(operands[$0 + 1], lane, frame) ? operands[$0 + 1] : nil }
    default:
      return operands.first { isSpoilt($0, lane, frame) }
    }
  }

  private func ownCause(_ node: Node, _ lane: Int, _ frame: Frame) -> Cause {
    func operand(_ k: Int) -> Double {
      let ref = node.operands[k]
      return graph.nodes[Int(ref.node)].op.isText ? .nan : lanes(ref, frame)[lane]
    }
    var cause = Cause(message: "the result is too large for a number", range: node.range)
    switch node.op {
    case .apply(let primitive):
      if let message = primitive.cause(node.operands.indices.map(operand)) {
        cause.message = message
      }
    case .join:
      cause.message = "the text would be longer than \(graph.textLimit) bytes"
      cause.code = 617
    case .printRange: cause.message = "the list is too long to be written out"
    case .gather, .textGather, .list, .textListElement: cause.message = "the list is empty"
    case .column(_, let question, _):
      if let failure = frame.environment.rows?.failure { return Cause(failure) }
      switch question {
      case .minimum, .maximum, .mean, .element: cause.message = "the column is empty"
      default: break
      }
    case .textColumn:
      if let failure = frame.environment.rows?.failure { return Cause(failure) }
      cause.message = "the column is empty"
    case .input(.data), .textInput(.data):
      if let failure = frame.environment.rows?.failure { return Cause(failure) }
      cause.message = "the items have no data"
    case .scene(let question), .textScene(let question):
      if let scene = frame.environment.scene,
        case .failure(let failure) = scene.answer(question, node.operands.indices.map(operand))
      {
        var own = Cause(failure)
        if failure.range == .none { own.range = node.range }
        return own
      }
    default: break
    }
    return cause
  }
}

extension Cause {
  /// A failure that happened elsewhere as the cause of this one.
  init(_ failure: RuntimeFailure) {
    self.init(
      message: failure.message,
      range: failure.range,
      code: failure.code,
      help: failure.help
    )
  }
}

extension Primitive {
  /// Why the operation has no finite result for finite operands, or nil for an overflow.
  func cause(_ v: [Double]) -> String? {
    switch self {
    case .divide: return v[1] == 0 ? "division by zero" : nil
    case .modulo: return v[1] == 0 ? "division by zero (a remainder)" : nil
    case .squareRoot: return "the square root of a negative number, \(shortestText(v[0]))"
    case .logarithm, .logarithm2, .logarithm10:
      return v[0] == 0
        ? "the logarithm of zero" : "the logarithm of a negative number, \(shortestText(v[0]))"
    case .power:
      if v[0] == 0 { return "division by zero (a negative power of zero)" }
      return v[0] < 0 && v[1] != v[1].rounded(.down)
        ? "a fractional power of a negative number, \(shortestText(v[0]))" : nil
    case .arcSineDegrees, .arcCosineDegrees:
      return "an arc sine or cosine of \(shortestText(v[0])), which is not from -1 to 1"
    case .whole: return "a whole number was expected, not \(shortestText(v[0]))"
    case .unit: return "a colour's components go from 0 to 1, not \(shortestText(v[0]))"
    case .hsl:
      let wrong = v[1] >= 0 && v[1] <= 1 ? v[2] : v[1]
      return "saturation and lightness go from 0 to 1, not \(shortestText(wrong))"
    case .present: return "the attribute has no value here"
    case .rangeElement, .ofNonEmpty: return "the list is empty"
    default: return nil
    }
  }
}
