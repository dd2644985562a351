package import CVLEngine
package import CVLSyntax

/// A scene that carries out checked statements: items, a layout, bounds, and nothing on a screen.
///
/// Every method that changes something changes all of it or nothing.
package final class Stage: SceneAnswers {
  /// What a new scene starts from, beside the script.
  package struct Options {
    /// Overrides the number of items wherever a script gives one.
    package var items: Int?
    /// Overrides the size of a scene.
    package var size: Size?
    /// Parameters that are set whenever a layout is shown that has them.
    package var parameters: [(name: Symbol, value: Value)] = []

    package init() {}
  }

  let limits: Limits
  package var options = Options()
  /// Reads a data file; nil after a report through `failure`.
  package var readData: (String, SourceRange) -> Result<DataTable, RuntimeFailure> = { _, range in
    .failure(RuntimeFailure(code: 701, range: range, message: "there are no files here"))
  }
  /// The moments at which somebody wants to look, while time passes.
  package var moments = Moments.none
  /// Looks, at a moment.
  package var onMoment: (() -> Void)?
  /// What `print` has written.
  package var prints: [String] = []

  var view: CollectionView
  /// The layout that was made last: the one that is shown, unless showing it is failing just now.
  private var layout: ScriptLayout?
  package private(set) var plan: LayoutPlan?
  package private(set) var layoutName = "flow"
  private(set) var layoutParameters = ParameterValues(count: 0)
  package let scriptParameters = ParameterValues(count: 0)
  /// The slots among them that a name fixed by a test or an entry takes.
  private var captured: Set<Int> = []
  var rows: RowSource?
  /// The formulas that `items` gave rows by, for those that come later.
  var rowFormulas: FieldFormulas?
  var counts = SectionCounts([20])
  /// Whether no layout has been asked for yet: then a lack of data is told when somebody looks.
  var isDefaultLayout = true
  let environment = Environment()
  let checker: Checker

  /// Makes the default scene: 320 by 480, 20 items, the given layout.
  package init(_ checker: Checker, plan: LayoutPlan?, options: Options = Options()) {
    self.checker = checker
    limits = checker.limits
    self.options = options
    view = CollectionView(
      layout: CollectionLayout(),
      counts: SectionCounts([]),
      size: Size(320, 480)
    )
    super.init()
    reset(options.size ?? Size(320, 480), scale: 0, plan: plan)
  }

  private func reset(_ size: Size, scale: Double, plan: LayoutPlan?) {
    counts = SectionCounts([options.items ?? 20])
    rows = nil
    rowFormulas = nil
    environment.time = 0
    isDefaultLayout = true
    // What a 'let' has fixed is no part of the scene.
    scriptParameters.values = (0..<checker.scriptSlots).map {
      captured.contains($0) ? scriptParameters.value($0) : nil
    }
    applyOverrides(checker.scriptParameters, to: scriptParameters)
    let layout = plan.map { makeLayout($0) } ?? CollectionLayout()
    view = CollectionView(layout: layout, counts: counts, size: size, pixelScale: scale)
    syncEnvironment()
  }

  private func applyOverrides(_ parameters: [ParameterInfo], to values: ParameterValues) {
    for (name, value) in options.parameters {
      for parameter in parameters where parameter.name.symbol == name {
        guard let slot = parameter.slot, parameter.argument == nil else { continue }
        values.set(slot, value)
      }
    }
  }

  /// A layout that runs a plan on the present items.
  func makeLayout(_ plan: LayoutPlan) -> ScriptLayout {
    self.plan = plan
    layoutName = checker.interner.text(plan.name)
    layoutParameters = ParameterValues(count: plan.parameters.count)
    applyOverrides(plan.parameters, to: layoutParameters)
    return remakeLayout(plan)
  }

  /// The same layout once more, for the present rows: the one before keeps answering for its own.
  func remakeLayout(_ plan: LayoutPlan) -> ScriptLayout {
    let own = Environment()
    own.scriptParameters = scriptParameters
    own.layoutParameters = layoutParameters
    own.rows = rows
    own.columns = plan.columns(rows)
    own.time = environment.time
    let layout = ScriptLayout(plan, environment: own, limits: limits)
    self.layout = layout
    return layout
  }

  package override func answer(
    _ question: SceneQuestion,
    _ operands: [Double]
  ) -> SceneAnswer {
    reply(question, operands)
  }

  /// Runs something that may ask the scene; in between, nothing keeps the stage alive but its owner.
  func asking<R>(_ body: () throws(RuntimeFailure) -> R) throws(RuntimeFailure) -> R {
    let before = environment.scene
    environment.scene = self
    defer { environment.scene = before }
    return try body()
  }

  // MARK: All or nothing

  /// A scene to come back to.
  package struct Memory {
    fileprivate var view: CollectionView
    fileprivate var checkpoint: CollectionView.Checkpoint
    fileprivate var layout: ScriptLayout?
    fileprivate var plan: LayoutPlan?
    fileprivate var layoutName: String
    fileprivate var layoutParameters: ParameterValues
    fileprivate var layoutValues: [Value?]
    fileprivate var scriptValues: [Value?]
    fileprivate var rows: RowSource?
    fileprivate var rowFormulas: FieldFormulas?
    fileprivate var time: Double
    fileprivate var counts: SectionCounts
    fileprivate var isDefaultLayout: Bool
    fileprivate var prints: Int
  }

  /// The present scene.
  package func memory() -> Memory {
    Memory(
      view: view,
      checkpoint: view.checkpoint(),
      layout: layout,
      plan: plan,
      layoutName: layoutName,
      layoutParameters: layoutParameters,
      layoutValues: layoutParameters.values,
      scriptValues: scriptParameters.values,
      rows: rows,
      rowFormulas: rowFormulas,
      time: environment.time,
      counts: counts,
      isDefaultLayout: isDefaultLayout,
      prints: prints.count
    )
  }

  /// Comes back to a scene.
  package func restore(_ memory: Memory) {
    view = memory.view
    view.restore(memory.checkpoint)
    layout = memory.layout
    plan = memory.plan
    layoutName = memory.layoutName
    layoutParameters = memory.layoutParameters
    layoutParameters.values = memory.layoutValues
    scriptParameters.values = memory.scriptValues
    rows = memory.rows
    rowFormulas = memory.rowFormulas
    setTime(memory.time)
    counts = memory.counts
    isDefaultLayout = memory.isDefaultLayout
    prints.removeSubrange(min(memory.prints, prints.count)...)
    attachRows()
    syncEnvironment()
  }

  func attachRows() {
    guard let layout, let plan else { return }
    layout.environment.rows = rows
    layout.environment.columns = plan.columns(rows)
  }

  private func syncEnvironment() {
    environment.bounds = view.bounds
    environment.counts = counts
    environment.scriptParameters = scriptParameters
    environment.layoutParameters = layoutParameters
  }

  /// Makes a change; undoes it and throws if the visible elements cannot be had afterwards.
  func change(
    at range: SourceRange,
    _ body: () throws(RuntimeFailure) -> Void
  ) throws(RuntimeFailure) {
    let memory = memory()
    do throws(RuntimeFailure) {
      try body()
      syncEnvironment()
      // A default layout that lacks its data is told when somebody looks.
      if !waitsForData {
        _ = try visible(at: range)
        environment.bounds = view.bounds
      }
    } catch {
      restore(memory)
      throw error
    }
  }

  private var lacksData: Bool {
    guard let plan else { return false }
    return plan.mismatch(rows, checker) != nil
  }

  /// Sets the clock that formulas read.
  func setTime(_ time: Double) {
    environment.time = time
    layout?.environment.time = time
  }

  // MARK: What front ends see

  /// What the layout noticed when it was last prepared.
  package var warnings: [LayoutWarning] { view.warnings }

  /// The elements that meet a rectangle, all for nil, in paint order.
  package func elements(in rect: Rect?) throws(RuntimeFailure) -> [SeenElement] {
    if let plan, let failure = plan.mismatch(rows, checker) { throw failure.placed(at: .none) }
    return try guarded(.none) { () throws(LayoutError) in
      try view.presentedElements(in: rect, limit: limits.elements)
    }
  }

  /// Whether nothing moves.
  package var isIdle: Bool { view.restTime <= view.time }

  /// The visible area.
  package var bounds: Rect { view.bounds }

  /// The extent of the content.
  package func contentSize() throws(RuntimeFailure) -> Size {
    try guarded(.none) { () throws(LayoutError) in try view.contentSize() }
  }

  /// The clock in seconds.
  package var time: Double { environment.time }

  /// Shows a plan of the layout that is shown already, compiled anew: what has been set stays set.
  package func refresh(_ plan: LayoutPlan, at range: SourceRange) throws(RuntimeFailure) {
    let before = self.plan?.parameters ?? []
    let values = layoutParameters.values
    let wasDefault = isDefaultLayout
    try change(at: range) { () throws(RuntimeFailure) in
      let layout = makeLayout(plan)
      for (at, parameter) in plan.parameters.enumerated() {
        let old = before.firstIndex {
          $0.name.symbol == parameter.name.symbol && $0.owner == parameter.owner
            && $0.type == parameter.type
        }
        if let old, let value = values[old] { layoutParameters.set(at, value) }
      }
      isDefaultLayout = wasDefault
      try guarded(range) { () throws(LayoutError) in try view.setLayout(layout) }
    }
  }

  // MARK: Changes

  func newScene(_ size: Size, scale: Double) {
    reset(size, scale: scale, plan: checker.initialPlan())
  }

  func setItems(
    _ counts: SectionCounts,
    _ rows: RowSource?,
    _ formulas: FieldFormulas? = nil,
    at range: SourceRange
  ) throws(RuntimeFailure) {
    if let plan, !isDefaultLayout || rows != nil, let failure = plan.mismatch(rows, checker) {
      throw failure.placed(at: range)
    }
    self.rows = rows
    rowFormulas = formulas
    self.counts = counts
    attachRows()
    if waitsForData {
      view = CollectionView(
        layout: view.layout,
        counts: counts,
        size: view.bounds.size,
        pixelScale: view.pixelScale
      )
      return
    }
    try guarded(range) { () throws(LayoutError) in try view.setCounts(counts) }
  }

  /// Whether nothing is asked of the layout yet: nobody has asked for it, and its data is missing.
  var waitsForData: Bool { isDefaultLayout && lacksData }

  func show(_ plan: LayoutPlan, at range: SourceRange) throws(RuntimeFailure) {
    if let failure = plan.mismatch(rows, checker) { throw failure.placed(at: range) }
    isDefaultLayout = false
    let layout = makeLayout(plan)
    try guarded(range) { () throws(LayoutError) in try view.setLayout(layout) }
  }

  func scroll(to offset: Point, at range: SourceRange) throws(RuntimeFailure) {
    try guarded(range) { () throws(LayoutError) in try view.scroll(to: offset) }
  }

  func set(_ table: ParameterTable, _ slot: Int, _ value: Value) {
    if table == .script { captured.remove(slot) }
    (table == .script ? scriptParameters : layoutParameters).set(slot, value)
    view.invalidate()
  }

  /// Keeps the value of a name that a test or an entry has fixed.
  func capture(_ slot: Int, _ value: Value) {
    captured.insert(slot)
    scriptParameters.set(slot, value)
  }

  /// Runs statements and comes back to the present scene whatever they did.
  func isolated<R>(_ body: () -> R) -> R {
    let memory = memory()
    let look = onMoment
    onMoment = nil
    let result = body()
    onMoment = look
    restore(memory)
    return result
  }

  /// Runs something that asks the layout, and words what the layout throws.
  func guarded<R>(
    _ range: SourceRange,
    _ body: () throws(LayoutError) -> R
  ) throws(RuntimeFailure) -> R {
    do throws(LayoutError) {
      return try body()
    } catch {
      throw failure(error, range)
    }
  }

  private func failure(_ error: LayoutError, _ range: SourceRange) -> RuntimeFailure {
    if case .custom = error.kind, let failure = layout?.account.failure {
      return failure.placed(at: range)
    }
    return RuntimeFailure(error, at: range)
  }

  /// The visible elements in paint order.
  func visible(at range: SourceRange) throws(RuntimeFailure) -> [CollectionView.Element] {
    if let plan, let failure = plan.mismatch(rows, checker) { throw failure.placed(at: range) }
    return try guarded(range) { () throws(LayoutError) in
      try view.visibleElements(limit: limits.elements)
    }
  }
}

extension ParameterValues {
  /// Sets a slot; the table grows where needed.
  func set(_ slot: Int, _ value: Value) {
    while values.count <= slot { values.append(nil) }
    values[slot] = value
  }
}
