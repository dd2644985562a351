package import CVLEngine
package import CVLSyntax

/// A field of the rows that formulas read, with the type their uses demand.
package struct FieldDemand {
  /// The field.
  package var name: NameRef
  /// The type, or nil where any will do: it is only printed.
  package var type: ValueType?
}

/// The fields that a layout's formulas read.
package final class Demands {
  /// The fields, in the order of their first use.
  package private(set) var fields: [FieldDemand] = []

  package init() {}

  /// The field's number, after a use that demands a type (nil for printing).
  ///
  /// Returns the type that an earlier use demanded when it is another one.
  func use(_ name: NameRef, as type: ValueType?) -> (field: Int, conflict: FieldDemand?) {
    guard let at = fields.firstIndex(where: { $0.name.symbol == name.symbol }) else {
      fields.append(FieldDemand(name: name, type: type))
      return (fields.count - 1, nil)
    }
    guard let type else { return (at, nil) }
    if let known = fields[at].type, known != type { return (at, fields[at]) }
    if fields[at].type == nil { fields[at] = FieldDemand(name: name, type: type) }
    return (at, nil)
  }

  /// The type that earlier uses demanded.
  func type(_ name: Symbol) -> ValueType? {
    fields.first { $0.name.symbol == name }?.type
  }
}
