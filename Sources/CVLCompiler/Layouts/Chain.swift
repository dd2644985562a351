internal import CVLEngine
internal import CVLSyntax

/// What items that depend on the item before start from: the numbers handed on, for the first item
/// of each block of each section.
struct Chain {
  /// The numbers handed on to the first item of each block, block after block.
  var entries: [Double] = []
  /// How many numbers are handed on.
  var width = 0
  /// The first block of each section.
  var firstBlocks: [Int] = []
}

extension ScriptLayout {
  /// Goes through all items in order once and keeps what each block starts from.
  func follow(_ at: Int) throws(LayoutError) {
    let element = plan.elements[at]
    guard let program = element.program, let frame = frames[at] else { return }
    let inputs = handedOn(element, program)
    var chain = Chain(width: inputs.count)
    // Before the first item stand the defaults, with size 0 at the origin.
    var carried = inputs.map { input -> Double in
      input.component < 4 ? 0 : plan.attributes.defaults[input.component]
    }
    for section in 0..<environment.counts.sections {
      chain.firstBlocks.append(chain.width == 0 ? 0 : chain.entries.count / chain.width)
      let items = environment.counts.items(in: section)
      try account.count(items)
      program.runSection(frame, section)
      for item in 0..<items {
        if item % Frame.lanes == 0 { chain.entries += carried }
        try runOne(at, section, item, carried, inputs)
        carried = inputs.map { program.lanes($0.result, frame)[0] }
        if carried.contains(where: { !$0.isFinite }) { try check(at, section, item, 1) }
      }
    }
    chains[at] = chain
  }

  /// An input that stands for a number of the item before, and the result that it takes next.
  struct Link {
    var input: Input
    var component: Int
    var result: Ref
  }

  func handedOn(_ element: ElementPlan, _ program: Program) -> [Link] {
    var links: [Link] = []
    for level in element.previous {
      for (component, result) in level.numbers.enumerated() {
        let input = Input.previous(level: level.level, component)
        if program.reads(input) {
          links.append(Link(input: input, component: component, result: result))
        }
      }
    }
    return links
  }

  /// Computes one item in the first lane, from the numbers of the item before.
  func runOne(
    _ at: Int,
    _ section: Int,
    _ item: Int,
    _ carried: [Double],
    _ links: [Link]
  ) throws(LayoutError) {
    guard let program = plan.elements[at].program, let frame = frames[at] else { return }
    for (link, value) in zip(links, carried) {
      program.inputLanes(link.input, frame)?[0] = value
    }
    try fillBase(at, section, item, 1)
    program.runItems(frame, first: item, count: 1)
  }
}

extension AttributeTable {
  /// The defaults of all numbers.
  var defaults: [Double] {
    var result = Array(repeating: 0.0, count: numbers)
    for attribute in stored where !attribute.isText {
      for (k, value) in attribute.defaults.enumerated() { result[attribute.component + k] = value }
    }
    return result
  }
}
