// Delays that let elements follow one another.

import CVLNumerics

/// From which element a stagger spreads.
public enum StaggerOrigin: Equatable, Sendable {
  /// The first is first.
  case first
  /// The last is first.
  case last
  /// The middle is first; two of them where the count is even.
  case center
  /// Both ends are first.
  case edges
  /// The element of this rank is first.
  case index(Int)
  /// The element nearest to a point is first, and the others follow by their distance from the point.
  ///
  /// A step is as long as it is from the first one to the element next to it, so in a grid it is one
  /// cell.
  case nearest(Point)
}

/// How elements that change together follow one another.
///
///     Stagger(.each(0.1), from: .center).delays(count: 5)   // 0.2 0.1 0 0.1 0.2
public struct Stagger: Equatable, Sendable {
  /// How much.
  public enum Amount: Equatable, Sendable {
    /// So many seconds between one and the next.
    case each(Double)
    /// So many seconds between the first and the last.
    case total(Double)
  }

  /// How much.
  public var amount: Amount
  /// From where.
  public var origin: StaggerOrigin
  /// How the delays are spread between none and the longest.
  public var easing: Easing

  /// Describes a stagger.
  public init(_ amount: Amount, from origin: StaggerOrigin = .first, easing: Easing = .linear) {
    self.amount = amount
    self.origin = origin
    self.easing = easing
  }

  /// The delays of `count` elements.
  ///
  /// Where they are is asked only for `nearest`, twice each; all else takes no time and no memory.
  ///
  /// - Parameters:
  ///   - count: How many elements there are; none if below 0.
  ///   - center: Where the middle of the element of a rank is.
  /// - Returns: What answers for each rank.
  public func delays(count: Int, center: (Int) -> Point) -> StaggerDelays {
    if case .nearest(let point) = origin {
      let distances = Stagger.steps(count, from: point, center)
      return StaggerDelays(self, count, greatest: distances.max() ?? 0, distances)
    }
    return StaggerDelays(self, count, greatest: greatestStep(count), [])
  }

  /// The distances of elements from a point, less the smallest, in steps.
  private static func steps(_ count: Int, from point: Point, _ center: (Int) -> Point) -> [Double] {
    guard count > 0 else { return [] }
    var distances: [Double] = []
    var nearest = 0
    for rank in 0..<count {
      distances.append(distance(center(rank), point))
      if distances[rank] < distances[nearest] { nearest = rank }
    }
    let first = center(nearest)
    var step = Double.infinity
    for rank in 0..<count {
      let way = distance(center(rank), first)
      if way > 0 && way < step { step = way }
    }
    let least = distances[nearest]
    return distances.map { $0 > least && step.isFinite ? ($0 - least) / step : 0 }
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    Elementary.hypot(a.x - b.x, a.y - b.y)
  }

  /// How many steps it is to the last one.
  private func greatestStep(_ count: Int) -> Double {
    let n = Double(count)
    switch origin {
    case .first, .last, .nearest: return n - 1
    case .center, .edges: return ((n - 1) / 2).rounded(.down)
    case .index(let index):
      let i = Double(index)
      let farthest = max(i.magnitude, (n - 1 - i).magnitude)
      return farthest - leastStep(count)
    }
  }

  /// How many steps it is to the first one, from an index that none may have.
  fileprivate func leastStep(_ count: Int) -> Double {
    guard case .index(let index) = origin else { return 0 }
    return max(0, -Double(index), Double(index) - (Double(count) - 1))
  }
}

/// The delays of elements that follow one another.
public struct StaggerDelays: Sendable {
  private let stagger: Stagger
  private let count: Int
  private let greatest: Double
  private let distances: [Double]

  fileprivate init(_ stagger: Stagger, _ count: Int, greatest: Double, _ distances: [Double]) {
    self.stagger = stagger
    self.count = count
    self.greatest = greatest
    self.distances = distances
  }

  /// The delay of the element of a rank, in seconds; 0 for one that there is not.
  public subscript(rank: Int) -> Double {
    guard rank >= 0, rank < count, greatest > 0 else { return 0 }
    let step = step(rank)
    let delay: Double
    switch (stagger.amount, stagger.easing) {
    case (.each(let seconds), .linear): delay = seconds * step
    case (.each(let seconds), let easing):
      delay = seconds * greatest * easing.value(at: step / greatest)
    case (.total(let seconds), let easing): delay = seconds * easing.value(at: step / greatest)
    }
    return delay.isFinite ? delay : 0
  }

  /// How many steps it is to a rank.
  private func step(_ rank: Int) -> Double {
    let k = Double(rank)
    let last = Double(count) - 1
    switch stagger.origin {
    case .first: return k
    case .last: return last - k
    case .center: return ((k - last / 2).magnitude).rounded(.down)
    case .edges: return min(k, last - k)
    case .index(let index): return (k - Double(index)).magnitude - stagger.leastStep(count)
    case .nearest: return distances[rank]
    }
  }
}
