/// A stretch of one source file, in bytes.
///
/// Line and column are computed from a `SourceText` only where they are printed.
public struct SourceRange: Hashable, Sendable {
  /// The file's number in its `SourceMap`; the started script is 0.
  public var file: Int32
  /// The offset of the first byte.
  public var start: Int32
  /// The offset behind the last byte; equal to `start` for a place between two bytes.
  public var end: Int32

  /// Makes a range; the ends are clamped to what the type can hold.
  public init(file: Int, start: Int, end: Int) {
    self.file = Int32(clamping: file)
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: max(start, end))
  }

  /// The smallest range that holds both; the file is the receiver's.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      file: Int(file),
      start: Int(min(start, other.start)),
      end: Int(max(end, other.end))
    )
  }

  /// A place of no file, for what no source text caused.
  public static let none = SourceRange(file: -1, start: 0, end: 0)
}
