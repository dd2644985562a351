import CVLNumerics

/// A colour by how it is seen: equal steps look equal, and a mix of two hues is neither grey nor dark.
///
/// Björn Ottosson's OKLab, with his matrices.
public struct OKLab: Equatable, Sendable {
  /// How light, 0 for black to 1 for white.
  public var lightness: Double
  /// From green to red.
  public var a: Double
  /// From blue to yellow.
  public var b: Double

  /// Makes a colour.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The sRGB colour, without its opacity, as it is seen.
  public init(_ color: Color) {
    let r = OKLab.linear(color.red)
    let g = OKLab.linear(color.green)
    let b = OKLab.linear(color.blue)
    let l = Elementary.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Elementary.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Elementary.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// A component without gamma.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
  }

  /// A component with gamma, cut to what a screen shows.
  fileprivate static func encoded(_ value: Double) -> Double {
    let encoded =
      value <= 0.0031308 ? value * 12.92 : 1.055 * Elementary.pow(value, 1 / 2.4) - 0.055
    return min(max(encoded, 0), 1)
  }
}

extension Color {
  /// The nearest that sRGB has to a colour as it is seen.
  public init(_ lab: OKLab, alpha: Double = 1) {
    let lRoot = lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b
    let mRoot = lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b
    let sRoot = lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b
    let l = lRoot * lRoot * lRoot
    let m = mRoot * mRoot * mRoot
    let s = sRoot * sRoot * sRoot
    self.init(
      red: OKLab.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: OKLab.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: OKLab.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha
    )
  }

  /// The colour on the way to another, as it is seen; opacity goes its own way.
  ///
  /// The ends are exact: 0 gives this colour and 1 the other. Outside of 0 to 1 the way goes on, as
  /// far as a screen can show.
  public func mixed(with other: Color, amount: Double) -> Color {
    if amount == 0 || self == other { return self }
    if amount == 1 { return other }
    let from = OKLab(self)
    let to = OKLab(other)
    func mix(_ a: Double, _ b: Double) -> Double { a * (1 - amount) + b * amount }
    return Color(
      OKLab(
        lightness: mix(from.lightness, to.lightness),
        a: mix(from.a, to.a),
        b: mix(from.b, to.b)
      ),
      alpha: min(max(mix(alpha, other.alpha), 0), 1)
    )
  }
}
