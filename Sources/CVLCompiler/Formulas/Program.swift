/// A graph turned into closures: steps to run once a pass, once a section, and for blocks of items.
///
/// Only what the wanted results need becomes a step. Each node keeps registers of its own, so that
/// after a run the operands of whatever failed can still be read.
package final class Program {
  /// What the program computes.
  package let graph: Graph
  private var registers: [Int]
  private var registerCount = 0
  private var textCount = 0
  private var passSteps: [Step] = []
  private var sectionSteps: [Step] = []
  private var itemSteps: [Step] = []
  private var constants: [(register: Int, value: Double)] = []
  private var constantTexts: [(register: Int, text: String)] = []
  private var inputRegisters: [Input: Int] = [:]
  private var textInputRegisters: [Input: Int] = [:]

  /// Compiles what is needed for the wanted results.
  package init(_ graph: Graph, wanted: [Ref]) {
    self.graph = graph
    registers = Array(repeating: -1, count: graph.nodes.count)
    var needed = Array(repeating: false, count: graph.nodes.count)
    for ref in wanted { needed[Int(ref.node)] = true }
    for at in graph.nodes.indices.reversed() where needed[at] {
      for operand in graph.nodes[at].operands { needed[Int(operand.node)] = true }
    }
    for at in graph.nodes.indices where needed[at] { compile(at) }
  }

  /// The lanes and texts to run the program in.
  package func makeFrame(_ environment: Environment) -> Frame {
    let frame = Frame(
      registers: registerCount,
      textRegisters: textCount,
      environment: environment
    )
    for (register, value) in constants {
      frame.lanes(register)[0] = value
      frame.spread(register)
    }
    for (register, text) in constantTexts {
      frame.texts[register] = Array(repeating: text, count: Frame.lanes)
    }
    return frame
  }

  /// Evaluates what is the same for all items.
  package func runPass(_ frame: Frame) {
    frame.section = -1
    frame.columns.removeAll()
    frame.beginTexts()
    for step in passSteps { step(frame, 1) }
  }

  /// Evaluates what is the same for the items of a section, unless that is the section of the last
  /// call.
  package func runSection(_ frame: Frame, _ section: Int) {
    if frame.section == section { return }
    frame.section = section
    frame.beginTexts()
    for step in sectionSteps { step(frame, 1) }
  }

  /// Evaluates `count` items, at most `Frame.lanes`, from `first` on.
  package func runItems(_ frame: Frame, first: Int, count: Int) {
    frame.first = first
    frame.beginTexts()
    for step in itemSteps { step(frame, count) }
  }

  /// The lanes of a wanted number.
  package func lanes(_ ref: Ref, _ frame: Frame) -> UnsafeMutablePointer<Double> {
    frame.lanes(register(ref))
  }

  /// The lanes of a wanted text.
  package func texts(_ ref: Ref, _ frame: Frame) -> [String?] { frame.texts[register(ref)] }

  /// The lanes to fill for an input that a layout provides, if the program reads it.
  package func inputLanes(_ input: Input, _ frame: Frame) -> UnsafeMutablePointer<Double>? {
    inputRegisters[input].map { frame.lanes($0) }
  }

  /// The text register to fill for an input that a layout provides, if the program reads it.
  package func textInputRegister(_ input: Input) -> Int? { textInputRegisters[input] }

  /// Whether the program reads an input.
  package func reads(_ input: Input) -> Bool { inputRegisters[input] != nil }

  /// The register of a result.
  func register(_ ref: Ref) -> Int { registers[Int(ref.node)] + Int(ref.output) }

  /// Whether a node became a step.
  func isCompiled(_ ref: Ref) -> Bool { registers[Int(ref.node)] >= 0 }

  private func compile(_ at: Int) {
    let node = graph.nodes[at]
    let isText = node.op.isText
    let out = isText ? textCount : registerCount
    registers[at] = out
    if isText { textCount += 1 } else { registerCount += node.op.outputs }
    guard let step = step(node, out) else { return }
    switch node.variance {
    case .item: itemSteps.append(step)
    case .constant, .pass, .section:
      // What does not differ is computed in the first lane and spread.
      let outputs = node.op.outputs
      let spreading: Step = { frame, _ in
        step(frame, 1)
        if isText {
          frame.spreadText(out)
        } else {
          for k in 0..<outputs { frame.spread(out + k) }
        }
      }
      if node.variance == .section {
        sectionSteps.append(spreading)
      } else {
        passSteps.append(spreading)
      }
    }
  }

  private func step(_ node: Node, _ out: Int) -> Step? {
    let operands = node.operands.map { register($0) }
    switch node.op {
    case .constant(let bits):
      constants.append((out, Double(bitPattern: bits)))
      return nil
    case .text(let index):
      constantTexts.append((out, graph.texts[index]))
      return nil
    case .input(let input):
      inputRegisters[input] = out
      return inputStep(input, out)
    case .textInput(let input):
      textInputRegisters[input] = out
      return textInputStep(input, out)
    case .apply(let primitive): return primitive.step(operands, out)
    case .gather: return gatherStep(operands, out)
    default: return outsideStep(node.op, operands, out) ?? textStep(node.op, operands, out)
    }
  }
}
