internal import CVLNumerics
package import CVLSyntax

// A formula after checking is a graph of scalar operations: a point is two results, a colour four.
// Equal operations on equal operands are one node, so that what a script says twice is computed
// once, and a formula that is the same for all items is seen to be so. Nodes stand in an order in
// which operands come first; that order is the program.

/// One scalar (or text) result of a node.
package struct Ref: Hashable, Sendable {
  /// The node's index in its graph.
  package let node: Int32
  /// Which of its results.
  package let output: Int32
}

/// What a result can differ by; each level includes those before it.
package enum Variance: UInt8, Comparable, Sendable {
  /// Never.
  case constant
  /// From pass to pass: with the bounds, the parameters, the clock.
  case pass
  /// From section to section.
  case section
  /// From item to item.
  case item

  package static func < (a: Variance, b: Variance) -> Bool { a.rawValue < b.rawValue }
}

/// Which parameter table a slot belongs to.
package enum ParameterTable: UInt8, Hashable, Sendable {
  /// The parameters at the top of the script.
  case script
  /// The parameters of the layout and its bases.
  case layout
}

/// A value that comes from outside the formula.
package enum Input: Hashable, Sendable {
  case width
  case height
  /// The width of `bounds`: the same number, but it does not make the content as wide as the bounds.
  case visibleWidth
  case visibleHeight
  case offsetX
  case offsetY
  case time
  case sections
  case total
  /// The index of the section.
  case section
  /// The items of the section.
  case count
  /// The index of the item in its section, or the running number of a decoration.
  case index
  /// The index of the item over all sections.
  case ordinal
  /// A component of what the native base gives.
  case base(Int)
  /// A component of what a level of the layout gave for the item before.
  case previous(level: Int, Int)
  /// A component of a parameter that has been set.
  case parameter(ParameterTable, slot: Int, Int)
  /// 1 where a parameter has been set, else 0.
  case parameterIsSet(ParameterTable, slot: Int)
  /// The place of an element among those that a rule serves, and how many they are.
  case rank
  case ranks
  /// The item's index before and after a change, or -1.
  case oldIndex
  case newIndex
  /// A component of a field of the item's row.
  case data(field: Int, Int)

  /// What it differs by.
  var variance: Variance {
    switch self {
    case .width, .height, .visibleWidth, .visibleHeight, .offsetX, .offsetY, .time, .sections,
      .total,
      .parameter, .parameterIsSet:
      .pass
    case .section, .count: .section
    case .index, .ordinal, .base, .previous, .data, .rank, .ranks, .oldIndex, .newIndex: .item
    }
  }
}

/// What is asked of a column of data.
package enum ColumnQuestion: UInt8, Hashable, Sendable {
  case count
  case sum
  case minimum
  case maximum
  case mean
  /// The element with an index, which wraps around.
  case element
  /// The sum of the first k.
  case sumTo
}

/// What a node does.
package enum Op: Hashable, Sendable {
  /// A number, by its bits.
  case constant(UInt64)
  /// A number from outside.
  case input(Input)
  /// A numeric operation.
  case apply(Primitive)
  /// Picks one of the operands behind the first by the first, floored and wrapped around.
  case gather
  /// A text of the graph's table.
  case text(Int)
  /// A text from outside.
  case textInput(Input)
  /// Prints a value of a kind from its components.
  case print(PrintForm)
  /// Prints the whole numbers from the first operand, as many as the second.
  case printRange
  /// Prints a list held by a parameter.
  case printList(ParameterTable, slot: Int)
  /// Joins texts.
  case join
  /// c ? a : b for texts.
  case textSelect
  /// Picks one text, as `gather`.
  case textGather
  /// Compares two texts by code point: -1, 0, 1.
  case textCompare
  /// The characters of a text.
  case textCount
  /// A question about a column; the component of its elements, where they have several.
  case column(field: Int, ColumnQuestion, Int)
  /// An element of a text column.
  case textColumn(field: Int)
  /// A question about a list held by a parameter; the component of its elements.
  case list(ParameterTable, slot: Int, ColumnQuestion, Int)
  /// A text of a list held by a parameter.
  case textListElement(ParameterTable, slot: Int)
  /// A question about the scene.
  case scene(SceneQuestion)
  /// A question about the scene that is answered by a text.
  case textScene(SceneQuestion)

  /// Whether its results are texts.
  var isText: Bool {
    switch self {
    case .text, .textInput, .print, .printRange, .printList, .join, .textSelect, .textGather,
      .textColumn, .textListElement,
      .textScene:
      true
    default: false
    }
  }

  /// How many results it has.
  var outputs: Int {
    if case .apply(let primitive) = self { return primitive.outputs }
    return 1
  }

  /// What it differs by on its own account.
  var variance: Variance {
    switch self {
    case .input(let input), .textInput(let input): input.variance
    case .column, .textColumn: .section
    case .list, .textListElement, .printList, .scene, .textScene: .pass
    default: .constant
    }
  }
}

