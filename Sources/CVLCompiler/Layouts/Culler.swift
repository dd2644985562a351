internal import CVLEngine
internal import CVLNumerics
internal import CVLSyntax

/// Bounds on where runs of items are, from bounds on their indices.
///
/// The formulas are gone through once more with intervals for numbers: "items 1000 to 1999" in, a
/// rectangle out. A run that misses a rectangle is left out without computing any of its items.
final class Culler {
  /// A place that is a fixed point and something polar: its distance from the point is bounded even
  /// where x and y each span a whole ring.
  private struct Ring {
    var radius: Ref
    var x: Ref
    var y: Ref
  }

  private let program: Program
  private let geometry: [Ref]
  private let steps: [Int32]
  private let ring: Ring?
  private var values: [Interval]

  /// Makes a culler for the formulas of cells; nil where no bounds can be told.
  init?(_ element: ElementPlan) {
    guard let program = element.program, element.previous.isEmpty else { return nil }
    self.program = program
    let geometry = element.state.geometry
    self.geometry = geometry
    let graph = program.graph
    var needed = Array(repeating: false, count: graph.nodes.count)
    for ref in geometry { needed[Int(ref.node)] = true }
    for at in graph.nodes.indices.reversed() where needed[at] && graph.nodes[at].variance == .item {
      for operand in graph.nodes[at].operands { needed[Int(operand.node)] = true }
      switch graph.nodes[at].op {
      case .input(.index), .input(.ordinal), .apply, .gather: break
      default: return nil
      }
    }
    // Where a transform is anything but plain turning, scaling and shifting, nothing is told.
    let zeros = Array(AttributeTable.skew...AttributeTable.perspective)
    if zeros.contains(where: { graph.constantValue(geometry[$0]) != 0 }) { return nil }
    steps = graph.nodes.indices.filter { needed[$0] }.map { Int32($0) }
    values = Array(repeating: .all, count: graph.nodes.count * 2)
    ring = Culler.ring(graph, geometry)
    // Nodes with more than two results have no bounds; their places in `values` are not used.
  }

  /// The radius of `center = fixed + polar(…)`.
  private static func ring(_ graph: Graph, _ geometry: [Ref]) -> Ring? {
    func parts(_ ref: Ref, _ output: Int32) -> (polar: Int32, fixed: Ref)? {
      let node = graph.nodes[Int(ref.node)]
      guard case .apply(.add) = node.op else { return nil }
      for (a, b) in [(0, 1), (1, 0)] {
        let operand = node.operands[a]
        if case .apply(let primitive) = graph.nodes[Int(operand.node)].op,
          primitive == .polarDegrees || primitive == .polarRadians, operand.output == output,
          graph.variance(node.operands[b]) != .item
        {
          return (operand.node, node.operands[b])
        }
      }
      return nil
    }
    guard let x = parts(geometry[0], 0), let y = parts(geometry[1], 1), x.polar == y.polar else {
      return nil
    }
    return Ring(radius: graph.nodes[Int(x.polar)].operands[0], x: x.fixed, y: y.fixed)
  }

  private func value(_ ref: Ref) -> Interval { values[Int(ref.node) * 2 + Int(ref.output)] }

  /// Goes through the formulas for the items `first ... last` of the frame's section.
  func bound(_ first: Int, _ last: Int, _ frame: Frame) {
    let graph = program.graph
    for step in steps {
      let at = Int(step)
      let node = graph.nodes[at]
      let place = at * 2
      if node.variance != .item {
        for output in 0..<min(2, node.op.outputs) {
          let x = program.lanes(Ref(node: step, output: Int32(output)), frame)[0]
          values[place + output] = x.isFinite ? .point(x) : .all
        }
        continue
      }
      switch node.op {
      case .input(.index): values[place] = Interval(Double(first), Double(last), isWhole: true)
      case .input(.ordinal):
        let start = Double(frame.environment.counts.ordinal(ofSection: frame.section))
        values[place] = Interval(
          start + Double(first),
          start + Double(last),
          isWhole: true
        )
      case .apply(let primitive):
        let results = primitive.bounds(node.operands.map { value($0) })
        for (output, result) in results.prefix(2).enumerated() { values[place + output] = result }
      case .gather:
        var result: Interval?
        for operand in node.operands.dropFirst() {
          result = result?.union(value(operand)) ?? value(operand)
        }
        values[place] = result ?? .all
      default: values[place] = .all
      }
    }
  }

  /// Whether the items of the last `bound` lie outside of a rectangle for certain.
  func misses(_ rect: Rect) -> Bool {
    let margin = self.margin
    let x = value(geometry[0])
    let y = value(geometry[1])
    let slack = 1e-6 + 1e-9 * max(x.reach, y.reach, margin.x, margin.y)
    guard margin.x.isFinite, margin.y.isFinite else { return false }
    if x.high + margin.x + slack < rect.minX || x.low - margin.x - slack > rect.maxX { return true }
    if y.high + margin.y + slack < rect.minY || y.low - margin.y - slack > rect.maxY { return true }
    guard let ring else { return false }
    let radius = value(ring.radius)
    let cx = value(ring.x).low
    let cy = value(ring.y).low
    let reach = Elementary.hypot(margin.x, margin.y) + slack
    let nearX = max(rect.minX - cx, cx - rect.maxX, 0)
    let nearY = max(rect.minY - cy, cy - rect.maxY, 0)
    let farX = max((rect.minX - cx).magnitude, (rect.maxX - cx).magnitude)
    let farY = max((rect.minY - cy).magnitude, (rect.maxY - cy).magnitude)
    return radius.reach + reach < Elementary.hypot(nearX, nearY)
      || radius.least - reach > Elementary.hypot(farX, farY)
  }

  /// How far a transformed box can reach from its centre.
  private var margin: Point {
    let size = Point(value(geometry[2]).reach, value(geometry[3]).reach)
    let translation = [4, 5].map { value(geometry[$0]).reach }
    let rotates = (7...9).contains { value(geometry[$0]) != .point(0) }
    let scale = max(1, value(geometry[10]).reach, value(geometry[11]).reach)
    if !rotates, scale == 1, translation == [0, 0] { return Point(size.x / 2, size.y / 2) }
    // The corners turn about the pivot, which need not be the centre.
    let pivot = [17, 18].map { (value(geometry[$0]) - .point(0.5)).reach }
    let arm = Elementary.hypot(size.x * (0.5 + pivot[0]), size.y * (0.5 + pivot[1])) * scale
    return Point(
      size.x * pivot[0] + arm + translation[0],
      size.y * pivot[1] + arm + translation[1]
    )
  }

  /// The greatest maxX (axis 0) or maxY (axis 1) that an untransformed box can have.
  func greatest(_ axis: Int) -> Double {
    let end = value(geometry[axis]) + value(geometry[2 + axis]) / .point(2)
    return end.high
  }
}
