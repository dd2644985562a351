package import CVLEngine
package import CVLSyntax

// The attributes by name, and where in a list of components each of them is kept. The engine's
// attributes come first, in an order that the geometry operations rely on; a script's own follow.

/// An attribute that is stored: an engine's or a script's own.
package struct StoredAttribute {
  /// Its name.
  package var name: String
  /// Its type.
  package var type: ValueType
  /// Its first component, or for a text its place among the texts.
  package var component: Int
  /// The component that is 1 where it has a value, for those that can be without.
  package var presence: Int?
  /// The numbers or the text it has by default.
  package var defaults: [Double]
  package var defaultText = ""
  /// Its slot among the script's own, nil for the engine's.
  package var slot: Int?
  /// One line on what it is.
  package var summary: String

  var width: Int { defaults.count }
  var isText: Bool { type == .text }
}

/// All attributes of a script.
package final class AttributeTable {
  /// The stored ones.
  package private(set) var stored: [StoredAttribute] = []
  /// How many numbers an element has.
  package private(set) var numbers = 0
  /// How many texts an element has.
  package private(set) var texts = 0
  /// The names of the script's own.
  package private(set) var customNames: [String] = []
  private var indices: [Symbol: Int] = [:]
  private let interner: Interner

  // The places of the engine's attributes.
  static let center = 0
  static let size = 2
  static let translation = 4
  static let rotation = 7
  static let scale = 10
  static let skew = 13
  static let perspective = 16
  static let pivot = 17
  static let alpha = 19
  static let hidden = 20
  static let z = 21
  static let fill = 22
  static let stroke = 27
  static let corner = 32
  static let label = 34
  /// How many of the components are the geometry of an element.
  static let geometry = 19

  package init(interner: Interner) {
    self.interner = interner
    add("center", .point, [0, 0], "The middle of the untransformed box, in points.")
    add("size", .point, [50, 50], "The extents of the untransformed box, in points.")
    add("translation", .point3, [0, 0, 0], "A shift in points; a point leaves z at 0.")
    add(
      "rotation",
      .angle,
      [0, 0, 0],
      "The angle about z, clockwise on screen; rotation.x and .y turn about the other axes."
    )
    add("scale", .point3, [1, 1, 1], "Factors along the axes; a number sets all three.")
    add("skew", .point3, [0, 0, 0], "Shear factors, as they are left of a matrix.")
    add(
      "perspective",
      .number,
      [0],
      "One over the distance of the eye, in points; 0 is none."
    )
    add("pivot", .point, [0.5, 0.5], "The fixed point of the transform, in units of the size.")
    add("alpha", .number, [1], "Opacity, clamped to 0...1 where it is shown.")
    add("hidden", .flag, [0], "Whether the element is left out of pictures.")
    add("z", .number, [0], "The paint order: higher is nearer.")
    add("fill", .color, [0, 0, 0, 0], optional: true, "The colour of the box in pictures.")
    add("stroke", .color, [0, 0, 0, 0], optional: true, "The colour of the outline in pictures.")
    add("corner", .number, [0], optional: true, "The radius of the corners in pictures, in points.")
    add("label", .text, [], optional: true, "The text on the box in pictures; any printable value.")
  }

  /// The stored attribute with a name.
  package func attribute(_ symbol: Symbol) -> StoredAttribute? {
    indices[symbol].map { stored[$0] }
  }

  /// The names that can be assigned and read, for suggestions.
  package var names: [[UInt8]] { stored.map { Array($0.name.utf8) } }

  /// A table with an attribute of the script's own at the end.
  func adding(
    _ symbol: Symbol,
    type: ValueType,
    defaults: Value,
    summary: String
  ) -> AttributeTable {
    let table = AttributeTable(interner: interner)
    for attribute in stored where attribute.slot != nil {
      table.addCustom(attribute)
    }
    var text = ""
    if case .text(let value) = defaults { text = value }
    table.addCustom(
      StoredAttribute(
        name: interner.text(symbol),
        type: type,
        component: 0,
        presence: nil,
        defaults: defaults.components,
        defaultText: text,
        slot: nil,
        summary: summary
      )
    )
    return table
  }

  private func addCustom(_ attribute: StoredAttribute) {
    customNames.append(attribute.name)
    add(
      attribute.name,
      attribute.type,
      attribute.defaults,
      text: attribute.defaultText,
      slot: customNames.count - 1,
      attribute.summary
    )
  }

  private func add(
    _ name: String,
    _ type: ValueType,
    _ defaults: [Double],
    optional: Bool = false,
    text: String = "",
    slot: Int? = nil,
    _ summary: String
  ) {
    let isText = type == .text
    let component = isText ? texts : numbers
    if isText { texts += 1 } else { numbers += defaults.count }
    var presence: Int?
    if optional {
      presence = numbers
      numbers += 1
    }
    indices[interner.symbol(name)] = stored.count
    stored.append(
      StoredAttribute(
        name: name,
        type: type,
        component: component,
        presence: presence,
        defaults: defaults,
        defaultText: text,
        slot: slot,
        summary: summary
      )
    )
  }
}

