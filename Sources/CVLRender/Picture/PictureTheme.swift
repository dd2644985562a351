public import CVLEngine

/// The colours of one sort of element.
public struct ElementColors: Sendable {
  /// The box.
  public var fill: Color
  /// Its outline.
  public var line: Color
  /// The label on it.
  public var ink: Color

  /// Makes colours from three times 0xrrggbbaa.
  init(fill: UInt32, line: UInt32, ink: UInt32) {
    self.fill = Color(rgba: fill)
    self.line = Color(rgba: line)
    self.ink = Color(rgba: ink)
  }
}

/// The colours of a picture.
public struct PictureTheme: Sendable {
  /// The name on the command line.
  public var name: String
  /// Around the visible area.
  public var background: Color
  /// The visible area.
  public var card: Color
  /// Its outline.
  public var cardLine: Color
  /// Its shadow, drawn several times over.
  public var shadow: Color
  /// The dashed outline of the content.
  public var contentLine: Color
  /// Headers and footers.
  public var bar: ElementColors
  /// Supplementary elements such as badges.
  public var badge: ElementColors
  /// Decorations.
  public var decoration: ElementColors
  /// Cells, by index.
  public var cells: [ElementColors]
  /// Text on a bright fill that a script chose.
  public var darkInk: Color
  /// Text on a dark fill that a script chose.
  public var lightInk: Color

  /// A white card on warm paper.
  public static let light = PictureTheme(
    name: "light",
    background: Color(rgba: 0xF5F1_EAFF),
    card: Color(rgba: 0xFFFF_FFFF),
    cardLine: Color(rgba: 0xE3DC_D1FF),
    shadow: Color(rgba: 0x5A46_2A0A),
    contentLine: Color(rgba: 0xBFB3_A1FF),
    bar: ElementColors(fill: 0xF3EF_E8FF, line: 0xE6DF_D3FF, ink: 0x6F65_58FF),
    badge: ElementColors(fill: 0x4A42_38FF, line: 0xFFFF_FFFF, ink: 0xFFFF_FFFF),
    decoration: ElementColors(fill: 0xF7F3_ECFF, line: 0xEAE3_D7FF, ink: 0x8B80_72FF),
    cells: lightCells,
    darkInk: Color(rgba: 0x241F_1AFF),
    lightInk: Color(rgba: 0xFFFF_FFFF)
  )

  /// A dark card on a darker ground.
  public static let dark = PictureTheme(
    name: "dark",
    background: Color(rgba: 0x1513_11FF),
    card: Color(rgba: 0x211E_1BFF),
    cardLine: Color(rgba: 0x3A35_30FF),
    shadow: Color(rgba: 0x0000_0026),
    contentLine: Color(rgba: 0x5C54_4BFF),
    bar: ElementColors(fill: 0x2D29_25FF, line: 0x3D37_31FF, ink: 0xB3A8_9AFF),
    badge: ElementColors(fill: 0xEFE8_DEFF, line: 0x211E_1BFF, ink: 0x2A25_20FF),
    decoration: ElementColors(fill: 0x2824_20FF, line: 0x3530_2BFF, ink: 0x9A8F_82FF),
    cells: darkCells,
    darkInk: Color(rgba: 0x1513_11FF),
    lightInk: Color(rgba: 0xFFFF_FFFF)
  )

  /// Every theme.
  public static let all = [light, dark]
}
