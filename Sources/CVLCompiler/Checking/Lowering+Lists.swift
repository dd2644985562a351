internal import CVLEngine
internal import CVLSyntax

extension Lowering {
  /// `[a, b]`.
  func list(_ exprs: [Expr], _ range: SourceRange, in scope: Scope, _ want: Want) -> Operand {
    var wanted = Want.any
    if case .type(.list(let element)) = want { wanted = .type(element) }
    if exprs.count > checker.limits.listLength {
      report(.listTooLong(range, limit: checker.limits.listLength))
      return .failed(range)
    }
    var elements: [Operand] = []
    var failed = false
    for expr in exprs {
      var element = lower(expr, in: scope, wanted)
      if element.isFailed {
        failed = true
        continue
      }
      guard let type = element.type else {
        report(.notAValue(element.phrase, expr.range))
        failed = true
        continue
      }
      if let first = elements.first?.type, first != type {
        if element.isZero, first.isKind {
          element = widened(element, to: first)
        } else if elements.allSatisfy({ $0.isZero }), type.isKind {
          elements = elements.map { widened($0, to: type) }
        } else {
          report(.listMixed(elements[0], element))
          failed = true
          continue
        }
      }
      elements.append(element)
    }
    if failed { return .failed(range) }
    return list(.literal(elements, elements.first?.type ?? wanted.type ?? .number), range)
  }

  /// A list, unless it is too large to be gone through.
  func list(_ shape: ListShape, _ range: SourceRange) -> Operand {
    if shape.size > checker.limits.listLength.addingClamped(1) {
      report(.listTooLong(range, limit: checker.limits.listLength))
      return .failed(range)
    }
    return Operand(.list(shape), range)
  }

  /// `a..<b` and `a...b`.
  func span(
    _ a: Ref,
    _ b: Ref,
    isClosed: Bool,
    _ range: SourceRange,
    _ left: SourceRange,
    _ right: SourceRange
  ) -> Operand {
    let first = apply(.whole, [a], left)
    let last = apply(.whole, [b], right)
    var count = apply(.subtract, [last, first], range)
    if isClosed { count = apply(.add, [count, graph.constant(1)], range) }
    count = apply(.maximum, [count, graph.constant(0)], range)
    return Operand(.list(.range(first: first, count: count)), range)
  }

  /// `a[k]`.
  func index(
    _ base: Expr,
    _ index: Expr,
    _ range: SourceRange,
    in scope: Scope,
    _ want: Want
  ) -> Operand {
    let wanted: Want = want.type.map { .type(.list($0)) } ?? want
    let list = lower(base, in: scope, wanted)
    let at = plainNumber(lower(index, in: scope, .type(.number)), "an index")
    guard let at, !list.isFailed else { return .failed(range) }
    guard case .list(let shape) = list.shape else {
      report(.notAList(list))
      return .failed(range)
    }
    return element(shape, at, range)
  }

  /// The element of a list at an index that is floored and wraps around.
  func element(_ list: ListShape, _ at: Ref, _ range: SourceRange) -> Operand {
    switch list {
    case .literal(let elements, let type, _): return gathered(elements, type, at, range)
    case .range(let first, let count):
      return .number(apply(.rangeElement, [first, count, at], range), range)
    case .column(let field, .text):
      return Operand(.text(graph.add(.textColumn(field: field), [at], at: range)), range)
    case .column(let field, let type):
      return components(type, range) {
        graph.add(.column(field: field, .element, $0), [at], at: range)
      }
    case .held(let table, let slot, .text):
      return Operand(
        .text(graph.add(.textListElement(table, slot: slot), [at], at: range)),
        range
      )
    case .held(let table, let slot, let type):
      return components(type, range) {
        graph.add(.list(table, slot: slot, .element, $0), [at], at: range)
      }
    case .choice(let condition, let a, let b, _):
      return choose(condition, element(a, at, range), element(b, at, range), range)
    }
  }

  private func components(
    _ type: ValueType,
    _ range: SourceRange,
    _ component: (Int) -> Ref
  ) -> Operand {
    guard let width = PrintForm(type)?.width else {
      report(.heldListOfLists(range))
      return .failed(range)
    }
    return Operand(.numbers(type, (0..<width).map(component)), range)
  }

  private func gathered(
    _ elements: [Operand],
    _ type: ValueType,
    _ at: Ref,
    _ range: SourceRange
  ) -> Operand {
    if let index = graph.constantValue(at), let k = wrappedIndex(index, elements.count) {
      var element = elements[k]
      element.range = range
      return element
    }
    switch type {
    case .text:
      let refs = elements.compactMap { element -> Ref? in
        if case .text(let ref) = element.shape { return ref }
        return nil
      }
      return Operand(.text(graph.add(.textGather, [at] + refs, at: range)), range)
    case .list(let inner):
      // A list of lists is a choice among them, halved again and again.
      let lists = elements.compactMap { element -> ListShape? in
        if case .list(let list) = element.shape { return list }
        return nil
      }
      if lists.isEmpty { return Operand(.list(.literal([], inner)), range) }
      let count = graph.constant(Double(lists.count))
      let place = apply(.rangeElement, [graph.constant(0), count, at], range)
      return list(choice(lists[...], place, range), range)
    default:
      let width = PrintForm(type)?.width ?? 1
      let refs = (0..<width).map { component in
        graph.add(
          .gather,
          [at]
            + elements.compactMap {
              if case .numbers(_, let refs) = $0.shape { return refs[component] }
              if case .transform(let transform) = $0.shape {
                return matrix(transform, range)[component]
              }
              return nil
            },
          at: range
        )
      }
      return Operand(type == .transform ? .transform(.matrix(refs)) : .numbers(type, refs), range)
    }
  }

