import CVLCompiler
import CVLEngine
import CVLNumerics
import CVLSyntax
import Foundation

/// Makes up sources: noise, soups of the language's own words, scripts that nearly make sense, and
/// scripts of the repository with something changed.
struct ScriptFuzzer {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The next source.
  mutating func next() -> [UInt8] {
    switch random.nextInt(below: 16) {
    case 0: noise()
    case 1...4: Array(soup().utf8)
    case 5...10: Array(script().utf8)
    default: mutant()
    }
  }

  /// Where to cut a source into entries of a prompt.
  mutating func nextInt(below bound: Int) -> Int { random.nextInt(below: bound) }

  // MARK: Noise

  private mutating func noise() -> [UInt8] {
    let count = random.nextInt(below: 60)
    let isPrintable = random.nextInt(below: 2) == 0
    return (0..<count).map { _ in
      isPrintable
        ? UInt8(truncatingIfNeeded: 32 + random.nextInt(below: 95))
        : UInt8(truncatingIfNeeded: random.next())
    }
  }

  // MARK: Soups

  /// Everything that has a spelling, from the tables that the parser and the checker read.
  private static let spellings: [String] = {
    var all = StatementForm.all.map { "\($0.verb)" } + DeclarationForm.all.map { "\($0.word)" }
    all += MemberForm.all.map { "\($0.word)" } + BlockForm.all.map { "\($0.word)" }
    all += ClauseWord.allCases.map { "\($0.spelling)" }
    all += ReservedWord.allCases.map { "\($0.spelling)" }
    all += Punctuation.allCases.map { "\($0.spelling)" }
    all += Operator.allCases.map { "\($0.form.spelling)" }
    all += Builtin.all.map { "\($0.name)(" } + SceneName.all.map { "\($0.name)" }
    all += StandardLayout.all.map { "\($0.name)" } + LayoutKind.all.map { $0.name }
    all += Attribute.all.map { "\($0.name)" }
    all += ["frame", "origin", ".x", ".width", ".count", ".sum", ".sumTo(", "data.w", "column.w"]
    all +=
      numbers + units + ["\n", "\n", "\n", "a", "b", "f(", "\"a\"", "\"\\(", "#f00", "//", "/*"]
    return all
  }()

  private static let numbers = [
    "0", "1", "-1", "2", "3", "0.5", "1e308", "-1e308", "1e-308", "5e-324", "1e300", "1e18",
    "9223372036854775807", "9223372036854775808", "1_000", "1e400", "2x", "010", "0.1",
  ]

  private static let units = Unit.allCases.map { "1\($0.form.spellings[0])" }

  private mutating func pick<T>(_ list: [T]) -> T { list[random.nextInt(below: list.count)] }

  private mutating func soup() -> String {
    var text = ""
    for _ in 0..<random.nextInt(below: 40) {
      text += pick(Self.spellings)
      if random.nextInt(below: 8) != 0 { text += " " }
    }
    return text
  }

  // MARK: Scripts that nearly make sense

  private static let attributes = [
    "center", "size", "origin", "frame", "alpha", "hidden", "z", "rotation", "rotation.x", "scale",
    "translation", "perspective", "pivot", "transform", "fill", "stroke", "corner", "label",
    "center.x", "center.y", "size.width", "origin.y", "glow", "skew", "scale.x", "pivot.y",
  ]

  private static let readings = [
    "i", "section", "count", "sections", "ordinal", "total", "width", "height", "mid", "bounds",
    "offset", "time", "data.w", "data.t", "column.w.sum", "column.w.max", "column.w", "prev.frame",
    "prev.center", "prev.size.width", "center", "size", "frame", "self.alpha", "cell.frame.maxX",
    "a", "b", "c", "p", "q", "visible.count", "contentSize", "layout", "pi", "item(0).center",
    "item(1, 2).frame", "header(0).frame", "decoration(\"d\", 0).z", "supplementary(\"s\", 1).size",
    "[1, 2, 3]", "[\"a\", \"b\"]", "0..<5", "[]", "[[1, 2], [3]]", "true", "false", "#ff0000",
    "\"x\"", "(1, 2)", "(1, 2, 3)", "mid.x", "f(1)", "f(i)", "h()", "x", "y", "none", "vertical",
  ]

  private static let names = ["a", "b", "c", "p", "q", "f", "h", "l", "m", "glow", "w", "t"]

