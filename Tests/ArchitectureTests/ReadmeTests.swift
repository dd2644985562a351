import Foundation
import Testing

// What the README shows is what happens: its scripts are run, its commands carried out, and what
// stands below them is what they say.

private let readme = Repository.file("README.md")
private let blocks = CodeBlock.blocks(of: readme)

@Suite struct ReadmeTests {
  @Test func `the two commands are there, each on a line`() {
    let lines = blocks.filter { $0.language == "sh" }.map { $0.text }
    let setUp = "apt-get install -y libreadline-dev"
    #expect(lines == [setUp + " && swift run -c release cvl scripts/ring.cvl\n", "swift test\n"])
  }

  @Test func `the first script is the ring`() throws {
    let script = try #require(blocks.first { $0.language == "cvl" })
    #expect(script.text == Repository.file("scripts/ring.cvl").text)
    let shown = try #require(blocks.first { $0.language == "console" }?.commands.first)
    #expect(shown.command == "cvl scripts/ring.cvl")
    #expect(shown.output == Repository.file("Tests/Conformance/scripts/ring.txt").text)
  }

  @Test func `every command says what is shown`() throws {
    let playground = try Playground()
    var count = 0
    for block in blocks {
      // A script with its name on the first line can be used from there on.
      if block.language == "cvl", let name = fileName(block) {
        let file = playground.folder.appendingPathComponent(name)
        try Data(block.text.utf8).write(to: file)
      }
      guard block.language == "console" else { continue }
      for (command, output) in block.commands {
        let result = try playground.run(command)
        #expect(result.text == output, "\(block): \(command)")
        #expect(result.status == 0, "\(block): \(command)")
        count += 1
      }
    }
    #expect(count > 3)
  }

  @Test(arguments: blocks.filter { $0.language == "cvl" })
  func `every script is right and in the canonical form`(block: CodeBlock) throws {
    let playground = try Playground()
    let file = playground.folder.appendingPathComponent("shown.cvl")
    try Data(block.text.utf8).write(to: file)
    let checked = try playground.run("cvl check shown.cvl && cvl fmt --check shown.cvl")
    #expect(checked.status == 0, "\(block): \(checked.text)")
  }

  @Test func `the picture is current`() throws {
    let playground = try Playground()
    #expect(readme.text.contains("](docs/ring.svg)") || readme.text.contains("\"docs/ring.svg\""))
    let result = try playground.run("cvl render scripts/ring.cvl -o ring.svg")
    #expect(result.status == 0, "\(result.text)")
    let picture = try String(
      contentsOf: playground.folder.appendingPathComponent("ring.svg"),
      encoding: .utf8
    )
    #expect(
      picture == Repository.file("docs/ring.svg").text,
      "to draw it anew: swift run cvl render scripts/ring.cvl -o docs/ring.svg"
    )
  }

  @Test func `every place that is named is there`() throws {
    let links = readme.text.matches(of: #/\]\(([^)#:]+)\)/#).map { String($0.output.1) }
    #expect(!links.isEmpty)
    for link in links {
      let path = Repository.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}

/// The name in the first line `// name.cvl`.
private func fileName(_ block: CodeBlock) -> String? {
  let first = block.text.prefix { $0 != "\n" }
  return first.hasPrefix("// ") && first.hasSuffix(".cvl") && !first.dropFirst(3).contains(" ")
    ? String(first.dropFirst(3)) : nil
}
