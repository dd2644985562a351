// The XML that build servers read. Without times: the same results give the same bytes.

import CVL
import CVLSyntax

extension TestReporter {
  /// A suite a script.
  static let junit = TestReporter(name: "junit") { suites in
    let all = suites.flatMap { $0.results }
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    out += "<testsuites" + counts(all) + ">\n"
    for suite in suites {
      out += "  <testsuite name=\"" + xmlText(suite.file) + "\"" + counts(suite.results) + ">\n"
      for result in suite.results { out += testCase(result, suite) }
      out += "  </testsuite>\n"
    }
    return out + "</testsuites>\n"
  }
}

private func counts(_ results: [TestResult]) -> String {
  let failures = results.filter { !$0.passed }.count
  return " tests=\"\(results.count)\" failures=\"\(failures)\""
}

private func testCase(_ result: TestResult, _ suite: TestSuite) -> String {
  var out = "    <testcase classname=\"" + xmlText(suite.file) + "\" name=\""
  out += xmlText(result.name) + "\">\n"
  if !result.passed {
    let message = result.diagnostics.first { $0.severity == .error }?.message ?? "failed"
    let report = DiagnosticPrinter(source: suite.source).styled(result.diagnostics).string
    out += "      <failure message=\"" + xmlText(message) + "\">" + xmlText(report) + "</failure>\n"
  }
  if !result.prints.isEmpty {
    out += "      <system-out>" + xmlText(result.prints.joined(separator: "\n")) + "</system-out>\n"
  }
  return out + "    </testcase>\n"
}

/// A text inside XML; what XML 1.0 does not allow becomes a question mark.
private func xmlText(_ text: String) -> String {
  var out = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x26: out += "&amp;"
    case 0x3C: out += "&lt;"
    case 0x3E: out += "&gt;"
    case 0x22: out += "&quot;"
    case 0x0A: out += "\n"
    case 0x09: out += "&#9;"
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: out += "?"
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out
}
