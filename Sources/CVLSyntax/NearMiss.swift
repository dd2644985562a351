// "Did you mean …?": the nearest known name to one that is not known.

/// The candidate that differs least from a name, or nil if none is near.
///
/// Near means: at most a third of the name's bytes inserted, dropped, replaced or
/// swapped with their neighbour, without regard to capitals. Of equally near ones the one that begins
/// alike for longer wins, then the first.
/// Cost: O(length²) a candidate; names of more than 64 bytes are near nothing.
public func nearMiss(_ name: [UInt8], among candidates: some Sequence<[UInt8]>) -> [UInt8]? {
  guard name.count > 2, name.count <= 64 else { return nil }
  var best: [UInt8]?
  var least = name.count / 3 + 1
  for candidate in candidates {
    guard candidate.count <= 64, abs(candidate.count - name.count) <= least, candidate != name
    else { continue }
    let distance = editDistance(name, candidate)
    guard distance < candidate.count else { continue }
    let isNearer =
      distance < least
      || distance == least && best.map { prefix($0, name) < prefix(candidate, name) } ?? false
    if isNearer {
      least = distance
      best = candidate
    }
  }
  return best
}

/// How many bytes two names begin with alike.
private func prefix(_ a: [UInt8], _ b: [UInt8]) -> Int {
  zip(a, b).prefix { lowercased($0) == lowercased($1) }.count
}

/// How many bytes to insert, drop, replace, or swap with their neighbour, to turn one into the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in 1..<(a.count + 1) {
    row[0] = i
    for j in 1..<(b.count + 1) {
      let same = lowercased(a[i - 1]) == lowercased(b[j - 1])
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
}
