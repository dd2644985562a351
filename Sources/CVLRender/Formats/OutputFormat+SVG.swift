// SVG 1.1 with nothing that browsers, design programs and librsvg do not share: presentation
// attributes, one clip path, one small style sheet.
//
// Ten thousand elements should stay small, so what repeats is said once: colours are classes of the
// style sheet (`.a { fill: … }`), the texts' anchor stands on the group of all elements, numbers have
// at most three decimals.

import CVLEngine

extension OutputFormat {
  /// A picture as vectors.
  public static let svg = OutputFormat(
    name: "svg",
    fileExtension: "svg",
    summary: "a picture as vectors",
    isPicture: true
  ) { report, options in
    var writer = SVGWriter()
    return writer.document(PictureBuilder(report, options).picture)
  }
}

/// Writes one picture.
private struct SVGWriter {
  private var out = ByteText()
  private var sheet = SVGStyleSheet()

  mutating func document(_ picture: Picture) -> [UInt8] {
    // The body first: it decides which classes the style sheet defines.
    write(picture.backdrop)
    out.write("<g clip-path=\"url(#card)\" text-anchor=\"middle\" font-family=\"")
    out.write("Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif")
    out.write("\" font-weight=\"600\">\n")
    write(picture.elements)
    out.write("</g>\n")
    write(picture.overlay)
    out.write("</svg>\n")
    return head(picture) + out.bytes
  }

  private func head(_ picture: Picture) -> [UInt8] {
    let view = picture.view
    var head = ByteText()
    head.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    head.writeAttribute("width", view.size.width * picture.scale)
    head.writeAttribute("height", view.size.height * picture.scale)
    head.write(" viewBox=\"")
    head.writeNumbers([view.minX, view.minY, view.size.width, view.size.height])
    head.write("\" role=\"img\">\n<title>")
    head.writeXML(picture.title)
    head.write("</title>\n<style>")
    head.write(sheet.rules.bytes)
    head.write("</style>\n<clipPath id=\"card\"><rect")
    head.writeBox(picture.clip, corner: picture.clipCorner)
    head.write("/></clipPath>\n<rect")
    head.writeBox(view, corner: 0)
    head.write(" fill=\"" + picture.background.svgText + "\"/>\n")
    return head.bytes
  }

  private mutating func write(_ marks: [Mark]) {
    for mark in marks {
      let isGroup = mark.label != nil && (mark.opacity < 1 || mark.transform != nil)
      if isGroup {
        out.write("<g")
        writeState(mark)
        out.write(">")
      }
      writeShape(mark, withState: !isGroup)
      if let label = mark.label { write(label) }
      if isGroup { out.write("</g>") }
      out.writeByte(0x0A)
    }
  }

  /// Opacity and transform, of a shape or of the group of a shape and its text.
  private mutating func writeState(_ mark: Mark) {
    if mark.opacity < 1 { out.writeAttribute("opacity", mark.opacity) }
    if let transform = mark.transform { out.writeTransform(transform) }
  }

  private mutating func writeShape(_ mark: Mark, withState: Bool) {
    switch mark.shape {
    case .box(let box, let corner):
      let side = box.size.width
      // A line lies inside its box, so that neighbours do not overlap.
      let inset = mark.line == nil || mark.isDashed ? 0 : mark.lineWidth / 2
      let inner = box.grown(by: -inset)
      if side == box.size.height, corner * 2 >= side {
        out.write("<circle")
        out.writeAttribute("cx", box.midX)
        out.writeAttribute("cy", box.midY)
        out.writeAttribute("r", inner.size.width / 2)
      } else {
        out.write("<rect")
        out.writeBox(inner, corner: max(0, corner - inset))
      }
    case .outline(let points):
      out.write("<path d=\"")
      out.writePath(points)
      out.write("\"")
    }
    out.write(sheet.attribute(for: mark.paint))
    if withState { writeState(mark) }
    out.write("/>")
  }

  private mutating func write(_ label: Mark.Label) {
    out.write("<text")
    out.writeAttribute("x", label.anchor.x)
    // Digits and capitals are about 0.72 of the font's size high.
    out.writeAttribute("y", label.anchor.y + label.fontSize * 0.36)
    out.write(sheet.attribute(for: label))
    if let transform = label.transform { out.writeTransform(transform) }
    out.write(">")
    out.writeXML(label.text)
    out.write("</text>")
  }
}

/// The classes that have been used so far.
private struct SVGStyleSheet {
  private(set) var rules = ByteText()
  private var known: [[UInt8]] = []

