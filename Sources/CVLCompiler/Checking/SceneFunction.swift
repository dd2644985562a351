internal import CVLEngine
internal import CVLSyntax

/// A question about an element on screen: `item(3)`, `header(0)`.
package struct SceneFunction: Sendable {
  /// Its name.
  package var name: StaticString
  /// The kind of element.
  var kind: ElementKind
  /// The forms in which it is called.
  package var usage: StaticString
  /// One line on what it gives.
  package var summary: StaticString
  /// Whether the first argument is the name of a kind, a text.
  var isNamed: Bool
  /// Which of its places it gives.
  var aspect = ElementAspect.now
  /// Whether its argument is another such question, which then gives that place.
  var takesElement = false

  /// All of them.
  package static let all: [SceneFunction] = [
    SceneFunction(
      name: "item",
      kind: .cell,
      usage: "item(ORDINAL) or item(SECTION, ITEM)",
      summary: "The item as it is on screen; its attributes are its fields.",
      isNamed: false
    ),
    SceneFunction(
      name: "header",
      kind: .header,
      usage: "header(SECTION)",
      summary: "The header of a section as it is on screen.",
      isNamed: false
    ),
    SceneFunction(
      name: "footer",
      kind: .footer,
      usage: "footer(SECTION)",
      summary: "The footer of a section as it is on screen.",
      isNamed: false
    ),
    SceneFunction(
      name: "supplementary",
      kind: .supplementary,
      usage: "supplementary(KIND, ORDINAL) or supplementary(KIND, SECTION, ITEM)",
      summary: "What goes with an item under a kind, as it is on screen.",
      isNamed: true
    ),
    SceneFunction(
      name: "decoration",
      kind: .decoration,
      usage: "decoration(KIND, INDEX) or decoration(KIND, SECTION, INDEX)",
      summary: "A decoration as it is on screen.",
      isNamed: true
    ),
    SceneFunction(
      name: "leaving",
      kind: .cell,
      usage: "leaving(ITEM) or leaving(SECTION, ITEM)",
      summary: "What is still on screen of the item that had that index when it was deleted.",
      isNamed: false,
      aspect: .leaving
    ),
    SceneFunction(
      name: "target",
      kind: .cell,
      usage: "target(ELEMENT), such as target(item(3))",
      summary: "The element as it will be when everything has come to rest.",
      isNamed: false,
      aspect: .target,
      takesElement: true
    ),
  ]

  static func named(_ symbol: Symbol, _ checker: Checker) -> SceneFunction? {
    checker.sceneFunctions[symbol]
  }

  /// The element that a call asks for.
  func element(
    _ lowering: Lowering,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope,
    _ wanted: ElementAspect? = nil
  ) -> Operand {
    if takesElement { return whole(lowering, arguments, range, in: scope) }
    var rest = arguments[...]
    var name: Int32 = -1
    if isNamed {
      guard let first = rest.popFirst(), case .text(let parts) = first.value.kind,
        parts.count == 1, case .literal(let literal) = parts[0]
      else {
        lowering.report(.elementCall("\(self.name)", "\(usage)", range))
        return .failed(range)
      }
      name = lowering.checker.interner.symbol(literal).id
    }
    let most = kind == .header || kind == .footer ? 1 : 2
    guard !rest.isEmpty, rest.count <= most, rest.allSatisfy({ $0.label == nil }) else {
      lowering.report(.elementCall("\(self.name)", "\(usage)", range))
      return .failed(range)
    }
    var operands: [Ref] = []
    for argument in rest {
      let operand = lowering.lower(argument.value, in: scope, .type(.number))
      guard let ref = lowering.plainNumber(operand, "an argument of '\(self.name)'") else {
        return .failed(range)
      }
      operands.append(ref)
    }
    func question(_ component: AttributeComponent) -> SceneQuestion {
      .attribute(kind, name: name, wanted ?? aspect, component)
    }
    let table = lowering.checker.attributes
    var state = AttributeState(table, lowering.graph)
    state.numbers = (0..<table.numbers).map {
      lowering.graph.add(.scene(question(.number($0))), operands, at: range)
    }
    state.texts = (0..<table.texts).map {
      lowering.graph.add(.textScene(question(.text($0))), operands, at: range)
    }
    return Operand(.element(state), range)
  }

  /// The element of the question that is the argument, at another of its places.
  private func whole(
    _ lowering: Lowering,
    _ arguments: [Argument],
    _ range: SourceRange,
    in scope: Scope
  ) -> Operand {
    guard arguments.count == 1, case .call(let callee, let inner) = arguments[0].value.kind,
      case .name(let symbol) = callee.kind,
      let function = SceneFunction.named(symbol, lowering.checker), !function.takesElement,
      function.aspect == .now
    else {
      lowering.report(.elementCall("\(self.name)", "\(usage)", range))
      return .failed(range)
    }
    return function.element(lowering, inner, range, in: scope, aspect)
  }
}
