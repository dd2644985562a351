import Foundation
import Testing

// A feature is a file and a line in a table. Nothing can list the files when the program runs, so
// this holds the two together.

/// A table, and the files that its rows are in.
private struct FeatureTable: CustomTestStringConvertible, Sendable {
  /// The type of a row; its files are called `Type+Name.swift`.
  var type: String
  /// The folder of the files, below `Sources`.
  var folder: String
  /// The file that the table stands in.
  var file: String
  /// Whether the rows stand in alphabetical order; if not, in an order that users see.
  var isSorted = true
  /// Files of the type beside the rows' that are no rows.
  var others: Set<String> = ["All"]
  var testDescription: String { type }

  static let all = [
    FeatureTable(
      type: "Builtin",
      folder: "CVLCompiler/Builtins",
      file: "CVLCompiler/Builtins/Builtin+All.swift"
    ),
    FeatureTable(
      type: "StandardLayout",
      folder: "CVLCompiler/Layouts/Standard",
      file: "CVLCompiler/Layouts/LayoutLibrary.swift"
    ),
    FeatureTable(
      type: "LayoutKind",
      folder: "CVLEngine/Layouts",
      file: "CVLEngine/Layouts/LayoutKind+All.swift"
    ),
    FeatureTable(
      type: "EasingFamily",
      folder: "CVLEngine/Time/Easings",
      file: "CVLEngine/Time/Easings/EasingFamily+All.swift",
      isSorted: false
    ),
    FeatureTable(
      type: "OutputFormat",
      folder: "CVLRender/Formats",
      file: "CVLRender/Formats/OutputFormat+All.swift",
      isSorted: false
    ),
    FeatureTable(
      type: "Command",
      folder: "cvl/Commands",
      file: "cvl/Command+All.swift",
      isSorted: false
    ),
  ]

  /// The names of the rows in the order of the table.
  var rows: [String] {
    let code = codeAlone(Repository.file("Sources/" + file).text)
    guard let start = code.range(of: "static let all: [\(type)] = [") else { return [] }
    let list = code[start.upperBound...].prefix { $0 != "]" }
    return list.split { $0 == "," || $0.isWhitespace }.map { String($0.drop { $0 == "." }) }
  }

  /// The names of the files.
  var files: [String] {
    Repository.files(below: "Sources/" + folder).map { $0.name }.compactMap { name in
      guard name.hasPrefix(type + "+"), name.hasSuffix(".swift") else { return nil }
      let feature = name.dropFirst(type.count + 1).dropLast(".swift".count)
      return others.contains(String(feature)) ? nil : String(feature)
    }
  }
}

@Suite struct TableTests {
  @Test(arguments: FeatureTable.all)
  fileprivate func `each file has its row and each row its file`(table: FeatureTable) {
    #expect(!table.rows.isEmpty, "there is no table of \(table.type) in \(table.file)")
    let rows = Set(table.rows.map { $0.lowercased() })
    let files = Set(table.files.map { $0.lowercased() })
    for file in files.subtracting(rows) {
      Issue.record("\(table.type)+…\(file) has no row in Sources/\(table.file)")
    }
    for row in rows.subtracting(files) {
      Issue.record("\(row) in Sources/\(table.file) has no file in Sources/\(table.folder)")
    }
    #expect(rows.count == table.rows.count, "a row stands twice")
  }

  @Test(arguments: FeatureTable.all.filter { $0.isSorted })
  fileprivate func `the rows stand in alphabetical order`(table: FeatureTable) {
    #expect(table.rows == table.rows.sorted())
  }
}
