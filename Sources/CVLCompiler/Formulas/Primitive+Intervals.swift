internal import CVLEngine
internal import CVLNumerics

extension Primitive {
  /// Bounds on the results for operands inside the given bounds.
  func bounds(_ v: [Interval]) -> [Interval] {
    switch self {
    case .polarDegrees: return [v[0] * v[1].cosineDegrees, v[0] * v[1].sineDegrees]
    case .polarRadians:
      let degrees = (v[1] * .point(180 / Double.pi)).widened
      return [v[0] * degrees.cosineDegrees.widened, v[0] * degrees.sineDegrees.widened]
    default:
      if outputs > 1 { return Array(repeating: .all, count: outputs) }
      // A number that is known is computed as it always is.
      if v.allSatisfy({ $0.isPoint }) {
        let value = evaluate(v.map { $0.low })
        return [value.isFinite ? .point(value) : .all]
      }
      return [bound(v)]
    }
  }

  private func bound(_ v: [Interval]) -> Interval {
    switch self {
    case .add: v[0] + v[1]
    case .subtract: v[0] - v[1]
    case .multiply: v[0] * v[1]
    case .divide: v[0] / v[1]
    case .negate: -v[0]
    case .absolute: Interval(v[0].least, v[0].reach, isWhole: v[0].isWhole)
    case .sign:
      Interval(v[0].low > 0 ? 1 : v[0].low < 0 ? -1 : 0, v[0].high > 0 ? 1 : v[0].high < 0 ? -1 : 0)
    case .minimum:
      Interval(
        min(v[0].low, v[1].low),
        min(v[0].high, v[1].high),
        isWhole: v[0].isWhole && v[1].isWhole
      )
    case .maximum:
      Interval(
        max(v[0].low, v[1].low),
        max(v[0].high, v[1].high),
        isWhole: v[0].isWhole && v[1].isWhole
      )
    case .floor: v[0].rounded(.down)
    case .ceiling: v[0].rounded(.up)
    case .round: v[0].rounded(.toNearestOrAwayFromZero)
    case .truncate: v[0].rounded(.towardZero)
    case .squareRoot: v[0].low < 0 ? .all : v[0].rising { $0.squareRoot() }
    case .cubeRoot: v[0].rising { Elementary.cbrt($0) }.widened
    case .exponential: v[0].rising { Elementary.exp($0) }.widened
    case .logarithm: v[0].low <= 0 ? .all : v[0].rising { Elementary.log($0) }.widened
    case .logarithm2: v[0].low <= 0 ? .all : v[0].rising { Elementary.log2($0) }.widened
    case .logarithm10: v[0].low <= 0 ? .all : v[0].rising { Elementary.log10($0) }.widened
    case .hypotenuse:
      Interval(
        Elementary.hypot(v[0].least, v[1].least),
        Elementary.hypot(v[0].reach, v[1].reach)
      ).widened
    case .sineDegrees: v[0].sineDegrees
    case .cosineDegrees: v[0].cosineDegrees
    case .sine, .cosine: Interval(-1, 1)
    case .arcSineDegrees, .arcTangentDegrees: Interval(-90, 90)
    case .arcCosineDegrees: Interval(0, 180)
    case .arcTangent2Degrees: Interval(-180, 180)
    case .modulo: remainder(v[0], v[1])
    case .power: power(v[0], v[1])
    case .random: Interval(0, 1)
    case .noise: Interval(-1, 1)
    case .whole, .unit, .present, .ofNonEmpty: v[0]
    case .rangeElement:
      v[1].low >= 1
        ? Interval(v[0].low, v[0].high + v[1].high - 1, isWhole: v[0].isWhole && v[1].isWhole)
        : .all
    case .less: answer(v[0].high < v[1].low, v[0].low >= v[1].high)
    case .lessOrEqual: answer(v[0].high <= v[1].low, v[0].low > v[1].high)
    case .equal: answer(false, v[0].high < v[1].low || v[0].low > v[1].high)
    case .notEqual: answer(v[0].high < v[1].low || v[0].low > v[1].high, false)
    case .and:
      v[0].high == 0 || v[1].high == 0 ? .point(0) : v[0].low == 1 ? v[1] : Interval(0, 1)
    case .or: v[0].low == 1 ? .point(1) : v[0].high == 0 ? v[1] : Interval(0, 1)
    case .not: Interval(1 - v[0].high, 1 - v[0].low)
    case .select: v[0].low > 0 ? v[1] : v[0].high == 0 && v[0].low == 0 ? v[2] : v[1].union(v[2])
    default: .all
    }
  }

  private func answer(_ always: Bool, _ never: Bool) -> Interval {
    always ? .point(1) : never ? .point(0) : Interval(0, 1)
  }

  /// Inside one period the remainder rises; else it may be anything up to the divisor.
  private func remainder(_ a: Interval, _ b: Interval) -> Interval {
    guard b.isPoint, b.low > 0, a.isBounded else { return .all }
    let isWhole = a.isWhole && b.isWhole
    let turns = (a.low / b.low).rounded(.down)
    if (a.high / b.low).rounded(.down) == turns, a.reach < 1e15 {
      let low = Elementary.floorModulo(a.low, b.low)
      let high = Elementary.floorModulo(a.high, b.low)
      if low <= high { return Interval(low, high, isWhole: isWhole) }
    }
    return Interval(0, isWhole ? b.low - 1 : b.low, isWhole: isWhole)
  }

  private func power(_ a: Interval, _ b: Interval) -> Interval {
    guard b.isPoint else { return .all }
    let e = b.low
    func f(_ x: Double) -> Double { Elementary.pow(x, e) }
    if a.low >= 0 {
      return
        (e >= 0 ? Interval(f(a.low), f(a.high)) : a.low > 0 ? Interval(f(a.high), f(a.low)) : .all)
        .widened
    }
    guard e > 0, e == e.rounded(.down), e < 1e9 else { return .all }
    let isEven = e / 2 == (e / 2).rounded(.down)
    return (isEven ? Interval(f(a.least), f(a.reach)) : Interval(f(a.low), f(a.high))).widened
  }
}
