import Foundation
import Testing

// What the compiler for the host lets pass, and the core does without: what Embedded Swift has not,
// and what would stop a page or a program for the sake of a script.

/// A thing that the core does without.
private struct Refusal: CustomTestStringConvertible, Sendable {
  var name: String
  var pattern: String
  var testDescription: String { name }

  static let all = [
    Refusal(name: "values of any type of a protocol", pattern: #"\bany [A-Z]"#),
    Refusal(name: "throws without a type", pattern: #"\b(throws|rethrows)\b(?!\()"#),
    Refusal(name: "try that traps", pattern: #"\btry!"#),
    Refusal(name: "casts", pattern: #"\bas[!?]"#),
    Refusal(name: "traps on purpose", pattern: #"\b(fatalError|precondition\w*|assert\w*)\("#),
    Refusal(name: "unwrapping by force", pattern: #"[A-Za-z0-9_)\]}"]!(?!=)"#),
    Refusal(name: "weak and unowned references", pattern: #"\b(weak|unowned)\b"#),
    Refusal(name: "key paths", pattern: #"\\[A-Z]?\w*\.\w"#),
    Refusal(name: "reflection", pattern: #"\b(Mirror|String\((describing|reflecting):)"#),
  ]

  func occurs(in code: String) throws -> Bool { try code.contains(Regex(pattern)) }
}

@Suite struct CoreRulesTests {
  @Test(arguments: Refusal.all)
  fileprivate func `the core does without`(refusal: Refusal) throws {
    let regex = try Regex(refusal.pattern)
    for (place, line) in Repository.coreLines where line.contains(regex) {
      Issue.record("\(place): \(line)")
    }
  }

  @Test(
    arguments: zip(
      Refusal.all,
      [
        "let a: any B", "func a() throws {", "try! a()", "a as? B", "fatalError(\"\")", "a.b!.c",
        "weak var a: B?", "map(\\.count)", "String(describing: a)",
      ]
    )
  )
  fileprivate func `each of these is found`(refusal: Refusal, line: String) throws {
    #expect(try refusal.occurs(in: codeAlone(line)))
    let remark = "// \(line)\nlet a = b != c && !d // \(line)\nfunc e() throws(F) { \"a!\" }"
    #expect(try !refusal.occurs(in: codeAlone(remark)))
  }

  @Test(arguments: Repository.sources.map { $0.path })
  func `a file has at most four hundred lines`(path: String) {
    let count = Repository.file(path).lines.count - 1
    #expect(count <= 400, "\(path) has \(count) lines: split it by topic")
  }

  @Test func `no file names a place on somebody's machine`() {
    let folders = ["Sources", "Tests", "grammar", "scripts", "docs", ".ci"]
    let files =
      folders.flatMap { Repository.files(below: $0) }
      + ["README.md", "Package.swift"].map { Repository.file($0) }
    // Joined here so that this file holds none of them.
    let places = ["home", "Users", "root", "tmp", "work"].map { "/" + $0 + "/" }
    for file in files {
      for (number, line) in file.lines.enumerated() {
        for place in places where line.contains(place) {
          Issue.record("\(file.path):\(number + 1) has \(place)")
        }
      }
    }
  }
}
