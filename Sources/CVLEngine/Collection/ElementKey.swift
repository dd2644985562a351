/// What sort of element, in paint order for equal `z`: decorations first.
public enum ElementKind: UInt8, Sendable, CaseIterable {
  /// Belongs to the layout, not to data.
  case decoration
  /// Shows an item.
  case cell
  /// Heads a section.
  case header
  /// Ends a section.
  case footer
  /// Goes with an item, under a name.
  case supplementary
}

/// A section and an item in it, both from 0.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The item in its section.
  public var item: Int

  /// Makes a path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Section first, then item.
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }
}

/// Which element: its kind, its name where the kind has several, and its place.
public struct ElementKey: Hashable, Sendable {
  /// The sort of element.
  public var kind: ElementKind
  /// The name of a supplementary or decoration kind, else empty.
  public var name: String
  /// Its section.
  public var section: Int
  /// Its item; 0 for headers and footers, the running number for decorations.
  public var item: Int

  /// Makes a key.
  public init(_ kind: ElementKind, name: String = "", section: Int, item: Int) {
    self.kind = kind
    self.name = name
    self.section = section
    self.item = item
  }

  /// The cell of an item.
  public static func cell(_ section: Int, _ item: Int) -> ElementKey {
    ElementKey(.cell, section: section, item: item)
  }
}
