internal import CVLEngine
internal import CVLSyntax

/// Where a formula stands, which decides what names mean something there.
package enum Site: UInt8, Sendable {
  /// In a block of items, or of what goes with an item.
  case item
  /// In a block of headers, footers or decorations.
  case section
  /// In what the layout says as a whole: its content size.
  case layout
  /// In a statement.
  case statement
  /// In a block of data.
  case data
  /// In a rule, of one element in a change.
  case rule

  /// The sites that a formula of items has.
  static let items: [Site] = [.item, .data, .rule]
  static let sections: [Site] = [.item, .section, .data, .rule]
  static let everywhere: [Site] = [
    .item, .section, .layout, .statement, .data, .rule,
  ]
}

/// A name that formulas can read: what checker, completion and reference know of it.
package struct SceneName: Sendable {
  /// The name.
  package var name: StaticString
  /// One line on what it is, units included.
  package var summary: StaticString
  /// Where it may stand.
  var sites: [Site]
  /// Its value in the graph.
  var operand: @Sendable (Lowering, SourceRange) -> Operand

  /// All of them.
  package static let all: [SceneName] = [
    input("i", .index, Site.items + [.section], "The item's index in its section, from 0."),
    input("section", .section, Site.sections, "The section's index, from 0."),
    SceneName(
      name: "count",
      summary: "The items in this section; in a statement, all items.",
      sites: Site.sections + [.statement]
    ) { lowering, range in
      let isAll = lowering.site == .statement
      return .number(lowering.input(isAll ? .total : .count, range), range)
    },
    input("rank", .rank, [.rule], "The element's place among those that the rule serves, from 0."),
    input("ranks", .ranks, [.rule], "How many elements the rule serves."),
    input("oldIndex", .oldIndex, [.rule], "The item's index before the change, -1 if it is new."),
    input("newIndex", .newIndex, [.rule], "The item's index after the change, -1 if it goes."),
    input("sections", .sections, Site.everywhere, "How many sections there are."),
    input("ordinal", .ordinal, Site.items, "The item's index over all sections, from 0."),
    input("total", .total, Site.everywhere, "How many items there are in all sections."),
    input("width", .width, Site.everywhere, "The width of the bounds in points."),
    input("height", .height, Site.everywhere, "The height of the bounds in points."),
    SceneName(
      name: "mid",
      summary: "The middle of the first screen: (width / 2, height / 2).",
      sites: Site.everywhere
    ) { lowering, range in
      Operand(
        .numbers(
          .point,
          [Input.width, .height].map {
            lowering.apply(
              .divide,
              [lowering.input($0, range), lowering.graph.constant(2)],
              range
            )
          }
        ),
        range
      )
    },
    SceneName(
      name: "bounds",
      summary: "The visible area in content coordinates, a rect.",
      sites: Site.everywhere
    ) { lowering, range in
      Operand(
        .numbers(
          .rect,
          [Input.offsetX, .offsetY, .visibleWidth, .visibleHeight].map { lowering.input($0, range) }
        ),
        range
      )
    },
    SceneName(
      name: "offset",
      summary: "How far the content is scrolled, a point.",
      sites: Site.everywhere
    ) { lowering, range in
      Operand(
        .numbers(.point, [Input.offsetX, .offsetY].map { lowering.input($0, range) }),
        range
      )
    },
    SceneName(
      name: "time",
      summary: "The scene's clock, a time.",
      sites: Site.everywhere
    ) { lowering, range in
      Operand(.numbers(.time, [lowering.input(.time, range)]), range)
    },
    SceneName(
      name: "data",
      summary: "The item's row: data.FIELD.",
      sites: [.item, .rule]
    ) { Operand(.namespace(.data), $1) },
    SceneName(
      name: "column",
      summary: "A field of all items of the section, a list: column.FIELD.",
      sites: [.item, .section, .rule]
    ) { Operand(.namespace(.column), $1) },
    SceneName(
      name: "prev",
      summary: "The attributes of the item before; before the first it has size 0 at the origin.",
      sites: [.item]
    ) { $0.previous($1) },
    SceneName(
      name: "cell",
      summary: "In a supplementary block: the attributes of its item.",
      sites: [.item]
    ) { $0.cell($1) },
    SceneName(
      name: "visible",
      summary: "The elements that meet the bounds: visible.count.",
      sites: [.statement]
    ) { Operand(.namespace(.visible), $1) },
    SceneName(
      name: "contentSize",
      summary: "The extent of the content, a point.",
      sites: [.statement]
    ) { lowering, range in
      Operand(
        .numbers(
          .point,
          (0..<2).map { lowering.graph.add(.scene(.contentSize($0)), [], at: range) }
        ),
        range
      )
    },
    SceneName(
      name: "layout",
      summary: "The name of the layout that is shown, a text.",
      sites: [.statement]
    ) { Operand(.text($0.graph.add(.textScene(.layoutName), [], at: $1)), $1) },
    SceneName(
      name: "idle",
      summary: "Whether nothing moves, a flag.",
      sites: [.statement]
    ) { .flag($0.graph.add(.scene(.isIdle), [], at: $1), $1) },
    angle("pi", 180, "Half a turn."),
    angle("π", 180, "Half a turn."),
    angle("tau", 360, "A whole turn."),
    angle("τ", 360, "A whole turn."),
  ]

  private static func input(
    _ name: StaticString,
    _ input: Input,
    _ sites: [Site],
    _ summary: StaticString
  ) -> SceneName {
    SceneName(name: name, summary: summary, sites: sites) {
      .number($0.input(input, $1), $1)
    }
  }

  private static func angle(
    _ name: StaticString,
    _ degrees: Double,
    _ summary: StaticString
  ) -> SceneName {
    SceneName(name: name, summary: summary, sites: Site.everywhere) {
      Operand(.numbers(.angle, [$0.graph.constant(degrees)]), $1)
    }
  }
}
