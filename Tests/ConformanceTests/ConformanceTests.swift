import CVL
import CVLRender
public import CVLTestSupport
public import Testing

// One test case a script: `ConformanceScript` says what lies beside it, `Recording` how to write it.

extension ConformanceScript: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

@Suite struct ConformanceTests {
  @Test(arguments: ConformanceScript.all)
  func `says and shows what is expected`(script: ConformanceScript) throws {
    let outcome = try script.outcome()
    let text = script.expectation("expected")
    if let problem = try Recording.current.problem(text, holds: Array(outcome.text.utf8)) {
      Issue.record("\(script.name): \(problem)")
    }
    for (format, file) in script.formats {
      let bytes = outcome.frame.map { format.write($0, PictureOptions()) } ?? []
      if let problem = try Recording.current.problem(file, holds: bytes) {
        Issue.record("\(script.name): \(problem)")
      }
    }
  }

  @Test func `every expectation has its script`() {
    let scripts = Set(ConformanceScript.all.map { $0.name.dropLast(".cvl".count) })
    for name in ConformanceScript.expectedFiles {
      #expect(scripts.contains(name.dropLast(".expected".count)), "\(name) has no script")
    }
  }
}
