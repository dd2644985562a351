// TAP 14. What a test prints is a comment before its line; problems are a YAML block after it, in
// which `report` is the text that `cvl run` would have shown. Warnings of a test that passed are
// comments.

import CVL
import CVLSyntax

extension TestReporter {
  /// The Test Anything Protocol.
  static let tap = TestReporter(name: "tap") { suites in
    var out = "TAP version 14\n"
    var number = 0
    for suite in suites {
      let printer = DiagnosticPrinter(source: suite.source)
      for result in suite.results {
        number += 1
        for line in result.prints { out += comment(line) }
        if result.passed, !result.diagnostics.isEmpty {
          out += comment(printer.styled(result.diagnostics).string)
        }
        out += result.passed ? "ok " : "not ok "
        out += String(number) + " - " + description(suite, result) + "\n"
        if !result.passed { out += block(result.diagnostics, printer, suite) }
      }
    }
    return out + "1..\(number)\n"
  }
}

/// The file and the test, escaped so that neither a directive nor a further line begins in it.
private func description(_ suite: TestSuite, _ result: TestResult) -> String {
  let name = result.name == suite.file ? suite.file : suite.file + ": " + result.name
  var out = ""
  for character in visibleText(name) {
    if character == "#" || character == "\\" { out += "\\" }
    out.append(character)
  }
  return out
}

/// Text as comments, a line each.
private func comment(_ text: String) -> String {
  lines(text).map { $0.isEmpty ? "#\n" : "# " + visibleText($0) + "\n" }.joined()
}

private func block(
  _ diagnostics: [Diagnostic],
  _ printer: DiagnosticPrinter,
  _ suite: TestSuite
) -> String {
  guard let first = diagnostics.first(where: { $0.severity == .error }) ?? diagnostics.first else {
    return ""
  }
  var out = "  ---\n  message: " + yamlText(first.message) + "\n"
  if let source = suite.source(Int(first.range.file)) {
    let start = source.position(of: Int(first.range.start))
    out += "  file: " + yamlText(source.name) + "\n"
    out += "  line: \(start.line)\n  column: \(start.column)\n"
  }
  out += "  report: |\n"
  for line in lines(printer.styled(diagnostics).string) {
    out += line.isEmpty ? "\n" : "    " + line + "\n"
  }
  return out + "  ...\n"
}

/// A text in double quotes, as both YAML and JSON read it.
private func yamlText(_ text: String) -> String {
  var out = "\""
  for character in visibleText(text) {
    if character == "\"" || character == "\\" { out += "\\" }
    out.append(character)
  }
  return out + "\""
}

/// The lines of a text, without an empty one at its end.
private func lines(_ text: String) -> [String] {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  if lines.count > 1, lines.last == "" { lines.removeLast() }
  return lines
}
