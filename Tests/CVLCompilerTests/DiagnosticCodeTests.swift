import CVL
import CVLCompiler
public import CVLSyntax
import CVLTestSupport
import Foundation
public import Testing

// The long stories are held to what they tell: each example provokes its problem and nothing else,
// each remedy is clean, and each code that is raised anywhere has its story.

extension DiagnosticCode: CustomTestStringConvertible {
  /// Its name and title.
  public var testDescription: String { "\(name), \(title)" }
}

@Suite struct DiagnosticCodeTests {
  /// The files that the examples use.
  private static func load(_ path: String) -> LoadResult {
    switch path {
    case "parts": .directory
    case "palette.cvl", "parts/palette.cvl": .bytes(Array("let ink = #123456".utf8))
    case "prices.csv": .bytes(Array("title,price\nant,3\nbee,4\n".utf8))
    case "gaps.csv": .bytes(Array("title,price\nant,3\nbee,\n".utf8))
    default: .missing
    }
  }

  /// Every code with an example, those of reading included.
  private static let told = Reference.allCodes.filter { $0.example.utf8CodeUnitCount > 0 }

  /// What a script gives, under the limits that make a code's example short enough.
  private func problems(_ source: StaticString, _ code: DiagnosticCode) -> [Diagnostic] {
    var options = SessionOptions()
    options.load = DiagnosticCodeTests.load
    switch code.number {
    case 614: options.limits.elements = 1000
    case 615: options.limits.steps = 100_000
    case 618: options.limits.updates = 2
    case 616: options.limits.diagnostics = 2
    default: break
    }
    let session = Session(options: options)
    let play = session.play(SourceText(name: "example.cvl", bytes: Array("\(source)".utf8)))
    if play.completed, case .failure(let failure) = session.frame(.visible) {
      return play.diagnostics + failure.diagnostics
    }
    return play.diagnostics
  }

  @Test(arguments: told)
  func `an example provokes its problem and nothing else`(code: DiagnosticCode) {
    let found = problems(code.example, code).map { $0.code }
    #expect(found.contains(code.number))
    // The note that there are more problems comes behind others.
    if code.number != 616 { #expect(Set(found) == [code.number]) }
  }

  @Test(arguments: told)
  func `a remedy is clean`(code: DiagnosticCode) {
    #expect(problems(code.remedy, code).map { $0.message } == [])
  }

  @Test func `numbers are unique and each table is in order`() {
    for table in [DiagnosticCode.semantic, Reference.allCodes] {
      let numbers = table.map { $0.number }
      #expect(numbers == Set(numbers).sorted())
    }
  }

  @Test func `every code that is raised has its story`() throws {
    let sources = ConformanceScript.repository.appendingPathComponent("Sources")
    let told = Set(Reference.allCodes.map { $0.number })
    var raised = Set<Int>()
    for folder in ["CVLCompiler", "CVL"] {
      let url = sources.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /code(?:: | = |: [^,\n]* \? )(\d{3})(?: : (\d{3}))?/) {
          if let number = Int(match.1) { raised.insert(number) }
          if let other = match.2, let number = Int(other) { raised.insert(number) }
        }
      }
    }
    #expect(raised.count > 40)
    #expect(raised.subtracting(told).sorted() == [])
  }

  @Test func `every code can be explained`() {
    for code in Reference.allCodes {
      let text = Reference.explain(code.name)?.string ?? ""
      #expect(text.contains("\(code.title)"))
      #expect(code.story.utf8CodeUnitCount > 40)
    }
    #expect(Reference.explain("CVL0999") == nil)
  }
}
