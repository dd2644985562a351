extension StandardLayout {
  static let fan = StandardLayout(
    name: "fan",
    source: """
      /// Items spread like a hand of cards, turned about a point below the middle.
      layout fan {
        /// The middle of the hand.
        param center = mid
        /// The size of a card.
        param itemSize = (80, 120)
        /// The angle from the first card to the last.
        param spread = 60deg
        /// How far below the cards' middle the turning point is.
        param radius = 200

        let place = total > 1 ? ordinal / (total - 1) - 0.5 : 0
        let turn = place * spread

        item {
          size = itemSize
          center = center + (0, radius) + polar(radius, turn - 90deg)
          rotation = turn
          z = ordinal
        }

        contentSize = (width, height)
      }
      """
  )
}
