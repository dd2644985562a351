/// An element that takes part in a change because it is on screen before it, after it, or both.
///
/// There is one for an item, whatever happens to it: a reload is one element that goes from its old
/// to its new attributes. Where it starts and ends is for the layout and its rules to say.
public struct ChangeParticipant: Equatable, Sendable {
  /// What happens to an element.
  public enum Kind: Equatable, Sendable {
    /// It is new.
    case inserted
    /// It goes away.
    case deleted
    /// It, or its section, was moved.
    case moved
    /// It was reloaded.
    case reloaded
    /// It is on screen before and after; perhaps others made it shift.
    case survivor
    /// It stays and comes on screen because others made room.
    case appearing
    /// It stays and leaves the screen because others pushed it.
    case disappearing
  }

  /// What it is before the change; nil if it is new.
  public var old: ElementKey?
  /// What it is after the change; nil if it goes away.
  public var new: ElementKey?
  /// What happens to it.
  public var kind: Kind
  /// Whether it is on screen before: then the layout says how it leaves its old place (UIKit's final
  /// attributes).
  public var wasVisible: Bool
  /// Whether it is on screen after: then the layout says how it comes to its new place (UIKit's
  /// initial attributes).
  public var isVisible: Bool

  /// Makes a participant.
  public init(
    old: ElementKey?,
    new: ElementKey?,
    kind: Kind,
    wasVisible: Bool,
    isVisible: Bool
  ) {
    self.old = old
    self.new = new
    self.kind = kind
    self.wasVisible = wasVisible
    self.isVisible = isVisible
  }
}

extension BatchUpdate {
  /// Who takes part in the change, given what is on screen before it and after it.
  ///
  /// First those that were on screen, in the order given, then those that come, in theirs. So it
  /// costs O(v log v) for v elements and O(log k) more for each with k updates.
  public func participants(before: [ElementKey], after: [ElementKey]) -> [ChangeParticipant] {
    let shown = after.sorted { $0.isPainted(before: $1) }
    let known = before.sorted { $0.isPainted(before: $1) }
    var participants = before.map { old in
      let new = newKey(for: old)
      let isVisible = new.map { shown.containsSorted($0) } ?? false
      return ChangeParticipant(
        old: old,
        new: new,
        kind: kind(of: old, wasVisible: true, isVisible: isVisible),
        wasVisible: true,
        isVisible: isVisible
      )
    }
    for new in after {
      let old = oldKey(for: new)
      if let old, known.containsSorted(old) { continue }
      participants.append(
        ChangeParticipant(
          old: old,
          new: new,
          kind: old.map { kind(of: $0, wasVisible: false, isVisible: true) } ?? .inserted,
          wasVisible: false,
          isVisible: true
        )
      )
    }
    return participants
  }

  /// What an element is after the change, or nil if it goes away.
  public func newKey(for old: ElementKey) -> ElementKey? { oldToNew.key(for: old) }

  /// What an element was before the change, or nil if it is new.
  public func oldKey(for new: ElementKey) -> ElementKey? { newToOld.key(for: new) }

  private func kind(
    of old: ElementKey,
    wasVisible: Bool,
    isVisible: Bool
  ) -> ChangeParticipant.Kind {
    guard newKey(for: old) != nil else { return .deleted }
    if let path = oldToNew.path(of: old) {
      if isReloaded(path) { return .reloaded }
      if isMoved(path) { return .moved }
    } else if isReloaded(section: old.section) {
      return .reloaded
    }
    if isMoved(section: old.section) { return .moved }
    return wasVisible ? (isVisible ? .survivor : .disappearing) : .appearing
  }
}

extension IndexMap {
  /// What an element is on the other side: it goes with its item if it has one, else with its
  /// section.
  fileprivate func key(for key: ElementKey) -> ElementKey? {
    var other = key
    if let path = path(of: key) {
      guard let target = item(for: path) else { return nil }
      other.section = target.section
      other.item = target.item
    } else {
      // A cell without an item was never there.
      guard key.kind != .cell, let section = section(for: key.section) else { return nil }
      other.section = section
    }
    return other
  }

  /// The item that an element goes with, or nil if it goes with its section alone.
  fileprivate func path(of key: ElementKey) -> ItemPath? {
    guard key.kind == .cell || key.kind == .supplementary else { return nil }
    let path = ItemPath(section: key.section, item: key.item)
    return counts.contains(path) ? path : nil
  }
}

extension [ElementKey] {
  /// Whether a list in paint order holds a key.
  fileprivate func containsSorted(_ key: ElementKey) -> Bool {
    let next = partitionIndex { $0.isPainted(before: key) }
    return next < count && self[next] == key
  }
}
