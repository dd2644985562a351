import CVL
import CVLSyntax

/// Reads a script; `-` is standard input.
func readScript(_ path: String, atMost limit: Int = .max) throws(UsageProblem) -> SourceText {
  let isInput = path == "-"
  let name = isInput ? "<stdin>" : path
  switch isInput ? Files.readInput(atMost: limit) : Files.read(path, atMost: limit) {
  case .bytes(let bytes): return SourceText(name: name, bytes: bytes)
  case .directory:
    if isInput { throw UsageProblem("standard input is a folder, not a script") }
    throw UsageProblem(
      "'\(path)' is a folder, not a script",
      help: "'cvl test' takes folders: 'cvl test \(path)'"
    )
  case .missing, .outside: throw UsageProblem("no such file '\(path)'")
  case .unreadable(let reason): throw UsageProblem("cannot read '\(path)': \(reason)")
  }
}

extension Console {
  /// Draws problems on standard error, a blank line between two.
  func writeErrors(_ diagnostics: [Diagnostic], _ source: @escaping (Int) -> SourceText?) {
    if diagnostics.isEmpty { return }
    var text = StyledText(hasWrittenErrors ? "\n" : "")
    text.append(DiagnosticPrinter(source: source).styled(diagnostics))
    writeError(text)
    hasWrittenErrors = true
  }
}
