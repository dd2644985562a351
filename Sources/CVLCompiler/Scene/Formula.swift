package import CVLEngine
package import CVLSyntax

/// An expression of a statement, checked and compiled.
package final class Formula {
  /// What it comes to.
  package let operand: Operand
  /// The place in the source.
  package let range: SourceRange
  private let program: Program
  private let assertions: [Assertion]
  private let elements: [Operand]

  init(_ operand: Operand, _ lowering: Lowering, range: SourceRange) {
    self.operand = operand
    self.range = range
    assertions = lowering.assertions
    elements = Formula.listElements(operand)
    var wanted = elements.flatMap { Formula.refs($0) }
    wanted += Formula.refs(operand)
    for assertion in assertions { wanted += assertion.refs }
    program = Program(lowering.graph, wanted: wanted)
  }

  /// Evaluates the expression; `subject` is what it is for in a message.
  package func value(
    _ environment: Environment,
    _ subject: String
  ) throws(RuntimeFailure) -> Value {
    let frame = program.makeFrame(environment)
    program.runPass(frame)
    if let found = program.violation(of: assertions, count: 1, in: frame) {
      throw program.failure(found, in: frame, at: nil)
    }
    return try value(operand, frame, subject)
  }

  /// The value as parameter tables keep it: a word by its place in its set.
  func held(_ environment: Environment) throws(RuntimeFailure) -> Value {
    let value = try value(environment, "the value")
    if case .word(let word) = value, case .words(let words)? = operand.type {
      return .number(Double(words.firstIndex { $0.utf8.elementsEqual(word.utf8) } ?? 0))
    }
    return value
  }

  private func value(
    _ operand: Operand,
    _ frame: Frame,
    _ subject: String
  ) throws(RuntimeFailure) -> Value {
    func failed(_ ref: Ref) -> RuntimeFailure {
      .notFinite(subject, range, program.cause(of: ref, lane: 0, in: frame), at: nil)
    }
    func numbers(_ refs: [Ref]) throws(RuntimeFailure) -> [Double] {
      var result: [Double] = []
      for ref in refs {
        let value = program.lanes(ref, frame)[0]
        guard value.isFinite else { throw failed(ref) }
        result.append(value)
      }
      return result
    }
    switch operand.shape {
    case .numbers(let type, let refs):
      let components = try numbers(refs)
      return PrintForm(type)?.value(components) ?? .number(components[0])
    case .word(let words, let ref):
      let at = try numbers([ref])
      return .word(words[wrappedIndex(at[0], words.count) ?? 0])
    case .text(let ref):
      guard let text = program.texts(ref, frame)[0] else { throw failed(ref) }
      return .text(text)
    case .transform(.matrix(let refs)):
      return .transform(Transform3D(list: try numbers(refs)))
    case .transform(.parts(let refs, _)):
      let v = try numbers(refs)
      var parts = TransformParts()
      parts.translation = Vector3(v[0], v[1], v[2])
      parts.rotation = Vector3(v[3], v[4], v[5])
      parts.scale = Vector3(v[6], v[7], v[8])
      return .transform(Transform3D(parts, size: .zero))
    case .list(let list): return .list(try values(list, frame, subject))
    case .element, .namespace, .failed:
      throw RuntimeFailure(code: 301, range: range, message: "this is not a value")
    }
  }

  private func values(
    _ list: ListShape,
    _ frame: Frame,
    _ subject: String
  ) throws(RuntimeFailure) -> [Value] {
    switch list {
    case .literal(let elements, _, _):
      var result: [Value] = []
      for element in elements { result.append(try value(element, frame, subject)) }
      return result
    case .range(let first, let count):
      let start = program.lanes(first, frame)[0]
      let length = program.lanes(count, frame)[0]
      for (ref, number) in [(first, start), (count, length)] where !number.isFinite {
        throw .notFinite(subject, range, program.cause(of: ref, lane: 0, in: frame), at: nil)
      }
      let limit = program.graph.listLimit
      guard length <= Double(limit) else {
        throw RuntimeFailure(
          code: 612,
          range: range,
          message: "a list that is written out has at most \(limit) elements",
          help: "ask for its count, sum, min or max, which take no room"
        )
      }
      return (0..<Int(length)).map { .number(start + Double($0)) }
    case .held(let table, let slot, _): return frame.environment.list(table, slot)
    case .choice(let condition, let a, let b, _):
      let flag = program.lanes(condition, frame)[0]
      guard flag.isFinite else {
        throw .notFinite(subject, range, program.cause(of: condition, lane: 0, in: frame), at: nil)
      }
      return try values(flag != 0 ? a : b, frame, subject)
    case .column:
      throw RuntimeFailure(code: 208, range: range, message: "there is no section to ask")
    }
  }

  private static func refs(_ operand: Operand) -> [Ref] {
    switch operand.shape {
    case .numbers(_, let refs): refs
    case .word(_, let ref), .text(let ref): [ref]
    case .transform(.matrix(let refs)), .transform(.parts(let refs, _)): refs
    case .list(let list): refs(list)
    case .element, .namespace, .failed: []
    }
  }

  private static func refs(_ list: ListShape) -> [Ref] {
    switch list {
    case .literal(let elements, _, _): elements.flatMap { refs($0) }
    case .range(let first, let count): [first, count]
    case .choice(let condition, let a, let b, _): [condition] + refs(a) + refs(b)
    case .column, .held: []
    }
  }

  private static func listElements(_ operand: Operand) -> [Operand] {
    if case .list(.literal(let elements, _, _)) = operand.shape { return elements }
    return []
  }
}
