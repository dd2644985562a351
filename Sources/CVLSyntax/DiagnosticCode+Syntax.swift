// The long stories of the problems with text and of the limits; `Diagnostic+Syntax.swift` words them.

extension DiagnosticCode {
  /// The problems that the lexer and the parser report.
  public static let syntax: [DiagnosticCode] = text + expressions + statements + limits

  private static let text: [DiagnosticCode] = [
    DiagnosticCode(
      101,
      title: "not UTF-8",
      story: """
        A script is UTF-8, with or without a byte order mark. The bytes at this place are not. \
        Most often the file was saved in Latin-1 or UTF-16: save it as UTF-8.
        """,
      example: "",
      remedy: "print \"café\""
    ),
    DiagnosticCode(
      102,
      title: "a character that means nothing",
      story: """
        Outside texts and comments only letters, digits and the signs of the language have a \
        meaning. Control characters stand nowhere, not even in a text: write them as '\\u{7}'. \
        They are shown here as such an escape, since they cannot be seen.
        """,
      example: "let a = 3 $",
      remedy: "let a = 3"
    ),
    DiagnosticCode(
      103,
      title: "a space that is none",
      story: """
        Non-breaking spaces and marks without width look like a space, or like nothing, but are \
        characters of their own. They get into a script with text copied from a page. Type an \
        ordinary space in their place; in a text they are allowed.
        """,
      example: "let a =\u{A0}3",
      remedy: "let a = 3"
    ),
    DiagnosticCode(
      104,
      title: "the wrong quotes",
      story: """
        A text stands between straight double quotes. Curly and single quotes come from word \
        processors and other languages; in a text they are characters like others.
        """,
      example: "print “hello”",
      remedy: "print \"hello\""
    ),
    DiagnosticCode(
      105,
      title: "a comment that is never closed",
      story: """
        Comments between '/*' and '*/' nest, so that a part of a script that has comments can be \
        commented out. Each '/*' needs a '*/' of its own. The place shown is the outermost '/*' \
        that has none.
        """,
      example: "/* an outer /* and an inner */ comment",
      remedy: "/* an outer /* and an inner */ */"
    ),
    DiagnosticCode(
      106,
      title: "a text that is not closed",
      story: """
        A text ends with a '\"' on the line where it begins, and so do the values in it. A line \
        end in a text is written '\\n', a quote '\\\"'.
        """,
      example: "print \"hello",
      remedy: "print \"hello\""
    ),
    DiagnosticCode(
      107,
      title: "an unknown escape in a text",
      story: """
        In a text '\\' begins an escape: '\\n' and '\\t' for a line end and a tab, '\\\"' and \
        '\\\\' for these characters themselves, '\\u{1F600}' for a character by its number, and \
        '\\( … )' for a value. A backslash alone is written '\\\\'.
        """,
      example: "print \"C:\\games\"",
      remedy: "print \"C:\\\\games\""
    ),
    DiagnosticCode(
      108,
      title: "a number that is not complete",
      story: """
        A point and an exponent each need a digit behind them: '1.0', '1e3'. An underscore may \
        stand between two digits, to make long numbers readable: '1_000'.
        """,
      example: "let a = 2e",
      remedy: "let a = 2e3"
    ),
    DiagnosticCode(
      109,
      title: "a number that is too large",
      story: """
        Numbers are IEEE doubles, the largest of which is about 1.8e308. A number that is larger \
        would be infinite, and infinite values never get into a layout.
        """,
      example: "let a = 1e400",
      remedy: "let a = 1e300"
    ),
    DiagnosticCode(
      110,
      title: "an unknown unit",
      story: """
        The units are deg, rad, turn and pi for angles, s and ms for times. They touch their \
        number: '90deg'. Lengths are in points and have no unit; shares of something are \
        products: '0.5 * width'. A product needs its sign: '2 * r'.
        """,
      example: "let a = 10px",
      remedy: "let a = 10"
    ),
    DiagnosticCode(
      111,
      title: "a size without spaces",
      story: """
        The 'x' between a width and a height is a word, and words are separated by spaces; \
        '320x480' would be a number with a strange unit.
        """,
      example: "scene 320x480",
      remedy: "scene 320 x 480"
    ),
    DiagnosticCode(
      112,
      title: "a colour that is none",
      story: """
        A colour has three, six or eight hexadecimal digits behind its '#': '#f80', '#ff8800', \
        '#ff8800c0' with opacity. There are also 'rgb(1, 0.5, 0)' and 'hsl(32deg, 1, 0.5)'.
        """,
      example: "let a = #ff",
      remedy: "let a = #ffffff"
    ),
    DiagnosticCode(
      113,
      title: "a sign of another language",
      story: """
        Some signs that other languages have are written otherwise here: a power is '^', equal \
        is '==', 'and' and 'or' are '&&' and '||', and ranges are '..<' without their end and \
        '...' with it. Names are never changed, so there is no '+='.
        """,
      example: "let a = 2 ** 3",
      remedy: "let a = 2 ^ 3"
    ),
  ]

  private static let limits: [DiagnosticCode] = [
    DiagnosticCode(
      601,
      title: "nested too deep",
      story: """
        Expressions and blocks may nest so deep and no deeper, so that no script can exhaust the \
        host; a long chain such as '1 + 1 + 1 …' nests too. Give parts of the expression names \
        with 'let', or sum up a list.
        """,
      example: """
        print [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
        """,
      remedy: "print [[[[1]]]]"
    ),
    DiagnosticCode(
      602,
      title: "a source that is too large",
      story: """
        A source may have so many bytes and no more. The host decides how many; 16 MiB is usual. \
        Data belongs in a file that 'items from' reads.
        """,
      example: "",
      remedy: "items 20"
    ),
  ]
}
