import CVLEngine
import Testing

@Suite struct ChangeParticipantTests {
  @Test(arguments: UpdateCase.animations)
  func `who takes part, as what, and what the layout is asked`(_ item: UpdateCase) throws {
    let batch = try BatchUpdate(item.updates, from: item.old, to: item.new)
    let elements = try #require(item.content["elements"] as? [[String: Any]])
    let found = batch.participants(before: rows(batch.oldCounts), after: rows(batch.newCounts))

    // The cases write a reload as two views; here it is one element.
    var expected: Set<Line> = []
    for element in elements {
      let kind = try #require(element["kind"] as? String)
      let old = element["old"] as? String
      let new = element["new"] as? String
      let calls = Set(try #require(element["calls"] as? [String]))
      if kind.hasPrefix("reload") {
        guard let old else { continue }
        let both = calls.union(["initialLayoutAttributesForAppearing(\(old))"])
        expected.insert(Line(old: old, new: old, kind: .reloaded, calls: both))
      } else {
        expected.insert(Line(old: old, new: new, kind: try self.kind(kind), calls: calls))
      }
    }
    #expect(Set(found.map(Line.init)) == expected)
    #expect(found.count == expected.count)
  }

  /// The rows of 40 points that show in 120 points.
  private func rows(_ counts: SectionCounts) -> [ElementKey] {
    (0..<min(3, counts.items(in: 0))).map { .cell(0, $0) }
  }

  private func kind(_ text: String) throws -> ChangeParticipant.Kind {
    switch text {
    case "inserted": .inserted
    case "deleted": .deleted
    case "survivor": .survivor
    case let text where text.hasPrefix("move"): .moved
    case let text where text.hasPrefix("survivor leaving"): .disappearing
    default: try #require(text.hasPrefix("survivor entering") ? .appearing : nil)
    }
  }

  /// A participant as the cases write it.
  private struct Line: Hashable {
    var old: String?
    var new: String?
    var kind: ChangeParticipant.Kind
    var calls: Set<String>

    init(old: String?, new: String?, kind: ChangeParticipant.Kind, calls: Set<String>) {
      self.old = old
      self.new = new
      self.kind = kind
      self.calls = calls
    }

    init(_ participant: ChangeParticipant) {
      old = participant.old.map { "\($0.section)-\($0.item)" }
      new = participant.new.map { "\($0.section)-\($0.item)" }
      kind = participant.kind
      calls = []
      if participant.wasVisible, let old {
        calls.insert("finalLayoutAttributesForDisappearing(\(old))")
      }
      if participant.isVisible, let new {
        calls.insert("initialLayoutAttributesForAppearing(\(new))")
      }
    }
  }

  @Test func `other elements go with their item or their section`() throws {
    let batch = try BatchUpdate(
      [
        .deleteSections(0..<1), .moveSection(from: 1, to: 1), .reloadSections(3..<4),
        .insertSection(at: 3, items: 1), .deleteItems(0..<1, section: 1),
      ],
      from: SectionCounts([1, 2, 1, 1])
    )
    // 0 goes, 1 is moved behind 2, 3 is reloaded in its place, and a new one comes last.
    #expect(batch.sectionTexts == ["2", "1", "~3", "+"])
    let headers = (0..<4).map { ElementKey(.header, section: $0, item: 0) }
    let badges = [
      ElementKey(.supplementary, name: "badge", section: 1, item: 0),
      ElementKey(.supplementary, name: "badge", section: 1, item: 1),
    ]
    let lines = [ElementKey(.decoration, name: "line", section: 1, item: 7)]
    let found = batch.participants(before: headers + badges + lines, after: headers)
    #expect(
      found.map(\.kind) == [
        .deleted, .moved, .survivor, .reloaded, .deleted, .moved, .moved, .inserted,
      ]
    )
    #expect(found.map { $0.new?.section } == [nil, 1, 0, 2, nil, 1, 1, 3])
    #expect(found[5].new == ElementKey(.supplementary, name: "badge", section: 1, item: 0))
    #expect(found[6].new == ElementKey(.decoration, name: "line", section: 1, item: 7))
    #expect(found.map(\.isVisible) == [false, true, true, true, false, false, false, true])
  }

  @Test func `a change without updates still has elements that come and go`() throws {
    let batch = try BatchUpdate([], from: SectionCounts([9]))
    let found = batch.participants(
      before: [.cell(0, 1), .cell(0, 2)],
      after: [.cell(0, 3), .cell(0, 2)]
    )
    #expect(found.map(\.kind) == [.disappearing, .survivor, .appearing])
  }
}
