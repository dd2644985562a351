package import CVLEngine
package import CVLSyntax

// What an expression comes to when it is checked: its type, and where in the graph its components
// are computed. Lists, transforms and elements have a shape that is known then, so that an index or
// a field becomes plain arithmetic.

/// A checked expression.
package struct Operand {
  /// What it is.
  package indirect enum Shape {
    /// A value that consists of numbers.
    case numbers(ValueType, [Ref])
    /// One of a set of words: the result is its place in the set.
    case word([String], Ref)
    /// A text.
    case text(Ref)
    /// A list.
    case list(ListShape)
    /// A transform.
    case transform(TransformShape)
    /// An element, whose attributes are its fields.
    case element(AttributeState)
    /// Something that is not a value and has only fields, such as `data`.
    case namespace(Namespace)
    /// A problem that has been reported.
    case failed
  }

  /// What it is.
  package var shape: Shape
  /// Where it stands.
  package var range: SourceRange
  /// Whether it is the literal `0`, which is of any kind.
  var isZero = false
  /// The angles about x and y, where the value is a rotation: `rotation.x`.
  var rotationParts: [Ref]?

  init(_ shape: Shape, _ range: SourceRange) {
    self.shape = shape
    self.range = range
  }

  static func number(_ ref: Ref, _ range: SourceRange) -> Operand {
    Operand(.numbers(.number, [ref]), range)
  }

  static func flag(_ ref: Ref, _ range: SourceRange) -> Operand {
    Operand(.numbers(.flag, [ref]), range)
  }

  static func failed(_ range: SourceRange) -> Operand { Operand(.failed, range) }

  var isFailed: Bool {
    if case .failed = shape { return true }
    return false
  }

  /// The type, or nil for what is not a value.
  package var type: ValueType? {
    switch shape {
    case .numbers(let type, _): type
    case .word(let words, _): .words(words)
    case .text: .text
    case .list(let list): .list(list.elementType)
    case .transform: .transform
    case .element, .namespace, .failed: nil
    }
  }

  /// The components of a value of this type; nil for others.
  func refs(_ wanted: ValueType) -> [Ref]? {
    if case .numbers(let type, let refs) = shape, type == wanted { return refs }
    return nil
  }

  /// What to call it in a message: "a number", "an angle".
  package var phrase: String {
    switch shape {
    case .element: "an element"
    case .namespace(let namespace): namespace.phrase
    case .failed: "nothing"
    default: type?.phrase ?? "nothing"
    }
  }
}

/// A name that has only fields.
package enum Namespace {
  case data
  case column
  case visible

  var phrase: String {
    switch self {
    case .data: "the item's row (write data.FIELD)"
    case .column: "the columns (write column.FIELD)"
    case .visible: "the visible elements (write visible.count)"
    }
  }
}

/// How a list is made, as far as it is known before it runs.
package indirect enum ListShape {
  /// `[a, b]`: elements of one type, and the size of it all.
  case literal([Operand], ValueType, size: Int)
  /// Whole numbers from the first; the count is not negative.
  case range(first: Ref, count: Ref)
  /// A field of all items of the section.
  case column(field: Int, ValueType)
  /// A list that a parameter has been set to.
  case held(ParameterTable, slot: Int, ValueType)
  /// One of two, by a flag, and the size of both.
  case choice(Ref, ListShape, ListShape, size: Int)

  static func literal(_ elements: [Operand], _ type: ValueType) -> ListShape {
    var size = 1
    for element in elements {
      if case .list(let list) = element.shape {
        size = size.addingClamped(list.size)
      } else {
        size = size.addingClamped(1)
      }
    }
    return .literal(elements, type, size: size)
  }

  static func choice(_ condition: Ref, _ a: ListShape, _ b: ListShape) -> ListShape {
    .choice(condition, a, b, size: a.size.addingClamped(b.size))
  }

  /// How many places it has when it is written out, lists in lists included.
  ///
  /// Lists that share their
  /// elements take little room, but everything that goes through them all takes this long.
  var size: Int {
    switch self {
    case .literal(_, _, let size), .choice(_, _, _, let size): size
    case .range, .column, .held: 1
    }
  }

  var elementType: ValueType {
    switch self {
    case .literal(_, let type, _), .column(_, let type), .held(_, _, let type): type
    case .range: .number
    case .choice(_, let list, _, _): list.elementType
    }
  }
}

/// A transform: as parts as long as they are joined in the order of the parts, else as a matrix.
package enum TransformShape {
  /// Translation, rotation and scale, three components each; `stage` is how far the order of joining
  /// has come: 1 translation, 2 rotation, 3 scale.
  case parts([Ref], stage: Int)
  /// Sixteen entries.
  case matrix([Ref])
}

extension ValueType {
  /// "a number", "an angle", "a list of texts".
  package var phrase: String {
    switch self {
    case .number: "a number"
    case .angle: "an angle"
    case .time: "a time"
    case .flag: "a flag"
    case .point: "a point"
    case .point3: "a point3"
    case .rect: "a rect"
    case .insets: "insets"
    case .transform: "a transform"
    case .color: "a colour"
    case .text: "a text"
    case .words(let words): "one of the words \(wordList(words))"
    case .list(let element): "a list of \(element.plural)"
    }
  }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .angle: "angles"
    case .time: "times"
    case .flag: "flags"
    case .point: "points"
    case .point3: "point3s"
    case .rect: "rects"
    case .insets: "insets"
    case .transform: "transforms"
    case .color: "colours"
    case .text: "texts"
    case .words: "words"
    case .list: "lists"
    }
  }

  /// Whether it is one of the three kinds of number.
  var isKind: Bool { self == .number || self == .angle || self == .time }
}

/// "a, b or c".
func wordList(_ words: [String], joint: String = "or") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  var result = ""
  for (k, word) in words.dropLast().enumerated() { result += (k == 0 ? "" : ", ") + word }
  return result + " \(joint) " + last
}
