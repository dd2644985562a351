import CVLNumerics

extension Color {
  /// Makes a colour from hue in degrees (any number of turns), saturation and lightness (0 to 1).
  public static func hsl(
    _ hue: Double,
    _ saturation: Double,
    _ lightness: Double,
    alpha: Double = 1
  ) -> Color {
    let s = min(max(saturation, 0), 1)
    let l = min(max(lightness, 0), 1)
    let reach = s * min(l, 1 - l)
    func component(_ offset: Double) -> Double {
      let k = Elementary.floorModulo(offset + hue / 30, 12)
      return l - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }

  /// The colour as 0xrrggbbaa, each component rounded and cut to 0 to 255.
  public var rgba: UInt32 {
    Color.byte(red) << 24 | Color.byte(green) << 16 | Color.byte(blue) << 8 | Color.byte(alpha)
  }

  /// The colour as scripts write and print it: `#rrggbbaa`, always with all eight digits.
  public var hexText: String {
    let digits: StaticString = "0123456789abcdef"
    let value = rgba
    var text: [UInt8] = [UInt8(ascii: "#")]
    for k in 0..<8 {
      text.append(digits.utf8Start[Int(value >> UInt32(28 - 4 * k) & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func byte(_ component: Double) -> UInt32 {
    UInt32(Int(clamping: component * 255 + 0.5, to: 0...255))
  }
}
