extension StandardLayout {
  static let spiral = StandardLayout(
    name: "spiral",
    source: """
      /// Items on a spiral of even turns, the first in the middle.
      layout spiral {
        /// The middle of the spiral.
        param center = mid
        /// The distance from one turn to the next.
        param gap = 30
        /// The distance of neighbours along the spiral.
        param step = 30
        /// The size of an item.
        param itemSize = (24, 24)
        /// Where the spiral begins, from the x axis towards y.
        param start = 0deg

        // Near enough to even steps along r = gap * turns: the angle grows with the square root.
        let turns = sqrt(ordinal * step / (gap * 3.141592653589793))

        item {
          size = itemSize
          center = center + polar(gap * turns, start + turns * 1turn)
        }

        contentSize = (width, height)
      }
      """
  )
}
