import CVLSyntax
import CVLTestSupport
import Testing

/// A source as both sides see it.
struct Compared {
  let result: ParseResult
  let script: EBNFScript
  /// Whether the parser is content, as far as a grammar can say.
  let isParsed: Bool
  /// Whether the lexer found tokens only, so that the grammar can be asked.
  let isLexed: Bool

  /// What a grammar cannot say: other versions (CVL0151), depth (CVL0601).
  private static let beyondGrammar: Set<Int> = [151, 601]
  private static let lexical: Set<Int> = [
    101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113,
  ]

  init(_ source: String) {
    let bytes = Array(source.utf8)
    result = Parsing.parse(
      bytes,
      file: 0,
      interner: Interner(),
      limits: ParserLimits(),
      mode: .script,
      traced: true
    )
    script = EBNFScript(bytes, result.tokens)
    let codes = Set(result.diagnostics.map { $0.code }).subtracting(Self.beyondGrammar)
    isParsed = codes.isEmpty
    isLexed = codes.isDisjoint(with: Self.lexical)
  }

  func isRecognised(by grammar: EBNFGrammar) -> Bool {
    var recogniser = EBNFRecogniser(grammar, script.tokens)
    return recogniser.accepts(0, from: 0, to: script.tokens.count)
  }
}

extension Production {
  /// Its name in the grammar.
  var grammarName: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

@Suite struct GrammarTests {
  let grammar: EBNFGrammar

  init() throws { grammar = try EBNFGrammar(Corpus.grammar()) }

  // MARK: Well-formed

  @Test func `every rule is reachable and every kind of token is known`() {
    #expect(grammar.names.first == "Script")
    #expect(Set(grammar.names).subtracting(grammar.reachable) == [])
    #expect(
      grammar.tokenClasses == [
        "NAME", "WORD", "NUMBER", "SCALE", "COLOR", "TEXT", "TEXT_HEAD", "TEXT_MIDDLE", "TEXT_TAIL",
        "TOUCH", "END",
      ]
    )
  }

  // MARK: Same words

  @Test func `the quoted words and signs are those of the tables`() {
    var words: Set<String> = []
    words.formUnion(Operator.allCases.map { $0.form.spelling.text })
    words.formUnion(Punctuation.allCases.map { $0.spelling.text })
    words.formUnion(ReservedWord.allCases.map { $0.spelling.text })
    words.formUnion(ClauseWord.allCases.map { $0.spelling.text })
    words.formUnion(DeclarationForm.all.map { $0.word.text })
    words.formUnion(StatementForm.all.map { $0.verb.text })
    words.formUnion(MemberForm.all.map { $0.word.text })
    words.formUnion(BlockForm.all.map { $0.word.text })
    // The grammar sees `;` as END.
    words.remove(";")
    #expect(grammar.terminals.subtracting(words) == [])
    #expect(words.subtracting(grammar.terminals) == [])
  }

  @Test func `each level of the precedence table is a rule with its operators, in its order`() {
    for level in PrecedenceLevel.allCases {
      let rule = level.production.grammarName
      let operators = Operator.allCases.filter { $0.form.level == level }
      #expect(grammar.terminals(of: rule) == Set(operators.map { $0.form.spelling.text }))
    }
    for level in PrecedenceLevel.allCases where level != .power {
      let tighter = PrecedenceLevel(rawValue: level.rawValue + 1)
      // Signs stand between products and powers.
      let next = level == .product ? "Prefix" : tighter?.production.grammarName
      #expect(grammar.rules(of: level.production.grammarName) == [next])
    }
    let signs = Operator.allCases.filter { $0.form.isPrefix }
    #expect(grammar.terminals(of: "Prefix") == Set(signs.map { $0.form.spelling.text }))
  }

  // MARK: Same names

  @Test func `the rules are those that the parser announces`() {
    #expect(Set(grammar.names) == Set(Production.allCases.map { $0.grammarName }))
  }

  @Test func `the corpus goes through every rule`() {
    var missing = Set(Production.allCases)
    for (_, source) in Corpus.all {
      for entry in Compared(source).result.trace where entry.end >= 0 {
        missing.remove(entry.production)
      }
    }
    #expect(missing == [])
  }

  // MARK: Same language

  @Test func `our own scripts have no syntax errors`() {
    for source in Corpus.own {
      let compared = Compared(source)
      #expect(compared.result.diagnostics.map { "\($0.message) \($0.range)" } == [], "\(source)")
    }
  }

  @Test func `grammar and parser accept the same scripts`() {
    for (name, source) in Corpus.all {
      let compared = Compared(source)
      guard compared.isLexed else { continue }
      #expect(compared.isRecognised(by: grammar) == compared.isParsed, "\(name)\n\(source)")
    }
  }

