// One report as one JSON object on one line. The keys, their order and their meaning are a contract
// (`"cvl":1` is its version), so that scripts may rely on them:
//
// - `rotation` is the turn about z in degrees, never wrapped; turns about x and y show in `transform`.
// - `scale` and `translation` have two numbers unless z is not its default.
// - `transform` maps a point relative to the element's centre: a b c d tx ty, or sixteen numbers row
//   by row where it is not affine.
// - `attributes` holds the layout's own attributes and, where they are set, `fill`, `stroke`,
//   `corner` and `label`. Angles in it are degrees, times seconds, colours `#rrggbbaa`.

import CVLEngine

extension OutputFormat {
  /// One object a report.
  public static let json = OutputFormat(
    name: "json",
    fileExtension: "json",
    summary: "one JSON object a frame, on a line",
    isPicture: false
  ) { report, _ in
    var out = ByteText()
    out.writeJSON(report)
    out.writeByte(0x0A)
    return out.bytes
  }
}

extension ByteText {
  fileprivate mutating func writeJSON(_ report: FrameReport) {
    write("{\"cvl\":1,\"time\":")
    writeJSON(report.time)
    write(",\"layout\":")
    writeJSON(report.layout)
    write(",\"bounds\":")
    writeJSON(report.bounds)
    write(",\"contentSize\":")
    writeJSON([report.contentSize.width, report.contentSize.height])
    write(",\"progress\":")
    if let progress = report.progress { writeJSON(progress) } else { write("null") }
    write(",\"idle\":")
    writeJSON(report.isIdle)
    write(",\"elements\":[")
    for (k, element) in report.elements.enumerated() {
      if k > 0 { writeByte(0x2C) }
      writeJSON(element, report.customNames)
    }
    write("]}")
  }

  private mutating func writeJSON(_ element: ElementReport, _ customNames: [String]) {
    let attributes = element.attributes
    write("{\"kind\":\"" + element.key.kind.word + "\"")
    if element.key.kind.isNamed {
      write(",\"name\":")
      writeJSON(element.key.name)
    }
    write(",\"section\":")
    write(element.key.section)
    write(",\"item\":")
    write(element.key.item)
    write(",\"phase\":\"" + element.phase.word + "\",\"center\":")
    writeJSON([attributes.center.x, attributes.center.y])
    write(",\"size\":")
    writeJSON([attributes.size.width, attributes.size.height])
    write(",\"frame\":")
    writeJSON(attributes.frame)
    write(",\"alpha\":")
    writeJSON(attributes.shownAlpha)
    write(",\"z\":")
    writeJSON(attributes.z)
    write(",\"hidden\":")
    writeJSON(attributes.isHidden)
    writeTransform(attributes)
    write(",\"attributes\":{")
    writeAttributes(attributes, customNames)
    write("}}")
  }

  private mutating func writeTransform(_ attributes: LayoutAttributes) {
    let parts = attributes.transform
    if parts.isIdentity {
      write(",\"rotation\":0,\"scale\":[1,1],\"translation\":[0,0],\"transform\":[1,0,0,1,0,0]")
      return
    }
    write(",\"rotation\":")
    writeJSON(parts.rotation.z)
    write(",\"scale\":")
    writeJSON(numbers(parts.scale, z: 1))
    write(",\"translation\":")
    writeJSON(numbers(parts.translation, z: 0))
    write(",\"transform\":")
    let matrix = attributes.matrix
    if let m = matrix.affine {
      writeJSON([m.a, m.b, m.c, m.d, m.tx, m.ty])
    } else {
      writeJSON(matrix)
    }
  }

  private func numbers(_ v: Vector3, z normal: Double) -> [Double] {
    v.z == normal ? [v.x, v.y] : [v.x, v.y, v.z]
  }

  private mutating func writeAttributes(_ attributes: LayoutAttributes, _ names: [String]) {
    var isFirst = true
    for (slot, value) in attributes.custom.enumerated() where slot < names.count {
      writeKey(names[slot], &isFirst)
      writeJSON(value)
    }
    if let fill = attributes.fill {
      writeKey("fill", &isFirst)
      writeJSON(fill.hexText)
    }
    if let stroke = attributes.stroke {
      writeKey("stroke", &isFirst)
      writeJSON(stroke.hexText)
    }
    if let corner = attributes.corner {
      writeKey("corner", &isFirst)
      writeJSON(corner)
    }
    if let label = attributes.label {
      writeKey("label", &isFirst)
      writeJSON(label)
    }
  }

  private mutating func writeKey(_ key: String, _ isFirst: inout Bool) {
    if !isFirst { writeByte(0x2C) }
    isFirst = false
    writeJSON(key)
    writeByte(0x3A)
  }

  // MARK: - Values

  private mutating func writeJSON(_ r: Rect) {
    writeJSON([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  private mutating func writeJSON(_ matrix: Transform3D) {
    writeByte(0x5B)
    for k in 0..<16 {
      if k > 0 { writeByte(0x2C) }
      writeJSON(matrix.entries[k])
    }
    writeByte(0x5D)
  }

  private mutating func writeJSON(_ value: Value) {
    switch value {
    case .number(let x), .angle(let x), .time(let x): writeJSON(x)
    case .flag(let isTrue): writeJSON(isTrue)
    case .point(let p): writeJSON([p.x, p.y])
    case .point3(let p): writeJSON([p.x, p.y, p.z])
    case .rect(let r): writeJSON(r)
    case .insets(let i): writeJSON([i.top, i.left, i.bottom, i.right])
    case .transform(let matrix): writeJSON(matrix)
    case .color(let color): writeJSON(color.hexText)
    case .text(let text), .word(let text): writeJSON(text)
    case .list(let values):
      writeByte(0x5B)
      for (k, value) in values.enumerated() {
        if k > 0 { writeByte(0x2C) }
        writeJSON(value)
      }
      writeByte(0x5D)
    }
  }
}
