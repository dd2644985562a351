// Changes that take time: what is on screen before and after is brought together element by element,
// each is asked how it moves, and the timeline keeps the answer.

/// A change of what a collection view shows, as a value.
public struct CollectionChange {
  /// Why.
  public var cause: ChangeCause
  /// What shows it afterwards; the same object is prepared anew, and then asked for both sides.
  public var layout: CollectionLayout
  /// What becomes of the items; nil where they stay.
  public var update: BatchUpdate?
  /// The size of the bounds afterwards; nil where it stays.
  public var size: Size?
  /// What motions are taken instead of what the layout says; nil where it is asked.
  public var motion: ElementMotion?

  /// How long the elements take, whatever the layout says; nil where it is asked.
  public var duration: Double?
  /// How they go, whatever the layout says; nil where it is asked.
  public var easing: Easing?

  /// Makes a change.
  public init(
    _ cause: ChangeCause,
    layout: CollectionLayout,
    update: BatchUpdate? = nil,
    size: Size? = nil,
    motion: ElementMotion? = nil
  ) {
    self.cause = cause
    self.layout = layout
    self.update = update
    self.size = size
    self.motion = motion
  }
}

extension CollectionView {
  /// The scene's clock in seconds.
  public var time: Double { state.time }

  /// Lets time pass; it never goes back.
  public func advance(to time: Double) {
    guard time > state.time, time.isFinite else { return }
    state.time = time
    state.timeline.advance(to: time)
  }

  /// When everything is at rest: now, or later.
  public var restTime: Double { max(state.time, state.timeline.end) }

  /// Makes a change that begins now; one that fails changes nothing.
  ///
  /// Throws `.limit` where more elements than the limit are on screen before it or after it.
  public func change(_ change: CollectionChange, limit: Int) throws(LayoutError) {
    let before = state
    do {
      try perform(change, limit: limit)
    } catch {
      state = before
      // The layouts may have been prepared for something else.
      state.contentSize = nil
      throw error
    }
  }

  private func perform(_ change: CollectionChange, limit: Int) throws(LayoutError) {
    _ = try contentSize()
    let old = state
    var known: [ElementKey: LayoutAttributes] = [:]
    var before: [ElementKey] = []
    for (key, attributes) in try elements(in: old.bounds, limit: limit) {
      known[key] = attributes
      before.append(key)
    }
    for key in old.timeline.movingKeys(at: old.time) where known[key] == nil {
      guard let attributes = try old.layout.attributes(of: key) else { continue }
      known[key] = attributes
      before.append(key)
    }

    var next = old
    next.layout = change.layout
    next.counts = change.update?.newCounts ?? old.counts
    next.bounds.size = change.size ?? old.bounds.size
    next.contentSize = nil
    next = try settled(next)
    state = next
    let after = try elements(in: next.bounds, limit: limit)
    var shown: [ElementKey: LayoutAttributes] = [:]
    for (key, attributes) in after { shown[key] = attributes }

    let update: BatchUpdate
    if let given = change.update { update = given } else { update = try .nothing(old.counts) }
    let participants = update.participants(before: before, after: after.map { $0.key })
    try addOldPlaces(&known, participants, old, next)
    var elements: [Participation] = []
    for participant in participants {
      var end = participant.new.flatMap { shown[$0] }
      if end == nil, let new = participant.new { end = try next.layout.attributes(of: new) }
      elements.append(
        Participation(
          participant,
          change.cause,
          start: participant.old.flatMap { known[$0] },
          end: end
        )
      )
    }
    let motions = try motions(of: elements, change, old.layout)
    begin(elements, motions, update)
  }

  /// The places before of elements that were not on screen: they come from there.
  private func addOldPlaces(
    _ known: inout [ElementKey: LayoutAttributes],
    _ participants: [ChangeParticipant],
    _ old: State,
    _ next: State
  ) throws(LayoutError) {
    let missing = participants.compactMap { $0.old }.filter { known[$0] == nil }
    guard !missing.isEmpty else { return }
    // A layout that serves both sides has been prepared for the new one.
    let isShared = old.layout === next.layout
    if isShared {
      try old.layout.prepare(
        LayoutInput(bounds: old.bounds, counts: old.counts, pixelScale: pixelScale)
      )
    }
    for key in missing { known[key] = try old.layout.attributes(of: key) }
    if isShared {
      try next.layout.prepare(
        LayoutInput(bounds: next.bounds, counts: next.counts, pixelScale: pixelScale)
      )
    }
  }

  private func motions(
    of elements: [Participation],
    _ change: CollectionChange,
    _ old: CollectionLayout
  ) throws(LayoutError) -> [ElementMotion] {
    if let motion = change.motion { return elements.map { _ in motion } }
    let leaving = elements.filter { $0.event.leaves }
    let others = elements.filter { !$0.event.leaves }
    let ofLeaving = try old.motions(of: leaving)
    let ofOthers = try change.layout.motions(of: others)
    var result: [ElementMotion] = []
    var (leaver, other) = (0, 0)
    for element in elements {
      let motion: ElementMotion?
      if element.event.leaves {
        motion = leaver < ofLeaving.count ? ofLeaving[leaver] : nil
        leaver += 1
      } else {
        motion = other < ofOthers.count ? ofOthers[other] : nil
        other += 1
      }
      result.append(motion ?? ElementMotion())
      if let duration = change.duration { result[result.count - 1].duration = duration }
      if let easing = change.easing { result[result.count - 1].easing = easing }
    }
    return result
  }

