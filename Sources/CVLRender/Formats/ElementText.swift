import CVLEngine

extension ElementKind {
  /// The word for it in every format.
  var word: String {
    switch self {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }

  /// Whether the layout names elements of this sort.
  var isNamed: Bool { self == .supplementary || self == .decoration }
}

extension ElementPhase {
  /// The word for it in every format.
  var word: String {
    switch self {
    case .present: "present"
    case .appearing: "appearing"
    case .disappearing: "disappearing"
    }
  }
}

extension LayoutAttributes {
  /// The transform as a matrix that acts on points relative to the centre.
  var matrix: Transform3D { Transform3D(transform, size: size) }

  /// The opacity as it is shown: springs overshoot, screens do not.
  var shownAlpha: Double { min(1, max(0, alpha)) }
}
