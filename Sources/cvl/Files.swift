// Files and folders, as far as the program needs them; no Foundation, which would be half of the
// program and of its start.

import CVL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What stands under a path.
enum PathKind {
  case file
  case folder
  /// A pipe, a terminal, a device.
  case other
}

enum Files {
  /// What a path names, links followed; nil if nothing.
  static func kind(of path: String) -> PathKind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Reads a file, at most a number of bytes and one more: enough to tell that there are more.
  static func read(_ path: String, atMost limit: Int = .max) -> LoadResult {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason(errno))
    }
    defer { close(descriptor) }
    var info = stat()
    if fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { return .directory }
    return read(descriptor: descriptor, atMost: limit)
  }

  /// Reads standard input to its end, at most a number of bytes and one more.
  static func readInput(atMost limit: Int = .max) -> LoadResult {
    read(descriptor: 0, atMost: limit)
  }

  private static func read(descriptor: Int32, atMost limit: Int) -> LoadResult {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { readSome(descriptor, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EISDIR ? .directory : .unreadable(reason(errno))
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return .bytes(bytes)
  }

  /// Writes a file so that it is either as before or complete; gives the reason if that failed.
  ///
  /// The bytes go to a file beside it, which then takes its name, and its permissions. What is no
  /// file (a device, a pipe) is written to directly; a link stays a link.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    switch kind(of: path) {
    case .folder: return "it is a folder"
    case .other: return writeInPlace(bytes, path)
    case .file, nil: break
    }
    let target = realPath(path) ?? path
    var info = stat()
    let mode = stat(target, &info) == 0 ? info.st_mode & 0o777 : nil
    if mode != nil, access(target, W_OK) != 0 { return reason(errno) }
    let temporary = target + ".cvl-" + String(getpid())
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return reason(errno) }
    var failure = Console.writeAll(bytes, to: descriptor)
    if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, target) != 0 { failure = errno }
    guard let failure else { return nil }
    unlink(temporary)
    return reason(failure)
  }

  private static func writeInPlace(_ bytes: [UInt8], _ path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return reason(errno) }
    defer { close(descriptor) }
    return Console.writeAll(bytes, to: descriptor).map { reason($0) }
  }

  // MARK: - Folders

  /// The scripts below a folder, by path; hidden folders and links to folders are not entered.
  static func scripts(below folder: String) -> Result<[String], UsageProblem> {
    guard let stream = opendir(folder) else {
      return .failure(UsageProblem("cannot read folder '\(folder)': \(reason(errno))"))
    }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
      var info = stat()
      guard lstat(path, &info) == 0 else { continue }
      if info.st_mode & S_IFMT == S_IFDIR {
        switch scripts(below: path) {
        case .success(let more): found += more
        case .failure(let problem): return .failure(problem)
        }
      } else if name.hasSuffix(".cvl"), kind(of: path) == .file {
        found.append(path)
      }
    }
    return .success(found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// The folder of a path, `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without links and dots; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Reads a file that a script asked for, if it lies within a folder, links followed.
  static func read(_ path: String, within folder: String, atMost limit: Int) -> LoadResult {
    let full = folder + "/" + path
    guard let root = realPath(folder), let target = realPath(full) else { return .missing }
    guard root == "/" || target.hasPrefix(root + "/") else {
      return target == root ? .directory : .outside
    }
    return read(target, atMost: limit)
  }
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  #if canImport(Darwin)
  Darwin.read(descriptor, buffer.baseAddress, buffer.count)
  #elseif canImport(Musl)
  Musl.read(descriptor, buffer.baseAddress, buffer.count)
  #else
  Glibc.read(descriptor, buffer.baseAddress, buffer.count)
  #endif
}
