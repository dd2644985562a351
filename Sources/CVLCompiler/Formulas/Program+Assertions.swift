package import CVLEngine
internal import CVLSyntax

/// An assertion that does not hold in a lane.
package struct Violation {
  package var assertion: Assertion
  package var ref: Ref
  package var lane: Int
}

extension Program {
  /// The first lane in which an assertion does not hold, and there the first assertion.
  package func violation(of assertions: [Assertion], count: Int, in frame: Frame) -> Violation? {
    var found: Violation?
    for assertion in assertions {
      let end = found?.lane ?? count
      for ref in assertion.refs {
        guard let lane = violatedLane(assertion, ref, found?.lane ?? end, frame) else { continue }
        found = Violation(assertion: assertion, ref: ref, lane: lane)
      }
    }
    return found
  }

  private func violatedLane(
    _ assertion: Assertion,
    _ ref: Ref,
    _ end: Int,
    _ frame: Frame
  ) -> Int? {
    let mask = assertion.mask.map { lanes($0, frame) }
    if graph.nodes[Int(ref.node)].op.isText {
      let texts = texts(ref, frame)
      return (0..<end).first { texts[$0] == nil && (mask == nil || mask?[$0] == 1) }
    }
    let values = lanes(ref, frame)
    for k in 0..<end {
      let value = values[k]
      let holds =
        switch assertion.demand {
        case .finite: value - value == 0
        case .notNegative: value >= 0 && value - value == 0
        case .holds: value == 1
        }
      // A branch whose condition is not known is reported with the condition itself.
      if !holds, mask == nil || mask?[k] == 1 { return k }
    }
    return nil
  }

  /// The failure that a violation is.
  package func failure(_ found: Violation, in frame: Frame, at key: ElementKey?) -> RuntimeFailure {
    let assertion = found.assertion
    let isText = graph.nodes[Int(found.ref.node)].op.isText
    let value = isText ? Double.nan : lanes(found.ref, frame)[found.lane]
    if value.isFinite {
      if assertion.demand == .holds { return .outside(assertion.subject, assertion.range, at: key) }
      return .negative(assertion.subject, value, assertion.range, at: key)
    }
    let cause = cause(of: found.ref, lane: found.lane, in: frame)
    return .notFinite(assertion.subject, assertion.range, cause, at: key)
  }
}
