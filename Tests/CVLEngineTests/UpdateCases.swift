import CVLEngine
import Foundation
import Testing

/// One case of `Cases/update-cases.json`: a batch and what UIKit's rules make of it.
///
/// Sendable unchecked: what JSONSerialization makes is never changed after it is made.
struct UpdateCase: CustomTestStringConvertible, @unchecked Sendable {
  let id: String
  let title: String
  let content: [String: Any]

  var testDescription: String { "\(id): \(title)" }

  static let all = load("cases")
  static let animations = load("animationCases")

  private static func load(_ list: String) -> [UpdateCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/update-cases.json")
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = root[list] as? [[String: Any]]
    else { return [] }
    return cases.map {
      UpdateCase(id: $0["id"] as? String ?? "?", title: $0["title"] as? String ?? "?", content: $0)
    }
  }

  // MARK: What goes in

  var old: SectionCounts { SectionCounts(content["oldCounts"] as? [Int] ?? []) }
  var new: SectionCounts { SectionCounts(content["newCounts"] as? [Int] ?? []) }

  var updates: [UpdateItem] {
    get throws {
      let list = try #require(content["ops"] as? [[String: Any]])
      return try list.map { try UpdateCase.update($0) }
    }
  }

  private static func update(_ json: [String: Any]) throws -> UpdateItem {
    func path(_ key: String) throws -> ItemPath {
      let numbers = try #require(json[key] as? [Int])
      return ItemPath(section: numbers[0], item: numbers[1])
    }
    func section(_ key: String) throws -> Int { try #require(json[key] as? Int) }
    func one(_ index: Int) -> Range<Int> { index..<index + 1 }

    switch json["op"] as? String {
    case "insertItem": return .insertItems(at: try path("at"))
    case "deleteItem":
      return .deleteItems(one(try path("at").item), section: try path("at").section)
    case "reloadItem":
      return .reloadItems(one(try path("at").item), section: try path("at").section)
    case "moveItem": return .moveItem(from: try path("from"), to: try path("to"))
    case "insertSection": return .insertSection(at: try section("at"))
    case "deleteSection": return .deleteSections(one(try section("at")))
    case "reloadSection": return .reloadSections(one(try section("at")))
    case "moveSection": return .moveSection(from: try section("from"), to: try section("to"))
    default: throw UnknownUpdate()
    }
  }

  private struct UnknownUpdate: Error {}

  // MARK: What comes out

  private var expected: [String: Any] { content["expected"] as? [String: Any] ?? [:] }
  var error: String? { expected["error"] as? String }
  var message: String? { expected["message"] as? String }
  var sections: [String]? { expected["sections"] as? [String] }
  var order: [[String]]? { expected["order"] as? [[String]] }
  var inserted: [String]? { expected["inserted"] as? [String] }
  var deleted: [String]? { expected["deleted"] as? [String] }
  var map: [String: String]? { expected["map"] as? [String: String] }
}

// MARK: A batch as the cases write it

extension ItemPath {
  var text: String { "\(section)-\(item)" }
}

extension SectionCounts {
  var paths: [ItemPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { ItemPath(section: section, item: $0) }
    }
  }
}

extension ItemRange {
  var paths: [ItemPath] { items.map { ItemPath(section: section, item: $0) } }
}

extension BatchUpdate {
  /// For each new section the old one, `~` before a reloaded one, `+` for a new one.
  var sectionTexts: [String] {
    newCounts.counts.indices.map { section in
      guard let old = newToOld.section(for: section) else { return "+" }
      return isReloaded(section: old) ? "~\(old)" : "\(old)"
    }
  }

  /// For each new item the old one, `~` before a reloaded one, `+` for a new one.
  var orderTexts: [[String]] {
    newCounts.counts.indices.map { section in
      (0..<newCounts.counts[section]).map { item in
        guard let old = newToOld.item(for: ItemPath(section: section, item: item)) else {
          return "+"
        }
        return isReloaded(old) ? "~" + old.text : old.text
      }
    }
  }
}
