// Whether a row of tokens is a sentence of a grammar, by memoised descent over sets of ends.
//
// The grammar must not be left-recursive; CVL's is not, and a test that runs out of stack would say
// so at once.

/// A token as a grammar sees it: what it may be taken for.
public struct EBNFToken: Sendable {
  /// Its kinds, `NAME` and the like.
  public var classes: [String]
  /// Its text, if that can be quoted in the grammar.
  public var spelling: String?

  /// Makes a token.
  public init(classes: [String], spelling: String?) {
    self.classes = classes
    self.spelling = spelling
  }
}

/// Asks whether tokens are what a rule says.
public struct EBNFRecogniser {
  private let grammar: EBNFGrammar
  private let tokens: [[Int]]
  private var memo: [Int: [Int]] = [:]

  /// Makes a recogniser of one row of tokens.
  public init(_ grammar: EBNFGrammar, _ tokens: [EBNFToken]) {
    self.grammar = grammar
    var numbers: [String: Int] = [:]
    for (number, name) in grammar.tokens.enumerated() { numbers[name] = number }
    self.tokens = tokens.map { token in
      (token.classes + [token.spelling.map { "\"" + $0 } ?? ""]).compactMap { numbers[$0] }
    }
  }

  /// Whether the tokens from `start` to before `end` are what the rule says.
  public mutating func accepts(_ rule: Int, from start: Int, to end: Int) -> Bool {
    ends(ofRule: rule, from: start).contains(end)
  }

  private mutating func ends(ofRule rule: Int, from start: Int) -> [Int] {
    let key = rule * (tokens.count + 1) + start
    if let known = memo[key] { return known }
    let found = ends(of: grammar.bodies[rule], from: start)
    memo[key] = found
    return found
  }

  private mutating func ends(of node: EBNFGrammar.Node, from start: Int) -> [Int] {
    switch node {
    case .token(let token):
      return start < tokens.count && tokens[start].contains(token) ? [start + 1] : []
    case .rule(let rule): return ends(ofRule: rule, from: start)
    case .choice(let parts):
      var all: [Int] = []
      for part in parts { merge(ends(of: part, from: start), into: &all) }
      return all
    case .sequence(let parts):
      var current = [start]
      for part in parts {
        var next: [Int] = []
        for place in current { merge(ends(of: part, from: place), into: &next) }
        if next.isEmpty { return [] }
        current = next
      }
      return current
    case .optional(let part):
      var all = [start]
      merge(ends(of: part, from: start), into: &all)
      return all
    case .repetition(let part):
      var all = [start]
      var next = 0
      while next < all.count {
        merge(ends(of: part, from: all[next]), into: &all)
        next += 1
      }
      return all
    }
  }

  private func merge(_ ends: [Int], into all: inout [Int]) {
    for end in ends where !all.contains(end) { all.append(end) }
  }
}
