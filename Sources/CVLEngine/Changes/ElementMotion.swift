/// How an element takes part in a change: where it comes from or goes to, when, and along which curve.
///
///     var motion = ElementMotion()
///     motion.duration = 0.5
///     motion.easing = .spring(.init(dampingRatio: 0.8, response: 0.4))
///     motion.end = place   // an inserted element starts there, a deleted one ends there
public struct ElementMotion: Equatable, Sendable {
  /// Where an element that comes starts, or one that leaves ends; nil is its own place in the other
  /// layout, or in place at alpha 0 where it has none.
  public var end: LayoutAttributes?
  /// How long it takes in seconds; nil is the easing's own time, or 0.3 s.
  public var duration: Double?
  /// How long it waits first, in seconds.
  public var delay = 0.0
  /// How it goes.
  public var easing = Easing.easeInOut
  /// What becomes of what still runs.
  public var interruption = Interruption.additive
  /// Timings of single lanes, the later one of two for a lane.
  public var parts: [Part] = []
  /// What it is to be on the way, in any order.
  public var keys: [Key] = []

  /// The timing of some lanes; what is nil is that of the whole.
  public struct Part: Equatable, Sendable {
    /// Which.
    public var lanes: Range<Int>
    /// How long they take in seconds.
    public var duration: Double?
    /// How long they wait besides.
    public var delay: Double
    /// How they go.
    public var easing: Easing?

    /// Makes a timing.
    public init(lanes: Range<Int>, duration: Double?, delay: Double, easing: Easing?) {
      self.lanes = lanes
      self.duration = duration
      self.delay = delay
      self.easing = easing
    }
  }

  /// Attributes at a part of the duration.
  public struct Key: Equatable, Sendable {
    /// The part of the duration, 0 to 1.
    public var fraction: Double
    /// Which lanes it is about.
    public var lanes: [Int]
    /// What they are then.
    public var attributes: LayoutAttributes

    /// Makes a key frame.
    public init(fraction: Double, lanes: [Int], attributes: LayoutAttributes) {
      self.fraction = fraction
      self.lanes = lanes
      self.attributes = attributes
    }
  }

  /// The default: 0.3 s `easeInOut`, from or to alpha 0 in place.
  public init() {}

  /// A change that is there at once.
  public static var immediate: ElementMotion {
    var motion = ElementMotion()
    motion.duration = 0
    motion.easing = .linear
    return motion
  }

  /// The timing of a lane of a change that happens at a time.
  func timing(of lane: Int, at time: Double) -> Timing {
    guard let part = parts.last(where: { $0.lanes.contains(lane) }) else {
      return Timing(begin: time, delay: delay, duration: duration, easing: easing)
    }
    return Timing(
      begin: time,
      delay: delay + part.delay,
      duration: part.duration ?? (part.easing?.ownDuration == nil ? duration : nil),
      easing: part.easing ?? easing
    )
  }

  // MARK: Lanes that are no numbers

  /// The lanes behind those of numbers, each with what it stands for; those of a layout's own
  /// attributes follow, by slot.
  static let looks: [(lane: Int, attribute: Attribute)] = [
    (20, .hidden), (22, .fill), (23, .stroke), (24, .corner), (25, .label),
  ]

  /// The lane of a layout's own attribute.
  public static func lane(ofSlot slot: Int) -> Int { 26 + slot }
}