/// The attributes of an element while its blocks are checked: where each component is computed.
package struct AttributeState {
  /// The numbers.
  package var numbers: [Ref]
  /// The texts.
  package var texts: [Ref]
  /// 1 where a change of size keeps the origin, 0 where it keeps the centre.
  package var keepsOrigin: Ref
  /// Whether x and y of the place have been given on every path.
  package var isPlaced: (x: Bool, y: Bool) = (false, false)

  /// The defaults.
  init(_ table: AttributeTable, _ graph: Graph) {
    numbers = Array(repeating: graph.constant(0), count: table.numbers)
    texts = Array(repeating: graph.text(""), count: table.texts)
    keepsOrigin = graph.constant(0)
    for attribute in table.stored {
      if attribute.isText {
        texts[attribute.component] = graph.text(attribute.defaultText)
      } else {
        for (k, value) in attribute.defaults.enumerated() {
          numbers[attribute.component + k] = graph.constant(value)
        }
      }
    }
  }

  /// The geometry as the operations on boxes take it.
  var geometry: [Ref] { Array(numbers[0..<AttributeTable.geometry]) }
}

extension AttributeTable {
  /// The numbers of an element's attributes, by component.
  package func numbers(of attributes: LayoutAttributes) -> [Double] {
    var result = Array(repeating: 0.0, count: numbers)
    func put(_ at: Int, _ values: [Double]) {
      for (k, value) in values.enumerated() { result[at + k] = value }
    }
    for k in 0..<AttributeTable.plainNumbers {
      result[k] = attributes[lane: k]
    }
    if let fill = attributes.fill { put(AttributeTable.fill, Value.color(fill).components + [1]) }
    if let stroke = attributes.stroke {
      put(AttributeTable.stroke, Value.color(stroke).components + [1])
    }
    if let corner = attributes.corner { put(AttributeTable.corner, [corner, 1]) }
    if attributes.label != nil { put(AttributeTable.label, [1]) }
    for attribute in stored where !attribute.isText {
      guard let slot = attribute.slot, slot < attributes.custom.count else { continue }
      put(attribute.component, attributes.custom[slot].components)
    }
    return result
  }

  /// How many of the numbers every element has, whether it is drawn or not.
  static let plainNumbers = LayoutAttributes.laneCount

  /// The texts of an element's attributes, by place.
  package func texts(of attributes: LayoutAttributes) -> [String] {
    stored.filter { $0.isText }.map { attribute in
      guard let slot = attribute.slot else { return attributes.label ?? "" }
      if slot < attributes.custom.count, case .text(let text) = attributes.custom[slot] {
        return text
      }
      return attribute.defaultText
    }
  }

  /// The attributes of the element whose components are in lanes.
  func attributes(
    _ number: (Int) -> Double,
    _ text: (Int) -> String
  ) -> LayoutAttributes {
    var result = LayoutAttributes()
    for k in 0..<AttributeTable.plainNumbers {
      result[lane: k] = number(k)
    }
    func color(_ at: Int) -> Color? {
      guard number(at + 4) != 0 else { return nil }
      return Color(
        red: number(at),
        green: number(at + 1),
        blue: number(at + 2),
        alpha: number(at + 3)
      )
    }
    result.fill = color(AttributeTable.fill)
    result.stroke = color(AttributeTable.stroke)
    if number(AttributeTable.corner + 1) != 0 { result.corner = number(AttributeTable.corner) }
    if number(AttributeTable.label) != 0 { result.label = text(0) }
    for attribute in stored where attribute.slot != nil {
      if attribute.isText {
        result.custom.append(.text(text(attribute.component)))
      } else if let form = PrintForm(attribute.type) {
        result.custom.append(
          form.value((0..<attribute.width).map { number(attribute.component + $0) })
        )
      }
    }
    return result
  }
}
