/// A colour: sRGB components and opacity, each 0 to 1, not premultiplied.
public struct Color: Equatable, Sendable {
  /// Red, gamma-encoded.
  public var red: Double
  /// Green, gamma-encoded.
  public var green: Double
  /// Blue, gamma-encoded.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from 0xrrggbbaa.
  public init(rgba: UInt32) {
    red = Double(rgba >> 24) / 255
    green = Double(rgba >> 16 & 255) / 255
    blue = Double(rgba >> 8 & 255) / 255
    alpha = Double(rgba & 255) / 255
  }
}
