package import CVLEngine
internal import CVLSyntax

// Runs a plan as a layout of the engine. Elements are computed in blocks of `Frame.lanes`; a layout
// whose items depend on the item before is computed in order once, and what an item needs of the
// one before is kept for the first item of each block.

/// A layout made of formulas, over a native layout perhaps.
package final class ScriptLayout: CollectionLayout {
  /// What is run.
  package let plan: LayoutPlan
  /// What the formulas read.
  package let environment: Environment
  /// What was computed and what went wrong.
  package let account: Account
  let native: CollectionLayout?
  var frames: [Frame?]
  var countFrames: [Frame?]
  var pixelScale = 0.0
  private var sizeFrame: Frame?
  private var known: Size?
  var chains: [Chain?]
  var index: BlockIndex?
  var cullers: [Culler?]
  var hasCuller: [Bool]

  /// Makes a layout; `environment` carries parameters and rows.
  package init(_ plan: LayoutPlan, environment: Environment, limits: Limits) {
    self.plan = plan
    self.environment = environment
    account = Account(limits: limits)
    native = plan.native.map { [account] in
      NativeArguments($0, environment: environment, account: account).makeLayout()
    }
    frames = Array(repeating: nil, count: plan.elements.count)
    countFrames = Array(repeating: nil, count: plan.elements.count)
    chains = Array(repeating: nil, count: plan.elements.count)
    cullers = Array(repeating: nil, count: plan.elements.count)
    hasCuller = Array(repeating: false, count: plan.elements.count)
    super.init()
  }

  package override func prepare(_ input: LayoutInput) throws(LayoutError) {
    pixelScale = input.pixelScale
    environment.bounds = input.bounds
    environment.counts = input.counts
    known = nil
    index = nil
    account.begin()
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
          .notFinite("'contentSize'", range, program.cause(of: ref, lane: 0, in: frame), at: nil)
        )
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

  package override func attributes(
    of element: ElementKey
  ) throws(LayoutError) -> LayoutAttributes? {
    try elementAttributes(element)
  }

  package override func visitElements(
    in rect: Rect?,
    _ visit: (ElementKey, LayoutAttributes) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    try visitGroups(in: rect, visit)
  }

  package override func motions(
    of elements: [Participation]
  ) throws(LayoutError) -> [ElementMotion?] { try ruledMotions(of: elements) }

  func fail(_ failure: RuntimeFailure, at element: ElementKey? = nil) -> LayoutError {
    account.fail(failure, at: element)
  }

  /// The index of the group in the plan, if the plan has formulas or a base for it.
  func groupIndex(_ key: ElementKey) -> Int? {
    plan.elements.firstIndex {
      $0.group.kind == key.kind && $0.group.name.utf8.elementsEqual(key.name.utf8)
    }
  }
}
