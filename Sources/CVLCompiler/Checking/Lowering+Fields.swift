internal import CVLEngine
internal import CVLSyntax

extension Lowering {
  /// `a.b`.
  func field(
    _ base: Expr,
    _ field: NameRef,
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Operand {
    let operand = lower(base, in: scope)
    if operand.isFailed { return .failed(range) }
    switch operand.shape {
    case .namespace(let namespace): return member(namespace, field, range, want)
    case .element(let element): return attribute(field, of: element, range)
    case .list(let list): return listField(list, field, operand, range)
    case .text(let ref):
      if field.symbol == checker.words.count {
        return .number(graph.add(.textCount, [ref], at: range), range)
      }
    case .numbers(let type, let refs):
      if let result = component(type, refs, operand.rotationParts, field, range) { return result }
    default: break
    }
    report(.unknownField(field, operand, fields(operand), checker))
    return .failed(range)
  }

  /// The fields a value has, for suggestions and completion.
  func fields(_ operand: Operand) -> [String] {
    switch operand.shape {
    case .numbers(let type, _):
      Lowering.fields(type) + listed(operand.rotationParts == nil ? "" : "x y z")
    case .text: listed("count")
    case .list: listed("count sum min max mean sumTo")
    case .element:
      checker.attributes.stored.map { $0.name } + DerivedAttribute.all.map { "\($0.name)" }
    case .namespace(.visible): listed("count")
    default: []
    }
  }

  private static func fields(_ type: ValueType) -> [String] {
    switch type {
    case .point: listed("x y width height")
    case .point3: listed("x y z")
    case .rect: listed("origin size center minX midX maxX minY midY maxY width height")
    case .insets: listed("top left bottom right")
    case .color: listed("red green blue alpha")
    default: []
    }
  }

  private func component(
    _ type: ValueType,
    _ refs: [Ref],
    _ parts: [Ref]?,
    _ field: NameRef,
    _ range: SourceRange
  ) -> Operand? {
    let name = checker.text(field.symbol)
    func number(_ k: Int) -> Operand { .number(refs[k], range) }
    func half(_ k: Int) -> Ref { apply(.divide, [refs[k], graph.constant(2)], range) }
    switch type {
    case .angle:
      guard let parts, let at = ["x", "y", "z"].firstIndex(of: name) else { return nil }
      return Operand(.numbers(.angle, [parts[at]]), range)
    case .point, .point3:
      guard
        let at = ["x", "y", "z"].firstIndex(of: name) ?? ["width", "height"].firstIndex(of: name),
        at < refs.count
      else { return nil }
      return number(at)
    case .insets:
      return ["top", "left", "bottom", "right"].firstIndex(of: name).map(number)
    case .color: return ["red", "green", "blue", "alpha"].firstIndex(of: name).map(number)
    case .rect:
      func middle(_ k: Int) -> Ref { apply(.add, [refs[k], half(k + 2)], range) }
      func end(_ k: Int) -> Ref { apply(.add, [refs[k], refs[k + 2]], range) }
      switch name {
      case "origin": return Operand(.numbers(.point, [refs[0], refs[1]]), range)
      case "size": return Operand(.numbers(.point, [refs[2], refs[3]]), range)
      case "center": return Operand(.numbers(.point, [middle(0), middle(1)]), range)
      case "minX": return number(0)
      case "minY": return number(1)
      case "midX": return .number(middle(0), range)
      case "midY": return .number(middle(1), range)
      case "maxX": return .number(end(0), range)
      case "maxY": return .number(end(1), range)
      case "width": return number(2)
      case "height": return number(3)
      default: return nil
      }
    default: return nil
    }
  }

  private func listField(
    _ list: ListShape,
    _ field: NameRef,
    _ operand: Operand,
    _ range: SourceRange
  ) -> Operand {
    let questions: [(String, ColumnQuestion)] = [
      ("sum", .sum), ("min", .minimum), ("max", .maximum), ("mean", .mean),
    ]
    let name = checker.text(field.symbol)
    if name == "count" { return .number(count(list, range), range) }
    if let question = questions.first(where: { $0.0 == name })?.1 {
      guard list.elementType.isKind else {
        report(.listWithoutOrder(name, operand, range))
        return .failed(range)
      }
      return Operand(.numbers(list.elementType, [summary(list, question, range)]), range)
    }
    if name == "sumTo" {
      report(.functionWithoutCall("sumTo", range))
    } else {
      report(.unknownField(field, operand, fields(operand), checker))
    }
    return .failed(range)
  }

  private func member(
    _ namespace: Namespace,
    _ field: NameRef,
    _ range: SourceRange,
    _ want: Want
  ) -> Operand {
    switch namespace {
    case .visible:
      if field.symbol == checker.words.count {
        return .number(graph.add(.scene(.visibleCount), [], at: range), range)
      }
      let whole = Operand(.namespace(.visible), range)
      report(.unknownField(field, whole, ["count"], checker))
      return .failed(range)
    case .data: return dataField(field, range, want)
    case .column:
      var element: ValueType?
      if case .type(.list(let type)) = want { element = type }
      let type = demandedType(element) ?? demands.type(field.symbol) ?? .number
      guard let at = use(field, as: type, range) else { return .failed(range) }
      return Operand(.list(.column(field: at, type)), range)
    }
  }

  /// A field of the item's row: its type is what its uses demand.
  private func dataField(_ field: NameRef, _ range: SourceRange, _ want: Want) -> Operand {
    var type = demandedType(want.type)
    if case .printable = want {
      // What is only printed may be anything.
      guard let at = use(field, as: nil, range) else { return .failed(range) }
      return Operand(
        .text(graph.add(.textInput(.data(field: at, -1)), [], at: range)),
        range
      )
    }
    if type == nil { type = demands.type(field.symbol) ?? .number }
    guard let type, let at = use(field, as: type, range) else { return .failed(range) }
    if type == .text {
      return Operand(.text(graph.add(.textInput(.data(field: at, 0)), [], at: range)), range)
    }
    let width = PrintForm(type)?.width ?? 1
    let refs = (0..<width).map { input(.data(field: at, $0), range) }
    return Operand(.numbers(type, refs), range)
  }

  /// The type that a place demands of a field, where it is one that rows can hold.
  private func demandedType(_ type: ValueType?) -> ValueType? {
    switch type {
    case .number, .flag, .text, .color, .angle, .time: type
    default: nil
    }
  }

  private func use(_ field: NameRef, as type: ValueType?, _ range: SourceRange) -> Int? {
    let name = NameRef(symbol: field.symbol, range: range)
    let (at, conflict) = demands.use(name, as: type)
    if let conflict, let type, let known = conflict.type {
      report(
        .dataConflict(
          checker.text(field.symbol),
          range,
          type,
          known,
          earlier: conflict.name.range
        )
      )
      return nil
    }
    return at
  }
}

/// The words of a text.
///
/// For lists that are chosen by a condition: of two array literals the optimizer for wasm takes one for
/// the other (Swift 6.3).
func listed(_ words: String) -> [String] { words.split(separator: " ").map { String($0) } }
