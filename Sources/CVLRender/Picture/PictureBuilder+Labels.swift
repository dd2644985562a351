import CVLEngine

extension PictureBuilder {
  /// The text on an element, in a size that fits, or nil where none would be legible.
  func label(of element: ElementReport, in box: Rect, ink: Color) -> Mark.Label? {
    let kind = element.key.kind
    let isBar = (kind == .header || kind == .footer) && element.attributes.label == nil
    guard let text = text(of: element), !text.isEmpty else { return nil }

    let length = Double(text.unicodeScalars.count)
    // A digit of the fonts named in the formats is about 0.62 of their size wide.
    let fitting = min(box.size.height * 0.44, box.size.width * 0.86 / (0.62 * length))
    let largest = kind == .cell || element.attributes.label != nil ? 20.0 : 12.0
    // Half steps: few different sizes, and no bytes for differences that no one sees.
    let fontSize = (min(largest, fitting) * 2).rounded(.down) / 2
    guard fontSize >= 5 else { return nil }

    let isLeading = isBar && box.size.width > box.size.height * 2
    let inset = min(12, box.size.height * 0.4)
    return Mark.Label(
      text: text,
      anchor: isLeading ? Point(box.minX + inset, box.midY) : box.center,
      isLeading: isLeading,
      fontSize: fontSize,
      ink: ink
    )
  }

  private func text(of element: ElementReport) -> String? {
    if let own = element.attributes.label { return printable(own) }
    switch element.key.kind {
    case .cell: return String(element.key.item)
    case .header: return hasSections ? "Header " + String(element.key.section) : "Header"
    case .footer: return hasSections ? "Footer " + String(element.key.section) : "Footer"
    case .supplementary, .decoration: return nil
    }
  }

  /// A text as one line of at most 200 characters, without what a document may not hold.
  private func printable(_ text: String) -> String {
    var out = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 200 { return out + "…" }
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: out += " "
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: continue
      default: out.unicodeScalars.append(scalar)
      }
      count += 1
    }
    return out
  }
}
