package import CVLEngine
package import CVLSyntax

// Names mean something in scopes. A scope of the script or of a layout needs no order, so it holds
// formulas and not values: a formula is checked where it is used, because the same one may be used
// for an item and for the scene.

/// What a name stands for.
package final class Binding {
  /// What a name can stand for.
  package enum Kind {
    /// A formula with the scope it is read in: a `let`, or an argument of a base.
    case formula(Expr, Scope)
    /// A parameter.
    case parameter(ParameterInfo)
    /// A function with the scope it was declared in.
    case function(FnDecl, Scope)
    /// A value that is in the graph already: a block's `let`, a function's argument.
    case operand(Operand)
    /// A value that a statement has fixed; it is kept in the script's parameter table.
    case captured(ValueType, slot: Int)
  }

  /// The name.
  package let name: NameRef
  /// What it stands for.
  package let kind: Kind
  /// Its documentation.
  package let doc: String?

  init(_ name: NameRef, _ kind: Kind, doc: String? = nil) {
    self.name = name
    self.kind = kind
    self.doc = doc
  }
}

/// Names that are seen together, and the scope around them.
package final class Scope {
  /// What a scope belongs to.
  package enum Kind: Sendable {
    /// The top of a script.
    case script
    /// A layout's body; attributes are looked up behind it, for what stands in a block.
    case layout
    /// A block's, or a branch's.
    case block
    /// A function's parameters.
    case function
    /// A `test`, or the fields of a data block.
    case test
  }

  /// The scope around this one.
  package let parent: Scope?
  /// What it belongs to.
  package let kind: Kind
  private(set) var bindings: [Symbol: Binding] = [:]
  /// The names in the order of their declaration, for suggestions and checks.
  private(set) var order: [Symbol] = []

  /// The names of a scope, to come back to.
  struct Memory {
    fileprivate var bindings: [Symbol: Binding]
    fileprivate var order: [Symbol]
  }

  var memory: Memory {
    get { Memory(bindings: bindings, order: order) }
    set {
      bindings = newValue.bindings
      order = newValue.order
    }
  }

  package init(_ kind: Kind, parent: Scope?) {
    self.kind = kind
    self.parent = parent
  }

  /// Declares a name; false if the scope has it already.
  func declare(_ binding: Binding) -> Bool {
    if bindings[binding.name.symbol] != nil { return false }
    bindings[binding.name.symbol] = binding
    order.append(binding.name.symbol)
    return true
  }

  /// Declares a name anew, as the REPL may.
  func replace(_ binding: Binding) {
    if bindings[binding.name.symbol] == nil { order.append(binding.name.symbol) }
    bindings[binding.name.symbol] = binding
  }

  /// Forgets all names; the formulas among them hold the scope, and the scope holds them.
  func clear() {
    bindings = [:]
    order = []
  }

  /// What a name stands for in this scope alone.
  func own(_ symbol: Symbol) -> Binding? { bindings[symbol] }

  /// All names that are seen from here, inner ones first.
  var visibleNames: [Symbol] {
    var result = order
    var scope = parent
    while let next = scope {
      result += next.order
      scope = next.parent
    }
    return result
  }
}

/// A parameter of the script or of a layout.
package final class ParameterInfo {
  /// Its name.
  package let name: NameRef
  /// Its default, and the scope that this and the domain are read in.
  package let formula: Expr
  let scope: Scope
  /// What was passed for it, and the scope that is read in.
  let argument: (value: Expr, scope: Scope)?
  /// What it may be set to.
  package let domain: ParamDomain?
  /// Where it is kept once it is set; nil for one that was passed to a base.
  let table: ParameterTable
  package let slot: Int?
  /// The layout it belongs to, nil for the script's.
  package let owner: Symbol?
  /// Its documentation.
  package let doc: String?
  /// Its type, known once its default has been checked.
  package var type: ValueType?

  init(
    name: NameRef,
    formula: Expr,
    scope: Scope,
    argument: (value: Expr, scope: Scope)?,
    domain: ParamDomain?,
    table: ParameterTable,
    slot: Int?,
    owner: Symbol?,
    doc: String?
  ) {
    self.name = name
    self.formula = formula
    self.scope = scope
    self.argument = argument
    self.domain = domain
    self.table = table
    self.slot = slot
    self.owner = owner
    self.doc = doc
  }

  /// The words it may be set to, if it is one of words.
  func words(_ interner: Interner) -> [String]? {
    if case .words(let names)? = domain { return names.map { interner.text($0.symbol) } }
    return nil
  }
}
