internal import CVLCompiler
internal import CVLSyntax

/// The source files of a session by the numbers that ranges carry.
final class SourceMap {
  private var texts: [SourceText] = []
  private var paths: [String] = []
  /// For each file, the one that brought it in first.
  private var users: [Int] = []

  /// Forgets all files and takes the started script as number 0.
  func start(_ source: SourceText, path: String) {
    texts = [source]
    paths = [path]
    users = [-1]
  }

  /// Adds a file and gives its number; `user` is the file that asks for it.
  func add(_ source: SourceText, path: String, user: Int = -1) -> Int {
    texts.append(source)
    paths.append(path)
    users.append(user)
    return texts.count - 1
  }

  /// The number of the file with a path below the started script's folder.
  func number(_ path: String) -> Int? {
    paths.firstIndex { $0.utf8.elementsEqual(path.utf8) }
  }

  /// The files from one to another that it brought in, directly or through others, or nil if it did
  /// not: files are read depth first, so a circle always comes back to one of these.
  func way(from first: Int, to last: Int) -> [String]? {
    var names: [String] = []
    var file = last
    while file >= 0 {
      names.insert(path(file), at: 0)
      if file == first { return names }
      file = users[file]
    }
    return nil
  }

  /// The path of a file below the started script's folder.
  func path(_ file: Int) -> String { file >= 0 && file < paths.count ? paths[file] : "" }

  /// How many files there are.
  var count: Int { texts.count }

  /// A file; the layouts that come with the language have numbers of their own.
  func text(_ file: Int) -> SourceText? {
    if file >= 0, file < texts.count { return texts[file] }
    let at = file - StandardLayout.firstFile
    guard at >= 0, at < StandardLayout.all.count else { return nil }
    let layout = StandardLayout.all[at]
    return SourceText(name: "the layout \(layout.name)", bytes: layout.bytes)
  }
}

/// A path with `.` and `..` resolved, or nil if it leaves the folder that it starts in.
///
/// Only forward slashes separate; an absolute path leaves the folder.
func resolvedPath(_ path: String, from base: String) -> String? {
  let bytes = Array(path.utf8)
  if bytes.first == 0x2F || bytes.contains(0) || bytes.contains(0x5C) { return nil }
  var parts: [ArraySlice<UInt8>] = Array(base.utf8)[...].split(separator: 0x2F).dropLast()
  for part in bytes[...].split(separator: 0x2F) {
    if part.elementsEqual([0x2E]) { continue }
    if part.elementsEqual([0x2E, 0x2E]) {
      if parts.popLast() == nil { return nil }
      continue
    }
    parts.append(part)
  }
  if parts.isEmpty { return nil }
  return String(decoding: Array(parts.joined(separator: [0x2F])), as: UTF8.self)
}
