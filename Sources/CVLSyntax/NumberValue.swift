import CVLNumerics

/// The value of a number as written, `_` allowed, without a unit.
func numberValue(of literal: ArraySlice<UInt8>) -> Double {
  let value =
    literal.contains(0x5F) ? parseDecimal(literal.filter { $0 != 0x5F }) : parseDecimal(literal)
  return value ?? 0
}
