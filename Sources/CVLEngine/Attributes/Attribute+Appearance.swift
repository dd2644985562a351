extension Attribute {
  /// The opacity.
  public static let alpha = number(
    "alpha",
    "Opacity, from 0 to 1.",
    get: { $0.alpha },
    set: { $0.alpha = $1 }
  )

  /// Whether it is left out.
  public static let hidden = Attribute(
    "hidden",
    .flag,
    "Whether it is left out of pictures.",
    get: { .flag($0.isHidden) },
    set: { if case .flag(let value) = $1 { $0.isHidden = value } }
  )

  /// The paint order.
  public static let z = number(
    "z",
    "The paint order; higher is nearer.",
    get: { $0.z },
    set: { $0.z = $1 }
  )

  /// The colour of the box.
  public static let fill = color(
    "fill",
    "The colour of the box.",
    get: { $0.fill },
    set: { $0.fill = $1 }
  )

  /// The colour of the outline.
  public static let stroke = color(
    "stroke",
    "The colour of the outline.",
    get: { $0.stroke },
    set: { $0.stroke = $1 }
  )

  /// The radius of the corners.
  public static let corner = Attribute(
    "corner",
    .number,
    "The radius of the corners in points.",
    get: { attributes in attributes.corner.map { .number($0) } },
    set: { if case .number(let value) = $1 { $0.corner = value } },
    clear: { $0.corner = nil }
  )

  /// The text on the box.
  public static let label = Attribute(
    "label",
    .text,
    "The text on the box.",
    get: { attributes in attributes.label.map { .text($0) } },
    set: { if case .text(let value) = $1 { $0.label = value } },
    clear: { $0.label = nil }
  )
}