  private mutating func expression(_ depth: Int) -> String {
    if depth <= 0 {
      switch random.nextInt(below: 8) {
      case 0...2: return pick(Self.numbers)
      case 3: return pick(Self.units)
      default: return pick(Self.readings)
      }
    }
    let a = expression(depth - 1 - random.nextInt(below: 2))
    switch random.nextInt(below: 14) {
    case 0...4:
      return "\(a) \(pick(Operator.allCases).form.spelling) \(expression(depth - 1))"
    case 5: return "(\(a), \(expression(depth - 1)))"
    case 6: return "(\(a))"
    case 7: return "\(a) ? \(expression(depth - 1)) : \(expression(depth - 1))"
    case 8: return "-\(a)"
    case 9: return "(\(a))" + pick([".x", ".y", ".width", ".count", ".max", ".minX", "[0]", "[i]"])
    case 10: return "[\(a), \(expression(depth - 1))]"
    case 11: return "\"<\\(\(a))>\""
    default:
      let builtin = pick(Builtin.all)
      let count = random.nextInt(below: 4)
      let arguments = (0..<max(1, count)).map { _ in expression(depth - 2) }
      return "\(builtin.name)(\(arguments.joined(separator: ", ")))"
    }
  }

  private mutating func block(_ depth: Int) -> String {
    var text = "{\n"
    for _ in 0..<random.nextInt(below: 4) {
      switch random.nextInt(below: 8) {
      case 0: text += "let \(pick(Self.names)) = \(expression(2))\n"
      case 1 where depth > 0:
        text += "if \(expression(2)) \(block(depth - 1))"
        text += random.nextInt(below: 2) == 0 ? "\n" : " else \(block(depth - 1))\n"
      default: text += "\(pick(Self.attributes)) = \(expression(2))\n"
      }
    }
    return text + "}"
  }

  private mutating func layout(_ name: String) -> String {
    var text = "layout \(name)"
    if random.nextInt(below: 2) == 0 {
      text += ": " + pick(["flow", "circle", "grid", "line", "stack", "fan", "carousel", "l", "m"])
      if random.nextInt(below: 2) == 0 {
        let parameters = ["itemSize", "radius", "spacing", "lineSpacing", "inset", "columns", "p"]
        text += "(\(pick(parameters)): \(expression(2)))"
      }
    }
    text += " {\n"
    for _ in 0..<random.nextInt(below: 5) {
      switch random.nextInt(below: 14) {
      case 0: text += "param \(pick(Self.names)) = \(expression(1))\n"
      case 1: text += "let \(pick(Self.names)) = \(expression(2))\n"
      case 2: text += "fn f(x, y = 2) = \(expression(2))\n"
      case 3: text += "contentSize = \(expression(2))\n"
      case 4: text += "header \(block(1))\n"
      case 5: text += "supplementary s \(block(1))\n"
      case 6: text += "decoration d * \(expression(1)) \(block(1))\n"
      case 7: text += "decoration e once \(block(1))\n"
      case 9, 10: text += rule()
      case 8: text += "invalidate on \(pick(["scroll", "resize", "never"]))\n"
      default:
        text += "item { center = \(pick(["mid", "(9 * i, 9)", expression(2)]))\n"
        text += "\(pick(Self.attributes)) = \(expression(2)) }\n"
      }
    }
    return text + "}"
  }

  private mutating func statement() -> String {
    switch random.nextInt(below: 26) {
    case 19, 20, 21: return change()
    case 22: return "batch {\n\(change())\n\(change())\n}"
    case 23: return "wait \(pick(["0.1s", "until idle", "0s", "1e300s", "-1s"]))"
    case 24:
      return "transition to \(pick(["l", "m", "flow", "grid(columns: 3)"])) over \(expression(1))"
    case 0: return "let \(pick(Self.names)) = \(expression(3))"
    case 1: return "param \(pick(Self.names)) = \(expression(1))"
    case 2: return "fn \(pick(["f", "h"]))(x, y = \(expression(1))) = \(expression(3))"
    case 3: return "attribute glow = \(expression(1))"
    case 4: return "scene \(pick(["320", "0", "1e-9", "1e300", "100"])) x \(expression(1))"
    case 5: return "items \(expression(1))"
    case 6: return "items [3, 0, 5] { w = \(expression(2)); t = \(expression(2)) }"
    case 7: return "items keys [\"a\", \"b\"] { w = i }"
    case 8: return "show \(pick(["l", "m", "flow", "circle", "grid(columns: 3)", "spiral"]))"
    case 9: return "show \(pick(["grid", "flow", "circle", "fan", "l"]))(\(argument()))"
    case 10: return "set \(pick(Self.names)) = \(expression(2))"
    case 11: return "resize \(expression(1)) x \(expression(1))"
    case 12: return "scroll \(pick(["to", "by", "to item"])) \(expression(1))"
    case 13: return "expect \(expression(3))"
    case 14: return "expect \(expression(2)) == \(expression(2)) within \(expression(1))"
    case 15:
      return "expect error CVL0\(pick(["1", "2", "3", "4", "5", "401"])) {\n\(statement())\n}"
    case 16: return "test \"t\" {\n\(statement())\n\(statement())\n}"
    case 17, 18: return layout(pick(["l", "m"]))
    default: return "print \(expression(3))"
    }
  }

