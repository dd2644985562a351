/// One of the attributes that every element has: all that the language, dumps and blending know of it.
///
/// Derived ones (`frame`, `origin`) are not in the table: they say the same in another way.
public struct Attribute: Sendable {
  /// Its name in scripts; a dot parts a component, as in `rotation.x`.
  public var name: String
  /// Its type.
  public var type: ValueType
  /// Its value where nothing sets it; nil where a picture then chooses.
  public var initial: Value?
  /// One line on what it does, units included.
  public var summary: String
  /// Reads it; nil where nothing has set it.
  public var get: @Sendable (LayoutAttributes) -> Value?
  /// Writes it; nil is the initial value, a value of another type changes nothing.
  public var set: @Sendable (inout LayoutAttributes, Value?) -> Void
  /// Writes what it is on the way from the first attributes to the second, with a progress for each
  /// coordinate of a point; what is no point takes that of x.
  public var blend: Blend

  /// How an attribute is blended.
  public typealias Blend =
    @Sendable (
      inout LayoutAttributes, _ from: LayoutAttributes, _ to: LayoutAttributes, _ at: Vector3
    ) -> Void

  /// Describes an attribute; its initial value is what `get` reads of new attributes.
  ///
  /// Without a blend of its own its values are blended; what only one side has set switches half way.
  public init(
    _ name: String,
    _ type: ValueType,
    _ summary: String,
    get: @escaping @Sendable (LayoutAttributes) -> Value?,
    set: @escaping @Sendable (inout LayoutAttributes, Value) -> Void,
    clear: (@Sendable (inout LayoutAttributes) -> Void)? = nil,
    blend: Blend? = nil
  ) {
    let initial = get(LayoutAttributes())
    self.name = name
    self.type = type
    self.initial = initial
    self.summary = summary
    self.get = get
    let write: @Sendable (inout LayoutAttributes, Value?) -> Void = { attributes, value in
      if let value = value ?? initial {
        set(&attributes, value)
      } else {
        clear?(&attributes)
      }
    }
    self.set = write
    self.blend =
      blend ?? { result, from, to, at in
        let (a, b) = (get(from), get(to))
        if let a, let b {
          write(&result, a.blended(with: b, at: at))
        } else {
          write(&result, at.x < 0.5 ? a : b)
        }
      }
  }
}

extension Attribute {
  /// An attribute that is a number.
  static func number(
    _ name: String,
    _ summary: String,
    get: @escaping @Sendable (LayoutAttributes) -> Double,
    set: @escaping @Sendable (inout LayoutAttributes, Double) -> Void
  ) -> Attribute {
    Attribute(
      name,
      .number,
      summary,
      get: { .number(get($0)) },
      set: { if case .number(let value) = $1 { set(&$0, value) } },
      blend: { set(&$0, mix(get($1), get($2), $3.x)) }
    )
  }

  /// An attribute that is an angle, in degrees.
  static func angle(
    _ name: String,
    _ summary: String,
    get: @escaping @Sendable (LayoutAttributes) -> Double,
    set: @escaping @Sendable (inout LayoutAttributes, Double) -> Void
  ) -> Attribute {
    Attribute(
      name,
      .angle,
      summary,
      get: { .angle(get($0)) },
      set: { if case .angle(let value) = $1 { set(&$0, value) } },
      blend: { set(&$0, mix(get($1), get($2), $3.x)) }
    )
  }

  /// An attribute that is a point, size or offset.
  static func point(
    _ name: String,
    _ summary: String,
    get: @escaping @Sendable (LayoutAttributes) -> Point,
    set: @escaping @Sendable (inout LayoutAttributes, Point) -> Void
  ) -> Attribute {
    Attribute(
      name,
      .point,
      summary,
      get: { .point(get($0)) },
      set: { if case .point(let value) = $1 { set(&$0, value) } },
      blend: { set(&$0, mix(get($1), get($2), $3)) }
    )
  }

  /// An attribute that is a point in space.
  static func point3(
    _ name: String,
    _ summary: String,
    get: @escaping @Sendable (LayoutAttributes) -> Vector3,
    set: @escaping @Sendable (inout LayoutAttributes, Vector3) -> Void
  ) -> Attribute {
    Attribute(
      name,
      .point3,
      summary,
      get: { .point3(get($0)) },
      set: { if case .point3(let value) = $1 { set(&$0, value) } },
      blend: { set(&$0, mix(get($1), get($2), $3)) }
    )
  }

  /// An attribute that is a colour, or the picture's own.
  static func color(
    _ name: String,
    _ summary: String,
    get: @escaping @Sendable (LayoutAttributes) -> Color?,
    set: @escaping @Sendable (inout LayoutAttributes, Color?) -> Void
  ) -> Attribute {
    Attribute(
      name,
      .color,
      summary,
      get: { attributes in get(attributes).map { .color($0) } },
      set: { if case .color(let value) = $1 { set(&$0, value) } },
      clear: { set(&$0, nil) },
      blend: { result, from, to, at in
        let (a, b) = (get(from), get(to))
        if let a, let b {
          set(&result, a.mixed(with: b, amount: at.x))
        } else {
          set(&result, at.x < 0.5 ? a : b)
        }
      }
    )
  }
}
