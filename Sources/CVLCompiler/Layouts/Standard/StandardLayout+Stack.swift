extension StandardLayout {
  static let stack = StandardLayout(
    name: "stack",
    source: """
      /// Items on top of each other like a pile of cards, the first one in front.
      layout stack {
        /// The middle of the card in front.
        param center = mid
        /// The size of a card.
        param itemSize = (200, 120)
        /// How far each card behind is shifted.
        param shift = (0, -12)
        /// How much smaller each card behind is.
        param shrink = 0.05 in 0...1
        /// How many cards are seen; those behind are transparent.
        param depth = 5 in 1...1000

        item {
          size = itemSize
          center = center + shift * min(ordinal, depth)
          scale = max(0, 1 - shrink * min(ordinal, depth))
          alpha = ordinal < depth ? 1 : 0
          z = -ordinal
        }

        contentSize = (width, height)
      }
      """
  )
}
