extension StandardLayout {
  static let grid = StandardLayout(
    name: "grid",
    source: """
      /// Items in columns of equal width, row after row.
      layout grid {
        /// The size of an item; 0 across fills the columns, 0 along is as long as across.
        param itemSize = (0, 0)
        /// The distance between columns and between rows.
        param spacing = (10, 10)
        /// The distance of all items from the edges.
        param inset = insets(0, 0, 0, 0)
        /// The axis that scrolls.
        param scroll = vertical in vertical | horizontal
        /// How many columns; as many as fit where the size of an item is given.
        param columns = across > 0 ? max(1, floor((room + gap) / (across + gap) + 0.000001)) : 3

        let isVertical = scroll == vertical
        let across = isVertical ? itemSize.width : itemSize.height
        let along = isVertical ? itemSize.height : itemSize.width
        let gap = isVertical ? spacing.x : spacing.y
        let lineGap = isVertical ? spacing.y : spacing.x
        let room = isVertical ? width - inset.left - inset.right : height - inset.top - inset.bottom
        let side = across > 0 ? across : (room - gap * (columns - 1)) / columns
        let length = along > 0 ? along : side
        let lines = ceil(total / columns)
        let extent = lines > 0 ? lines * (length + lineGap) - lineGap : 0

        item {
          let place = (ordinal % columns) * (side + gap)
          let line = floor(ordinal / columns) * (length + lineGap)
          size = isVertical ? (side, length) : (length, side)
          origin = (inset.left, inset.top) + (isVertical ? (place, line) : (line, place))
        }

        contentSize = isVertical ?
          (width, inset.top + extent + inset.bottom) :
          (inset.left + extent + inset.right, height)
      }
      """
  )
}
