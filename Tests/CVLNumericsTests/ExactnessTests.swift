import CVLNumerics
import Testing

@Suite struct `Exact results` {
  @Test func `of sines and cosines at multiples of fifteen degrees, over many turns`() {
    let sines: [Double?] = [0, nil, 0.5, nil, nil, nil, 1, nil, nil, nil, 0.5, nil]
    for turn in [0.0, 1, -1, 7, -1000, 123_456, 1e9, 0x1p40, -0x1p44] {
      for step in 0..<24 {
        let d = Double(step * 15) + turn * 360
        guard let sine = sines[step % 12] else { continue }
        let expected = step < 12 ? sine : -sine
        #expect(Elementary.sinDegrees(d) == expected, "\(d)")
        #expect(Elementary.cosDegrees(d - 90) == expected, "\(d)")
        if expected == 0 {
          #expect(Elementary.sinDegrees(d).sign == .plus)
          #expect(Elementary.cosDegrees(d - 90).sign == .plus)
        }
      }
      #expect(Elementary.sinDegrees(45 + turn * 360) == 0.5.squareRoot())
      #expect(Elementary.cosDegrees(45 + turn * 360) == 0.5.squareRoot())
    }
  }

  @Test func `of tangents at multiples of 45 degrees`() {
    for turn in [0.0, 1, -1, 1000, -123_456, 1e9] {
      let values = (0..<8).map { Elementary.tanDegrees(Double($0) * 45 + turn * 360) }
      #expect(values == [0, 1, .infinity, -1, 0, 1, -.infinity, -1])
    }
    #expect(Elementary.tanDegrees(-0.0).sign == .plus)
  }

  @Test func `of inverse functions in degrees`() {
    let angles: [Double] = [-90, -30, 0, 30, 90]
    #expect([-1, -0.5, 0, 0.5, 1].map(Elementary.asinDegrees) == angles)
    #expect([-1, -0.5, 0, 0.5, 1].map(Elementary.acosDegrees) == [180, 120, 90, 60, 0])
    #expect(
      [-.infinity, -1, 0, 1, .infinity].map(Elementary.atanDegrees) == [-90, -45, 0, 45, 90]
    )
    for r in [1, 3, 0.1, 1e-300, 1e300, .infinity] {
      #expect(Elementary.atan2Degrees(r, r) == 45)
      #expect(Elementary.atan2Degrees(r, -r) == 135)
      #expect(Elementary.atan2Degrees(-r, -r) == -135)
      #expect(Elementary.atan2Degrees(-r, r) == -45)
      #expect(Elementary.atan2Degrees(0, r) == 0)
      #expect(Elementary.atan2Degrees(0, -r) == 180)
      #expect(Elementary.atan2Degrees(-0.0, -r) == 180)
      #expect(Elementary.atan2Degrees(r, 0) == 90)
      #expect(Elementary.atan2Degrees(-r, 0) == -90)
    }
    #expect(Elementary.atan2Degrees(-1e-300, -1) == 180)
  }

  @Test func `of logarithms of powers`() {
    for n in -1074...1023 {
      let power = Double(sign: .plus, exponent: n, significand: 1)
      #expect(Elementary.log2(power) == Double(n))
      #expect(Elementary.pow(2, Double(n)) == power)
    }
    for n in 0...22 {
      #expect(Elementary.log10(Elementary.pow(10, Double(n))) == Double(n))
    }
    #expect(Elementary.exp(0) == 1 && Elementary.log(1) == 0 && Elementary.expMinusOne(0) == 0)
  }

  @Test func `of roots of cubes and squares`() {
    for n in stride(from: -200_000.0, through: 200_000, by: 37) {
      #expect(Elementary.cbrt(n * n * n) == n)
      #expect(Elementary.hypot(3 * n, 4 * n) == 5 * n.magnitude)
    }
    #expect(Elementary.hypot(3e307, 4e307) == 5e307)
  }

  @Test func `of powers`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let x = random.next(in: -1000...1000)
      #expect(Elementary.pow(x, 0) == 1)
      #expect(Elementary.pow(x, 1) == x)
      #expect(Elementary.pow(x, 2) == x * x)
      #expect(Elementary.pow(x, -1) == 1 / x)
      #expect(Elementary.pow(x.magnitude, 0.5) == x.magnitude.squareRoot())
      let n = x.rounded()
      #expect(Elementary.pow(n, 3) == n * n * n)
      #expect(Elementary.pow(n, 5) == n * n * n * n * n)
    }
  }

  @Test func `of floored remainders`() {
    func modulo(_ a: Double, _ b: Double) -> Double { Elementary.floorModulo(a, b) }
    #expect(modulo(-1, 5) == 4)
    #expect(modulo(5.5, -2) == -0.5)
    #expect(modulo(7, 7) == 0 && modulo(-7, 7).sign == .plus && modulo(-0.0, 7).sign == .plus)
    #expect(modulo(-1e-20, 5) == 5)
    #expect(modulo(3, .infinity) == 3 && modulo(-3, .infinity) == .infinity)
    #expect(modulo(3, -.infinity) == -.infinity && modulo(0, -.infinity) == 0)
    for bad in [modulo(1, 0), modulo(.infinity, 2), modulo(.nan, 1), modulo(1, .nan), modulo(0, 0)]
    {
      #expect(bad.isNaN)
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<20_000 {
      let a = random.nextBits()
      let b = random.nextBits()
      guard a.isFinite, b.isFinite, b != 0 else { continue }
      let rest = a.truncatingRemainder(dividingBy: b)
      let expected = rest == 0 || (rest < 0) == (b < 0) ? rest : rest + b
      #expect(modulo(a, b) == expected, "\(a), \(b)")
      let small = Double(random.nextInt(below: 2_000_001) - 1_000_000)
      let step = Double(random.nextInt(below: 1000) + 1)
      #expect(modulo(small, step) == small - step * (small / step).rounded(.down))
    }
  }

  @Test func `are the same in the block form`() {
    var random = SplitMix64(seed: 6)
    for count in [0, 1, 2, 31, 32, 33, 1000] {
      for isWild in [false, true] {
        let d = (0..<count).map { _ in isWild ? random.nextBits() : random.next(in: -1e6...1e6) }
        var sines = [Double](repeating: 7, count: count)
        var cosines = sines
        d.withUnsafeBufferPointer { d in
          sines.withUnsafeMutableBufferPointer { sines in
            cosines.withUnsafeMutableBufferPointer { cosines in
              guard let from = d.baseAddress, let sin = sines.baseAddress,
                let cos = cosines.baseAddress
              else { return }
              Elementary.sinCosDegrees(from, sin: sin, cos: cos, count: count)
            }
          }
        }
        for i in 0..<count {
          let pair = Elementary.sinCosDegrees(d[i])
          #expect(sines[i].bitPattern == Elementary.sinDegrees(d[i]).bitPattern)
          #expect(cosines[i].bitPattern == Elementary.cosDegrees(d[i]).bitPattern)
          #expect(pair.sin.bitPattern == sines[i].bitPattern)
          #expect(pair.cos.bitPattern == cosines[i].bitPattern)
        }
      }
    }
  }
}
