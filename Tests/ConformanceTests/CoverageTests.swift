import CVLCompiler
import CVLEngine
import CVLTestSupport
import Foundation
import Testing

// What the tables hold, the suite shows: a script of the same name for each entry.

@Suite struct CoverageTests {
  /// The names of a table that have no script in a folder of the suite.
  private func missing(_ names: [String], in folder: String) -> [String] {
    names.filter { name in
      let file = ConformanceScript.suite.appendingPathComponent("\(folder)/\(name).cvl")
      return !FileManager.default.fileExists(atPath: file.path)
    }
  }

  @Test func `every built-in function has a script`() {
    #expect(missing(Builtin.all.map { "\($0.name)" }, in: "builtins") == [])
  }

  @Test func `every layout has a script`() {
    let names = LayoutKind.all.map { $0.name } + StandardLayout.all.map { "\($0.name)" }
    #expect(missing(names, in: "layouts") == [])
  }
}
