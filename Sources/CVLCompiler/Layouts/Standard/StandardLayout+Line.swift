extension StandardLayout {
  static let line = StandardLayout(
    name: "line",
    source: """
      /// Items one after the other in a single line, centred across it.
      layout line {
        /// The size of an item.
        param itemSize = (50, 50)
        /// The distance between items.
        param spacing = 10
        /// The distance before the first and after the last item.
        param inset = 0
        /// The axis that scrolls.
        param scroll = horizontal in horizontal | vertical

        let isHorizontal = scroll == horizontal
        let length = isHorizontal ? itemSize.width : itemSize.height
        let extent = 2 * inset + max(0, total * (length + spacing) - spacing)

        item {
          let along = inset + ordinal * (length + spacing) + length / 2
          size = itemSize
          center = isHorizontal ? (along, mid.y) : (mid.x, along)
        }

        contentSize = isHorizontal ? (extent, height) : (width, extent)
      }
      """
  )
}
