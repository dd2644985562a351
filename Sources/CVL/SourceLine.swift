// A line of source as a terminal shows it.
//
// A line is cut into cells: a character with its width in columns and its bytes in the file. What a
// terminal would obey is escaped (`\u{1b}`), bytes that are not UTF-8 are shown as `\xff`, a tab goes
// to the next multiple of four, wide characters take two columns, combining ones none.

import CVLSyntax

/// The cells of one line.
struct SourceLine {
  /// A character on the screen.
  private struct Cell {
    var text: String
    var width: Int
    var start: Int
    var end: Int
  }

  /// A part of a line, and where the marked place is in it.
  struct Excerpt {
    /// What to show.
    var text: String
    /// The columns before the mark.
    var column: Int
    /// The columns of the mark, at least one.
    var width: Int
  }

  /// The widest part of a line that is shown.
  static let widest = 120
  /// How much of a cut line is shown before the place.
  private static let lead = 40

  private var cells: [Cell] = []

  /// Cuts a line (from 1) of a text into cells.
  init(_ source: SourceText, line number: Int) {
    let bytes = source.line(number)
    var at = bytes.startIndex
    if at == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    var column = 0
    while at < bytes.endIndex {
      var decoded = decodedScalar(bytes, at)
      if decoded.scalar?.value == 0x09 {
        decoded.width = 4 - column % 4
        decoded.text = String(repeating: " ", count: decoded.width)
      }
      cells.append(
        Cell(text: decoded.text, width: decoded.width, start: at, end: at + decoded.length)
      )
      column += decoded.width
      at += decoded.length
    }
  }

  /// The line, or a part about the place where it is too wide, with `…` where it was cut.
  func excerpt(from start: Int, to end: Int) -> Excerpt {
    var column = 0
    var marked = 0
    var total = 0
    for cell in cells {
      if cell.end <= start { column += cell.width }
      if cell.end > start, cell.start < end { marked += cell.width }
      total += cell.width
    }
    marked = max(1, marked)
    guard total > SourceLine.widest else {
      return Excerpt(text: text(from: 0, to: total), column: column, width: marked)
    }
    let from = max(0, min(column - SourceLine.lead, total - SourceLine.widest + 1))
    let to = from + SourceLine.widest
    let before = from > 0 ? "…" : ""
    let after = to < total ? "…" : ""
    return Excerpt(
      text: before + text(from: from, to: to) + after,
      column: column - from + (from > 0 ? 1 : 0),
      width: max(1, min(marked, to - column))
    )
  }

  /// The cells between two columns; one that is only partly inside is replaced by spaces.
  private func text(from: Int, to: Int) -> String {
    var out = ""
    var column = 0
    for cell in cells {
      let next = column + cell.width
      if column >= from, next <= to {
        out += cell.text
      } else if next > from, column < to {
        out += String(repeating: " ", count: min(next, to) - max(column, from))
      }
      column = next
    }
    return out
  }
}

/// A text in which nothing moves a cursor or changes a colour; a line end begins a further line with
/// the indent given, or is escaped where none is.
func visibleText(_ text: String, after indent: String? = nil) -> String {
  var out = ""
  for scalar in text.unicodeScalars {
    if scalar.value == 0x0A, let indent {
      out += "\n" + indent
    } else if isUnprintable(scalar) {
      out += escaped(scalar)
    } else {
      out.unicodeScalars.append(scalar)
    }
  }
  return out
}

// MARK: - Characters

/// What stands at a place in a line.
private struct DecodedScalar {
  var scalar: Unicode.Scalar?
  var text: String
  var width: Int
  var length: Int
}

/// Decodes one character; a byte that begins none is shown as `\xff`.
private func decodedScalar(_ bytes: ArraySlice<UInt8>, _ at: Int) -> DecodedScalar {
  let lead = bytes[at]
  let length = lead < 0x80 ? 1 : lead & 0xE0 == 0xC0 ? 2 : lead & 0xF0 == 0xE0 ? 3 : 4
  let end = min(at + length, bytes.endIndex)
  let text = String(decoding: bytes[at..<end], as: UTF8.self)
  var scalars = text.unicodeScalars.makeIterator()
  guard let scalar = scalars.next(), scalars.next() == nil,
    text.utf8.elementsEqual(bytes[at..<end])
  else {
    let digits = String(lead, radix: 16)
    return DecodedScalar(scalar: nil, text: "\\x" + digits, width: 2 + digits.utf8.count, length: 1)
  }
  if scalar.value != 0x09, isUnprintable(scalar) {
    let shown = escaped(scalar)
    return DecodedScalar(scalar: scalar, text: shown, width: shown.utf8.count, length: end - at)
  }
  return DecodedScalar(scalar: scalar, text: text, width: columns(of: scalar), length: end - at)
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  "\\u{" + String(scalar.value, radix: 16) + "}"
}

/// Control characters, line ends, and the marks that turn the direction of writing.
private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
    0xFEFF:
    true
  default: false
  }
}

/// The columns of a character: 0 for combining ones, 2 for East Asian wide ones and emoji.
private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0..<0x300: 1
  case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x1AB0...0x1AFF,
    0x1DC0...0x1DFF, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0x1F3FB...0x1F3FF, 0xE0100...0xE01EF:
    0
  case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE,
    0x2614...0x2615, 0x2648...0x2653, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x2705,
    0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797,
    0x2B1B...0x2B1C,
    0x2B50, 0x2B55, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F004, 0x1F0CF, 0x1F18E,
    0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F3FA,
    0x1F400...0x1F43E, 0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A, 0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1FAFF,
    0x20000...0x3FFFD:
    2
  default: 1
  }
}
