// A script with what is expected of it beside it:
//
//     ring.cvl        the script
//     ring.expected   what `cvl run` says: printed lines, then problems; then a line for each test
//     ring.json       what is on screen at the end in that format; as many as there are
//
// Nothing lists the scripts: dropping one in a folder makes it a test. A first line such as
// `// options: --limit elements=10 --set radius=90` starts the session with these options.

import CVL
import CVLCompiler
public import CVLRender
import CVLSyntax
public import Foundation

/// A script of the conformance suite.
public struct ConformanceScript: Sendable {
  /// Its name: the path below its suite, for failures.
  public var name: String
  /// The script.
  public var file: URL
  /// Where what is expected lies.
  public var expectations: URL

  /// The repository.
  public static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the suite lies.
  public static let suite = repository.appendingPathComponent("Tests/Conformance")

  /// Every script of the suite, and the repository's own in `scripts`, by name.
  public static let all: [ConformanceScript] = {
    let own = files(below: suite, "cvl").map { file in
      ConformanceScript(
        name: path(of: file, below: suite),
        file: file,
        expectations: file.deletingLastPathComponent()
      )
    }
    let scripts = repository.appendingPathComponent("scripts")
    let forPeople = files(below: scripts, "cvl").map { file in
      let name = "scripts/" + path(of: file, below: scripts)
      return ConformanceScript(
        name: name,
        file: file,
        expectations: suite.appendingPathComponent(name).deletingLastPathComponent()
      )
    }
    return own.filter { !$0.isPart } + forPeople
  }()

  /// Every file in which a text is expected, by name.
  public static var expectedFiles: [String] {
    files(below: suite, "expected").map { path(of: $0, below: suite) }
  }

  /// Whether a script is there for others to use: its name begins with an underscore.
  private var isPart: Bool { file.lastPathComponent.hasPrefix("_") }

  /// Where what is expected in some form lies.
  public func expectation(_ pathExtension: String) -> URL {
    let stem = file.deletingPathExtension().lastPathComponent
    return expectations.appendingPathComponent(stem).appendingPathExtension(pathExtension)
  }

  /// The formats in which the last frame is compared, with the file of each.
  public var formats: [(format: OutputFormat, file: URL)] {
    OutputFormat.all.flatMap { format in
      Set([format.name, format.fileExtension]).sorted().map { (format, expectation($0)) }
    }.filter { FileManager.default.fileExists(atPath: $0.1.path) }
  }

  // MARK: Playing

  /// What `cvl run` says, and the last frame.
  public func outcome() throws -> (text: String, frame: FrameReport?) {
    let bytes = [UInt8](try Data(contentsOf: file))
    let source = SourceText(name: file.lastPathComponent, bytes: bytes)
    let session = Session(options: options(bytes))
    let play = session.play(source)
    var diagnostics = play.diagnostics
    var frame: FrameReport?
    if play.completed {
      switch session.frame(.visible) {
      case .success(let report): frame = report
      case .failure(let failure): diagnostics += failure.diagnostics
      }
    }
    var text = play.prints.map { $0 + "\n" }.joined()
    text += DiagnosticPrinter { session.source($0) }.styled(diagnostics).string
    return (text + tests(source, options(bytes)), frame)
  }

  /// A line for each `test` block, with what it printed before it and what went wrong behind it.
  private func tests(_ source: SourceText, _ options: SessionOptions) -> String {
    let session = Session(options: options)
    let printer = DiagnosticPrinter { session.source($0) }
    var text = ""
    for result in session.test(source) where result.name != source.name {
      text += result.prints.map { "# \($0)\n" }.joined()
      text += (result.passed ? "ok " : "not ok ") + result.name + "\n"
      text += printer.styled(result.diagnostics).string
    }
    return text
  }

  private func options(_ bytes: [UInt8]) -> SessionOptions {
    let folder = file.deletingLastPathComponent()
    return SessionOptions(words: optionWords(bytes)) { path in
      ConformanceScript.load(path, within: folder)
    }
  }

  /// The words of the line `// options: …`.
  private func optionWords(_ bytes: [UInt8]) -> [String] {
    let head = "// options: "
    let lines = String(decoding: bytes.prefix(1000), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(head) }) else { return [] }
    return line.dropFirst(head.count).split(separator: " ").map { String($0) }
  }

  // MARK: Files

  /// Reads a file for a script as the program does.
  static func load(_ path: String, within folder: URL) -> LoadResult {
    let root = folder.resolvingSymlinksInPath().path
    let target = folder.appendingPathComponent(path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) else {
      return .missing
    }
    if target.path != root, !target.path.hasPrefix(root + "/") { return .outside }
    if isFolder.boolValue { return .directory }
    do { return .bytes([UInt8](try Data(contentsOf: target))) } catch {
      return .unreadable("\(error)")
    }
  }

  private static func files(below folder: URL, _ pathExtension: String) -> [URL] {
    guard
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return found.compactMap { $0 as? URL }.filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }

  private static func files(in folder: URL, _ pathExtension: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
      .filter { $0.pathExtension == pathExtension }
  }

  private static func path(of file: URL, below folder: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(folder.standardizedFileURL.path.count + 1))
  }
}

extension SessionOptions {
  /// Options in the words of the command line; those that are not known are left out.
  fileprivate init(words: [String], load: @escaping (String) -> LoadResult) {
    self.init()
    self.load = load
    for (option, value) in zip(words, words.dropFirst()) {
      let parts = value.split(separator: "=", maxSplits: 1).map { String($0) }
      switch (option, parts.count) {
      case ("--set", 2): overrides.append((name: parts[0], expression: parts[1]))
      case ("--limit", 2): limits.set(parts[0], Int(parts[1]) ?? 0)
      case ("--items", 1): items = Int(value)
      case ("--show", 1): show = value
      default: break
      }
    }
  }
}

extension Limits {
  fileprivate mutating func set(_ name: String, _ value: Int) {
    switch name {
    case "sourceBytes": sourceBytes = value
    case "nesting": nesting = value
    case "diagnostics": diagnostics = value
    case "elements": elements = value
    case "steps": steps = value
    case "listLength": listLength = value
    case "textBytes": textBytes = value
    case "updates": updates = value
    case "formulaSize": formulaSize = value
    default: break
    }
  }
}
