package import CVLEngine
package import CVLSyntax

/// A layout by name: declared in CVL, or native.
package final class LayoutSource {
  /// What a layout is made of.
  package enum Kind {
    /// A declaration, and the scope that it stands in.
    case declared(LayoutDecl, Scope)
    /// One of the engine's.
    case native(LayoutKind)
  }

  /// Its name.
  package let name: Symbol
  /// What it is made of.
  package let kind: Kind

  init(name: Symbol, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Its documentation, if it has any.
  package var doc: String? {
    switch kind {
    case .declared(let decl, _): decl.doc
    case .native(let kind): kind.summary
    }
  }
}

/// The layouts that a script can name.
package final class LayoutLibrary {
  /// The script's own, in the order of their declaration.
  package private(set) var own: [LayoutSource] = [] {
    didSet { latest = nil }
  }
  /// The script's own by name, where it has been asked for since the last change.
  private var latest: [Symbol: LayoutSource]?
  private var standard: [LayoutSource?]
  private let interner: Interner

  init(interner: Interner) {
    self.interner = interner
    standard = Array(repeating: nil, count: StandardLayout.all.count)
  }

  /// The layout with a name, the script's own first.
  package func layout(_ name: Symbol) -> LayoutSource? {
    if let source = isOwn(name) { return source }
    for kind in LayoutKind.all where interner.symbol(kind.name) == name {
      return LayoutSource(name: name, kind: .native(kind))
    }
    for (at, layout) in StandardLayout.all.enumerated()
    where interner.symbol(layout.name) == name {
      return loaded(at)
    }
    return nil
  }

  /// The names of all layouts, the script's own first.
  package var names: [[UInt8]] {
    own.map { interner.bytes($0.name) } + LayoutKind.all.map { Array($0.name.utf8) }
      + StandardLayout.all.map { Array("\($0.name)".utf8) }
  }

  /// Whether the script has declared a layout of this name itself.
  package func isOwn(_ name: Symbol) -> LayoutSource? {
    if let latest { return latest[name] }
    var latest: [Symbol: LayoutSource] = [:]
    for source in own { latest[source.name] = source }
    self.latest = latest
    return latest[name]
  }

  /// Adds a layout of the script's own.
  package func declare(_ decl: LayoutDecl, in scope: Scope) {
    own.append(LayoutSource(name: decl.name.symbol, kind: .declared(decl, scope)))
  }

  /// Replaces a layout of the script's own, as the REPL may.
  package func replace(_ decl: LayoutDecl, in scope: Scope) {
    own.removeAll { $0.name == decl.name.symbol }
    declare(decl, in: scope)
  }

  /// Restores the script's own layouts to what they were.
  package func restore(_ layouts: [LayoutSource]) { own = layouts }

  /// A layout that comes with the language is read when it is first named.
  private func loaded(_ at: Int) -> LayoutSource? {
    if let source = standard[at] { return source }
    let layout = StandardLayout.all[at]
    let result = Parsing.parse(
      layout.bytes,
      file: StandardLayout.firstFile + at,
      interner: interner
    )
    for statement in result.script.statements {
      if case .layoutDecl(let decl) = statement.kind {
        // Its scope is its own: a script's names never reach into it.
        let source = LayoutSource(
          name: decl.name.symbol,
          kind: .declared(decl, Scope(.script, parent: nil))
        )
        standard[at] = source
        return source
      }
    }
    return nil
  }
}

/// A layout that comes with the language and is written in it.
package struct StandardLayout: Sendable {
  /// Its name.
  package var name: StaticString
  /// Its source.
  package var source: StaticString

  /// The number of the first one's source file; scripts have smaller ones.
  package static let firstFile = 1_000_000

  /// The bytes of the source.
  package var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: source.utf8Start, count: source.utf8CodeUnitCount))
  }

  /// All of them, in alphabetical order.
  package static let all: [StandardLayout] = [
    .carousel,
    .circle,
    .coverflow,
    .fan,
    .grid,
    .line,
    .spiral,
    .stack,
  ]
}
