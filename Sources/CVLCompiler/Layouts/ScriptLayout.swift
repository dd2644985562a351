package import CVLEngine
package import CVLSyntax

// Runs a plan as a layout of the engine. Elements are computed in blocks of `Frame.lanes`; a layout
// whose items depend on the item before is computed in order once, and what an item needs of the
// one before is kept for the first item of each block.

/// A layout made of formulas, over a native layout perhaps.
package final class ScriptLayout: CollectionLayout {
  /// What is run.
  package let plan: LayoutPlan
  /// What the formulas read.
  package let environment: Environment
  /// Why the last call failed; `LayoutError.custom` points here.
  package var failure: RuntimeFailure?
  let limits: Limits
  var native: CollectionLayout?
  var frames: [Frame?]
  var countFrames: [Frame?]
  var steps = 0
  private var sizeFrame: Frame?
  private var known: Size?
  var chains: [Chain?]
  var index: BlockIndex?

  /// Makes a layout; `environment` carries parameters and rows.
  package init(_ plan: LayoutPlan, environment: Environment, limits: Limits) {
    self.plan = plan
    self.environment = environment
    self.limits = limits
    frames = Array(repeating: nil, count: plan.elements.count)
    countFrames = Array(repeating: nil, count: plan.elements.count)
    chains = Array(repeating: nil, count: plan.elements.count)
    super.init()
    native = plan.native.map { makeNative($0) }
  }

  package override func prepare(_ input: LayoutInput) throws(LayoutError) {
    environment.bounds = input.bounds
    environment.counts = input.counts
    known = nil
    index = nil
    steps = 0
    failure = nil
    environment.rows?.failure = nil
    try native?.prepare(input)
    for (at, element) in plan.elements.enumerated() {
      chains[at] = nil
      countFrames[at] = nil
      guard let program = element.program else { continue }
      let frame = frames[at] ?? program.makeFrame(environment)
      frames[at] = frame
      program.runPass(frame)
    }
    for at in plan.elements.indices where !plan.elements[at].previous.isEmpty {
      try follow(at)
    }
  }

  package override func contentSize() throws(LayoutError) -> Size {
    if let known { return known }
    let size: Size
    switch plan.contentSize {
    case .bounds: size = environment.bounds.size
    case .native: size = try native?.contentSize() ?? .zero
    case .covered: size = try coveredSize()
    case .formula(let program, let refs, let range):
      let frame = sizeFrame ?? program.makeFrame(environment)
      sizeFrame = frame
      program.runPass(frame)
      let values = refs.map { program.lanes($0, frame)[0] }
      for (ref, value) in zip(refs, values) where !value.isFinite {
        throw fail(
          .notFinite("'contentSize'", range, program.cause(of: ref, lane: 0, in: frame), at: nil))
      }
      if let negative = values.first(where: { $0 < 0 }) {
        throw fail(.negative("'contentSize'", negative, range, at: nil))
      }
      size = Size(values[0], values[1])
    }
    known = size
    return size
  }

  package override func shouldInvalidate(from old: Rect, to new: Rect) -> Bool {
    if plan.followsScroll, old.origin != new.origin { return true }
    if plan.followsSize, old.size != new.size { return true }
    return native?.shouldInvalidate(from: old, to: new) ?? false
  }

  package override var warnings: [LayoutWarning] { native?.warnings ?? [] }

  /// Keeps a failure and gives the error that stands for it.
  func fail(_ failure: RuntimeFailure, at element: ElementKey? = nil) -> LayoutError {
    self.failure = failure
    return LayoutError(.custom(failure.code, failure.message), at: element)
  }

  /// Counts items that are computed; too many are an error.
  func count(_ items: Int) throws(LayoutError) {
    let (sum, overflow) = steps.addingReportingOverflow(items)
    if overflow || sum > limits.steps {
      throw LayoutError(.limit("steps", limits.steps))
    }
    steps = sum
  }

  /// The index of the group in the plan, if the plan has formulas or a base for it.
  func groupIndex(_ key: ElementKey) -> Int? {
    plan.elements.firstIndex {
      $0.group.kind == key.kind && $0.group.name.utf8.elementsEqual(key.name.utf8)
    }
  }

  // MARK: The native base

  private func makeNative(_ native: NativePlan) -> CollectionLayout {
    let frames = native.arguments.map { $0.map { $0.program.makeFrame(environment) } }
    // What is asked for a section has run its pass since `prepare`.
    let arguments = LayoutArguments(
      value: { [unowned self] parameter, section throws(LayoutError) in
        guard let argument = native.arguments[parameter], let frame = frames[parameter] else {
          return native.kind.parameters[parameter].defaultValue
        }
        argument.program.runPass(frame)
        argument.program.runSection(frame, section)
        argument.program.runItems(frame, first: 0, count: 1)
        return try self.value(of: argument, frame)
      },
      variesByItem: { parameter in native.arguments[parameter]?.variance == .item },
      points: { [unowned self] parameter, section, first, count, x, y throws(LayoutError) in
        guard let argument = native.arguments[parameter], let frame = frames[parameter],
          case .numbers(_, let refs) = argument.operand.shape
        else { return }
        try self.count(count)
        if frame.section < 0 || first == 0 { argument.program.runPass(frame) }
        argument.program.runSection(frame, section)
        argument.program.runItems(frame, first: first, count: count)
        for (ref, target) in zip(refs, [x, y]) {
          let lanes = argument.program.lanes(ref, frame)
          for k in 0..<count {
            guard lanes[k].isFinite else {
              let cause = argument.program.cause(of: ref, lane: k, in: frame)
              let key = ElementKey.cell(section, first + k)
              throw self.fail(
                .notFinite("parameter '\(argument.name)'", argument.range, cause, at: key), at: key)
            }
            target[k] = lanes[k]
          }
        }
      })
    return native.kind.make(arguments)
  }

  private func value(
    of argument: NativePlan.Argument, _ frame: Frame
  ) throws(LayoutError) -> Value {
    switch argument.operand.shape {
    case .numbers(let type, let refs):
      let values = refs.map { argument.program.lanes($0, frame)[0] }
      for (ref, value) in zip(refs, values) where !value.isFinite {
        let cause = argument.program.cause(of: ref, lane: 0, in: frame)
        throw fail(.notFinite("parameter '\(argument.name)'", argument.range, cause, at: nil))
      }
      return PrintForm(type)?.value(values) ?? .number(values[0])
    case .word(let words, let ref):
      let at = wrappedIndex(argument.program.lanes(ref, frame)[0], words.count) ?? 0
      return .word(words[at])
    default: return .number(0)
    }
  }
}
