/// The lines that make two texts differ, `-` before those of the first, `+` before those of the
/// second, with up to three lines that they share around them.
public func lineDifference(_ old: String, _ new: String) -> String {
  let old = lines(old)
  let new = lines(new)
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var all: [String] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if i < old.count, removed.contains(i) {
      all.append("- " + old[i])
      i += 1
    } else if j < new.count, inserted.contains(j) {
      all.append("+ " + new[j])
      j += 1
    } else {
      all.append("  " + old[i])
      (i, j) = (i + 1, j + 1)
    }
  }
  return excerpt(all).joined(separator: "\n")
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

/// The lines near one that differs; `…` stands for the others.
private func excerpt(_ lines: [String]) -> [String] {
  var result: [String] = []
  for k in lines.indices {
    let near = max(0, k - 3)...min(lines.count - 1, k + 3)
    if near.contains(where: { !lines[$0].hasPrefix("  ") }) {
      result.append(lines[k])
    } else if result.last != "  …" {
      result.append("  …")
    }
  }
  return result
}
