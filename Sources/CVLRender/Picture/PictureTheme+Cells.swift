// The colours of cells, by index: twelve hues 30 degrees apart in OKLCH, of one lightness, so that no
// cell shouts and the dark ink of the same hue reads on each (contrast 6 to 1 or better). Fixed
// tables: a picture has the same bytes everywhere.

extension PictureTheme {
  // swift-format-ignore
  static let lightCells = [
    ElementColors(fill: 0xFC9D_91FF, line: 0xDB78_6CFF, ink: 0x5426_20FF),
    ElementColors(fill: 0xF2A8_6EFF, line: 0xD183_42FF, ink: 0x4F2B_0AFF),
    ElementColors(fill: 0xD9B6_5EFF, line: 0xB893_2AFF, ink: 0x4433_01FF),
    ElementColors(fill: 0xB4C5_6CFF, line: 0x92A2_40FF, ink: 0x323A_08FF),
    ElementColors(fill: 0x86CF_90FF, line: 0x5DAD_6BFF, ink: 0x183F_20FF),
    ElementColors(fill: 0x58D3_BAFF, line: 0x01B1_98FF, ink: 0x003F_35FF),
    ElementColors(fill: 0x4BCF_E1FF, line: 0x07AC_BDFF, ink: 0x033D_44FF),
    ElementColors(fill: 0x6EC5_FCFF, line: 0x3EA2_DCFF, ink: 0x043A_55FF),
    ElementColors(fill: 0x9EB8_FDFF, line: 0x7794_E6FF, ink: 0x2633_59FF),
    ElementColors(fill: 0xC3AA_FBFF, line: 0xA286_DBFF, ink: 0x3A2D_54FF),
    ElementColors(fill: 0xE3A0_E0FF, line: 0xC27B_BFFF, ink: 0x4827_47FF),
    ElementColors(fill: 0xF69B_BAFF, line: 0xD575_98FF, ink: 0x5124_35FF),
  ]

  // swift-format-ignore
  static let darkCells = [
    ElementColors(fill: 0xE581_75FF, line: 0xFDA2_96FF, ink: 0x250E_0CFF),
    ElementColors(fill: 0xDB8C_4CFF, line: 0xF3AC_75FF, ink: 0x2311_03FF),
    ElementColors(fill: 0xC29C_36FF, line: 0xDBBA_66FF, ink: 0x1E15_00FF),
    ElementColors(fill: 0x9BAC_4AFF, line: 0xB7C8_74FF, ink: 0x1418_03FF),
    ElementColors(fill: 0x67B7_74FF, line: 0x8CD1_95FF, ink: 0x081B_0BFF),
    ElementColors(fill: 0x20BA_A1FF, line: 0x63D5_BEFF, ink: 0x001B_16FF),
    ElementColors(fill: 0x00B6_C9FF, line: 0x57D1_E3FF, ink: 0x001A_1EFF),
    ElementColors(fill: 0x49AC_E6FF, line: 0x75C8_FCFF, ink: 0x0218_26FF),
    ElementColors(fill: 0x809E_F0FF, line: 0xA3BC_FEFF, ink: 0x0E15_28FF),
    ElementColors(fill: 0xAB90_E5FF, line: 0xC6AE_FCFF, ink: 0x1812_26FF),
    ElementColors(fill: 0xCB84_C9FF, line: 0xE4A4_E2FF, ink: 0x200F_1FFF),
    ElementColors(fill: 0xDF7F_A1FF, line: 0xF7A0_BDFF, ink: 0x240E_16FF),
  ]
}
