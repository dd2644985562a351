// A stand-in for the numerics module's correctly rounded `parseDecimal`: exact for up to 15 digits
// and small exponents, else within a few units in the last place. Delete this file when that module
// offers the function, and let `numberValue(of:)` call it.

func parseDecimal(_ bytes: some Collection<UInt8>) -> Double? {
  var digits: UInt64 = 0
  var scale = 0
  var exponent = 0
  var isNegative = false
  var hasPoint = false
  var hasExponent = false
  for byte in bytes {
    switch byte {
    case 0x30...0x39 where hasExponent: exponent = min(exponent * 10 + Int(byte - 0x30), 100_000)
    case 0x30...0x39:
      // Digits behind the eighteenth only count as places.
      if digits < 1_000_000_000_000_000_000 {
        digits = digits * 10 + UInt64(byte - 0x30)
        if hasPoint { scale += 1 }
      } else if !hasPoint {
        scale -= 1
      }
    case 0x2E: hasPoint = true
    case 0x65, 0x45: hasExponent = true
    case 0x2D where hasExponent: isNegative = true
    case 0x2B where hasExponent: break
    default: return nil
    }
  }
  var power = (isNegative ? -exponent : exponent) - scale
  var value = Double(digits)
  guard value != 0 else { return 0 }
  while power > 0, value != .infinity {
    let step = min(power, 22)
    value *= powerOfTen(step)
    power -= step
  }
  while power < 0, value != 0 {
    let step = min(-power, 22)
    value /= powerOfTen(step)
    power += step
  }
  return value
}

private func powerOfTen(_ exponent: Int) -> Double {
  var value: Double = 1
  for _ in 0..<exponent { value *= 10 }
  return value
}
