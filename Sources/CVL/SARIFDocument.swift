// SARIF 2.1.0, the form that code hosts show beside a change. Written as one document per run; the
// problems of several files go into the same list of results.

import CVLRender
public import CVLSyntax

/// Collects problems into a SARIF document.
public struct SARIFDocument {
  private var results = ByteText()
  private var codes: [Int] = []

  /// A document without results.
  public init() {}

  /// Adds the problems of a file, drawn with its printer.
  public mutating func append(_ diagnostics: [Diagnostic], _ printer: DiagnosticPrinter) {
    for diagnostic in diagnostics {
      if !results.bytes.isEmpty { results.write(",") }
      let rule: Int
      if let known = codes.firstIndex(of: diagnostic.code) {
        rule = known
      } else {
        rule = codes.count
        codes.append(diagnostic.code)
      }
      write(diagnostic, rule: rule, printer)
    }
  }

  /// The whole document, with a line end.
  public var text: String {
    var out = ByteText()
    out.write(
      "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\""
    )
    out.write(",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"cvl\",\"rules\":[")
    for (k, code) in codes.enumerated() {
      out.write(k > 0 ? ",{\"id\":" : "{\"id\":")
      out.writeJSON(codeName(code))
      out.write("}")
    }
    out.write("]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
    out.write(results.bytes)
    out.write("]}]}\n")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private mutating func write(_ diagnostic: Diagnostic, rule: Int, _ printer: DiagnosticPrinter) {
    results.write("{\"ruleId\":")
    results.writeJSON(codeName(diagnostic.code))
    results.write(",\"ruleIndex\":")
    results.write(rule)
    results.write(",\"level\":")
    results.writeJSON(word(for: diagnostic.severity))
    results.write(",\"message\":{\"text\":")
    results.writeJSON(diagnostic.message + (diagnostic.help.map { " (" + $0 + ")" } ?? ""))
    results.write("},\"locations\":[")
    writeLocation(diagnostic.range, message: nil, printer)
    results.write("]")
    let notes = diagnostic.notes.filter { $0.range.file >= 0 }
    if !notes.isEmpty {
      results.write(",\"relatedLocations\":[")
      for (k, note) in notes.enumerated() {
        if k > 0 { results.write(",") }
        writeLocation(note.range, message: note.message, printer)
      }
      results.write("]")
    }
    results.write("}")
  }

  /// One location object, or nothing where the file is not known.
  private mutating func writeLocation(
    _ range: SourceRange,
    message: String?,
    _ printer: DiagnosticPrinter
  ) {
    guard range.file >= 0, let text = printer.source(Int(range.file)) else {
      if message != nil { results.write("{}") }
      return
    }
    let start = text.position(of: Int(range.start))
    let end = text.position(of: Int(range.end))
    results.write("{\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
    results.writeJSON(uriText(text.name))
    results.write("},\"region\":{\"startLine\":")
    results.write(start.line)
    results.write(",\"startColumn\":")
    results.write(start.column)
    results.write(",\"endLine\":")
    results.write(end.line)
    results.write(",\"endColumn\":")
    results.write(end.column)
    results.write("}}")
    if let message {
      results.write(",\"message\":{\"text\":")
      results.writeJSON(message)
      results.write("}")
    }
    results.write("}")
  }
}

/// A file name as a relative reference: what a URI does not hold is percent-encoded.
private func uriText(_ name: String) -> String {
  let digits: [UInt8] = [UInt8]("0123456789ABCDEF".utf8)
  var out: [UInt8] = []
  for byte in name.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: out.append(byte)
    default: out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: out, as: UTF8.self)
}
