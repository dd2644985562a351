import CVLNumerics
import Testing

@Suite struct `Rounding to pixels` {
  @Test func `goes to the nearest and halves go up`() {
    let values: [Double] = [-2.5, -2.4, -0.5, -0.0, 0.49999999999999994, 0.5, 1.5, 2.4, 1e300]
    #expect(values.map(Rounding.halfUp) == [-2, -2, 0, 0, 0, 1, 2, 2, 1e300])
    #expect(Rounding.halfUp(-0.5).sign == .plus)
    #expect(Rounding.toPixel(1.3, scale: 2) == 1.5)
    #expect(Rounding.toPixel(1.3, scale: 0) == 1.3)
  }

  @Test func `agrees with the standard library's floor for all sizes`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let small = random.next(in: -0x1p54...0x1p54) * random.nextUnit()
      for x in [random.nextBits(), small] where x.isFinite {
        let floor = x.rounded(.down)
        #expect(Rounding.halfUp(x) == (x - floor >= 0.5 ? floor + 1 : floor))
      }
    }
  }
}
