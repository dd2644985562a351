// Sentences made up from a grammar.

/// Makes up sentences, always the same ones for a seed.
public struct EBNFSentences {
  private let grammar: EBNFGrammar
  private var state: UInt64
  /// For each rule, how deep its shallowest sentence is.
  private var least: [Int]

  /// Makes a source of sentences.
  public init(_ grammar: EBNFGrammar, seed: UInt64) {
    self.grammar = grammar
    state = seed &* 2 &+ 1
    least = Array(repeating: 1000, count: grammar.names.count)
    var changed = true
    while changed {
      changed = false
      for (rule, body) in grammar.bodies.enumerated() {
        let depth = min(1000, self.depth(of: body) + 1)
        if depth < least[rule] {
          least[rule] = depth
          changed = true
        }
      }
    }
  }

  /// A sentence: quoted words begin with `"`, kinds of tokens do not.
  ///
  /// Rules nest at most as deep as said, or as deep as the shallowest way there is.
  public mutating func sentence(_ rule: Int, depth: Int) -> [String] {
    var words: [String] = []
    write(.rule(rule), depth, &words)
    return words
  }

  /// A number from 0 to before the bound.
  public mutating func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }

  private func depth(of node: EBNFGrammar.Node) -> Int {
    switch node {
    case .token, .optional, .repetition: 0
    case .rule(let rule): least[rule]
    case .choice(let parts): parts.map { depth(of: $0) }.min() ?? 0
    case .sequence(let parts): parts.map { depth(of: $0) }.max() ?? 0
    }
  }

  private mutating func write(_ node: EBNFGrammar.Node, _ budget: Int, _ words: inout [String]) {
    switch node {
    case .token(let token): words.append(grammar.tokens[token])
    case .rule(let rule): write(grammar.bodies[rule], budget - 1, &words)
    case .sequence(let parts): for part in parts { write(part, budget, &words) }
    case .choice(let parts):
      let possible = parts.filter { depth(of: $0) <= budget }
      let shallowest = parts.min { depth(of: $0) < depth(of: $1) }.map { [$0] } ?? []
      let pool = possible.isEmpty ? shallowest : possible
      write(pool[random(pool.count)], budget, &words)
    case .optional(let part):
      if depth(of: part) <= budget, random(2) == 0 { write(part, budget, &words) }
    case .repetition(let part):
      guard depth(of: part) <= budget else { return }
      for _ in 0..<random(4) { write(part, budget, &words) }
    }
  }
}
