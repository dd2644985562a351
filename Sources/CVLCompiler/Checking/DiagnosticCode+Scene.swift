internal import CVLSyntax

// The long stories of the problems with the scene: statements that cannot be carried out.

extension DiagnosticCode {
  static let scene: [DiagnosticCode] = [
    DiagnosticCode(
      501,
      title: "an element that there is not",
      story: """
        Items and sections count from 0, so of 20 items the last is item(19). A header, a \
        footer, a supplementary or a decoration element is there only if the layout has a block \
        for it, or makes it itself.
        """,
      example: "print item(20).center",
      remedy: "print item(19).center"
    ),
    DiagnosticCode(
      502,
      title: "a number that counts nothing",
      story: """
        How many items there are, and which one is meant, is a whole number from 0. Round it if \
        it comes out of a formula: floor, round or ceil.
        """,
      example: "items 30 / 4",
      remedy: "items ceil(30 / 4)"
    ),
    DiagnosticCode(
      503,
      title: "an expectation that does not hold",
      story: """
        What 'expect' demands is not so; the message shows both sides of the comparison. The \
        script goes on, so that all failing expectations are told. Where a value is not exact, \
        say how far off it may be: 'expect A == B within 0.01'.
        """,
      example: "expect count == 21",
      remedy: "expect count == 20"
    ),
    DiagnosticCode(
      504,
      title: "an expected error that did not come",
      story: """
        'expect error' holds if the block in it fails with that code, or one that begins so. It \
        did not fail, or in another way, which the note then shows. The scene is as it was \
        before the block in any case.
        """,
      example: "expect error CVL0401 { print 1 / 2 }",
      remedy: "expect error CVL0401 { print 1 / 0 }"
    ),
    DiagnosticCode(
      505,
      title: "data of another type",
      story: """
        The layout uses a field of the items' data in a way that its values do not allow. In a \
        file a column is of numbers only if every value in it is one. Values for angles and \
        times are numbers in a file: write data.turn * 1deg.
        """,
      example: """
        layout bars: flow {
          item { size = (data.v, 20) }
        }
        items 3 { v = "wide" }
        """,
      remedy: """
        layout bars: flow {
          item { size = (data.v, 20) }
        }
        items 3 { v = 80 }
        """
    ),
    DiagnosticCode(
      506,
      title: "data that is missing",
      story: """
        The layout reads data.FIELD, and the items have no such field: they were given without \
        data, or their data has other fields. Data comes from a block behind 'items' or from a \
        file.
        """,
      example: """
        layout bars: flow {
          item { size = (data.v, 20) }
        }
        items 3
        show bars
        """,
      remedy: """
        layout bars: flow {
          item { size = (data.v, 20) }
        }
        items 3 { v = 80 }
        show bars
        """
    ),
    DiagnosticCode(
      507,
      title: "a size that no scene can have",
      story: """
        The width and the height of a scene are from 0 to a thousand million points.
        """,
      example: "resize -320 x 480",
      remedy: "resize 320 x 480"
    ),
    DiagnosticCode(
      508,
      title: "a key that is given twice",
      story: """
        Keys tell items apart when they move, so no two items of a scene have the same one, in \
        whatever sections they are.
        """,
      example: "items keys [\"ant\", \"bee\", \"ant\"]",
      remedy: "items keys [\"ant\", \"bee\", \"cat\"]"
    ),
    DiagnosticCode(
      509,
      title: "a place that a change cannot find",
      story: """
        A change names something that is not there. Deletes, reloads and the starts of moves mean \
        places before the change, insertions and the ends of moves places after it; the message \
        says how many there are.
        """,
      example: "items 5\ndelete 5",
      remedy: "items 5\ndelete 4"
    ),
    DiagnosticCode(
      510,
      title: "changes that contradict each other",
      story: """
        In one batch an item is deleted, reloaded or moved once, and a place is given to one item \
        only. The order of the statements means nothing: deletes, reloads and the starts of moves \
        are places before, the rest places after.
        """,
      example: "batch {\n  delete 3\n  move 3 to 0\n}",
      remedy: "batch {\n  delete 3\n  move 4 to 0\n}"
    ),
    DiagnosticCode(
      511,
      title: "a time that cannot pass",
      story: """
        The scene's clock only goes on, and it counts to a million seconds, so that every instant \
        before is exact.
        """,
      example: "wait -1s",
      remedy: "wait 1s"
    ),
    DiagnosticCode(
      512,
      title: "a new item without a key",
      story: """
        Items that were given with keys are told apart by them, so an item without a key cannot \
        come among them.
        """,
      example: "items keys [\"ant\", \"bee\"]\ninsert 1 at 0",
      remedy: "items keys [\"ant\", \"bee\"]\ndelete 0"
    ),
  ]
}
