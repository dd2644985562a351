/// Which ends of a staircase are steps, in CSS's words.
public enum StepJump: CaseIterable, Equatable, Sendable {
  /// A step at the very start.
  case jumpStart
  /// A step at the very end.
  case jumpEnd
  /// No step at either end: start and end are held.
  case jumpNone
  /// A step at each end.
  case jumpBoth

  /// Its name in scripts.
  public var name: String {
    switch self {
    case .jumpStart: "jumpStart"
    case .jumpEnd: "jumpEnd"
    case .jumpNone: "jumpNone"
    case .jumpBoth: "jumpBoth"
    }
  }
}

/// An easing in equal steps.
public struct StepCurve: Equatable, Sendable {
  /// How many pieces the time has.
  public let count: Int
  /// Which ends are steps.
  public let jump: StepJump

  /// Makes a staircase; one without a step at either end needs two pieces.
  public init(_ count: Int, _ jump: StepJump = .jumpEnd) throws(EasingError) {
    if jump == .jumpNone {
      guard count >= 2 else { throw EasingError(.inwardSteps, Double(count)) }
    } else {
      guard count >= 1 else { throw EasingError(.steps, Double(count)) }
    }
    self.count = count
    self.jump = jump
  }

  /// The height of the stair at a time; outside of 0 to 1 the stairs go on.
  ///
  /// Before the animation (CSS's before flag) a step at this very time is not yet taken.
  public func value(at progress: Double, isBefore: Bool = false) -> Double {
    let place = progress * Double(count)
    var step = place.rounded(.down)
    if isBefore && step == place { step -= 1 }
    if jump == .jumpStart || jump == .jumpBoth { step += 1 }
    if progress >= 0 && step < 0 { step = 0 }
    if progress <= 1 && step > jumps { step = jumps }
    return step / jumps
  }

  /// How many steps lead from 0 to 1.
  private var jumps: Double {
    switch jump {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }
}
