import CVL
import CVLRender

/// A form in which the results of tests are written: a row of `all`.
struct TestReporter {
  /// The name for `--format`.
  var name: String
  /// Writes the results.
  var report: @Sendable ([TestSuite]) -> String

  /// Every form; the first is the usual one.
  static let all = [tap, junit, json]
}

extension TestReporter {
  /// One JSON object a test, on a line.
  static let json = TestReporter(name: "json") { suites in
    var out = ByteText()
    for suite in suites {
      let printer = DiagnosticPrinter(source: suite.source)
      for result in suite.results {
        out.write("{\"file\":")
        out.writeJSON(suite.file)
        out.write(",\"name\":")
        out.writeJSON(result.name)
        out.write(",\"passed\":")
        out.writeJSON(result.passed)
        out.write(",\"prints\":[")
        for (k, line) in result.prints.enumerated() {
          if k > 0 { out.write(",") }
          out.writeJSON(line)
        }
        out.write("],\"diagnostics\":[")
        for (k, diagnostic) in result.diagnostics.enumerated() {
          if k > 0 { out.write(",") }
          out.write(printer.json(diagnostic))
        }
        out.write("]}\n")
      }
    }
    return String(decoding: out.bytes, as: UTF8.self)
  }
}
