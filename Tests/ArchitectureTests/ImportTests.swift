import Foundation
import Testing

// Arrows point one way: the engine knows no language, the parser no layout, and the core nothing
// that a page does not have.

/// What each target may import.
private let allowed: [String: Set<String>] = [
  "CVLNumerics": [],
  "CVLSyntax": ["CVLNumerics"],
  "CVLEngine": ["CVLNumerics"],
  "CVLCompiler": ["CVLSyntax", "CVLEngine", "CVLNumerics"],
  "CVLRender": ["CVLEngine", "CVLNumerics"],
  "CVL": language,
  "CVLWeb": language.union(["CVL", "CWebRuntime"]),
  "CVLRepl": language.union(["CVL", "CReadline", "Synchronization"]).union(libraries),
  "cvl": language.union(["CVL", "CVLRepl"]).union(libraries),
  "cvl-fuzz": ["CVLTestSupport", "Foundation"],
  "CVLTestSupport": language.union(["CVL", "Foundation"]),
  "CReadline": [],
  "CWebRuntime": [],
]

/// The core below the façade.
private let language: Set = ["CVLCompiler", "CVLRender", "CVLSyntax", "CVLEngine", "CVLNumerics"]

/// The C library under its names.
private let libraries: Set = ["Glibc", "Musl", "Darwin"]

@Suite struct ImportTests {
  @Test(arguments: Repository.sources.map { $0.path })
  func `a file imports what its target may`(path: String) throws {
    let file = Repository.file(path)
    let target = Repository.target(of: file)
    let names = try #require(allowed[target], "\(target) is not in the table of imports")
    for name in imports(of: file) { #expect(names.contains(name), "\(path) imports \(name)") }
  }

  @Test func `the table of imports has every target and no other`() throws {
    let folder = Repository.root.appendingPathComponent("Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names.filter { !$0.hasPrefix(".") }) == Set(allowed.keys))
  }

  @Test func `one file alone knows readline`() {
    let files = Repository.sources.filter { imports(of: $0).contains("CReadline") }
    #expect(files.map { $0.path } == ["Sources/CVLRepl/LineReader.swift"])
  }

  @Test func `the table is of use`() {
    let file = RepositoryFile(
      path: "Sources/CVL/A.swift",
      text:
        "// import A\nimport B\n  @preconcurrency public import struct C.D\nlet e = \"import E\""
    )
    #expect(imports(of: file) == ["B", "C"])
  }
}

/// The modules that a file imports, in order.
private func imports(of file: RepositoryFile) -> [String] {
  codeAlone(file.text).split(separator: "\n").compactMap { line in
    var words = line.split { $0 == " " || $0 == "." }[...]
    while let word = words.first, word.hasPrefix("@") || accessLevels.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, declarationKinds.contains(word) { words.removeFirst() }
    return words.first.map(String.init)
  }
}

private let accessLevels: Set<Substring> = [
  "public", "package", "internal", "private", "fileprivate",
]
private let declarationKinds: Set<Substring> = [
  "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
]
