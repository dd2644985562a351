/// A name as a small integer: equal names of one `Interner` have equal symbols.
public struct Symbol: Hashable, Sendable {
  /// The index in the interner.
  public let id: Int32

  /// The symbol with an index that an interner gave.
  public init(id: Int32) { self.id = id }
}

/// Gives each name a small integer, so that later passes compare integers and never text.
///
/// Open addressing over FNV-1a hashes, written out here because a `[String: Int]` would pull
/// Unicode tables and a random seed into the smallest build.
public final class Interner {
  private var names: [[UInt8]] = []
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  /// Makes an empty interner.
  public init() {}

  /// The symbol of a name given as bytes.
  public func symbol(_ bytes: some Collection<UInt8>) -> Symbol {
    if names.count * 2 >= slots.count { grow() }
    var at = Interner.hash(bytes) & (slots.count - 1)
    while slots[at] >= 0 {
      if names[Int(slots[at])].elementsEqual(bytes) { return Symbol(id: slots[at]) }
      at = (at + 1) & (slots.count - 1)
    }
    let id = Int32(names.count)
    names.append(Array(bytes))
    slots[at] = id
    return Symbol(id: id)
  }

  /// The symbol of a name given in Swift source.
  public func symbol(_ text: StaticString) -> Symbol {
    symbol(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The symbol of a name given as text.
  public func symbol(_ text: String) -> Symbol { symbol(Array(text.utf8)) }

  /// The name's bytes.
  public func bytes(_ symbol: Symbol) -> [UInt8] { names[Int(symbol.id)] }

  /// The name as text.
  public func text(_ symbol: Symbol) -> String {
    String(decoding: names[Int(symbol.id)], as: UTF8.self)
  }

  private static func hash(_ bytes: some Collection<UInt8>) -> Int {
    var h: UInt32 = 2_166_136_261
    for byte in bytes { h = (h ^ UInt32(byte)) &* 16_777_619 }
    return Int(h & 0x3fff_ffff)
  }

  private func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (id, name) in names.enumerated() {
      var at = Interner.hash(name) & (slots.count - 1)
      while slots[at] >= 0 { at = (at + 1) & (slots.count - 1) }
      slots[at] = Int32(id)
    }
  }
}
