/// Why elements move.
public enum ChangeCause: Equatable, Sendable {
  /// Items come, go, move or are loaded anew.
  case update
  /// The bounds have another size.
  case resize
  /// Another layout is shown.
  case transition
  /// A parameter of the layout has another value.
  case parameter
}

/// What a change is to one element: what rules are written for.
public enum ChangeEvent: UInt8, CaseIterable, Equatable, Sendable {
  /// It is new.
  case insert
  /// It goes away.
  case delete
  /// It comes for another reason: bounds, or others that made room.
  case appear
  /// It leaves for another reason.
  case disappear
  /// It was moved.
  case move
  /// It was loaded anew.
  case reload
  /// It shifts because others changed.
  case change
  /// It follows the size of the bounds.
  case resize
  /// It goes from one layout to another.
  case transition

  /// Its name in scripts.
  public var name: String {
    switch self {
    case .insert: "insert"
    case .delete: "delete"
    case .appear: "appear"
    case .disappear: "disappear"
    case .move: "move"
    case .reload: "reload"
    case .change: "change"
    case .resize: "resize"
    case .transition: "transition"
    }
  }

  /// One line on whom a rule for it serves, and what it says.
  public var summary: String {
    switch self {
    case .insert: "New elements: where they start; without a rule in place at alpha 0."
    case .delete: "Elements that go away: where they end; without a rule in place at alpha 0."
    case .appear: "Elements that come on screen for another reason: where they start."
    case .disappear: "Elements that leave the screen for another reason: where they end."
    case .move: "Moved elements: when and how they go; without a rule as 'on change' says."
    case .reload: "Elements loaded anew: when and how; without a rule as 'on change' says."
    case .change: "Elements that shift because others changed: when and how they go."
    case .resize: "Elements when the bounds have another size; without a rule as 'on change' says."
    case .transition: "Elements that go from one layout to another: when and how they go."
    }
  }

  /// Whether a rule for it says where elements start.
  public var comes: Bool { self == .insert || self == .appear }
  /// Whether a rule for it says where elements end.
  public var leaves: Bool { self == .delete || self == .disappear }

  init(_ participant: ChangeParticipant, _ cause: ChangeCause) {
    self =
      switch participant.kind {
      case .inserted: .insert
      case .deleted: .delete
      case .moved: .move
      case .reloaded: .reload
      case .appearing: .appear
      case .disappearing: .disappear
      case .survivor:
        switch cause {
        case .update, .parameter: .change
        case .resize: .resize
        case .transition: .transition
        }
      }
  }
}

/// An element in a change, with where it is before and after.
public struct Participation: Equatable, Sendable {
  /// What the change is to it.
  public var event: ChangeEvent
  /// What it is before; nil if it is new.
  public var old: ElementKey?
  /// What it is after; nil if it goes away.
  public var new: ElementKey?
  /// Its place in the layout before; nil if it has none there.
  public var start: LayoutAttributes?
  /// Its place in the layout after; nil if it has none there.
  public var end: LayoutAttributes?

  /// What it is in the layout that says how it moves: before for those that leave, else after.
  public var key: ElementKey? { event.leaves ? old ?? new : new ?? old }
  /// Its own place there.
  public var place: LayoutAttributes? { event.leaves ? start ?? end : end ?? start }
}
