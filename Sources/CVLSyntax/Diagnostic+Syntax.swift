// The wording of the problems with text: what the lexer reports. One function a message; the codes
// are described in `DiagnosticCode+Syntax.swift`.

private func text(_ bytes: some Sequence<UInt8>) -> String {
  shortened(Array(bytes)[...])
}

/// Text for a message; what is long is cut.
func shortened(_ bytes: ArraySlice<UInt8>) -> String {
  guard bytes.count > 48 else { return String(decoding: bytes, as: UTF8.self) }
  var end = bytes.startIndex + 45
  while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
  return String(decoding: bytes[..<end], as: UTF8.self) + "…"
}

extension Diagnostic {
  static func syntax(
    _ code: Int,
    _ range: SourceRange,
    _ message: String,
    help: String? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(code: code, range: range, message: message, help: help, notes: notes)
  }

  static func invalidUTF8(_ byte: UInt8, _ range: SourceRange) -> Diagnostic {
    let hex = String(byte, radix: 16)
    return syntax(
      101,
      range,
      "the byte 0x" + hex + " is not UTF-8 here",
      help: "save the file as UTF-8"
    )
  }

  static func strangeCharacter(
    _ bytes: ArraySlice<UInt8>,
    _ scalar: UInt32,
    _ range: SourceRange
  ) -> Diagnostic {
    let shown = isControl(scalar) ? escaped(scalar) : text(bytes)
    return syntax(102, range, "the character '" + shown + "' means nothing here")
  }

  static func strangeCharacter(
    _ bytes: [UInt8],
    _ scalar: UInt32,
    _ range: SourceRange
  ) -> Diagnostic {
    strangeCharacter(bytes[...], scalar, range)
  }

  static func falseSpace(_ scalar: UInt32, _ range: SourceRange) -> Diagnostic {
    let name =
      scalar == 0xA0 ? "a non-breaking space" : "the invisible character " + escaped(scalar)
    return syntax(103, range, name + " is no space to CVL", help: "type an ordinary space")
  }

  static func wrongQuotes(_ range: SourceRange) -> Diagnostic {
    syntax(104, range, "a text stands in straight double quotes", help: "write \"…\"")
  }

  static func unclosedComment(_ range: SourceRange) -> Diagnostic {
    syntax(
      105,
      range,
      "this comment is never closed",
      help: "'/* … */' nests: each '/*' needs a '*/'"
    )
  }

  static func unclosedText(_ range: SourceRange) -> Diagnostic {
    syntax(
      106,
      range,
      "this text is not closed on its line",
      help: "end it with '\"'; a line end in a text is written '\\n'"
    )
  }

  static func badEscape(_ bytes: ArraySlice<UInt8>, _ range: SourceRange) -> Diagnostic {
    syntax(
      107,
      range,
      "there is no escape '\\" + text(bytes) + "'",
      help: "there are \\n \\t \\\" \\\\ \\u{1F600} and \\( … )"
    )
  }

  static func badUnicodeEscape(_ range: SourceRange) -> Diagnostic {
    syntax(107, range, "'\\u' needs a character's number", help: "as in '\\u{1F600}'")
  }

  static func exponentWithoutDigits(_ range: SourceRange) -> Diagnostic {
    syntax(108, range, "an exponent needs digits", help: "as in '1e3' or '1e-3'")
  }

  static func strayUnderscore(_ range: SourceRange) -> Diagnostic {
    syntax(
      108,
      range,
      "'_' stands only between two digits of a number",
      help: "as in '1_000'"
    )
  }

  static func pointWithoutDigits(_ number: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      108,
      range,
      "a digit must follow the point of a number",
      help: "write '" + number + "' or '" + number + ".0'"
    )
  }

  static func numberTooLarge(_ range: SourceRange) -> Diagnostic {
    syntax(
      109,
      range,
      "this number is too large",
      help: "the largest is about 1.8e308"
    )
  }

  static func pointsOnly(
    number: ArraySlice<UInt8>,
    unit: ArraySlice<UInt8>,
    _ range: SourceRange
  ) -> Diagnostic {
    let isShare = unit.elementsEqual([0x25])
    let help =
      isShare
      ? "a share of something is a product, as in '0.5 * width'"
      : "write '" + text(number) + "'"
    return syntax(
      110,
      range,
      "CVL has no unit '" + text(unit) + "', only points",
      help: help
    )
  }

  static func unknownUnit(
    number: ArraySlice<UInt8>,
    unit: ArraySlice<UInt8>,
    near: [UInt8]?,
    _ range: SourceRange
  ) -> Diagnostic {
    let help =
      near.map { "did you mean '" + text(number) + text($0) + "'?" }
      ?? "the units are deg, rad, turn, pi, s and ms; a product is written with '*'"
    return syntax(110, range, "there is no unit '" + text(unit) + "'", help: help)
  }

  static func sizeWithoutSpaces(
    number: ArraySlice<UInt8>,
    height: ArraySlice<UInt8>,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(
      111,
      range,
      "the 'x' of a size needs spaces around it",
      help: "write '" + text(number) + " x " + text(height) + "'"
    )
  }

  static func sizeWithoutSpace(_ height: ArraySlice<UInt8>, _ range: SourceRange) -> Diagnostic {
    syntax(
      111,
      range,
      "the 'x' of a size needs spaces around it",
      help: "write 'x " + text(height) + "'"
    )
  }

  static func badColor(_ bytes: ArraySlice<UInt8>, _ range: SourceRange) -> Diagnostic {
    syntax(
      112,
      range,
      "'" + text(bytes.prefix(24)) + "' is no colour",
      help: "a colour has 3, 6 or 8 hexadecimal digits, as in '#f80'"
    )
  }

  static func mistakenSign(_ sign: MistakenSign, _ range: SourceRange) -> Diagnostic {
    syntax(
      113,
      range,
      "CVL has no '" + sign.spelling.text + "'",
      help: sign.help.text
    )
  }

  // MARK: Limits

  static func nestedTooDeep(_ limit: Int, _ range: SourceRange) -> Diagnostic {
    syntax(
      601,
      range,
      "this is nested more than " + String(limit) + " deep",
      help: "give parts of it names with 'let'"
    )
  }

  static func sourceTooLarge(_ size: Int, limit: Int, file: Int) -> Diagnostic {
    syntax(
      602,
      SourceRange(file: file, start: 0, end: 0),
      "this source has " + String(size) + " bytes; the limit is " + String(limit)
    )
  }
}
