import CVLEngine
import Testing

@Suite struct FlowCaseTests {
  @Test(arguments: FlowCase.runnable)
  func `frames, content size and warnings are UIKit's`(_ flow: FlowCase) throws {
    let layout = FlowLayout(flow.configuration)
    guard !flow.expectsError else {
      #expect(throws: LayoutError.self) { try layout.prepare(flow.input) }
      return
    }
    try layout.prepare(flow.input)

    let size = try layout.contentSize()
    #expect(isClose(size, flow.contentSize), "content size \(size)")
    #expect(layout.warnings == flow.warnings)
    for (key, frame) in flow.frames {
      let found = try #require(try layout.attributes(of: key), "\(key)")
      #expect(isClose(found.frame, frame), "\(key): \(found.frame) is not \(frame)")
    }
    guard flow.isComplete else { return }
    let visited = try layout.elements()
    #expect(visited.count == flow.frames.count)
    for element in visited {
      #expect(try layout.attributes(of: element.key) == element.attributes)
    }
  }

  @Test func `no case is left out by mistake`() {
    #expect(FlowCase.all.count == 101)
    #expect(FlowCase.all.filter { $0.reasonToSkip == "self-sizing" }.count == 7)
    #expect(FlowCase.all.filter { $0.reasonToSkip == "pinned" }.count == 9)
    #expect(FlowCase.all.filter { $0.reasonToSkip == "inset reference" }.count == 3)
    #expect(FlowCase.runnable.count == 82)
  }

  @Test func `a zero item size names the item`() {
    let layout = FlowLayout(
      FlowConfiguration(itemSize: { $0.item == 2 ? Size(0, 40) : Size(10, 40) })
    )
    let input = LayoutInput(bounds: Rect(0, 0, 100, 100), counts: SectionCounts([0, 5]))
    #expect(throws: LayoutError(.itemSize(Size(0, 40)), at: .cell(1, 2))) {
      try layout.prepare(input)
    }
  }
}
