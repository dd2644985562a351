package import CVLEngine

/// How the components of a value make a `Value`, and so how it prints.
package enum PrintForm: UInt8, Hashable, Sendable {
  case number
  case angle
  case time
  case flag
  case point
  case point3
  case rect
  case insets
  case color
  case transform

  /// How many components it has.
  var width: Int {
    switch self {
    case .number, .angle, .time, .flag: 1
    case .point: 2
    case .point3: 3
    case .rect, .insets, .color: 4
    case .transform: 16
    }
  }

  /// The value with these components.
  package func value(_ c: [Double]) -> Value {
    switch self {
    case .number: .number(c[0])
    case .angle: .angle(c[0])
    case .time: .time(c[0])
    case .flag: .flag(c[0] != 0)
    case .point: .point(Point(c[0], c[1]))
    case .point3: .point3(Vector3(c[0], c[1], c[2]))
    case .rect: .rect(Rect(c[0], c[1], c[2], c[3]))
    case .insets: .insets(Insets(top: c[0], left: c[1], bottom: c[2], right: c[3]))
    case .color: .color(Color(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .transform: .transform(Transform3D(list: c))
    }
  }

  /// The form of a type that consists of numbers, or nil.
  package init?(_ type: ValueType) {
    switch type {
    case .number: self = .number
    case .angle: self = .angle
    case .time: self = .time
    case .flag: self = .flag
    case .point: self = .point
    case .point3: self = .point3
    case .rect: self = .rect
    case .insets: self = .insets
    case .color: self = .color
    case .transform: self = .transform
    case .text, .words, .list: return nil
    }
  }
}

extension Value {
  /// The numbers a value consists of; none for texts, words and lists.
  package var components: [Double] {
    switch self {
    case .number(let x), .angle(let x), .time(let x): [x]
    case .flag(let flag): [flag ? 1 : 0]
    case .point(let p): [p.x, p.y]
    case .point3(let v): [v.x, v.y, v.z]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .insets(let i): [i.top, i.left, i.bottom, i.right]
    case .color(let c): [c.red, c.green, c.blue, c.alpha]
    case .transform(let t): t.list
    case .text, .word, .list: []
    }
  }
}
