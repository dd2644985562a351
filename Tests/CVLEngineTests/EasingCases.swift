import CVLEngine
import Foundation
import Testing

/// What `Cases/easing-cases.json` holds.
struct EasingCases: Decodable {
  struct Curve: Decodable, Sendable {
    let values: [Double]
    let valuesBefore: [Double]?
    let points: [[Double]]?
    let controlPoints: [Double]?
    let outside: Outside?

    enum CodingKeys: String, CodingKey {
      case values, points, outside
      case valuesBefore = "values_with_before_flag"
      case controlPoints = "control_points"
    }
  }

  struct Outside: Decodable, Sendable {
    let inputs: [Double]
    let outputs: [Double]
  }

  struct Motion: Decodable, Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let velocityAtStart: Double
    let rule: String
    let times: [Double]
    let position: [Double]
    let velocity: [Double]
    let settleTime: Double
    let greatest: Double
    let duration: Double?
    let bounce: Double?
    let response: Double?
    let dampingFraction: Double?
    let dampingRatio: Double?

    enum CodingKeys: String, CodingKey {
      case mass, stiffness, damping, position, velocity, duration, bounce, response, dampingRatio
      case velocityAtStart = "initial_velocity"
      case rule = "overdamped_rule"
      case times = "t_seconds"
      case settleTime = "settle_time_eps_0_001"
      case greatest = "max_position_0_to_4s_step_2ms"
      case dampingFraction = "damping_fraction"
    }
  }

  struct Interrupted: Decodable, Sendable {
    let t: [Double]?
    let timesAfter: [Double]?
    let position: [Double]?
    let velocity: [Double]?

    enum CodingKeys: String, CodingKey {
      case t, position, velocity
      case timesAfter = "t_after"
    }
  }

  let curves: [String: Curve]
  let springs: [String: Motion]
  let interruption: [String: Interrupted]
  let stagger: [String: [Double]]

  static let all: EasingCases? = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/easing-cases.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(EasingCases.self, from: data)
  }()
}

/// A row of a table of cases, by its name.
struct NamedCase<Row: Sendable>: CustomTestStringConvertible, Sendable {
  let name: String
  let row: Row
  var testDescription: String { name }

  static func rows(_ table: [String: Row]?) -> [NamedCase<Row>] {
    (table ?? [:]).map { NamedCase(name: $0.key, row: $0.value) }.sorted { $0.name < $1.name }
  }
}

extension NamedCase<EasingCases.Curve> {
  static let all = rows(EasingCases.all?.curves)

  /// The easing that a row is of, or nil if it is of another convention than ours.
  var easing: Easing? {
    get throws {
      if let p = row.controlPoints { return try .cubic(p[0], p[1], p[2], p[3]) }
      if let points = row.points {
        return .points(try PointCurve(points.map { Point($0[0], $0[1]) }))
      }
      if name == "css.linear" { return .linear }
      if name.hasPrefix("css.steps(") { return try steps }
      if let same = Self.same[name] { return NamedEasing.all.first { $0.name == same }?.easing }
      let parts = name.split(separator: ".")
      guard parts[0] == "penner", parts.count == 3 else { return nil }
      let ours = parts[1] + "." + (parts[2] == "in-out" ? "inOut" : parts[2])
      return NamedEasing.all.first { $0.name == ours }?.easing
    }
  }

  private var steps: Easing {
    get throws {
      let inside = name.dropFirst("css.steps(".count).dropLast()
      let parts = inside.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let jumps: [String: StepJump] = [
        "jump-start": .jumpStart, "jump-end": .jumpEnd, "jump-none": .jumpNone,
        "jump-both": .jumpBoth,
      ]
      return try .steps(#require(Int(parts[0])), #require(jumps[parts[1]]))
    }
  }

  /// Rows of other libraries that have our numbers under another name.
  private static let same: [String: String] = {
    var same = [
      "android.accelerate": "quad.in", "android.decelerate": "quad.out",
      "android.accelerateDecelerate": "sine.inOut", "d3.easePolyInOut.exponent(4)": "quart.inOut",
      "d3.easeBackIn": "back.in", "d3.easeBackOut": "back.out",
    ]
    for (theirs, ours) in [
      ("Quad", "quad"), ("Cubic", "cubic"), ("Poly", "cubic"), ("Sin", "sine"), ("Circle", "circ"),
      ("Bounce", "bounce"),
    ] {
      same["d3.ease\(theirs)In"] = ours + ".in"
      same["d3.ease\(theirs)Out"] = ours + ".out"
      same["d3.ease\(theirs)InOut"] = ours + ".inOut"
    }
    return same
  }()
}
