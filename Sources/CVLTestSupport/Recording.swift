// Comparing with a file, or writing it: `CVL_RECORD` says which.

public import Foundation

/// Which expectations are written anew.
public enum Recording: String, Sendable {
  /// None.
  case never
  /// Those that there are not yet.
  case missing
  /// Those that do not hold, too.
  case failed
  /// All.
  case all

  /// What the environment asks for.
  public static let current =
    ProcessInfo.processInfo.environment["CVL_RECORD"].flatMap { Recording(rawValue: $0) } ?? .never

  /// How to record what is missing or has changed, for failures.
  private static func hint(_ mode: Recording) -> String {
    "to record it: CVL_RECORD=\(mode.rawValue) swift test --filter Conformance"
  }

  /// What is wrong with a file that should hold some bytes, or nil; writes it where that is wanted.
  public func problem(_ file: URL, holds bytes: [UInt8]) throws -> String? {
    let expected = try? [UInt8](Data(contentsOf: file))
    if expected == bytes, self != .all { return nil }
    let isWritten = self == .all || self == .failed || (self == .missing && expected == nil)
    if isWritten {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
      return nil
    }
    guard let expected else {
      return "there is no \(file.lastPathComponent); \(Recording.hint(.missing))"
    }
    return "\(file.lastPathComponent) differs (- expected, + found); \(Recording.hint(.failed))\n"
      + lineDifference(text(expected), text(bytes))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
