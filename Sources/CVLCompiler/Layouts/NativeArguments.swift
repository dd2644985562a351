internal import CVLEngine
internal import CVLSyntax

/// What a layout has computed since it was prepared, and why it failed.
package final class Account {
  /// Why the last call failed; `LayoutError.custom` stands for it.
  package private(set) var failure: RuntimeFailure?
  /// How many items have been computed.
  package private(set) var steps = 0
  let limits: Limits

  init(limits: Limits) { self.limits = limits }

  /// Begins a new pass.
  func begin() {
    failure = nil
    steps = 0
  }

  /// Keeps a failure and gives the error that stands for it.
  func fail(_ failure: RuntimeFailure, at element: ElementKey?) -> LayoutError {
    self.failure = failure
    return LayoutError(.custom(failure.code, failure.message), at: element)
  }

  /// Counts items that are computed; too many are an error.
  func count(_ items: Int) throws(LayoutError) {
    let (sum, overflow) = steps.addingReportingOverflow(items)
    if overflow || sum > limits.steps { throw LayoutError(.limit("steps", limits.steps)) }
    steps = sum
  }
}

/// The arguments of a native base: formulas that it asks for whenever it is prepared.
final class NativeArguments {
  private let native: NativePlan
  private let frames: [Frame?]
  private let account: Account

  init(_ native: NativePlan, environment: Environment, account: Account) {
    self.native = native
    self.account = account
    frames = native.arguments.map { $0.map { $0.program.makeFrame(environment) } }
  }

  /// The native layout that asks these arguments.
  func makeLayout() -> CollectionLayout {
    native.kind.make(
      LayoutArguments(
        value: { parameter, section throws(LayoutError) in try self.value(parameter, section) },
        variesByItem: { self.native.arguments[$0]?.variance == .item },
        points: { parameter, section, first, count, x, y throws(LayoutError) in
          try self.points(parameter, section, first, count, x, y)
        }
      )
    )
  }

  private func value(_ parameter: Int, _ section: Int) throws(LayoutError) -> Value {
    guard let argument = native.arguments[parameter], let frame = frames[parameter] else {
      return native.kind.parameters[parameter].defaultValue
    }
    argument.program.runPass(frame)
    argument.program.runSection(frame, section)
    return try value(of: argument, frame)
  }

  private func points(
    _ parameter: Int,
    _ section: Int,
    _ first: Int,
    _ count: Int,
    _ x: UnsafeMutablePointer<Double>,
    _ y: UnsafeMutablePointer<Double>
  ) throws(LayoutError) {
    guard let argument = native.arguments[parameter], let frame = frames[parameter],
      case .numbers(_, let refs) = argument.operand.shape
    else { return }
    try account.count(count)
    // A section's first items begin a new pass: `prepare` goes through them first.
    if frame.section < 0 || first == 0 { argument.program.runPass(frame) }
    argument.program.runSection(frame, section)
    argument.program.runItems(frame, first: first, count: count)
    for (ref, target) in zip(refs, [x, y]) {
      let lanes = argument.program.lanes(ref, frame)
      for k in 0..<count {
        guard lanes[k].isFinite else {
          let cause = argument.program.cause(of: ref, lane: k, in: frame)
          let key = ElementKey.cell(section, first + k)
          throw account.fail(
            .notFinite("parameter '\(argument.name)'", argument.range, cause, at: key),
            at: key
          )
        }
        target[k] = lanes[k]
      }
    }
  }

  private func value(
    of argument: NativePlan.Argument,
    _ frame: Frame
  ) throws(LayoutError) -> Value {
    switch argument.operand.shape {
    case .numbers(let type, let refs):
      let values = refs.map { argument.program.lanes($0, frame)[0] }
      for (ref, value) in zip(refs, values) where !value.isFinite {
        let cause = argument.program.cause(of: ref, lane: 0, in: frame)
        throw account.fail(
          .notFinite("parameter '\(argument.name)'", argument.range, cause, at: nil),
          at: nil
        )
      }
      return PrintForm(type)?.value(values) ?? .number(values[0])
    case .word(let words, let ref):
      let at = wrappedIndex(argument.program.lanes(ref, frame)[0], words.count) ?? 0
      return .word(words[at])
    default: return .number(0)
    }
  }
}
