extension StandardLayout {
  static let circle = StandardLayout(
    name: "circle",
    source: """
      /// Items on a circle, or on an arc whose ends both carry an item.
      layout circle {
        /// The middle of the circle.
        param center = mid
        /// The distance of the items' centres from the middle.
        param radius = min(width, height) / 2.5
        /// The size of an item.
        param itemSize = (70, 70)
        /// Where the first item is, from the x axis towards y.
        param start = 0deg
        /// The whole angle; a negative one goes counter-clockwise.
        param sweep = 1turn
        /// Whether items stay upright, point outwards, or lie along the circle.
        param face = none in none | outward | tangent

        // A whole turn has as many steps as items; on an arc the last item sits on its end.
        let steps = sweep % 1turn == 0deg ? count : max(count - 1, 1)
        let direction = start + i / steps * sweep

        item {
          size = itemSize
          center = center + polar(radius, direction)
          if face == outward { rotation = direction }
          if face == tangent { rotation = direction + 90deg }
        }

        contentSize = (width, height)
      }
      """
  )
}
