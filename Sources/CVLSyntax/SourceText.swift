/// One source file: its name and bytes, and where its lines begin.
public struct SourceText: Sendable {
  /// The name as the user gave it.
  public let name: String
  /// The bytes as they came, byte order mark included.
  public let bytes: [UInt8]
  /// The offset of each line's first byte.
  public let lineStarts: [Int]

  /// Makes a text; CR LF, LF and CR alone each end a line.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (at, byte) in bytes.enumerated() {
      let isLineFeed = byte == 10
      let isLoneReturn = byte == 13 && (at + 1 == bytes.count || bytes[at + 1] != 10)
      if isLineFeed || isLoneReturn { starts.append(at + 1) }
    }
    lineStarts = starts
  }

  /// The line (from 1) and the column (from 1, in characters) of a byte offset.
  ///
  /// A leading byte order mark does not count as a column. Cost: O(log lines + length of the line).
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let at = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= at { low = middle } else { high = middle }
    }
    var first = lineStarts[low]
    if first == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = min(3, at) }
    var column = 1
    // A byte that continues a character is not a column of its own.
    for k in first..<max(first, at) where bytes[k] & 0xC0 != 0x80 { column += 1 }
    return (low + 1, column)
  }

  /// The bytes of a line (from 1) without its end.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return bytes[start..<end]
  }
}
