extension StandardLayout {
  static let coverflow = StandardLayout(
    name: "coverflow",
    source: """
      /// Covers in a row that face the viewer in the middle and turn away at both sides.
      layout coverflow {
        /// The size of a cover.
        param itemSize = (160, 160)
        /// The distance of neighbours at the sides.
        param spacing = 60
        /// How far covers turn at the sides.
        param turn = 60deg
        /// The distance of the eye.
        param eye = 500 in 1...1000000

        let pitch = spacing

        item {
          let along = width / 2 + ordinal * pitch
          // -1 on the left, 0 in the middle, 1 on the right.
          let side = clamp((along - bounds.midX) / pitch, -1, 1)
          size = itemSize
          center = (along + side * itemSize.width / 2, mid.y)
          rotation.y = -side * turn
          perspective = 1 / eye
          z = -abs(along - bounds.midX)
        }

        contentSize = (max(0, total - 1) * pitch + width, height)
      }
      """
  )
}
