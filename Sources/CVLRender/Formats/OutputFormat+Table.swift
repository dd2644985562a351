// A table for people:
//
//     ring   bounds 0, 0, 320 x 480   content 320 x 480   12 cells
//
//     element   center           size      frame
//     cell 0    285       240    56 x 56   257       212    56 x 56
//     cell 1    268.2532  302.5  56 x 56   240.2532  274.5  56 x 56
//
// Columns that would say the same on every line (the only section, alpha 1, no rotation) are left out.
// Numbers are rounded to at most six decimals and stand with their decimal points below each other.

import CVLEngine
import CVLNumerics

extension OutputFormat {
  /// Aligned columns.
  public static let table = OutputFormat(
    name: "table",
    fileExtension: "txt",
    summary: "aligned columns, for people",
    isPicture: false
  ) { report, _ in
    var out = ByteText()
    out.write(tableHead(report) + "\n")
    guard !report.elements.isEmpty else {
      out.write("\nnothing to see here\n")
      return out.bytes
    }
    out.write("\n")
    let columns = tableColumns(for: report).map { AlignedColumn($0, report.elements) }
    out.writeLine(columns.map { $0.title })
    for row in report.elements.indices { out.writeLine(columns.map { $0.cell(row) }) }
    return out.bytes
  }
}

// MARK: - What is said

/// One column: its title, the parts of its cells, and what joins the parts.
private struct TableColumn {
  var title: String
  var isText = false
  /// What stands between the parts; one fewer than the parts.
  var separators: [String] = []
  var parts: (ElementReport) -> [String]
}

private func tableHead(_ report: FrameReport) -> String {
  let b = report.bounds
  var parts = [
    visible(report.layout),
    "bounds " + decimal(b.origin.x) + ", " + decimal(b.origin.y) + ", " + decimal(b.size.width)
      + " x " + decimal(b.size.height),
    "content " + decimal(report.contentSize.width) + " x " + decimal(report.contentSize.height),
  ]
  if report.time != 0 { parts.append("time " + decimal(report.time) + "s") }
  if let progress = report.progress { parts.append("progress " + decimal(progress)) }
  if !report.isIdle { parts.append("moving") }
  for kind in [ElementKind.cell, .header, .footer, .supplementary, .decoration] {
    var count = 0
    for element in report.elements where element.key.kind == kind { count += 1 }
    if count > 0 || kind == .cell { parts.append(counted(count, kind)) }
  }
  return joined(parts, "   ")
}

private func counted(_ count: Int, _ kind: ElementKind) -> String {
  let word = kind == .supplementary ? "supplementary element" : kind.word
  return String(count) + " " + word + (count == 1 ? "" : "s")
}

private func tableColumns(for report: FrameReport) -> [TableColumn] {
  func someElement(_ isSo: (ElementReport) -> Bool) -> Bool {
    report.elements.contains(where: isSo)
  }
  func some(_ isSo: (LayoutAttributes) -> Bool) -> Bool { someElement { isSo($0.attributes) } }
  var columns: [TableColumn] = []
  if someElement({ $0.key.section != 0 }) {
    columns.append(TableColumn(title: "section") { [String($0.key.section)] })
  }
  columns.append(TableColumn(title: "element", isText: true) { [elementName($0.key)] })
  if someElement({ $0.phase != .present }) {
    columns.append(TableColumn(title: "phase", isText: true) { [$0.phase.word] })
  }
  columns.append(
    TableColumn(title: "center", separators: ["  "]) {
      [decimal($0.attributes.center.x), decimal($0.attributes.center.y)]
    }
  )
  columns.append(
    TableColumn(title: "size", separators: [" x "]) {
      [decimal($0.attributes.size.width), decimal($0.attributes.size.height)]
    }
  )
  columns.append(
    TableColumn(title: "frame", separators: ["  ", "  ", " x "]) {
      let frame = $0.attributes.frame
      return [
        decimal(frame.origin.x), decimal(frame.origin.y), decimal(frame.size.width),
        decimal(frame.size.height),
      ]
    }
  )
  if some({ $0.shownAlpha != 1 }) {
    columns.append(TableColumn(title: "alpha") { [decimal($0.attributes.shownAlpha)] })
  }
  if some({ $0.z != 0 }) { columns.append(TableColumn(title: "z") { [decimal($0.attributes.z)] }) }
  if some({ $0.isHidden }) {
    columns.append(
      TableColumn(title: "hidden", isText: true) { [$0.attributes.isHidden ? "hidden" : ""] }
    )
  }
  columns += transformColumns(some)
  for (slot, name) in report.customNames.enumerated() {
    columns.append(
      TableColumn(title: visible(name)) {
        let custom = $0.attributes.custom
        return [slot < custom.count ? valueText(custom[slot]) : ""]
      }
    )
  }
  return columns
}

