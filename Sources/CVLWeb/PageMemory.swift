// Memory that both sides know. A page can pass any number as an address; only what lies inside of a
// block that it was given is read.

/// The blocks that a page has been given.
struct PageMemory {
  /// More than this is not given in one block.
  private static let largest = 1 << 28
  private var blocks: [UnsafeMutableBufferPointer<UInt8>] = []

  /// A block of a length, or nil if there is none so long; an empty one has an address, too.
  mutating func allocate(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    guard length >= 0, length <= PageMemory.largest else { return nil }
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(length, 1))
    block.initialize(repeating: 0)
    blocks.append(block)
    return block.baseAddress
  }

  /// Takes a block back.
  mutating func free(_ pointer: UnsafeMutablePointer<UInt8>?) {
    guard let pointer, let at = blocks.firstIndex(where: { $0.baseAddress == pointer }) else {
      return
    }
    blocks.remove(at: at).deallocate()
  }

  /// The bytes at an address, or nil if they are not all inside of one block.
  func bytes(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> [UInt8]? {
    let first = UInt(bitPattern: pointer)
    for block in blocks {
      let start = UInt(bitPattern: block.baseAddress)
      guard first >= start, first - start <= UInt(block.count) else { continue }
      let offset = Int(first - start)
      guard length >= 0, length <= block.count - offset else { continue }
      return Array(block[offset..<offset + length])
    }
    return nil
  }
}

/// A result in memory, part after part.
struct PageResult {
  private var bytes: UnsafeMutableBufferPointer<UInt8>?
  /// Where each part begins, and where the last one ends.
  private var bounds = [0, 0, 0, 0]

  /// Puts new parts in the place of the old ones.
  mutating func set(printed: [UInt8] = [], problems: [UInt8] = [], frame: [UInt8] = []) {
    bytes?.deallocate()
    let all = printed + problems + frame
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(all.count, 1))
    _ = copy.initialize(from: all)
    bytes = copy
    bounds = [0, printed.count, printed.count + problems.count, all.count]
  }

  /// Where a part begins; nil if there is no such part.
  func pointer(_ part: Int32) -> UnsafePointer<UInt8>? {
    guard part >= 0, part < 3, let start = bytes?.baseAddress else { return nil }
    return UnsafePointer(start + bounds[Int(part)])
  }

  /// How long a part is.
  func length(_ part: Int32) -> Int {
    guard part >= 0, part < 3 else { return 0 }
    return bounds[Int(part) + 1] - bounds[Int(part)]
  }
}
