import CVLRender
public import CVLSyntax

extension DiagnosticPrinter {
  /// One problem as a JSON object on one line, without the line end.
  ///
  /// Lines and columns count from 1, columns in code points; `file` and the four numbers are null
  /// where a problem has no place.
  public func json(_ diagnostic: Diagnostic) -> String {
    var out = ByteText()
    out.write("{\"code\":")
    out.writeJSON(codeName(diagnostic.code))
    out.write(",\"severity\":")
    out.writeJSON(word(for: diagnostic.severity))
    out.write(",\"message\":")
    out.writeJSON(diagnostic.message)
    writePlace(diagnostic.range, to: &out)
    out.write(",\"help\":")
    if let help = diagnostic.help { out.writeJSON(help) } else { out.write("null") }
    out.write(",\"notes\":[")
    for (k, note) in diagnostic.notes.enumerated() {
      out.write(k > 0 ? ",{\"message\":" : "{\"message\":")
      out.writeJSON(note.message)
      writePlace(note.range, to: &out)
      out.write("}")
    }
    out.write("]}")
    return String(decoding: out.bytes, as: UTF8.self)
  }

  private func writePlace(_ range: SourceRange, to out: inout ByteText) {
    guard range.file >= 0, let text = source(Int(range.file)) else {
      out.write(",\"file\":null,\"line\":null,\"column\":null,\"endLine\":null,\"endColumn\":null")
      return
    }
    let start = text.position(of: Int(range.start))
    let end = text.position(of: Int(range.end))
    out.write(",\"file\":")
    out.writeJSON(text.name)
    out.write(",\"line\":")
    out.write(start.line)
    out.write(",\"column\":")
    out.write(start.column)
    out.write(",\"endLine\":")
    out.write(end.line)
    out.write(",\"endColumn\":")
    out.write(end.column)
  }
}
