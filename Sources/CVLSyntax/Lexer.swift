// From bytes to tokens, in one pass without recursion.
//
// Where a text holds `\( … )`, the tokens inside stand between those of the text's pieces:
// `"a \(i) b"` is a head `"a \(`, the name `i` and a tail `) b"`. A stack of open texts says at
// which `)` a text goes on. Line ends are not tokens but a mark on the token behind them, since
// only the parser knows whether a line end ends a statement.

/// Reads the tokens of one file.
struct Lexer {
  let bytes: [UInt8]
  let file: Int
  let interner: Interner
  let maxDiagnostics: Int

  var at = 0
  var tokens: [Token] = []
  var comments: [SourceComment] = []
  var diagnostics: [Diagnostic] = []
  /// Whether the source ended inside a block comment.
  var endsInComment = false

  /// A text that is open while a `\( … )` of its is read.
  struct OpenText {
    /// Where its `"` stands.
    var start: Int
    /// How many `(` stand open in the `\( … )`.
    var parens: Int
  }
  var openTexts: [OpenText] = []
  private var pending: Token.Flags = [.line]
  private let reserved: [(Symbol, ReservedWord)]
  private let noSymbol: Symbol

  init(bytes: [UInt8], file: Int, interner: Interner, maxDiagnostics: Int) {
    self.bytes = bytes
    self.file = file
    self.interner = interner
    self.maxDiagnostics = maxDiagnostics
    reserved = ReservedWord.allCases.map { (interner.symbol($0.spelling), $0) }
    noSymbol = interner.symbol("")
    tokens.reserveCapacity(bytes.count / 5 + 8)
  }

