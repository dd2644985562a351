/// An element while changes are under way: where it is at any time from the last change on.
///
/// Its numbers each have a track of their own, so that changes add up; its colours, texts and own
/// attributes follow the last change alone, from what is seen when it begins.
public struct ElementTrack: Equatable, Sendable {
  /// Whether it is new and has not arrived yet.
  public var isAppearing = false
  /// Where it is in the end.
  public private(set) var target: LayoutAttributes
  private var numbers: [ValueTrack]
  private var look: Look?

  /// The last change of what is no number.
  fileprivate struct Look: Equatable, Sendable {
    var from: LayoutAttributes
    var motion: ElementMotion
    var begin: Double
  }

  /// Makes an element at rest.
  public init(_ attributes: LayoutAttributes) {
    target = attributes
    numbers = (0..<LayoutAttributes.laneCount).map { ValueTrack(attributes[lane: $0]) }
  }

  /// When all of it is at rest; minus infinity if it is already.
  public var end: Double {
    var end = numbers.reduce(-Double.infinity) { max($0, $1.end) }
    if let look {
      for lane in lookLanes { end = max(end, look.motion.timing(of: lane, at: look.begin).end) }
    }
    return end
  }

  /// Whether nothing of it has begun to move yet.
  func isWaiting(at time: Double) -> Bool {
    numbers.allSatisfy { $0.animations.allSatisfy { $0.timing.start > time } }
  }

  /// What is seen of it at a time; from the end on its target, with the same bits.
  public func attributes(at time: Double) -> LayoutAttributes {
    var result = target
    for lane in numbers.indices where lane != 20 {
      let value = numbers[lane].value(at: time)
      result[lane: lane] = lane == 2 || lane == 3 ? max(value, 0) : value
    }
    guard let look else { return result }
    for (lane, attribute) in ElementMotion.looks {
      let (from, to, progress) = look.piece(of: lane, target, at: time)
      attribute.blend(&result, from, to, Vector3(progress, progress, progress))
    }
    for slot in target.custom.indices where slot < look.from.custom.count {
      let lane = ElementMotion.lane(ofSlot: slot)
      let (from, to, progress) = look.piece(of: lane, target, at: time)
      guard slot < from.custom.count, slot < to.custom.count else { continue }
      result.custom[slot] = from.custom[slot].blended(with: to.custom[slot], at: progress)
    }
    return result
  }

  /// Has it go somewhere else from a time on.
  public mutating func change(to new: LayoutAttributes, _ motion: ElementMotion, at time: Double) {
    let seen = attributes(at: time)
    let lanes = lookLanes
    for lane in numbers.indices where lane != 20 {
      var keys: [ValueKey] = []
      for key in motion.keys where key.lanes.contains(lane) {
        keys.append(ValueKey(at: key.fraction, key.attributes[lane: lane]))
      }
      numbers[lane].change(
        to: new[lane: lane],
        motion.timing(of: lane, at: time),
        keys: keys,
        interruption: motion.interruption
      )
    }
    let isKeyed = motion.keys.contains { $0.lanes.contains { lanes.contains($0) } }
    let looksDifferent = ElementTrack.look(of: seen) != ElementTrack.look(of: new)
    look =
      isKeyed || looksDifferent || look != nil ? Look(from: seen, motion: motion, begin: time) : nil
    target = new
  }

  private var lookLanes: [Int] {
    ElementMotion.looks.map { $0.lane }
      + target.custom.indices.map { ElementMotion.lane(ofSlot: $0) }
  }

  /// The attributes with everything alike but the look.
  private static func look(of attributes: LayoutAttributes) -> LayoutAttributes {
    var result = LayoutAttributes()
    result.isHidden = attributes.isHidden
    result.fill = attributes.fill
    result.stroke = attributes.stroke
    result.corner = attributes.corner
    result.label = attributes.label
    result.custom = attributes.custom
    return result
  }
}

extension ElementTrack.Look {
  /// Between which attributes a lane is at a time, and how far on the way.
  func piece(
    of lane: Int,
    _ target: LayoutAttributes,
    at time: Double
  ) -> (from: LayoutAttributes, to: LayoutAttributes, progress: Double) {
    var stops: [ElementMotion.Key] = []
    for key in motion.keys where key.lanes.contains(lane) {
      let place = stops.firstIndex { $0.fraction > key.fraction } ?? stops.count
      stops.insert(key, at: place)
    }
    let timing = motion.timing(of: lane, at: begin)
    let (piece, progress) = timing.place(at: time, keys: stops.map { $0.fraction })
    return (
      piece > 0 ? stops[piece - 1].attributes : from,
      piece < stops.count ? stops[piece].attributes : target,
      progress
    )
  }
}
