// The README as blocks of code, and the program it speaks of.

import Foundation

/// A block of code in a page of Markdown.
struct CodeBlock: CustomStringConvertible, Sendable {
  /// The word behind the fence.
  var language: String
  /// The line that it begins on, from 1.
  var line: Int
  /// What stands between the fences, each line with its end.
  var text: String
  var description: String { "README.md:\(line)" }

  /// The blocks of a page in order.
  static func blocks(of page: RepositoryFile) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    for (at, line) in page.lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = CodeBlock(language: String(line.dropFirst(3)), line: at + 1, text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }

  /// The commands of a console block, each with the output that is shown below it.
  var commands: [(command: String, output: String)] {
    var commands: [(command: String, output: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }
}

/// A folder to run commands in, which holds the repository's scripts and goes away with this value.
final class Playground {
  /// Where it is.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cvl-" + UUID().uuidString
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("scripts"),
      withDestinationURL: Repository.root.appendingPathComponent("scripts")
    )
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a line of a shell, in which `cvl` is the program just built; gives what it says, output
  /// before problems.
  func run(_ command: String) throws -> (text: String, status: Int32) {
    let output = folder.appendingPathComponent(".output")
    let problems = folder.appendingPathComponent(".problems")
    for file in [output, problems] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = Playground.products.path + ":" + (environment["PATH"] ?? "")
    environment["NO_COLOR"] = "1"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: problems)
    try process.run()
    process.waitUntilExit()
    let bytes = try Data(contentsOf: output) + Data(contentsOf: problems)
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  /// Where the package's products are: beside the running tests.
  private static let products: URL = {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: own).deletingLastPathComponent()
    // On a Mac the tests are a bundle, and lie deep in it.
    while folder.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("cvl").path)
    { folder.deleteLastPathComponent() }
    return folder
  }()
}
