/// What is under way on screen: the elements that have not arrived yet, and those that are leaving.
///
/// It is a value: keeping one and coming back to it is how a change that fails is undone, and asking
/// it for a time changes nothing, so that scrubbing back gives the same bits.
public struct Timeline: Equatable, Sendable {
  /// An element that is there no more and still seen.
  public struct Leaving: Equatable, Sendable {
    /// What it was when it left.
    public var key: ElementKey
    /// How it leaves.
    public var track: ElementTrack
  }

  /// The elements that are there, by what they are now.
  public private(set) var present: [ElementKey: ElementTrack] = [:]
  /// The elements that leave, in the order in which they left.
  public private(set) var leaving: [Leaving] = []

  /// Nothing is under way.
  public init() {}

  /// When everything is at rest; minus infinity if it is already.
  public var end: Double {
    var end = leaving.reduce(-Double.infinity) { max($0, $1.track.end) }
    for (_, track) in present { end = max(end, track.end) }
    return end
  }

  /// Forgets what has arrived by a time.
  public mutating func advance(to time: Double) {
    present = present.filter { $0.value.end > time }
    leaving.removeAll { $0.track.end <= time }
  }

  /// What is seen of an element that is there, or nil if nothing of it is under way.
  public func attributes(of key: ElementKey, at time: Double) -> LayoutAttributes? {
    guard let track = present[key], track.end > time else { return nil }
    return track.attributes(at: time)
  }

  /// The elements that are there and on their way.
  public func movingKeys(at time: Double) -> [ElementKey] {
    var keys: [ElementKey] = []
    for (key, track) in present where track.end > time { keys.append(key) }
    return keys.sorted { $0.isPainted(before: $1) }
  }

  /// Takes out the track of an element that is there.
  mutating func take(_ key: ElementKey) -> ElementTrack? { present.removeValue(forKey: key) }

  /// Puts back the tracks of a change, by what the elements are after it.
  mutating func put(_ tracks: [(key: ElementKey, track: ElementTrack)]) {
    for (key, track) in tracks { present[key] = track }
  }

  /// Adds an element that leaves; one that takes no time is gone at once.
  mutating func leave(_ key: ElementKey, _ track: ElementTrack, at time: Double) {
    if track.end > time { leaving.append(Leaving(key: key, track: track)) }
  }

  /// Gives the elements that nothing happens to their new keys; what has none is dropped.
  mutating func rename(_ newKey: (ElementKey) -> ElementKey?) {
    var renamed: [ElementKey: ElementTrack] = [:]
    for (key, track) in present {
      if let new = newKey(key) { renamed[new] = track }
    }
    present = renamed
  }
}
