import CVLEngine
import Testing

@Suite struct ColorTests {
  static let red = Color(rgba: 0xff00_00ff)
  static let blue = Color(rgba: 0x0000_ffff)

  // Ottosson's own table for sRGB.
  static let known: [(Color, OKLab)] = [
    (Color(rgba: 0xffff_ffff), OKLab(lightness: 1, a: 0, b: 0)),
    (red, OKLab(lightness: 0.62796, a: 0.22486, b: 0.12585)),
    (Color(rgba: 0x00ff_00ff), OKLab(lightness: 0.86644, a: -0.23389, b: 0.17950)),
    (blue, OKLab(lightness: 0.45201, a: -0.03246, b: -0.31153)),
    (Color(rgba: 0x0000_00ff), OKLab(lightness: 0, a: 0, b: 0)),
  ]

  @Test(arguments: known)
  func `primaries have their known place`(_ color: Color, _ expected: OKLab) {
    let lab = OKLab(color)
    #expect((lab.lightness - expected.lightness).magnitude < 1e-5)
    #expect((lab.a - expected.a).magnitude < 1e-5)
    #expect((lab.b - expected.b).magnitude < 1e-5)
  }

  @Test(arguments: 0..<300)
  func `there and back is the same byte`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let color = Color(rgba: .random(in: 0...UInt32.max, using: &random))
    let back = Color(OKLab(color), alpha: color.alpha)
    #expect(back.rgba == color.rgba)
    #expect((back.red - color.red).magnitude < 1e-5)
  }

  @Test func `the ends of a mix are exact`() {
    let a = Color(red: 0.123, green: 0.2, blue: 0.9, alpha: 0.3)
    let b = Color(red: 1, green: 0.77, blue: 0, alpha: 0.9)
    #expect(a.mixed(with: b, amount: 0) == a)
    #expect(a.mixed(with: b, amount: 1) == b)
    #expect(a.mixed(with: a, amount: 0.3) == a)
    #expect((a.mixed(with: b, amount: 0.5).alpha - 0.6).magnitude < 1e-15)
  }

  @Test func `half way from red to blue is what others say`() {
    // color-mix(in oklab, red, blue)
    #expect(Self.red.mixed(with: Self.blue, amount: 0.5).hexText == "#8c53a2ff")
    let beyond = Self.red.mixed(with: Self.blue, amount: 7)
    #expect(beyond.red >= 0 && beyond.blue <= 1)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.5, "#ff0000ff"), (120, 1, 0.25, "#008000ff"), (240, 1, 0.5, "#0000ffff"),
    (-120, 1, 0.5, "#0000ffff"), (420, 1, 0.5, "#ffff00ff"), (77, 0, 0.5, "#808080ff"),
    (39, 0.77, 0.6, "#e8b14aff"),
  ])
  func `hue, saturation and lightness`(
    _ hue: Double,
    _ saturation: Double,
    _ lightness: Double,
    _ text: String
  ) {
    #expect(Color.hsl(hue, saturation, lightness).hexText == text)
  }

  @Test func `hex has eight digits and cuts what is outside`() {
    #expect(Color(rgba: 0x0102_03ff).hexText == "#010203ff")
    #expect(Color(rgba: 0xabcd_ef00).hexText == "#abcdef00")
    let odd = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(odd.hexText == "#00ff00ff")
  }
}
