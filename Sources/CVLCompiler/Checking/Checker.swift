internal import CVLEngine
package import CVLSyntax

/// What all checks of one script or one session share: names, attributes, problems found.
package final class Checker {
  /// Names as symbols.
  package let interner: Interner
  /// What is refused as too much.
  package let limits: Limits
  /// The attributes, the script's own included; a new table whenever one is declared, so that what
  /// was compiled before keeps the one it was compiled with.
  package private(set) var attributes: AttributeTable
  /// The script's own declarations.
  package let script = Scope(.script, parent: nil)
  /// The layouts by name: the script's, those written in CVL that come with it, and the engine's.
  package let layouts: LayoutLibrary
  /// What was found, in the order in which it was found.
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many slots the script's parameters and captured values take.
  package internal(set) var scriptSlots = 0
  /// The parameters of the script, in the order of their declaration.
  package internal(set) var scriptParameters: [ParameterInfo] = []

  /// The name of the layout that a new scene shows, where the script declares one.
  package internal(set) var defaultLayout: NameRef?
  /// Where the script's own attributes are declared.
  var attributeRanges: [Symbol: SourceRange] = [:]

  let sceneNames: [Symbol: SceneName]
  let builtins: [Symbol: Builtin]
  let derivedAttributes: [Symbol: DerivedAttribute]
  let sceneFunctions: [Symbol: SceneFunction]
  let words: CheckerWords
  private var reported: [Int: [SourceRange]] = [:]
  /// The scopes whose names refer to themselves: they live as long as the checker, and no longer.
  private var scopes: [Scope] = []

  package init(interner: Interner, limits: Limits) {
    self.interner = interner
    self.limits = limits
    attributes = AttributeTable(interner: interner)
    var sceneNames: [Symbol: SceneName] = [:]
    for name in SceneName.all { sceneNames[interner.symbol(name.name)] = name }
    self.sceneNames = sceneNames
    var builtins: [Symbol: Builtin] = [:]
    for builtin in Builtin.all { builtins[interner.symbol(builtin.name)] = builtin }
    self.builtins = builtins
    var derived: [Symbol: DerivedAttribute] = [:]
    for attribute in DerivedAttribute.all { derived[interner.symbol(attribute.name)] = attribute }
    derivedAttributes = derived
    var functions: [Symbol: SceneFunction] = [:]
    for function in SceneFunction.all { functions[interner.symbol(function.name)] = function }
    sceneFunctions = functions
    words = CheckerWords(interner)
    layouts = LayoutLibrary(interner: interner)
  }

  deinit {
    script.clear()
    for scope in scopes { scope.clear() }
  }

  /// A new scope for a layout or for statements.
  func makeScope(_ kind: Scope.Kind, parent: Scope?) -> Scope {
    let scope = Scope(kind, parent: parent)
    scopes.append(scope)
    return scope
  }

  /// Whether a chain of layouts has been told to be too long.
  var hasReportedDeepLayouts = false
  /// The `expect error` statements that an error of syntax has fulfilled.
  package var fulfilled: [SourceRange] = []
  /// A layout that is shown whatever the script says.
  package var shownAlways: LayoutPlan?

  /// Declares an attribute of the script's own.
  func declareAttribute(
    _ name: NameRef,
    type: ValueType,
    defaults: Value,
    summary: String
  ) {
    attributeRanges[name.symbol] = name.range
    attributes = attributes.adding(
      name.symbol,
      type: type,
      defaults: defaults,
      summary: summary
    )
  }

  /// What declarations have made of the checker, to come back to if an entry fails.
  package struct Memory {
    fileprivate var scope: Scope.Memory
    fileprivate var layouts: [LayoutSource]
    fileprivate var attributes: AttributeTable
    fileprivate var attributeRanges: [Symbol: SourceRange]
    fileprivate var scriptSlots: Int
    fileprivate var scriptParameters: [ParameterInfo]
    fileprivate var defaultLayout: NameRef?
  }

  /// The present declarations.
  package func remember() -> Memory {
    Memory(
      scope: script.memory,
      layouts: layouts.own,
      attributes: attributes,
      attributeRanges: attributeRanges,
      scriptSlots: scriptSlots,
      scriptParameters: scriptParameters,
      defaultLayout: defaultLayout
    )
  }

  /// Comes back to earlier declarations.
  package func restore(_ memory: Memory) {
    script.memory = memory.scope
    layouts.restore(memory.layouts)
    attributes = memory.attributes
    attributeRanges = memory.attributeRanges
    scriptSlots = memory.scriptSlots
    scriptParameters = memory.scriptParameters
    defaultLayout = memory.defaultLayout
  }

  /// Takes note of a problem, unless the same one was found at the same place before.
  package func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    let known = reported[diagnostic.code] ?? []
    if known.contains(diagnostic.range) { return }
    reported[diagnostic.code] = known + [diagnostic.range]
    diagnostics.append(diagnostic)
  }

  /// Runs a check whose problems are not to be kept, and returns them.
  package func collecting(_ body: () -> Void) -> [Diagnostic] {
    let kept = diagnostics
    let keptReported = reported
    body()
    let found = Array(diagnostics[kept.count...])
    diagnostics = kept
    reported = keptReported
    return found
  }

  /// Forgets what was found: the REPL's next entry starts afresh.
  package func takeDiagnostics() -> [Diagnostic] {
    defer {
      diagnostics = []
      reported = [:]
    }
    return diagnostics
  }

  /// How many errors were reported, those that were known already included.
  package private(set) var errorCount = 0

  /// Whether an error was found.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func text(_ symbol: Symbol) -> String { interner.text(symbol) }

  /// The nearest known name, as help: "did you mean 'radius'?".
  func suggestion(_ name: Symbol, among candidates: [[UInt8]]) -> String? {
    nearMiss(interner.bytes(name), among: candidates).map {
      "did you mean '\(String(decoding: $0, as: UTF8.self))'?"
    }
  }
}

/// Names that the checker itself gives a meaning to.
struct CheckerWords {
  let x: Symbol
  let y: Symbol
  let z: Symbol
  let width: Symbol
  let height: Symbol
  let count: Symbol
  let origin: Symbol
  let frame: Symbol
  let transform: Symbol
  let rotation: Symbol
  let scale: Symbol
  let translation: Symbol
  let size: Symbol
  let center: Symbol

  init(_ interner: Interner) {
    x = interner.symbol("x")
    y = interner.symbol("y")
    z = interner.symbol("z")
    width = interner.symbol("width")
    height = interner.symbol("height")
    count = interner.symbol("count")
    origin = interner.symbol("origin")
    frame = interner.symbol("frame")
    transform = interner.symbol("transform")
    rotation = interner.symbol("rotation")
    scale = interner.symbol("scale")
    translation = interner.symbol("translation")
    size = interner.symbol("size")
    center = interner.symbol("center")
  }
}
