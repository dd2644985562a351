/// What an easing can be given, as far as it can be wrong.
public enum EasingParameter: Sendable {
  /// The x of a control point, which is time.
  case abscissa
  /// The y of a control point or a value of a line.
  case ordinate
  /// How many steps.
  case steps
  /// How many steps, where neither end is one.
  case inwardSteps
  /// How many points.
  case points
  /// A spring's mass.
  case mass
  /// A spring's stiffness.
  case stiffness
  /// How strongly a spring is braked.
  case damping
  /// A spring's speed at the start.
  case velocity
  /// A spring's period without damping.
  case response
  /// A spring's perceived duration.
  case duration
  /// How much a spring bounces.
  case bounce

  /// Its name.
  public var name: String {
    switch self {
    case .abscissa: "x"
    case .ordinate: "y"
    case .steps, .inwardSteps: "steps"
    case .points: "points"
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    case .velocity: "velocity"
    case .response: "response"
    case .duration: "duration"
    case .bounce: "bounce"
    }
  }

  /// What it may be, to be read after "must be".
  public var allowed: String {
    switch self {
    case .abscissa: "from 0 to 1"
    case .ordinate, .velocity: "finite"
    case .steps: "at least 1"
    case .inwardSteps, .points: "at least 2"
    case .mass, .stiffness, .response, .duration: "above 0"
    case .damping: "0 or more"
    case .bounce: "above -1 and at most 1"
    }
  }
}

/// Why there is no such easing.
///
///     cubic(1.2, 0, 0, 1)   // x must be from 0 to 1, not 1.2
public struct EasingError: Error, Equatable, Sendable {
  /// What is wrong.
  public var parameter: EasingParameter
  /// What it was.
  public var value: Double

  /// Makes an error.
  public init(_ parameter: EasingParameter, _ value: Double) {
    self.parameter = parameter
    self.value = value
  }
}