  /// Sets the elements going.
  private func begin(
    _ elements: [Participation],
    _ motions: [ElementMotion],
    _ update: BatchUpdate
  ) {
    let time = state.time
    var tracks: [(key: ElementKey, track: ElementTrack)] = []
    for (element, motion) in zip(elements, motions) {
      let running = element.old.flatMap { state.timeline.take($0) }
      guard let end = element.end, let new = element.new else {
        // It is gone from the layout; what has not come yet goes without being seen.
        guard let old = element.old, let place = element.start else { continue }
        if let running, running.attributes(at: time).alpha <= 0, running.isWaiting(at: time) {
          continue
        }
        var track = running ?? ElementTrack(place)
        track.change(to: motion.end ?? place.faded, motion, at: time)
        state.timeline.leave(old, track, at: time)
        continue
      }
      if element.event == .disappear, element.start != nil, motion.end != nil {
        var track = running ?? ElementTrack(element.start ?? end)
        track.change(to: motion.end ?? end, motion, at: time)
        if let old = element.old { state.timeline.leave(old, track, at: time) }
        continue
      }
      let start =
        element.event.comes ? motion.end ?? element.start ?? end.faded : element.start ?? end.faded
      var track = running ?? ElementTrack(start)
      if running == nil { track.isAppearing = element.event.comes }
      track.change(to: end, motion, at: time)
      if track.end > time { tracks.append((new, track)) }
    }
    state.timeline.rename { update.newKey(for: $0) }
    state.timeline.put(tracks)
  }

  // MARK: What is seen

  /// What is seen of an element that is there, or nil if there is none.
  public func presented(_ key: ElementKey) throws(LayoutError) -> LayoutAttributes? {
    guard let attributes = try attributes(of: key) else { return nil }
    return state.timeline.attributes(of: key, at: state.time) ?? attributes
  }

  /// The latest element that left as what the key says and is still seen.
  public func leaving(_ key: ElementKey) -> LayoutAttributes? {
    state.timeline.leaving.last { $0.key == key }?.track.attributes(at: state.time)
  }

  /// What is seen in a rectangle, all for nil, in the order in which it is painted: an element that is
  /// leaving comes before the one that is now what it was.
  ///
  /// Throws `.limit` as soon as there are more than the limit.
  public func presentedElements(in rect: Rect?, limit: Int) throws(LayoutError) -> [SeenElement] {
    var found: [SeenElement] = []
    let time = state.time
    for (key, attributes) in try elements(in: rect, limit: limit)
    where state.timeline.attributes(of: key, at: time) == nil {
      found.append(SeenElement(key: key, attributes: attributes, phase: .present))
    }
    for key in state.timeline.movingKeys(at: time) {
      guard let track = state.timeline.present[key] else { continue }
      let phase: SeenElement.Phase = track.isAppearing ? .appearing : .present
      found.append(SeenElement(key: key, attributes: track.attributes(at: time), phase: phase))
    }
    for leaving in state.timeline.leaving where leaving.track.end > time {
      let attributes = leaving.track.attributes(at: time)
      found.append(SeenElement(key: leaving.key, attributes: attributes, phase: .leaving))
    }
    if let rect { found.removeAll { !rect.intersects($0.attributes.frame) } }
    if found.count > limit { throw LayoutError(.limit("elements", limit)) }
    found.sort { a, b in
      if ElementKey.isPainted(a.key, z: a.attributes.z, before: b.key, z: b.attributes.z) {
        return true
      }
      return a.key == b.key && a.attributes.z == b.attributes.z && a.phase == .leaving
        && b.phase != .leaving
    }
    return found
  }
}

/// An element as it is on screen.
public struct SeenElement: Equatable, Sendable {
  /// What it is, or was when it left.
  public var key: ElementKey
  /// What is seen.
  public var attributes: LayoutAttributes
  /// Where it is in its life.
  public var phase: Phase

  /// Where an element is in its life.
  public enum Phase: Equatable, Sendable {
    /// It is there.
    case present
    /// It is there, and new, and on its way to its place.
    case appearing
    /// It is there no more, and still seen.
    case leaving
  }
}

extension LayoutAttributes {
  /// The same, invisible.
  var faded: LayoutAttributes {
    var result = self
    result.alpha = 0
    return result
  }
}

extension BatchUpdate {
  /// The batch that does nothing.
  static func nothing(_ counts: SectionCounts) throws(LayoutError) -> BatchUpdate {
    do throws(BatchUpdateError) {
      return try BatchUpdate([], from: counts)
    } catch {
      throw LayoutError(.limit("items", counts.total))
    }
  }
}

extension Participation {
  init(
    _ participant: ChangeParticipant,
    _ cause: ChangeCause,
    start: LayoutAttributes?,
    end: LayoutAttributes?
  ) {
    event = ChangeEvent(participant, cause)
    old = participant.old
    new = participant.new
    self.start = start
    self.end = end
    // In another layout an element may lack its partner though its item is there.
    if cause == .transition {
      event = start == nil ? .appear : end == nil ? .disappear : .transition
    } else if end == nil, event != .delete {
      event = .disappear
    } else if start == nil, event != .insert {
      event = .appear
    }
  }
}
