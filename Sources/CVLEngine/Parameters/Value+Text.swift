// How a value is written: as `print` and `\( )` show it, and as a literal that a script could hold.
//
// The two differ only in text, which `print` shows bare and a literal quotes:
//
//     Value.list([.text("a b"), .number(12.5)]).text     [a b, 12.5]
//     Value.list([.text("a b"), .number(12.5)]).source   ["a b", 12.5]

import CVLNumerics

extension Value {
  /// The value as `print` shows it: the shortest digits that read back, text bare.
  public var text: String {
    var out = ""
    write(to: &out, quoting: false)
    return out
  }

  /// The value as a literal of the language, text quoted and escaped.
  public var source: String {
    var out = ""
    write(to: &out, quoting: true)
    return out
  }

  private func write(to out: inout String, quoting: Bool) {
    switch self {
    case .number(let x): out += shortestText(x)
    case .angle(let degrees): out += shortestText(degrees) + "deg"
    case .time(let seconds): out += shortestText(seconds) + "s"
    case .flag(let isTrue): out += isTrue ? "true" : "false"
    case .point(let p): out += "(" + joined([p.x, p.y]) + ")"
    case .point3(let p): out += "(" + joined([p.x, p.y, p.z]) + ")"
    case .rect(let r):
      out += "rect(" + joined([r.origin.x, r.origin.y, r.size.width, r.size.height]) + ")"
    case .insets(let i): writeInsets(i, to: &out)
    case .transform(let matrix): writeMatrix(matrix, to: &out)
    case .color(let color): out += color.hexText
    case .text(let text): out += quoting ? quotedText(text) : text
    case .word(let word): out += word
    case .list(let values):
      out += "["
      for (k, value) in values.enumerated() {
        if k > 0 { out += ", " }
        value.write(to: &out, quoting: quoting)
      }
      out += "]"
    }
  }

  private func writeInsets(_ insets: Insets, to out: inout String) {
    out += "insets(top: " + shortestText(insets.top)
    out += ", left: " + shortestText(insets.left)
    out += ", bottom: " + shortestText(insets.bottom)
    out += ", right: " + shortestText(insets.right) + ")"
  }

  private func writeMatrix(_ matrix: Transform3D, to out: inout String) {
    out += "matrix("
    for k in 0..<16 {
      if k > 0 { out += ", " }
      out += shortestText(matrix.entries[k])
    }
    out += ")"
  }
}

extension Color {
  /// `#rrggbbaa`: each component clamped to 0…1 and rounded to a byte.
  public var hexText: String {
    var digits: [UInt8] = [0x23]
    for component in [red, green, blue, alpha] {
      let byte = Color.byte(component)
      for nibble in [byte >> 4, byte & 15] {
        digits.append(nibble < 10 ? 0x30 + nibble : 0x61 + nibble - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func byte(_ component: Double) -> UInt8 {
    // Written so that NaN gives 0.
    guard component > 0 else { return 0 }
    return component < 1 ? UInt8(component * 255 + 0.5) : 255
  }
}

/// A text as a literal of the language: in double quotes, with `\n \t \" \\ \u{…}` where needed.
///
/// Control characters are escaped, so that a literal shows on one line and never moves a cursor; a
/// backslash is doubled, so that `\(` does not begin an interpolation.
public func quotedText(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A: out += "\\n"
    case 0x09: out += "\\t"
    case 0x22: out += "\\\""
    case 0x5C: out += "\\\\"
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      out += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}

private func joined(_ numbers: [Double]) -> String {
  var out = ""
  for (k, number) in numbers.enumerated() {
    if k > 0 { out += ", " }
    out += shortestText(number)
  }
  return out
}