  /// Most classes that are worth a look for each element; what comes later is written where it is.
  private static let most = 100

  /// The attribute that gives an element a style: a class, or the style itself.
  mutating func attribute(for style: [UInt8]) -> [UInt8] {
    var out = ByteText()
    if let k = known.lastIndex(of: style) {
      out.write(" class=\"" + SVGStyleSheet.name(k) + "\"")
    } else if known.count < SVGStyleSheet.most {
      let name = SVGStyleSheet.name(known.count)
      known.append(style)
      rules.write("." + name + "{")
      rules.write(style)
      rules.write("}")
      out.write(" class=\"" + name + "\"")
    } else {
      out.write(" style=\"")
      out.write(style)
      out.write("\"")
    }
    return out.bytes
  }

  /// The attribute that gives a text its style.
  mutating func attribute(for label: Mark.Label) -> [UInt8] {
    var rule = ByteText()
    rule.write("font-size:")
    rule.writeFixed(label.fontSize, 1)
    rule.write("px;fill:" + label.ink.svgText)
    if label.isLeading { rule.write(";text-anchor:start") }
    return attribute(for: rule.bytes)
  }

  /// The name of the k-th class: a, b … z, a1, b1 and so on.
  private static func name(_ k: Int) -> String {
    let letter = String(decoding: [UInt8(0x61 + k % 26)], as: UTF8.self)
    return k < 26 ? letter : letter + String(k / 26)
  }
}

extension Mark {
  /// Its colours as the body of a style rule.
  fileprivate var paint: [UInt8] {
    var rule = ByteText()
    rule.write("fill:" + (fill?.svgText ?? "none"))
    if let line {
      rule.write(";stroke:" + line.svgText)
      if lineWidth != 1 {
        rule.write(";stroke-width:")
        rule.writeFixed(lineWidth)
      }
      if isDashed { rule.write(";stroke-dasharray:4 4") }
    }
    return rule.bytes
  }
}

extension Color {
  /// `#rgb`, `#rrggbb` or, where it lets through, `#rrggbbaa` as `rgba(…)`.
  fileprivate var svgText: String {
    let digits = Array(hexText.utf8)
    if digits[7] != 0x66 || digits[8] != 0x66 {
      func byte(_ x: Double) -> String { String(Int((min(1, max(0, x)) * 255).rounded())) }
      var out = ByteText()
      out.write("rgba(" + byte(red) + "," + byte(green) + "," + byte(blue) + ",")
      out.writeFixed(min(1, max(0, alpha)))
      out.write(")")
      return String(decoding: out.bytes, as: UTF8.self)
    }
    let isShort = digits[1] == digits[2] && digits[3] == digits[4] && digits[5] == digits[6]
    let kept = isShort ? [digits[0], digits[1], digits[3], digits[5]] : Array(digits[..<7])
    return String(decoding: kept, as: UTF8.self)
  }
}

extension ByteText {
  fileprivate mutating func writeAttribute(_ name: String, _ number: Double) {
    write(" " + name + "=\"")
    writeFixed(number)
    writeByte(0x22)
  }

  fileprivate mutating func writeBox(_ box: Rect, corner: Double) {
    writeAttribute("x", box.minX)
    writeAttribute("y", box.minY)
    writeAttribute("width", max(0, box.size.width))
    writeAttribute("height", max(0, box.size.height))
    if corner > 0 { writeAttribute("rx", corner) }
  }

  fileprivate mutating func writeNumbers(_ numbers: [Double]) {
    for (k, number) in numbers.enumerated() {
      if k > 0 { writeByte(0x20) }
      writeFixed(number)
    }
  }

  fileprivate mutating func writeTransform(_ m: Affine) {
    write(" transform=\"matrix(")
    // The first four are factors: three decimals would shift the far end of a large box.
    for number in [m.a, m.b, m.c, m.d] {
      writeFixed(number, 6)
      writeByte(0x20)
    }
    writeNumbers([m.tx, m.ty])
    write(")\"")
  }

  fileprivate mutating func writePath(_ points: [Point]) {
    for (k, p) in points.enumerated() {
      switch k % 4 {
      case 0: write(k == 0 ? "M" : "L")
      case 1: write("C")
      default: write(" ")
      }
      writeNumbers([p.x, p.y])
    }
    write("Z")
  }

  /// Appends text as XML content, leaving out what XML 1.0 does not allow.
  fileprivate mutating func writeXML(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: write("&amp;")
      case 0x3C: write("&lt;")
      case 0x3E: write("&gt;")
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: writeByte(0x20)
      default: write(String(scalar))
      }
    }
  }
}
