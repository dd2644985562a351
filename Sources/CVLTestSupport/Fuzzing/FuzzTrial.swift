import CVL
package import CVLCompiler
import CVLEngine
import CVLRender
import CVLSyntax

/// How far inputs got, and what went wrong.
package struct FuzzStatistics {
  package init() {}

  /// What was not as promised, with the inputs.
  package var failures: [String] = []

  /// How many got past what the name says, some of them only tried in every fourth.
  package var parsed = 0
  package var checked = 0
  package var played = 0
  package var frames = 0
  package var entered = 0
}

/// One input and what it has to hold in.
package struct FuzzTrial {
  private let input: [UInt8]
  private let limits: Limits

  /// Makes a trial.
  package init(input: [UInt8], limits: Limits) {
    self.input = input
    self.limits = limits
  }

  private var source: SourceText { SourceText(name: "fuzz.cvl", bytes: input) }

  private func makeSession() -> Session {
    var options = SessionOptions()
    options.limits = limits
    options.load = { path in
      path == "a.csv" ? .bytes(Array("w,t\n1,a\n2,b\n".utf8)) : .missing
    }
    return Session(options: options)
  }

  private func expect(
    _ holds: Bool,
    _ statistics: inout FuzzStatistics,
    line: Int = #line
  ) {
    if holds || statistics.failures.count >= 10 { return }
    statistics.failures.append(
      "line \(line): \(String(decoding: input.prefix(4000), as: UTF8.self))"
    )
  }

  /// Plays it, and no more.
  package func play(_ statistics: inout FuzzStatistics) {
    let result = makeSession().play(source)
    expect(result.diagnostics.count <= limits.diagnostics + 1, &statistics)
  }

  /// Plays it, and something else depending on the turn; cuts it in two places to enter the parts.
  package func run(_ turn: Int, _ cuts: (Int, Int), _ statistics: inout FuzzStatistics) {
    let session = makeSession()
    let played = session.play(source)
    if played.completed { statistics.played += 1 }
    let seen = look(session, &statistics)
    if turn % 8 == 0 {
      let again = makeSession()
      let repeated = again.play(source)
      expect(Self.summary(repeated.diagnostics) == Self.summary(played.diagnostics), &statistics)
      expect(repeated.prints == played.prints, &statistics)
      let other = look(again, &statistics)
      expect(other == seen, &statistics)
    }
    switch turn % 4 {
    case 0:
      let found = makeSession().check(source)
      if !found.contains(where: { $0.severity == .error }) { statistics.checked += 4 }
      if found.contains(where: { $0.severity == .error }) {
        expect(Self.summary(found) == Self.summary(played.diagnostics), &statistics)
      }
    case 1:
      for test in makeSession().test(source) where test.passed {
        expect(!test.diagnostics.contains { $0.severity == .error }, &statistics)
      }
    case 2:
      if let once = formatted(input).bytes {
        statistics.parsed += 4
        expect(formatted(once).bytes == once, &statistics)
      }
    default: enter(cuts, &statistics)
    }
  }

  /// Types the input as three entries; what fails may change nothing.
  private func enter(_ cuts: (Int, Int), _ statistics: inout FuzzStatistics) {
    let session = makeSession()
    let first = min(cuts.0, cuts.1)
    let second = max(cuts.0, cuts.1)
    var before = look(session, &statistics)
    for entry in [input[..<first], input[first..<second], input[second...], input[...]] {
      let result = session.enter(Array(entry))
      let after = look(session, &statistics)
      if result.succeeded { statistics.entered += 1 } else { expect(after == before, &statistics) }
      before = after
    }
  }

  /// The frame, held against what frames promise; nil where there is an error instead.
  private func look(_ session: Session, _ statistics: inout FuzzStatistics) -> Look? {
    guard case .success(let frame) = session.frame(.visible) else { return nil }
    statistics.frames += 1
    var isFinite = Self.isFinite([frame.contentSize.width, frame.contentSize.height, frame.time])
    for element in frame.elements where isFinite {
      let it = element.attributes
      let parts = it.transform
      isFinite = Self.isFinite([
        it.center.x, it.center.y, it.size.width, it.size.height, it.alpha, it.z, it.corner ?? 0,
        parts.translation.x, parts.translation.y, parts.rotation.z, parts.scale.x, parts.scale.y,
        parts.perspective, parts.pivot.x, parts.pivot.y,
      ])
    }
    expect(isFinite, &statistics)
    return Look(
      size: frame.contentSize,
      bounds: frame.bounds,
      layout: frame.layout,
      keys: frame.elements.map { $0.key },
      attributes: frame.elements.map { $0.attributes }
    )
  }

  private static func isFinite(_ values: [Double]) -> Bool { values.allSatisfy { $0.isFinite } }

  private static func summary(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.code) \($0.range.start) \($0.range.end) \($0.message)" }
  }

  /// What there is to see.
  private struct Look: Equatable {
    var size: Size
    var bounds: Rect
    var layout: String
    var keys: [ElementKey]
    var attributes: [LayoutAttributes]
  }
}
