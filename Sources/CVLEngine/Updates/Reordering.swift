/// A new order of the items of a section: the old index of each, in the new order.
public struct Reordering: Equatable, Sendable {
  /// The old indices in the new order.
  public let order: [Int]

  /// Sorts by numbers, the least first; equal ones keep their order, and what is not a number comes
  /// last.
  public init(by values: [Double]) {
    self.init(count: values.count) { a, b in
      values[a] < values[b] || (!values[a].isNaN && values[b].isNaN)
    }
  }

  /// Sorts by texts, code point by code point; equal ones keep their order.
  public init(by values: [String]) {
    self.init(count: values.count) { a, b in
      values[a].utf8.lexicographicallyPrecedes(values[b].utf8)
    }
  }

  /// Takes an order as it is, or gives nil if it has not every index from 0 once.
  public init?(order: [Int]) {
    var isSeen = [Bool](repeating: false, count: order.count)
    for index in order {
      guard isSeen.indices.contains(index), !isSeen[index] else { return nil }
      isSeen[index] = true
    }
    self.order = order
  }

  /// A sort that is stable by law, not by chance.
  private init(count: Int, _ precedes: (Int, Int) -> Bool) {
    order = (0..<count).sorted { a, b in
      if precedes(a, b) { return true }
      if precedes(b, a) { return false }
      return a < b
    }
  }

  /// The fewest moves that bring the items of a section into this order.
  public func updates(inSection section: Int) -> [UpdateItem] {
    zip(order.indices, longestIncrease(order)).compactMap { place, stays in
      guard !stays else { return nil }
      return .moveItem(
        from: ItemPath(section: section, item: order[place]),
        to: ItemPath(section: section, item: place)
      )
    }
  }
}
