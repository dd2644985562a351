/// When to look while a script plays.
public struct Moments: Equatable, Sendable {
  private var times: [Double]
  private var rate: Double
  private var count = 0

  private init(times: [Double], rate: Double) {
    self.times = times
    self.rate = rate
  }

  /// Never.
  public static let none = Moments(times: [], rate: 0)

  /// At some times in seconds, in their order; what is no time is left out.
  public static func at(_ times: [Double]) -> Moments {
    Moments(times: times.filter { $0 >= 0 && $0.isFinite }.sorted(), rate: 0)
  }

  /// So many times a second from 0 on, until everything is at rest.
  public static func rate(_ framesPerSecond: Double) -> Moments {
    let isUsable = framesPerSecond > 0 && framesPerSecond <= 1000
    return Moments(times: [], rate: isUsable ? framesPerSecond : 0)
  }

  /// Whether there is always another one.
  var isRate: Bool { rate > 0 }

  /// The first that has not been, and is not before a time.
  mutating func next(from time: Double) -> Double? {
    if isRate {
      while Double(count) / rate < time { count += 1 }
      return Double(count) / rate
    }
    while let first = times.first, first < time { times.removeFirst() }
    return times.first
  }

  /// Takes out a moment that has been.
  mutating func drop(_ moment: Double) {
    if isRate { count += 1 } else if times.first == moment { times.removeFirst() }
  }
}
