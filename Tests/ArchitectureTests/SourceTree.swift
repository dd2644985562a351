// The repository as text: its files, and its Swift sources without comments and literals, so that a
// word in a message is not taken for code.

import Foundation

/// A text file of the repository.
struct RepositoryFile: Sendable {
  /// The path below the repository.
  var path: String
  /// What it holds.
  var text: String

  /// Its lines, an empty one behind the last line end included.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }
}

enum Repository {
  /// Where the package lies.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below `Sources`, by path.
  static let sources = files(below: "Sources").filter { $0.path.hasSuffix(".swift") }

  /// The targets whose code also runs in the page: no library but one another.
  static let core = [
    "CVLNumerics", "CVLSyntax", "CVLEngine", "CVLCompiler", "CVLRender", "CVL", "CVLWeb",
  ]

  /// The Swift files of the core.
  static let coreSources = sources.filter { core.contains(target(of: $0)) }

  /// The core without comments and literals, a line each, with its place.
  static let coreLines: [(place: String, code: String)] = coreSources.flatMap { file in
    codeAlone(file.text).split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ("\(file.path):\($0 + 1)", String($1))
    }
  }

  /// The target that a file below `Sources` belongs to.
  static func target(of file: RepositoryFile) -> String {
    String(file.path.split(separator: "/").dropFirst().first ?? "")
  }

  /// A file, or an empty one if there is none.
  static func file(_ path: String) -> RepositoryFile {
    let data = try? Data(contentsOf: root.appendingPathComponent(path))
    return RepositoryFile(path: path, text: String(decoding: data ?? Data(), as: UTF8.self))
  }

  /// The text files below a folder, by path; none if there is no such folder.
  static func files(below folder: String) -> [RepositoryFile] {
    let base = root.appendingPathComponent(folder)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: base.appendingPathComponent(name)),
        let text = String(validating: data, as: UTF8.self)
      else { return nil }
      return RepositoryFile(path: folder + "/" + name, text: text)
    }
  }
}

/// A Swift source with comments, and what texts say, blanked out; the lines stay.
func codeAlone(_ source: String) -> String {
  var scanner = CodeScanner(Array(source.utf8))
  return scanner.code()
}

private struct CodeScanner {
  private let bytes: [UInt8]
  private var at = 0
  private var out: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func code() -> String {
    while at < bytes.count {
      if follows("//") {
        skip { $0.bytes[$0.at] == UInt8(ascii: "\n") }
      } else if follows("/*") {
        skipBlockComment()
      } else if follows("\"\"\"") {
        skipText(until: "\"\"\"")
      } else if follows("\"") {
        skipText(until: "\"")
      } else {
        out.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private func follows(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  /// Goes on, keeping line ends, to where something holds or the source ends.
  private mutating func skip(until isEnd: (CodeScanner) -> Bool) {
    while at < bytes.count, !isEnd(self) { step(1) }
  }

  private mutating func step(_ count: Int) {
    for _ in 0..<count where at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { out.append(bytes[at]) }
      at += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        step(2)
      } else if follows("*/") {
        depth -= 1
        step(2)
      } else {
        step(1)
      }
    } while depth > 0 && at < bytes.count
  }

  /// Leaves the quotes of a text, so that an operand still stands where one stood.
  private mutating func skipText(until end: String) {
    out += Array("\"\"".utf8)
    step(end.utf8.count)
    while at < bytes.count, !follows(end) { step(follows("\\") ? 2 : 1) }
    step(end.utf8.count)
  }
}
