/// When something moves, and how: a beginning, a delay, a duration and an easing.
///
/// All numbers are usable: a duration that is negative or not a number is 0, and what takes no time is
/// at its end in the same instant.
public struct Timing: Equatable, Sendable {
  /// When it was asked for, in seconds of the scene.
  public let begin: Double
  /// How long it then waits; below 0 it begins on its way.
  public let delay: Double
  /// How long it was told to take; nil if nothing says.
  public let givenDuration: Double?
  /// How long it takes.
  public let duration: Double
  /// How it goes.
  public let easing: Easing

  /// How long something takes where neither it nor a spring says, in seconds.
  public static let defaultDuration = 0.3

  /// Makes a timing; without a duration a spring takes its own and all else the default.
  public init(
    begin: Double,
    delay: Double = 0,
    duration: Double? = nil,
    easing: Easing = .easeInOut
  ) {
    self.begin = begin.isNaN ? 0 : begin
    self.delay = delay.isNaN ? 0 : delay
    self.easing = easing
    givenDuration = duration
    let wanted = duration ?? easing.ownDuration ?? Timing.defaultDuration
    self.duration = wanted > 0 ? wanted : 0
  }

  /// When it begins to move.
  public var start: Double { begin + delay }

  /// When it has arrived.
  public var end: Double { start + duration }

  /// The part of the duration that has gone: 0 until the start, exactly 1 from the end on.
  public func fraction(at time: Double) -> Double {
    if time >= end { return 1 }
    guard time > start, duration.isFinite else { return 0 }
    return min((time - start) / duration, 1)
  }

  /// How far on the way something is: 0 before the start, exactly 1 from the end on.
  public func progress(at time: Double) -> Double { place(at: time, keys: []).progress }

  /// Between which key frames something is, and how far on the way from one to the other.
  ///
  /// The easing shapes each piece of the way; a spring only the last one, the others then are
  /// `easeInOut`.
  ///
  /// - Parameters:
  ///   - time: The time of the scene.
  ///   - keys: The key frames' fractions of the duration, none below the one before it.
  /// - Returns: The index of the key frame ahead, `keys.count` being the end, and the progress to it.
  public func place(at time: Double, keys: [Double]) -> (piece: Int, progress: Double) {
    if time >= end { return (keys.count, 1) }
    guard time >= start else { return (0, 0) }
    let fraction = fraction(at: time)
    var piece = 0
    while piece < keys.count && keys[piece] <= fraction { piece += 1 }
    let (first, last) = Timing.ends(of: piece, keys)
    let part = last > first ? (fraction - first) / (last - first) : 1
    return (piece, easing(ofPiece: piece, of: keys.count).value(at: part))
  }

  /// How fast the progress to the key frame ahead grows, in parts a second.
  func speed(at time: Double, keys: [Double]) -> Double {
    guard time >= start, time < end, duration.isFinite else { return 0 }
    let (piece, _) = place(at: time, keys: keys)
    let (first, last) = Timing.ends(of: piece, keys)
    guard last > first else { return 0 }
    let part = (fraction(at: time) - first) / (last - first)
    return easing(ofPiece: piece, of: keys.count).slope(at: part) / ((last - first) * duration)
  }

  private func easing(ofPiece piece: Int, of count: Int) -> Easing {
    if piece < count, case .spring = easing { return .easeInOut }
    return easing
  }

  private static func ends(of piece: Int, _ keys: [Double]) -> (Double, Double) {
    (piece > 0 ? keys[piece - 1] : 0, piece < keys.count ? keys[piece] : 1)
  }
}