private func transformColumns(_ some: ((LayoutAttributes) -> Bool) -> Bool) -> [TableColumn] {
  var columns: [TableColumn] = []
  func addVector(
    _ title: String,
    unit: String,
    normal: Vector3,
    _ get: @escaping (TransformParts) -> Vector3
  ) {
    guard some({ get($0.transform) != normal }) else { return }
    let isDeep = some { get($0.transform).z != normal.z }
    columns.append(
      TableColumn(title: title, separators: Array(repeating: "  ", count: isDeep ? 2 : 1)) {
        let v = get($0.attributes.transform)
        let parts = [decimal(v.x) + unit, decimal(v.y) + unit]
        return isDeep ? parts + [decimal(v.z) + unit] : parts
      }
    )
  }
  if some({ $0.transform.rotation.x != 0 || $0.transform.rotation.y != 0 }) {
    addVector("rotation x, y, z", unit: "deg", normal: .zero) { $0.rotation }
  } else if some({ $0.transform.rotation.z != 0 }) {
    columns.append(
      TableColumn(title: "rotation") { [decimal($0.attributes.transform.rotation.z) + "deg"] }
    )
  }
  addVector("scale", unit: "", normal: .one) { $0.scale }
  addVector("translation", unit: "", normal: .zero) { $0.translation }
  return columns
}

private func elementName(_ key: ElementKey) -> String {
  switch key.kind {
  case .cell: "cell " + String(key.item)
  case .header, .footer: key.kind.word
  case .supplementary, .decoration: visible(key.name) + " " + String(key.item)
  }
}

/// A number as tables show it: at most six decimals.
private func decimal(_ x: Double) -> String { fixedText(x, maximumDecimals: 6) }

/// An attribute of one's own as tables show it.
private func valueText(_ value: Value) -> String {
  switch value {
  case .number(let x): decimal(x)
  case .angle(let x): decimal(x) + "deg"
  case .time(let x): decimal(x) + "s"
  case .point(let p): "(" + decimal(p.x) + ", " + decimal(p.y) + ")"
  case .point3(let p): "(" + decimal(p.x) + ", " + decimal(p.y) + ", " + decimal(p.z) + ")"
  default: visible(value.text)
  }
}

/// A script's text without what would break a line or reach the terminal.
private func visible(_ text: String) -> String {
  var out = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      out += " "
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out
}

// MARK: - How it is aligned

/// A column whose parts stand below each other, numbers at their decimal points.
private struct AlignedColumn {
  let title: String
  private let cells: [String]

  init(_ column: TableColumn, _ elements: [ElementReport]) {
    let count = column.separators.count + 1
    let rows = elements.map { column.parts($0).map { AlignedPart($0, isText: column.isText) } }
    var whole = [Int](repeating: 0, count: count)
    var fraction = [Int](repeating: 0, count: count)
    for row in rows {
      for (k, part) in row.enumerated() where k < count {
        whole[k] = max(whole[k], part.whole)
        fraction[k] = max(fraction[k], part.fraction)
      }
    }
    var widest = width(column.title)
    var cells: [String] = []
    cells.reserveCapacity(rows.count)
    for row in rows {
      var cell = ""
      for (k, part) in row.enumerated() where k < count {
        if k > 0 { cell += column.separators[k - 1] }
        cell += spaces(column.isText ? 0 : whole[k] - part.whole) + part.text
        cell += spaces(fraction[k] - part.fraction)
      }
      widest = max(widest, width(cell))
      cells.append(cell)
    }
    title = column.title + spaces(widest - width(column.title))
    self.cells = cells.map { $0 + spaces(widest - width($0)) }
  }

  func cell(_ row: Int) -> String { cells[row] }
}

/// A number or a word, and how much of it stands on either side of the line of decimal points.
private struct AlignedPart {
  var text: String
  /// The characters before the point.
  var whole: Int
  /// The characters from the point on.
  var fraction: Int

  init(_ text: String, isText: Bool) {
    self.text = text
    let all = width(text)
    var before = 0
    if !isText {
      for byte in text.utf8 {
        guard byte == 0x2D || byte == 0x2B || byte >= 0x30 && byte <= 0x39 else { break }
        before += 1
      }
    }
    // What does not begin like a number is aligned like one without a fraction.
    whole = before == 0 ? (isText ? 0 : all) : before
    fraction = all - whole
  }
}

private func width(_ text: String) -> Int { text.unicodeScalars.count }

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

private func joined(_ parts: [String], _ separator: String) -> String {
  var out = ""
  for (k, part) in parts.enumerated() { out += k > 0 ? separator + part : part }
  return out
}

extension ByteText {
  /// Writes the cells of a row, without spaces at its end.
  fileprivate mutating func writeLine(_ cells: [String]) {
    let line = Array(joined(cells, "   ").utf8)
    let end = line.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    write(Array(line[..<end]))
    writeByte(0x0A)
  }
}
