import CVLEngine
import Foundation
import Testing

/// One case of `Cases/flow-cases.json`: a flow layout and the frames that UIKit gives it.
///
/// Sendable unchecked: what JSONSerialization makes is never changed after it is made.
struct FlowCase: CustomTestStringConvertible, @unchecked Sendable {
  let id: String
  let title: String
  let config: [String: Any]
  let expected: [String: Any]

  var testDescription: String { "\(id): \(title)" }

  /// Why the engine has no answer to compare yet, or nil.
  var reasonToSkip: String? {
    if flag("selfSizing") { return "self-sizing" }
    if flag("sectionHeadersPinToVisibleBounds") || flag("sectionFootersPinToVisibleBounds") {
      return "pinned"
    }
    let reference = config["sectionInsetReference"] as? String
    return reference == nil || reference == "contentInset" ? nil : "inset reference"
  }

  static let all: [FlowCase] = load()
  static let runnable = all.filter { $0.reasonToSkip == nil }

  private static func load() -> [FlowCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/flow-cases.json")
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = root["cases"] as? [[String: Any]]
    else { return [] }
    return cases.map {
      FlowCase(
        id: $0["id"] as? String ?? "?",
        title: $0["title"] as? String ?? "?",
        config: $0["config"] as? [String: Any] ?? [:],
        expected: $0["expected"] as? [String: Any] ?? [:]
      )
    }
  }

  // MARK: What goes in

  var configuration: FlowConfiguration {
    let sections = sections
    let sizes = sections.map { numberLists($0["items"]).map { Size($0[0], $0[1]) } }
    let isConstant = sections.allSatisfy { $0["items"] == nil }
    var result = FlowConfiguration(
      metrics: { metrics(sections[$0]) },
      sizes: isConstant
        ? nil
        : { section, first, count, widths, heights in
          for k in 0..<count {
            widths[k] = sizes[section][first + k].width
            heights[k] = sizes[section][first + k].height
          }
        }
    )
    if config["scrollDirection"] as? String == "horizontal" { result.scroll = .horizontal }
    return result
  }

  var input: LayoutInput {
    let bounds = numbers(config["bounds"])
    return LayoutInput(
      bounds: Rect(0, 0, bounds[0], bounds[1]),
      counts: SectionCounts(
        sections.map { ($0["items"] as? [Any])?.count ?? $0["count"] as? Int ?? 0 }
      ),
      pixelScale: config["scale"] as? Double ?? 0,
      contentInset: insets(config["contentInset"])
    )
  }

  private var sections: [[String: Any]] {
    config["sections"] as? [[String: Any]] ?? []
  }

  private func metrics(_ section: [String: Any]) -> FlowMetrics {
    func value(_ name: String) -> Any? { section[name] ?? config[name] }
    func size(_ name: String, _ initial: Size) -> Size {
      let numbers = numbers(value(name))
      return numbers.count == 2 ? Size(numbers[0], numbers[1]) : initial
    }
    var metrics = FlowMetrics()
    metrics.itemSize = size("itemSize", metrics.itemSize)
    metrics.lineSpacing = value("minimumLineSpacing") as? Double ?? 10
    metrics.itemSpacing = value("minimumInteritemSpacing") as? Double ?? 10
    metrics.inset = insets(value("sectionInset"))
    metrics.headerSize = size("headerReferenceSize", .zero)
    metrics.footerSize = size("footerReferenceSize", .zero)
    return metrics
  }

  private func flag(_ name: String) -> Bool { config[name] as? Bool ?? false }

  // MARK: What comes out

  var expectsError: Bool { expected["error"] != nil }

  var frames: [ElementKey: Rect] {
    var frames: [ElementKey: Rect] = [:]
    for (section, items) in (expected["items"] as? [Any] ?? []).enumerated() {
      for (item, frame) in numberLists(items).enumerated() {
        frames[.cell(section, item)] = rect(frame)
      }
    }
    for (path, frame) in expected["sampleFrames"] as? [String: Any] ?? [:] {
      let parts = path.split(separator: "-").compactMap { Int($0) }
      frames[.cell(parts[0], parts[1])] = rect(numbers(frame))
    }
    for (name, kind) in [("headers", ElementKind.header), ("footers", .footer)] {
      for (section, frame) in (expected[name] as? [Any] ?? []).enumerated()
      where !(frame is NSNull) {
        frames[ElementKey(kind, section: section, item: 0)] = rect(numbers(frame))
      }
    }
    return frames
  }

  /// Whether `frames` has all elements.
  var isComplete: Bool { expected["items"] != nil }

  var contentSize: Size {
    let size = numbers(expected["contentSize"])
    return Size(size[0], size[1])
  }

  var warnings: [LayoutWarning] {
    let paths = (expected["warnings"] as? [[Any]] ?? []).map {
      ItemPath(section: $0[1] as? Int ?? -1, item: $0[2] as? Int ?? -1)
    }
    guard let first = paths.first else { return [] }
    return [.itemTooLong(first: first, count: paths.count)]
  }
}

private func numbers(_ value: Any?) -> [Double] { value as? [Double] ?? [] }

private func numberLists(_ value: Any?) -> [[Double]] { value as? [[Double]] ?? [] }

private func rect(_ numbers: [Double]) -> Rect {
  Rect(numbers[0], numbers[1], numbers[2], numbers[3])
}

private func insets(_ value: Any?) -> Insets {
  let numbers = numbers(value)
  guard numbers.count == 4 else { return .zero }
  return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}
