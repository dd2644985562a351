extension StandardLayout {
  static let carousel = StandardLayout(
    name: "carousel",
    source: """
      /// A horizontal line of items; the one in the middle of the screen is the largest.
      layout carousel {
        /// The size of the item in the middle.
        param itemSize = (160, 220)
        /// The distance between items.
        param spacing = 20
        /// The scale of items that are a whole item away, or more.
        param small = 0.8 in 0...1
        /// The opacity of items that are a whole item away, or more.
        param faint = 0.6 in 0...1

        let pitch = itemSize.width + spacing

        item {
          let along = width / 2 + ordinal * pitch
          // 0 in the middle of the screen, 1 a whole item away from it.
          let away = clamp(abs(along - bounds.midX) / pitch, 0, 1)
          size = itemSize
          center = (along, mid.y)
          scale = lerp(1, small, away)
          alpha = lerp(1, faint, away)
          z = -away
        }

        contentSize = (max(0, total - 1) * pitch + width, height)
      }
      """
  )
}