  /// Reads everything; the last token is `.end`.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if byte(at) == 0x23, byte(at + 1) == 0x21 { skipLine() }
    while at < bytes.count { step() }
    closeOpenTexts()
    add(.end, from: bytes.count)
  }

  // MARK: Reading

  /// The byte at an offset, 0 behind the end.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The letter at an offset, nil where there is none.
  func letter(at offset: Int) -> DecodedScalar? {
    guard offset < bytes.count, let scalar = decodedScalar(bytes, at: offset) else { return nil }
    return isLetter(scalar.value) ? scalar : nil
  }

  /// The end of the letters, digits and `_` that begin at an offset.
  func wordEnd(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count {
      if isDigit(bytes[end]) {
        end += 1
      } else if let scalar = letter(at: end) {
        end += scalar.length
      } else {
        break
      }
    }
    return end
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: start, end: end)
  }

  /// Keeps a diagnostic; the next token is marked as damaged unless it stands alone.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < maxDiagnostics { diagnostics.append(diagnostic) }
  }

  mutating func add(_ kind: TokenKind, from start: Int, damaged: Bool = false) {
    var flags = pending
    if damaged { flags.insert(.damaged) }
    tokens.append(
      Token(
        kind: kind,
        flags: flags,
        start: Int32(clamping: start),
        end: Int32(clamping: at),
        symbol: noSymbol
      )
    )
    pending = []
  }

  // MARK: One step

  private mutating func step() {
    let first = bytes[at]
    switch first {
    case 0x20, 0x09:
      at += 1
      pending.insert(.space)
    case 0x0A, 0x0D: lineEnd()
    case 0x22: text(from: at)
    case 0x23: color()
    case 0x30...0x39: number()
    case 0x2E where isDigit(byte(at + 1)): number()
    case 0x2F where byte(at + 1) == 0x2F: lineComment()
    case 0x2F where byte(at + 1) == 0x2A: blockComment()
    case 0x28:
      if !openTexts.isEmpty { openTexts[openTexts.count - 1].parens += 1 }
      sign()
    case 0x29:
      if let open = openTexts.last {
        if open.parens == 0 {
          text(from: at)
          return
        }
        openTexts[openTexts.count - 1].parens -= 1
      }
      sign()
    default:
      if letter(at: at) != nil { name() } else { sign() }
    }
  }

  private mutating func lineEnd() {
    if !openTexts.isEmpty { closeOpenTexts() }
    at += 1
    pending.formUnion([.line, .space])
  }

  private mutating func name() {
    let start = at
    at = wordEnd(from: at)
    let symbol = interner.symbol(bytes[start..<at])
    var kind = TokenKind.name
    for (word, value) in reserved where word == symbol { kind = .reserved(value) }
    add(kind, from: start)
    tokens[tokens.count - 1].symbol = symbol
  }

  private mutating func sign() {
    let start = at
    if let row = SignTable.shared.sign(in: bytes, at: at) {
      at += row.spelling.utf8CodeUnitCount
      if let mistaken = row.mistaken { report(.mistakenSign(mistaken, range(start, at))) }
      add(row.kind, from: start, damaged: row.mistaken != nil)
    } else {
      stranger()
    }
  }

  /// What can stand nowhere outside a text or comment.
  private mutating func stranger() {
    let start = at
    guard let scalar = decodedScalar(bytes, at: at) else {
      invalidBytes()
      add(.invalid, from: start, damaged: true)
      return
    }
    switch scalar.value {
    case 0x201C, 0x201D, 0x201E, 0x2018, 0x2019, 0xAB, 0xBB, 0x27, 0x60: quoted(scalar)
    case let value where isFalseSpace(value):
      at += scalar.length
      report(.falseSpace(value, range(start, at)))
      pending.insert(.space)
    default:
      at += scalar.length
      report(.strangeCharacter(bytes[start..<at], scalar.value, range(start, at)))
      add(.invalid, from: start, damaged: true)
    }
  }

  /// A text in the wrong quotes: read to its end, so that only the quotes are reported.
  private mutating func quoted(_ opening: DecodedScalar) {
    let start = at
    at += opening.length
    let ends: [UInt32] =
      switch opening.value {
      case 0x27: [0x27]
      case 0x60: [0x60, 0x27]
      case 0x2018, 0x2019: [0x2018, 0x2019, 0x27]
      default: [0x201C, 0x201D, 0xAB, 0xBB, 0x22]
      }
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D {
      guard let scalar = decodedScalar(bytes, at: at) else { break }
      at += scalar.length
      if ends.contains(scalar.value) { break }
    }
    report(.wrongQuotes(range(start, start + opening.length)))
    add(.text, from: start, damaged: true)
  }

  /// Steps over bytes that are no UTF-8 and reports them together.
  mutating func invalidBytes() {
    let start = at
    while at < bytes.count, decodedScalar(bytes, at: at) == nil { at += 1 }
    report(.invalidUTF8(bytes[start], range(start, at)))
  }

  // MARK: Comments

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { hiddenCharacter() }
  }

  /// Steps over a character of a comment; it must be UTF-8 and no control character.
  private mutating func hiddenCharacter() {
    let byte = bytes[at]
    if byte >= 0x80 {
      if let scalar = decodedScalar(bytes, at: at) { at += scalar.length } else { invalidBytes() }
      return
    }
    at += 1
    if isControl(UInt32(byte)), byte != 0x09, byte != 0x0A, byte != 0x0D {
      report(.strangeCharacter([byte], UInt32(byte), range(at - 1, at)))
    }
  }

  private mutating func lineComment() {
    let start = at
    let isDoc = byte(at + 2) == 0x2F && byte(at + 3) != 0x2F
    skipLine()
    comments.append(
      SourceComment(
        start: Int32(clamping: start),
        end: Int32(clamping: at),
        isBlock: false,
        isDoc: isDoc
      )
    )
    pending.insert(.space)
  }

  private mutating func blockComment() {
    let start = at
    var depth = 1
    at += 2
    while depth > 0, at < bytes.count {
      if bytes[at] == 0x2F, byte(at + 1) == 0x2A {
        depth += 1
        at += 2
      } else if bytes[at] == 0x2A, byte(at + 1) == 0x2F {
        depth -= 1
        at += 2
      } else {
        hiddenCharacter()
      }
    }
    if depth > 0 {
      endsInComment = true
      report(.unclosedComment(range(start, start + 2)))
    }
    comments.append(
      SourceComment(
        start: Int32(clamping: start),
        end: Int32(clamping: at),
        isBlock: true,
        isDoc: false
      )
    )
    pending.insert(.space)
  }
}