  @Test func `what the parser took for a rule is a sentence of that rule`() {
    for (name, source) in Corpus.all {
      let compared = Compared(source)
      guard compared.isParsed, compared.isLexed else { continue }
      var recogniser = EBNFRecogniser(grammar, compared.script.tokens)
      for entry in compared.result.trace where entry.end > entry.start {
        let rule = entry.production.grammarName
        guard let number = grammar.rule(rule), rule != "Script" else { continue }
        let start = compared.script.places[entry.start]
        let end = compared.script.places[entry.end - 1] + 1
        let isAccepted = recogniser.accepts(number, from: start, to: end)
        #expect(
          isAccepted,
          "\(rule) in \(name): tokens \(entry.start)..<\(entry.end)"
        )
      }
    }
  }

  @Test func `grammar and parser agree about damaged scripts`() {
    var random = EBNFSentences(grammar, seed: 7)
    let sources = Corpus.all.map { $0.source }.filter { !$0.isEmpty && $0.utf8.count < 1000 }
    var (compared, accepted) = (0, 0)
    for _ in 0..<2500 {
      let mutant = mutant(of: sources[random.random(sources.count)], &random)
      let pair = Compared(mutant)
      guard pair.isLexed else { continue }
      compared += 1
      if pair.isParsed { accepted += 1 }
      let isRecognised = pair.isRecognised(by: grammar)
      #expect(
        isRecognised == pair.isParsed,
        "\(pair.result.diagnostics.map { "\($0.code) \($0.message)" })\n\(mutant)"
      )
    }
    // Else the comparison would prove nothing.
    #expect(compared > 2000)
    #expect(accepted > 100)
  }

  /// The source with a token dropped, doubled, or swapped with another.
  private func mutant(of source: String, _ random: inout EBNFSentences) -> String {
    let bytes = Array(source.utf8)
    let tokens = Parsing.parse(bytes, file: 0, interner: Interner()).tokens
    guard tokens.count > 2 else { return source }
    func text(_ token: Token) -> [UInt8] { Array(bytes[Int(token.start)..<Int(token.end)]) }
    var pieces: [[UInt8]] = []
    var end = 0
    for token in tokens {
      pieces.append(Array(bytes[end..<Int(token.start)]))
      pieces.append(text(token))
      end = Int(token.end)
    }
    let victim = random.random(tokens.count - 1) * 2 + 1
    switch random.random(3) {
    case 0: pieces[victim] = []
    case 1: pieces[victim] += [0x20] + pieces[victim]
    default: pieces.swapAt(victim, random.random(tokens.count - 1) * 2 + 1)
    }
    return String(decoding: pieces.flatMap { $0 }, as: UTF8.self)
  }

  @Test func `the parser accepts sentences made up from the grammar`() {
    var sentences = EBNFSentences(grammar, seed: 3)
    for _ in 0..<1500 {
      let source = text(sentences.sentence(0, depth: 6 + sentences.random(8)), &sentences)
      let compared = Compared(source)
      #expect(
        compared.isParsed,
        "\(compared.result.diagnostics.map { "\($0.code) \($0.message)" })\n\(source)"
      )
      #expect(compared.isRecognised(by: grammar), "\(source)")
    }
  }

  @Test func `formatting keeps the meaning of what is made up, and formats once for all`() {
    var sentences = EBNFSentences(grammar, seed: 11)
    var checked = 0
    for _ in 0..<1200 {
      let words = sentences.sentence(0, depth: 8 + sentences.random(6))
      let source = text(words, &sentences, isCommented: true)
      let bytes = Array(source.utf8)
      guard let once = formatted(bytes).bytes else { continue }
      checked += 1
      let form = String(decoding: once, as: UTF8.self)
      #expect(dump(once) == dump(bytes), "\(source)\n\(form)")
      let twice = formatted(once).bytes.map { String(decoding: $0, as: UTF8.self) }
      #expect(twice == form, "\(source)")
      #expect(!form.contains(" \n") && !form.contains("\n\n\n"), "\(form)")
      #expect(comments(bytes) == comments(once), "\(source)\n\(form)")
    }
    #expect(checked > 600)
  }

  private func dump(_ bytes: [UInt8]) -> String {
    let interner = Interner()
    return TreeDump.text(of: Parsing.parse(bytes, file: 0, interner: interner).script, interner)
  }

  private func comments(_ bytes: [UInt8]) -> Int {
    Parsing.parse(bytes, file: 0, interner: Interner()).comments.count
  }

  /// A sentence as a source; tokens are separated by spaces unless they touch.
  private func text(
    _ words: [String],
    _ random: inout EBNFSentences,
    isCommented: Bool = false
  ) -> String {
    let names = ["a", "radius", "θ", "_b2", "center"]
    let numbers = ["1", "2.5", ".5", "90deg", "1_000ms", "2π", "1e-3"]
    var source = ""
    for word in words {
      let piece: String
      switch word {
      case "TOUCH":
        if source.hasSuffix(" ") { source.removeLast() }
        if source.hasSuffix(" /* c */") { source.removeLast(8) }
        continue
      case "END": piece = random.random(3) == 0 ? ";" : "\n"
      case "NAME": piece = names[random.random(names.count)]
      case "WORD": piece = random.random(4) == 0 ? "in" : names[random.random(names.count)]
      case "NUMBER": piece = numbers[random.random(numbers.count)]
      case "SCALE": piece = "2x"
      case "COLOR": piece = "#ff8800"
      case "TEXT": piece = "\"text\""
      case "TEXT_HEAD": piece = "\"a \\("
      case "TEXT_MIDDLE": piece = ") b \\("
      case "TEXT_TAIL": piece = ") c\""
      default: piece = String(word.dropFirst())
      }
      source += piece + " "
      if isCommented, random.random(12) == 0 {
        let blanks = ["/* c */ ", "// d\n", "\n", "\n\n\n", "/* e\n  f */", " /* c */ "]
        source += blanks[random.random(word == "END" || word == "\"{" || word == "\"," ? 6 : 1)]
      }
    }
    return source
  }
}
