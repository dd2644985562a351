// A reader of grammars in Wirth's notation: `Name = a | "b" { c } [ d ] .`

/// A grammar as rules by name.
public struct EBNFGrammar: Sendable {
  /// What stands on the right of a rule.
  public indirect enum Node: Sendable {
    /// A kind of token or something quoted, by its number in `tokens`.
    case token(Int)
    /// The number of a rule.
    case rule(Int)
    /// One of several.
    case choice([Node])
    /// One after the other.
    case sequence([Node])
    /// `[ … ]`.
    case optional(Node)
    /// `{ … }`.
    case repetition(Node)
  }

  /// What is wrong with a grammar.
  public struct Problem: Error, CustomStringConvertible {
    /// What, and near which line.
    public var description: String
  }

  /// The rules' names, in order.
  public private(set) var names: [String] = []
  /// The kinds of tokens, and what is quoted, which begins with `"`.
  public private(set) var tokens: [String] = []
  /// The rules' right sides, in the same order.
  public private(set) var bodies: [Node] = []

  /// Reads a grammar.
  public init(_ text: String) throws {
    var reader = try EBNFReader(text)
    let rules = try reader.rules()
    names = rules.map { $0.name }
    guard Set(names).count == names.count else {
      throw Problem(description: "a rule is given twice")
    }
    for rule in rules { bodies.append(try resolve(rule.body)) }
  }

  /// The number of a rule.
  public func rule(_ name: String) -> Int? { names.firstIndex(of: name) }

  /// Everything quoted.
  public var terminals: Set<String> {
    Set(tokens.filter { $0.hasPrefix("\"") }.map { String($0.dropFirst()) })
  }

  /// The kinds of tokens that are used.
  public var tokenClasses: Set<String> {
    Set(tokens.filter { !$0.hasPrefix("\"") })
  }

  /// The rules that can be reached from the first.
  public var reachable: Set<String> {
    var seen: Set<Int> = [0]
    var open = [0]
    while let next = open.popLast() {
      visit(bodies[next]) { node in
        if case .rule(let number) = node, seen.insert(number).inserted { open.append(number) }
      }
    }
    return Set(seen.map { names[$0] })
  }

  /// What is quoted in one rule.
  public func terminals(of name: String) -> Set<String> {
    var all: Set<String> = []
    guard let number = rule(name) else { return [] }
    visit(bodies[number]) { node in
      if case .token(let token) = node, tokens[token].hasPrefix("\"") {
        all.insert(String(tokens[token].dropFirst()))
      }
    }
    return all
  }

  /// The rules that a rule names, in the order of their first mention.
  public func rules(of name: String) -> [String] {
    var all: [String] = []
    guard let number = rule(name) else { return [] }
    visit(bodies[number]) { node in
      if case .rule(let other) = node, !all.contains(names[other]) { all.append(names[other]) }
    }
    return all
  }

  private func visit(_ node: Node, _ see: (Node) -> Void) {
    see(node)
    switch node {
    case .choice(let parts), .sequence(let parts): for part in parts { visit(part, see) }
    case .optional(let part), .repetition(let part): visit(part, see)
    case .token, .rule: break
    }
  }

  /// Turns names, which the reader leaves as kinds of tokens, into rules.
  private mutating func resolve(_ draft: EBNFDraft) throws -> Node {
    switch draft {
    case .word(let name):
      if let number = names.firstIndex(of: name) { return .rule(number) }
      guard name == name.uppercased() || name.hasPrefix("\"") else {
        throw Problem(description: "no rule '\(name)'")
      }
      if let number = tokens.firstIndex(of: name) { return .token(number) }
      tokens.append(name)
      return .token(tokens.count - 1)
    case .choice(let parts): return .choice(try resolve(parts))
    case .sequence(let parts): return .sequence(try resolve(parts))
    case .optional(let part): return .optional(try resolve(part))
    case .repetition(let part): return .repetition(try resolve(part))
    }
  }

  private mutating func resolve(_ drafts: [EBNFDraft]) throws -> [Node] {
    var nodes: [Node] = []
    for draft in drafts { nodes.append(try resolve(draft)) }
    return nodes
  }
}

/// A right side whose words are not resolved yet.
private indirect enum EBNFDraft {
  /// A name, or something quoted, which begins with `"`.
  case word(String)
  case choice([EBNFDraft])
  case sequence([EBNFDraft])
  case optional(EBNFDraft)
  case repetition(EBNFDraft)
}

/// The state of reading a grammar.
private struct EBNFReader {
  private var words: [(text: String, line: Int)] = []
  private var at = 0

  init(_ text: String) throws {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line.prefix { $0 != "#" }
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if first == "\"" {
          guard let end = rest.dropFirst().firstIndex(of: "\"") else {
            throw EBNFGrammar.Problem(description: "line \(number + 1): a quote is not closed")
          }
          words.append((String(rest[..<end]), number + 1))
          rest = rest[rest.index(after: end)...]
        } else if first.isLetter {
          let word = rest.prefix { $0.isLetter || $0 == "_" }
          words.append((String(word), number + 1))
          rest = rest.dropFirst(word.count)
        } else {
          words.append((String(first), number + 1))
          rest.removeFirst()
        }
      }
    }
  }

  private var next: String { at < words.count ? words[at].text : "" }

  private func problem(_ text: String) -> EBNFGrammar.Problem {
    EBNFGrammar.Problem(description: "line \(at < words.count ? words[at].line : 0): \(text)")
  }

  private mutating func expect(_ sign: String) throws {
    guard next == sign else { throw problem("expected '\(sign)', found '\(next)'") }
    at += 1
  }

  mutating func rules() throws -> [(name: String, body: EBNFDraft)] {
    var all: [(name: String, body: EBNFDraft)] = []
    while at < words.count {
      let name = next
      guard name.first?.isLetter == true else { throw problem("expected a name, found '\(name)'") }
      at += 1
      try expect("=")
      all.append((name, try choice()))
      try expect(".")
    }
    return all
  }

  private mutating func choice() throws -> EBNFDraft {
    var parts = [try sequence()]
    while next == "|" {
      at += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> EBNFDraft {
    var parts: [EBNFDraft] = []
    while true {
      switch next {
      case "", "|", ")", "]", "}", ".":
        guard !parts.isEmpty else { throw problem("something is missing before '\(next)'") }
        return parts.count == 1 ? parts[0] : .sequence(parts)
      case "(":
        at += 1
        parts.append(try choice())
        try expect(")")
      case "[":
        at += 1
        parts.append(.optional(try choice()))
        try expect("]")
      case "{":
        at += 1
        parts.append(.repetition(try choice()))
        try expect("}")
      default:
        let word = next
        at += 1
        guard word.first == "\"" || word.first?.isLetter == true else {
          throw problem("'\(word)' means nothing here")
        }
        parts.append(.word(word))
      }
    }
  }
}
