import CVL
import CVLEngine
import CVLRender
import CVLSyntax
import Foundation
import Testing

// UIKit's numbers once more, this time asked for in the language: what a script says of a flow
// layout has to reach the engine unharmed.
@Suite struct FlowScriptTests {
  @Test(arguments: FlowScript.runnable)
  func `sizes by data give UIKit's frames`(_ flow: FlowScript) throws {
    try compare(flow, flow.source(sizesFrom: .data))
  }

  @Test(arguments: FlowScript.runnable)
  func `sizes by a list of lists give UIKit's frames`(_ flow: FlowScript) throws {
    try compare(flow, flow.source(sizesFrom: .lists))
  }

  private func compare(_ flow: FlowScript, _ source: String) throws {
    let session = Session()
    let result = session.play(SourceText(name: "flow.cvl", bytes: Array(source.utf8)))
    guard !flow.expectsError else {
      #expect(!result.succeeded)
      #expect(result.diagnostics.first?.message.contains("item 0") == true)
      return
    }
    try #require(result.succeeded, "\(result.diagnostics.map { $0.message })\n\(source)")
    let frame = try session.frame(.all).get()
    #expect(isClose(Point(frame.contentSize.width, frame.contentSize.height), flow.contentSize))

    var found: [ElementKey: Rect] = [:]
    for element in frame.elements { found[element.key] = element.attributes.frame }
    for (key, rect) in flow.frames {
      let it = try #require(found[key], "\(key)\n\(source)")
      #expect(
        isClose(it.origin, rect.origin)
          && isClose(Point(it.size.width, it.size.height), Point(rect.size.width, rect.size.height)),
        "\(key): \(it) is not \(rect)\n\(source)"
      )
    }
    if flow.isComplete { #expect(frame.elements.count == flow.frames.count, "\(source)") }
    #expect(result.diagnostics.isEmpty == flow.warnings.isEmpty, "\(result.diagnostics)")
  }

  private func isClose(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) <= 1e-4 && abs(a.y - b.y) <= 1e-4
  }

  @Test func `no case is left out by mistake`() {
    let reasons = FlowScript.all.compactMap { $0.reasonToSkip }
    #expect(FlowScript.all.count == 101)
    #expect(reasons.filter { $0 == "self-sizing" }.count == 7)
    #expect(reasons.filter { $0 == "pinned" }.count == 9)
    #expect(reasons.filter { $0 == "inset reference" }.count == 3)
    #expect(reasons.filter { $0 == "content inset" }.count == FlowScript.withContentInset)
    #expect(FlowScript.runnable.count == 82 - FlowScript.withContentInset)
  }
}

/// One case of the engine's `flow-cases.json`, written as a script.
///
/// Sendable unchecked: what JSONSerialization makes is never changed after it is made.
struct FlowScript: CustomTestStringConvertible, @unchecked Sendable {
  /// Where a script takes the items' sizes from.
  enum Sizes {
    case data, lists
  }

  let id: String
  let title: String
  let config: [String: Any]
  let expected: [String: Any]

  var testDescription: String { "\(id): \(title)" }

  /// A scene has no content inset.
  static let withContentInset = 15

  /// Why the language has no way to say it, or nil.
  var reasonToSkip: String? {
    func flag(_ name: String) -> Bool { config[name] as? Bool ?? false }
    if flag("selfSizing") { return "self-sizing" }
    if flag("sectionHeadersPinToVisibleBounds") || flag("sectionFootersPinToVisibleBounds") {
      return "pinned"
    }
    let reference = config["sectionInsetReference"] as? String
    if reference != nil && reference != "contentInset" { return "inset reference" }
    return doubles(config["contentInset"]).contains { $0 != 0 } ? "content inset" : nil
  }

  static let all: [FlowScript] = load()
  static let runnable = all.filter { $0.reasonToSkip == nil }

