internal import CVLSyntax

// The long stories of the problems with files; `Diagnostic+Files.swift` in the façade words them.

extension DiagnosticCode {
  static let files: [DiagnosticCode] = [
    DiagnosticCode(
      701,
      title: "a file that there is not",
      story: """
        No file is where the path leads, or it cannot be read. A path is relative to the file in \
        which it stands; a script that comes from standard input starts in the current folder.
        """,
      example: "use \"pallette.cvl\"",
      remedy: "use \"palette.cvl\""
    ),
    DiagnosticCode(
      702,
      title: "a folder instead of a file",
      story: """
        The path leads to a folder. 'use' and 'items from' read one file each.
        """,
      example: "use \"parts\"",
      remedy: "use \"parts/palette.cvl\""
    ),
    DiagnosticCode(
      703,
      title: "a path that leaves the folder",
      story: """
        A script reads files beside it and below, never outside of the folder of the script that \
        was started: not by '..', not by an absolute path, not through a symbolic link. So a \
        script from elsewhere can be played without fear. Move the file into the folder.
        """,
      example: "use \"../palette.cvl\"",
      remedy: "use \"palette.cvl\""
    ),
    DiagnosticCode(
      704,
      title: "a data file that cannot be understood",
      story: """
        A .csv file has a first line that names the columns and then lines with as many values; \
        a .json file holds a list of objects, or a list of such lists, one a section. The \
        message names the line and the column where the file is something else.
        """,
      example: "items from \"prices.txt\"",
      remedy: "items from \"prices.csv\""
    ),
    DiagnosticCode(
      705,
      title: "a file that uses itself",
      story: """
        The files that 'use' brings in must not lead back to where they started, directly or \
        through others; the message shows the whole circle. What both need belongs into a file \
        of its own.
        """,
      example: "use \"example.cvl\"",
      remedy: "use \"palette.cvl\""
    ),
    DiagnosticCode(
      706,
      title: "a value that is missing",
      story: """
        A formula needs the value of a column in a row where the file has none. Fill it in, or \
        use another column. Columns that no formula reads may have gaps.
        """,
      example: """
        layout bars: flow {
          item { size = (data.price, 20) }
        }
        items from "gaps.csv"
        """,
      remedy: """
        layout bars: flow {
          item { size = (data.price, 20) }
        }
        items from "prices.csv"
        """
    ),
  ]
}
