// How a problem is drawn for a person:
//
//     error[CVL0203]: unknown name 'radios'
//      --> ring.cvl:4:24
//     4 |   center = mid + polar(radios, 30deg)
//       |                        ^^^^^^
//       help: did you mean 'radius'?
//
// Nothing that a script holds reaches the terminal as a control sequence: what is not printable is
// shown escaped (`SourceLine`). The forms for programs are in `DiagnosticPrinter+JSON` and `SARIFDocument`.

public import CVLSyntax

/// Draws diagnostics, for people and for programs.
public struct DiagnosticPrinter {
  /// The text of a file by its number, or nil where it is not known.
  var source: (_ file: Int) -> SourceText?

  /// Makes a printer over a way to find files.
  public init(source: @escaping (_ file: Int) -> SourceText?) { self.source = source }

  /// One problem with its place, suggestion and notes; ends with a line end.
  public func styled(_ diagnostic: Diagnostic) -> StyledText {
    var out = StyledText()
    let mark = role(of: diagnostic.severity)
    out.append(word(for: diagnostic.severity) + "[" + codeName(diagnostic.code) + "]", mark)
    out.append(": ", .emphasis)
    out.append(visibleText(diagnostic.message), .emphasis)
    out.append("\n")
    appendPlace(diagnostic.range, mark: mark, to: &out)
    if let help = diagnostic.help {
      out.append("  help: ", .help)
      out.append(visibleText(help, after: "        ") + "\n")
    }
    for note in diagnostic.notes {
      out.append("  note: ", .note)
      out.append(visibleText(note.message, after: "        ") + "\n")
      appendPlace(note.range, mark: .note, to: &out)
    }
    return out
  }

  /// Several problems, a blank line between two.
  public func styled(_ diagnostics: [Diagnostic]) -> StyledText {
    var out = StyledText()
    for (k, diagnostic) in diagnostics.enumerated() {
      if k > 0 { out.append("\n") }
      out.append(styled(diagnostic))
    }
    return out
  }

  /// ` --> file:line:column`, the line, and the marks below it; nothing for what has no place.
  private func appendPlace(_ range: SourceRange, mark: TextRole, to out: inout StyledText) {
    guard range.file >= 0, let text = source(Int(range.file)) else { return }
    let start = text.position(of: Int(range.start))
    let place = visibleText(text.name) + ":" + String(start.line) + ":" + String(start.column)
    out.append(" --> ", .dim)
    out.append(place + "\n", .location)

    let line = SourceLine(text, line: start.line)
    let cut = line.excerpt(from: Int(range.start), to: Int(range.end))
    let number = String(start.line)
    out.append(number + " | ", .dim)
    out.append(trimmingEnd(cut.text) + "\n")
    out.append(String(repeating: " ", count: number.utf8.count) + " | ", .dim)
    out.append(String(repeating: " ", count: cut.column))
    out.append(String(repeating: "^", count: cut.width), mark)
    out.append("\n")
  }

  private func trimmingEnd(_ text: String) -> String {
    var bytes = [UInt8](text.utf8)
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func role(of severity: Severity) -> TextRole { severity == .error ? .error : .warning }
}

/// `error` or `warning`.
func word(for severity: Severity) -> String { severity == .error ? "error" : "warning" }

/// `CVL0203` for 203.
func codeName(_ code: Int) -> String {
  let digits = String(code)
  return "CVL" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
