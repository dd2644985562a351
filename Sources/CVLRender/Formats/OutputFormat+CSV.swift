// CSV by RFC 4180: a header row, then a row an element, CR LF at the ends of lines, quotes where a
// field needs them. What is not set is an empty field.

import CVLEngine

extension OutputFormat {
  /// One row an element.
  public static let csv = OutputFormat(
    name: "csv",
    fileExtension: "csv",
    summary: "one row an element, for a spreadsheet",
    isPicture: false
  ) { report, _ in
    var out = ByteText()
    out.writeRow(csvColumns + report.customNames)
    for element in report.elements { out.writeRow(csvFields(element, report)) }
    return out.bytes
  }
}

private let csvColumns = [
  "time", "kind", "name", "section", "item", "phase", "center.x", "center.y", "width", "height",
  "frame.x", "frame.y", "frame.width", "frame.height", "alpha", "z", "hidden", "rotation",
  "scale.x", "scale.y", "translation.x", "translation.y", "fill", "stroke", "corner", "label",
]

private func csvFields(_ element: ElementReport, _ report: FrameReport) -> [String] {
  let attributes = element.attributes
  let frame = attributes.frame
  let parts = attributes.transform
  func text(_ x: Double) -> String { Value.number(x).text }
  var fields = [
    text(report.time), element.key.kind.word, element.key.name, String(element.key.section),
    String(element.key.item), element.phase.word,
  ]
  let numbers = [
    attributes.center.x, attributes.center.y, attributes.size.width, attributes.size.height,
    frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, attributes.shownAlpha,
    attributes.z,
  ]
  fields += numbers.map { text($0) }
  fields.append(attributes.isHidden ? "true" : "false")
  fields += [
    parts.rotation.z, parts.scale.x, parts.scale.y, parts.translation.x, parts.translation.y,
  ].map { text($0) }
  fields.append(attributes.fill?.hexText ?? "")
  fields.append(attributes.stroke?.hexText ?? "")
  fields.append(attributes.corner.map { text($0) } ?? "")
  fields.append(attributes.label ?? "")
  for slot in report.customNames.indices {
    fields.append(slot < attributes.custom.count ? attributes.custom[slot].text : "")
  }
  return fields
}

extension ByteText {
  fileprivate mutating func writeRow(_ fields: [String]) {
    for (k, field) in fields.enumerated() {
      if k > 0 { writeByte(0x2C) }
      writeField(field)
    }
    write("\r\n")
  }

  private mutating func writeField(_ field: String) {
    let isSpecial = field.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard isSpecial else {
      write(field)
      return
    }
    writeByte(0x22)
    for byte in field.utf8 {
      if byte == 0x22 { writeByte(0x22) }
      writeByte(byte)
    }
    writeByte(0x22)
  }
}