  /// The list at a place that is known to be one of them.
  private func choice(
    _ lists: ArraySlice<ListShape>,
    _ place: Ref,
    _ range: SourceRange
  ) -> ListShape {
    if lists.count == 1 { return lists[lists.startIndex] }
    let middle = lists.startIndex + lists.count / 2
    let isBefore = apply(.less, [place, graph.constant(Double(middle))], range)
    return .choice(
      isBefore,
      choice(lists[..<middle], place, range),
      choice(lists[middle...], place, range)
    )
  }

  /// How many elements a list has.
  func count(_ list: ListShape, _ range: SourceRange) -> Ref {
    switch list {
    case .literal(let elements, _, _): graph.constant(Double(elements.count))
    case .range(_, let count): count
    case .column(let field, _): graph.add(.column(field: field, .count, 0), [], at: range)
    case .held(let table, let slot, _):
      graph.add(.list(table, slot: slot, .count, 0), [], at: range)
    case .choice(let condition, let a, let b, _):
      select(condition, [count(a, range)], [count(b, range)], range)[0]
    }
  }

  /// The sum, the least, the greatest or the mean of a list of numbers, angles or times.
  func summary(_ list: ListShape, _ question: ColumnQuestion, _ range: SourceRange) -> Ref {
    switch list {
    case .literal(let elements, _, _):
      return summary(
        elements.compactMap { if case .numbers(_, let refs) = $0.shape { refs[0] } else { nil } },
        question,
        range
      )
    case .range(let first, let count):
      let last = apply(
        .subtract,
        [apply(.add, [first, count], range), graph.constant(1)],
        range
      )
      let mean = apply(
        .divide,
        [apply(.add, [first, last], range), graph.constant(2)],
        range
      )
      switch question {
      case .minimum: return apply(.ofNonEmpty, [first, count], range)
      case .maximum: return apply(.ofNonEmpty, [last, count], range)
      case .mean: return apply(.ofNonEmpty, [mean, count], range)
      default: return apply(.multiply, [mean, count], range)
      }
    case .column(let field, _): return graph.add(.column(field: field, question, 0), [], at: range)
    case .held(let table, let slot, _):
      return graph.add(.list(table, slot: slot, question, 0), [], at: range)
    case .choice(let condition, let a, let b, _):
      return select(
        condition,
        [summary(a, question, range)],
        [summary(b, question, range)],
        range
      )[0]
    }
  }

  private func summary(_ refs: [Ref], _ question: ColumnQuestion, _ range: SourceRange) -> Ref {
    guard let first = refs.first else {
      let zero = graph.constant(0)
      return question == .sum ? zero : apply(.ofNonEmpty, [zero, zero], range)
    }
    let primitive: Primitive =
      question == .minimum ? .minimum : question == .maximum ? .maximum : .add
    let folded = refs.dropFirst().reduce(first) { apply(primitive, [$0, $1], range) }
    return question == .mean
      ? apply(.divide, [folded, graph.constant(Double(refs.count))], range) : folded
  }

  /// The sum of the first k elements.
  func sum(_ list: ListShape, first k: Ref, _ range: SourceRange) -> Ref {
    switch list {
    case .column(let field, _): return graph.add(.column(field: field, .sumTo, 0), [k], at: range)
    case .held(let table, let slot, _):
      return graph.add(.list(table, slot: slot, .sumTo, 0), [k], at: range)
    case .choice(let condition, let a, let b, _):
      return select(
        condition,
        [sum(a, first: k, range)],
        [sum(b, first: k, range)],
        range
      )[0]
    case .literal(let elements, _, _):
      var running = graph.constant(0)
      var sums = [running]
      for element in elements {
        guard case .numbers(_, let refs) = element.shape else { continue }
        running = apply(.add, [running, refs[0]], range)
        sums.append(running)
      }
      let at = apply(
        .maximum,
        [
          graph.constant(0),
          apply(.minimum, [k, graph.constant(Double(elements.count))], range),
        ],
        range
      )
      return graph.add(.gather, [at] + sums, at: range)
    case .range(let first, let count):
      let n = apply(
        .floor,
        [apply(.maximum, [graph.constant(0), apply(.minimum, [k, count], range)], range)],
        range
      )
      return summary(.range(first: first, count: n), .sum, range)
    }
  }
}
