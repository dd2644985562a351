// What is painted over what: by z, then decorations under cells under everything else, then section,
// item and name. The order is total, so that equal z never means undefined.

extension ElementKind {
  /// The place in the paint order among elements of equal z.
  var paintRank: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .header, .footer, .supplementary: 2
    }
  }
}

extension ElementKey {
  /// Whether an element is painted before another of equal z.
  func isPainted(before other: ElementKey) -> Bool {
    if kind.paintRank != other.kind.paintRank { return kind.paintRank < other.kind.paintRank }
    if section != other.section { return section < other.section }
    if item != other.item { return item < other.item }
    if name.utf8.lexicographicallyPrecedes(other.name.utf8) { return true }
    if other.name.utf8.lexicographicallyPrecedes(name.utf8) { return false }
    return kind.rawValue < other.kind.rawValue
  }

  /// Whether an element with a z is painted before another.
  static func isPainted(_ a: ElementKey, z: Double, before b: ElementKey, z other: Double) -> Bool {
    if z < other { return true }
    if z > other { return false }
    return a.isPainted(before: b)
  }
}