/// An operation on results of earlier nodes.
package struct Node: Sendable {
  /// What it does.
  package var op: Op
  /// Its operands.
  package var operands: [Ref]
  /// What its results differ by.
  package var variance: Variance
  /// Where it first stood in the source.
  package var range: SourceRange
}

/// All operations of one formula, or of all formulas of one kind of element.
package final class Graph {
  /// The nodes; operands come before what uses them.
  package private(set) var nodes: [Node] = []
  /// The texts of `.text` nodes.
  package private(set) var texts: [String] = []
  /// Whether more nodes were asked for than the limit allows; the graph is useless then.
  package private(set) var overflowed = false
  private var known: [Key: Int32] = [:]
  private let limit: Int
  /// The most elements of a list that is written out.
  package let listLimit: Int
  /// The most UTF-8 bytes of a text.
  package let textLimit: Int

  private struct Key: Hashable {
    var op: Op
    var operands: [Ref]
  }

  /// Makes an empty graph.
  package init(limits: Limits) {
    limit = limits.formulaSize
    listLimit = limits.listLength
    textLimit = limits.textBytes
  }

  /// The node's first result.
  package func add(_ op: Op, _ operands: [Ref], at range: SourceRange) -> Ref {
    Ref(node: addNode(op, operands, at: range), output: 0)
  }

  /// All results of the node.
  package func addAll(_ op: Op, _ operands: [Ref], at range: SourceRange) -> [Ref] {
    let node = addNode(op, operands, at: range)
    return (0..<op.outputs).map { Ref(node: node, output: Int32($0)) }
  }

  /// A number.
  package func constant(_ value: Double) -> Ref {
    Ref(node: addNode(.constant(value.bitPattern), [], at: .none), output: 0)
  }

  /// A text.
  package func text(_ value: String) -> Ref {
    texts.append(value)
    return Ref(node: addNode(.text(texts.count - 1), [], at: .none), output: 0)
  }

  /// The number that a result always is, or nil.
  package func constantValue(_ ref: Ref) -> Double? {
    if case .constant(let bits) = nodes[Int(ref.node)].op { return Double(bitPattern: bits) }
    return nil
  }

  /// What a result differs by.
  package func variance(_ ref: Ref) -> Variance { nodes[Int(ref.node)].variance }

  private func addNode(_ op: Op, _ operands: [Ref], at range: SourceRange) -> Int32 {
    if case .apply(let primitive) = op, let folded = fold(primitive, operands) { return folded }
    let key = Key(op: op, operands: operands)
    if let node = known[key] { return node }
    if nodes.count >= limit {
      overflowed = true
      if !nodes.isEmpty { return 0 }
    }
    var variance = op.variance
    for operand in operands { variance = max(variance, nodes[Int(operand.node)].variance) }
    let node = Int32(nodes.count)
    nodes.append(Node(op: op, operands: operands, variance: variance, range: range))
    known[key] = node
    return node
  }

  /// A node that an operation on constants, or a choice whose condition is known, comes down to.
  ///
  /// Results that are not finite stay operations, so that their cause can be told when they matter.
  private func fold(_ primitive: Primitive, _ operands: [Ref]) -> Int32? {
    guard primitive.outputs == 1 else { return nil }
    switch primitive {
    case .select:
      if let condition = constantValue(operands[0]), condition == condition {
        let chosen = operands[condition != 0 ? 1 : 2]
        return chosen.output == 0 ? chosen.node : nil
      }
      if operands[1] == operands[2], operands[1].output == 0,
        case .constant = nodes[Int(operands[1].node)].op
      {
        return nil
      }
    case .and, .or:
      if let left = constantValue(operands[0]), left == left {
        let decides = primitive == .and ? left == 0 : left != 0
        let chosen = operands[decides ? 0 : 1]
        return chosen.output == 0 ? chosen.node : nil
      }
    default: break
    }
    var values: [Double] = []
    for operand in operands {
      guard let value = constantValue(operand) else { return nil }
      values.append(value)
    }
    let result = primitive.evaluate(values)
    return result.isFinite ? constant(result).node : nil
  }
}