  private static func load() -> [FlowScript] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "CVLEngineTests/Cases/flow-cases.json")
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = root["cases"] as? [[String: Any]]
    else { return [] }
    return cases.map {
      FlowScript(
        id: $0["id"] as? String ?? "?",
        title: $0["title"] as? String ?? "?",
        config: $0["config"] as? [String: Any] ?? [:],
        expected: $0["expected"] as? [String: Any] ?? [:]
      )
    }
  }

  // MARK: The script

  private var sections: [[String: Any]] { config["sections"] as? [[String: Any]] ?? [] }

  /// The case as a script: its counts and sizes, and everything that sections differ in as a list.
  func source(sizesFrom way: Sizes) -> String {
    let bounds = doubles(config["bounds"])
    let scale = config["scale"] as? Double ?? 0
    let sizes = sections.map { numberLists($0["items"]) }
    let isConstant = sections.allSatisfy { $0["items"] == nil }
    let counts = sections.map { ($0["items"] as? [Any])?.count ?? $0["count"] as? Int ?? 0 }

    var lines = ["scene \(bounds[0]) x \(bounds[1])" + (scale > 0 ? " at \(Int(scale))x" : "")]
    var itemSize = perSection("itemSize", [50, 50])
    var data = ""
    if !isConstant {
      for (k, name) in ["widths", "heights"].enumerated() {
        let lists = sizes.map { list($0.map { "\($0[k])" }) }
        lines.append("let \(name) = " + list(lists))
      }
      switch way {
      case .data:
        data = " { w = widths[section][i]; h = heights[section][i] }"
        itemSize = "(data.w, data.h)"
      case .lists: itemSize = "(widths[section][i], heights[section][i])"
      }
    }
    lines.append("items " + list(counts.map { "\($0)" }) + data)
    let scroll = config["scrollDirection"] as? String ?? "vertical"
    lines.append(
      """
      layout wall: flow(
        scroll: \(scroll),
        itemSize: \(itemSize),
        lineSpacing: \(perSection("minimumLineSpacing", [10])),
        itemSpacing: \(perSection("minimumInteritemSpacing", [10])),
        inset: \(insets),
        headerSize: \(perSection("headerReferenceSize", [0, 0])),
        footerSize: \(perSection("footerReferenceSize", [0, 0]))
      ) { }
      show wall
      """
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// A number or a point that may differ by section: each component a list, or plain if it is the
  /// same everywhere.
  private func perSection(_ name: String, _ initial: [Double]) -> String {
    let found = sections.map { values(of: name, in: $0, initial) }
    let parts = initial.indices.map { k in formula(found.map { $0[k] }) }
    return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: ", ") + ")"
  }

  private var insets: String {
    let found = sections.map { values(of: "sectionInset", in: $0, [0, 0, 0, 0]) }
    let parts = ["top", "left", "bottom", "right"].enumerated().map { k, name in
      "\(name): " + formula(found.map { $0[k] })
    }
    return "insets(" + parts.joined(separator: ", ") + ")"
  }

  private func values(
    of name: String,
    in section: [String: Any],
    _ initial: [Double]
  ) -> [Double] {
    let value = section[name] ?? config[name]
    if let number = value as? Double { return [number] }
    let found = doubles(value)
    return found.count == initial.count ? found : initial
  }

  private func formula(_ values: [Double]) -> String {
    guard let first = values.first else { return "0" }
    if values.allSatisfy({ $0 == first }) { return "\(first)" }
    return list(values.map { "\($0)" }) + "[section]"
  }

  private func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ", ") + "]" }

  // MARK: What comes out

  var expectsError: Bool { expected["error"] != nil }

  /// Whether `frames` has all elements.
  var isComplete: Bool { expected["items"] != nil }

  var warnings: [Any] { expected["warnings"] as? [Any] ?? [] }

  var contentSize: Point {
    let size = doubles(expected["contentSize"])
    return Point(size[0], size[1])
  }

  var frames: [ElementKey: Rect] {
    var frames: [ElementKey: Rect] = [:]
    for (section, items) in (expected["items"] as? [Any] ?? []).enumerated() {
      for (item, frame) in numberLists(items).enumerated() {
        frames[.cell(section, item)] = rect(frame)
      }
    }
    for (path, frame) in expected["sampleFrames"] as? [String: Any] ?? [:] {
      let parts = path.split(separator: "-").compactMap { Int($0) }
      frames[.cell(parts[0], parts[1])] = rect(doubles(frame))
    }
    for (name, kind) in [("headers", ElementKind.header), ("footers", .footer)] {
      for (section, frame) in (expected[name] as? [Any] ?? []).enumerated()
      where !(frame is NSNull) {
        frames[ElementKey(kind, section: section, item: 0)] = rect(doubles(frame))
      }
    }
    return frames
  }
}

private func doubles(_ value: Any?) -> [Double] { value as? [Double] ?? [] }

private func numberLists(_ value: Any?) -> [[Double]] { value as? [[Double]] ?? [] }

private func rect(_ parts: [Double]) -> Rect {
  Rect(parts[0], parts[1], parts[2], parts[3])
}
