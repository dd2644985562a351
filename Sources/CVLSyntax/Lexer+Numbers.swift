// Numbers and their units.
//
// The lexer only finds where a number ends and what is wrong with it; the parser asks for its value
// when it makes an expression, so that a source that is only formatted costs no conversions.

extension Lexer {
  /// Reads a number with what follows it.
  mutating func number() {
    let start = at
    var damaged = !digits()
    if byte(at) == 0x2E, isDigit(byte(at + 1)) {
      at += 1
      if !digits() { damaged = true }
    }
    if byte(at) == 0x65 || byte(at) == 0x45 {
      let sign = byte(at + 1) == 0x2B || byte(at + 1) == 0x2D ? 1 : 0
      if isDigit(byte(at + 1 + sign)) {
        at += 1 + sign
        if !digits() { damaged = true }
      } else if wordEnd(from: at + 1) == at + 1 {
        at += 1 + sign
        report(.exponentWithoutDigits(range(start, at)))
        damaged = true
      }
    }
    let end = at
    if numberValue(of: bytes[start..<end]) == .infinity {
      report(.numberTooLarge(range(start, end)))
      damaged = true
    }
    suffix(from: start, to: end, damaged: damaged)
  }

  /// Steps over digits with single `_` between them; false if a `_` stands wrong.
  private mutating func digits() -> Bool {
    let start = at
    while isDigit(byte(at)) || (byte(at) == 0x5F && at > start) { at += 1 }
    var isRight = at == start || byte(at - 1) != 0x5F
    for k in start..<max(start, at - 1) where bytes[k] == 0x5F && bytes[k + 1] == 0x5F {
      isRight = false
    }
    if !isRight { report(.strayUnderscore(range(start, at))) }
    return isRight
  }

  /// Reads the unit, the `x` of a pixel scale, or whatever else touches the number.
  private mutating func suffix(from start: Int, to end: Int, damaged: Bool) {
    // `°` is no letter, so it is no part of a word.
    if byte(end) == 0xC2, byte(end + 1) == 0xB0 {
      at = end + 2
      add(.number, from: start, damaged: damaged)
      return
    }
    at = wordEnd(from: end)
    let unit = bytes[end..<at]
    if unit.isEmpty {
      percent(from: start, damaged: damaged)
    } else if Unit.spelled(unit) != nil {
      add(.number, from: start, damaged: damaged)
    } else if unit.elementsEqual([0x78]) {
      add(.scale, from: start, damaged: damaged)
    } else {
      report(unitProblem(number: bytes[start..<end], unit: unit, range(start, at)))
      add(.number, from: start, damaged: true)
    }
  }

  private func unitProblem(
    number: ArraySlice<UInt8>,
    unit: ArraySlice<UInt8>,
    _ range: SourceRange
  ) -> Diagnostic {
    let rest = unit.dropFirst()
    if unit.first == 0x78, !rest.isEmpty, rest.allSatisfy(isDigit), !number.elementsEqual([0x30]) {
      return .sizeWithoutSpaces(number: number, height: rest, range)
    }
    let foreign: [StaticString] = [
      "px", "pt", "em", "rem", "ex", "vw", "vh", "cm", "mm", "dp", "in",
    ]
    for spelling in foreign where spelling.equals(unit) {
      return .pointsOnly(number: number, unit: unit, range)
    }
    let known = Unit.allCases.flatMap { $0.form.spellings.map { Array($0.bytes) } }
    return .unknownUnit(number: number, unit: unit, near: nearUnit(Array(unit), known), range)
  }

  /// The unit that is meant by a foreign or mistyped one.
  private func nearUnit(_ unit: [UInt8], _ known: [[UInt8]]) -> [UInt8]? {
    let usual: [(StaticString, StaticString)] = [
      ("degree", "deg"), ("degrees", "deg"), ("radian", "rad"), ("radians", "rad"),
      ("turns", "turn"), ("sec", "s"), ("secs", "s"), ("second", "s"), ("seconds", "s"),
      ("msec", "ms"), ("millis", "ms"), ("d", "deg"), ("r", "rad"),
    ]
    for (other, meant) in usual where other.equals(unit[...]) { return Array(meant.bytes) }
    return nearMiss(unit, among: known)
  }

  /// `50%` with nothing to divide by behind it is meant as a share.
  private mutating func percent(from start: Int, damaged: Bool) {
    guard byte(at) == 0x25 else {
      add(.number, from: start, damaged: damaged)
      return
    }
    var next = at + 1
    while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
    switch byte(next) {
    case 0x0A, 0x0D, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x00, 0x2A, 0x2F:
      let number = bytes[start..<at]
      at += 1
      report(.pointsOnly(number: number, unit: bytes[(at - 1)..<at], range(start, at)))
      add(.number, from: start, damaged: true)
    default:
      add(.number, from: start, damaged: damaged)
    }
  }
}

/// What a number literal says: its value as written, and its unit.
func numberLiteral(_ literal: ArraySlice<UInt8>) -> (value: Double, unit: Unit?) {
  var end = literal.startIndex
  while end < literal.endIndex {
    let byte = literal[end]
    let isPoint = byte == 0x2E || byte == 0x5F
    let next = end + 1 < literal.endIndex ? literal[end + 1] : 0
    if isDigit(byte) || isPoint {
      end += 1
    } else if byte == 0x65 || byte == 0x45 {
      if isDigit(next) {
        end += 2
      } else if next == 0x2B || next == 0x2D, end + 2 < literal.endIndex, isDigit(literal[end + 2])
      {
        end += 3
      } else {
        break
      }
    } else {
      break
    }
  }
  return (numberValue(of: literal[..<end]), Unit.spelled(literal[end...]))
}