  private mutating func change() -> String {
    let place = pick(["0", "1", "2", "19", "99", "-1", "0.5", "1e300", "2..<5", "[0, 2]"])
    let section = pick(["", "", "", " in section 0", " in section 1", " in section 9"])
    switch random.nextInt(below: 8) {
    case 0, 1: return "insert \(pick(["", "1", "3", "1e9", "-1"])) at \(place)\(section)"
    case 2, 3: return "delete \(place)\(section)"
    case 4: return "move \(place)\(section) to \(pick(["0", "3", "1e12"]))\(section)"
    case 5: return "reload \(place)\(section) { w = \(expression(1)) }"
    case 6: return "\(pick(["delete", "reload"])) section \(pick(["0", "1", "1e9"]))"
    default: return "insert section \(pick(["0", "1", "5"])) with \(pick(["3", "1e9"])) items"
    }
  }

  private mutating func rule() -> String {
    let event = pick(["insert", "delete", "change", "move", "appear", "disappear", "resize"])
    let ease = pick(["linear", "quad.in", "spring(damping: 0.5)", "cubic(0.3, 2, 0.4, -1)", "x"])
    let assignment = "\(pick(["alpha", "center", "scale", "rotation", "z"])) = \(expression(2))"
    return """
      on \(event) {
        \(pick([assignment, "at 0.5 { \(assignment) }", "let a = rank"]))
        \(pick(["ease = \(ease)", "duration = \(expression(1))", "delay = rank * 30ms", ""]))
      }

      """
  }

  private mutating func argument() -> String {
    let names = [
      "radius", "itemSize", "spacing", "columns", "scroll", "inset", "align", "start", "sweep",
      "lineSpacing", "headerSize", "face", "spread", "center",
    ]
    return "\(pick(names)): \(expression(1))"
  }

  private mutating func script() -> String {
    let count = 1 + random.nextInt(below: 5)
    var text = ""
    for _ in 0..<count { text += statement() + "\n" }
    return text
  }

  // MARK: Mutants

  /// The scripts of the repository that are short enough to be played a hundred thousand times.
  private static let corpus: [[UInt8]] = {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var found: [(path: String, bytes: [UInt8])] = []
    for folder in ["scripts", "Tests/Conformance"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "cvl" {
        guard let data = try? Data(contentsOf: file), data.count < 3000 else { continue }
        found.append((file.path, Array(data)))
      }
    }
    // A folder lists its files in no order of its own.
    let own = StandardLayout.all.map { $0.bytes }
    return found.sorted { $0.path < $1.path }.map { $0.bytes } + own
  }()

  private mutating func mutant() -> [UInt8] {
    let source = pick(Self.corpus)
    let isByLine = random.nextInt(below: 4) == 0
    var parts = isByLine ? lines(source) : pieces(source)
    for _ in 0...random.nextInt(below: 3) where !parts.isEmpty {
      let at = random.nextInt(below: parts.count)
      switch random.nextInt(below: 6) {
      case 0: parts.remove(at: at)
      case 1: parts.insert(parts[at], at: at)
      case 2: parts.swapAt(at, random.nextInt(below: parts.count))
      case 3: parts[at] = Array(pick(Self.spellings).utf8)[...]
      case 4: parts[at] = Array(pick(Self.numbers).utf8)[...]
      default:
        let inserted = isByLine ? statement() + "\n" : " " + pick(Self.spellings) + " "
        parts.insert(Array(inserted.utf8)[...], at: at)
      }
    }
    return Array(parts.joined())
  }

  private func lines(_ source: [UInt8]) -> [ArraySlice<UInt8>] {
    source.split(separator: 10, omittingEmptySubsequences: false).map { Array($0 + [10])[...] }
  }

  /// Words, numbers, and everything between them byte by byte.
  private func pieces(_ source: [UInt8]) -> [ArraySlice<UInt8>] {
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122, 95, 128...: true
      default: false
      }
    }
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    while start < source.count {
      var end = start + 1
      if isWord(source[start]) { while end < source.count, isWord(source[end]) { end += 1 } }
      parts.append(source[start..<end])
      start = end
    }
    return parts
  }
}
