// Fixed spellings as bytes: comparing them, and finding the longest that stands at a place.

extension StaticString {
  /// Its bytes.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// Whether it is written with exactly these bytes.
  func equals(_ other: ArraySlice<UInt8>) -> Bool {
    utf8CodeUnitCount == other.count && bytes.elementsEqual(other)
  }

  /// As text, for messages.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A sign that the language does not have, from another language, and what is meant by it.
struct MistakenSign: Sendable {
  let spelling: StaticString
  /// What it is read as, so that the line is checked on.
  let meant: TokenKind
  let help: StaticString

  static let all: [MistakenSign] = [
    MistakenSign(spelling: "===", meant: .op(.equal), help: "write '=='"),
    MistakenSign(spelling: "!==", meant: .op(.notEqual), help: "write '!='"),
    MistakenSign(spelling: "**", meant: .op(.power), help: "a power is written '^', as in '2^3'"),
    MistakenSign(spelling: "&", meant: .op(.and), help: "'and' is written '&&'"),
    MistakenSign(spelling: "=>", meant: .op(.greaterOrEqual), help: "write '>='"),
    MistakenSign(spelling: "=<", meant: .op(.lessOrEqual), help: "write '<='"),
    MistakenSign(spelling: "<>", meant: .op(.notEqual), help: "write '!='"),
    MistakenSign(spelling: ":=", meant: .punct(.assign), help: "write '='"),
    MistakenSign(spelling: "+=", meant: .punct(.assign), help: "write 'a = a + b'"),
    MistakenSign(spelling: "-=", meant: .punct(.assign), help: "write 'a = a - b'"),
    MistakenSign(spelling: "*=", meant: .punct(.assign), help: "write 'a = a * b'"),
    MistakenSign(spelling: "/=", meant: .punct(.assign), help: "write 'a = a / b'"),
    MistakenSign(
      spelling: "..",
      meant: .op(.halfOpenRange),
      help: "write '..<' without the end, or '...' with it"
    ),
    MistakenSign(spelling: "..=", meant: .op(.closedRange), help: "write '...'"),
    MistakenSign(spelling: "−", meant: .op(.minus), help: "write '-'"),
    MistakenSign(
      spelling: "×",
      meant: .op(.times),
      help: "write '*', or 'x' between a width and a height"
    ),
    MistakenSign(spelling: "·", meant: .op(.times), help: "write '*'"),
    MistakenSign(spelling: "÷", meant: .op(.divided), help: "write '/'"),
    MistakenSign(spelling: "≤", meant: .op(.lessOrEqual), help: "write '<='"),
    MistakenSign(spelling: "≥", meant: .op(.greaterOrEqual), help: "write '>='"),
    MistakenSign(spelling: "≠", meant: .op(.notEqual), help: "write '!='"),
    MistakenSign(spelling: "…", meant: .op(.closedRange), help: "write '...'"),
  ]
}

/// The signs by their first byte, longest first.
struct SignTable: Sendable {
  struct Row: Sendable {
    let spelling: StaticString
    let kind: TokenKind
    let mistaken: MistakenSign?
  }

  private var rows: [[Row]]

  static let shared = SignTable()

  private init() {
    rows = Array(repeating: [], count: 256)
    for op in Operator.allCases {
      add(Row(spelling: op.form.spelling, kind: .op(op), mistaken: nil))
    }
    for sign in Punctuation.allCases {
      add(Row(spelling: sign.spelling, kind: .punct(sign), mistaken: nil))
    }
    for sign in MistakenSign.all {
      add(Row(spelling: sign.spelling, kind: sign.meant, mistaken: sign))
    }
    for first in rows.indices {
      rows[first].sort { $0.spelling.utf8CodeUnitCount > $1.spelling.utf8CodeUnitCount }
    }
  }

  private mutating func add(_ row: Row) { rows[Int(row.spelling.bytes[0])].append(row) }

  /// The longest sign that stands at the offset.
  func sign(in bytes: [UInt8], at offset: Int) -> Row? {
    next: for row in rows[Int(bytes[offset])] {
      let spelling = row.spelling.bytes
      guard offset + spelling.count <= bytes.count else { continue }
      for k in 1..<max(1, spelling.count) where bytes[offset + k] != spelling[k] { continue next }
      return row
    }
    return nil
  }
}
