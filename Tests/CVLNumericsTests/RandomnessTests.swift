import CVLNumerics
import Testing

@Suite struct `Random numbers` {
  @Test(arguments: [0.0, 1, -7, 0.5, 1e9])
  func `of neighbouring integers looks uniform and uncorrelated`(seed: Double) {
    let count = 20_000
    let values = (0..<count).map { Randomness.unit(Double($0), seed) }
    #expect(values.allSatisfy { $0 >= 0 && $0 < 1 })
    let mean = values.reduce(0, +) / Double(count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
    // Five standard deviations each.
    #expect((mean - 0.5).magnitude < 0.0102)
    #expect((variance - 1 / 12).magnitude < 0.0027)
    for lag in [1, 2, 3, 10, 64] {
      let products = zip(values, values.dropFirst(lag)).map { ($0 - mean) * ($1 - mean) }
      #expect((products.reduce(0, +) / Double(products.count) / variance).magnitude < 0.036)
    }
    var bins = [Double](repeating: 0, count: 100)
    for value in values { bins[Int(value * 100)] += 1 }
    let chiSquare = bins.reduce(0) { $0 + ($1 - 200) * ($1 - 200) / 200 }
    #expect(chiSquare > 40 && chiSquare < 180)
  }

  @Test func `of neighbouring seeds is uncorrelated`() {
    let products = (0..<20_000).map {
      (Randomness.unit(Double($0), 1) - 0.5) * (Randomness.unit(Double($0), 2) - 0.5)
    }
    #expect((products.reduce(0, +) / 20_000 * 12).magnitude < 0.036)
  }

  @Test func `depends on values only`() {
    #expect(Randomness.unit(3, 4) == Randomness.unit(3, 4))
    #expect(Randomness.unit(-0.0, -0.0) == Randomness.unit(0, 0))
    #expect(Randomness.unit(1, 2) != Randomness.unit(2, 1))
    #expect(Randomness.unit(.nan, 0).isNaN && Randomness.unit(0, .infinity).isNaN)
  }

  @Test func `as noise is smooth, bounded and zero at whole coordinates`() {
    var random = SplitMix64(seed: 12)
    var least = 0.0
    var greatest = 0.0
    for i in 0..<50_000 {
      let range: ClosedRange<Double> = i % 2 == 0 ? -100...100 : -1e15...1e15
      let x = random.next(in: range)
      let y = random.next(in: -50...50)
      let noise = Randomness.noise(x, y, 1)
      least = min(least, noise)
      greatest = max(greatest, noise)
      if i % 2 == 0 {
        #expect((Randomness.noise(x + 1e-6, y, 1) - noise).magnitude < 1e-5)
        #expect(Randomness.noise(x.rounded(), y.rounded(), 1) == 0)
      }
    }
    #expect(least >= -1 && least < -0.7 && greatest <= 1 && greatest > 0.7)
    #expect(Randomness.noise(0.3, 0.4, 1) != Randomness.noise(0.3, 0.4, 2))
    #expect(Randomness.noise(.nan, 0, 0).isNaN && Randomness.noise(0, .infinity, 0).isNaN)
    #expect(Randomness.noise(1e300, -1e300, 1) == 0)
  }

  @Test func `by a generator is the published sequence`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect((0..<1000).allSatisfy { _ in (0..<7).contains(random.nextInt(below: 7)) })
    #expect(random.nextInt(below: 0) == 0 && random.nextInt(below: -5) == 0)
  }
}
