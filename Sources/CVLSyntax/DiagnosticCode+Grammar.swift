// The long stories of the problems with structure; `Diagnostic+Grammar.swift` and
// `Diagnostic+Statements.swift` word them.

extension DiagnosticCode {
  static let expressions: [DiagnosticCode] = [
    DiagnosticCode(
      120,
      title: "a value is missing",
      story: """
        An operator, a '=', a ',' and many words must be followed by a value. Something else \
        stands here, or nothing. 'if' is no value: choose one with 'condition ? this : that'.
        """,
      example: "let a = 3 * ; print 4",
      remedy: "let a = 3 * 2; print 4"
    ),
    DiagnosticCode(
      121,
      title: "something else is expected",
      story: """
        The statement cannot go on with what stands here. The message says what would be right; \
        ':help' with the statement's verb shows how it is written.
        """,
      example: "let 3 = 4",
      remedy: "let a = 4"
    ),
    DiagnosticCode(
      122,
      title: "a bracket that is never closed",
      story: """
        Each '(', '[' and '{' needs its counterpart. The place shown is the opening bracket; the \
        closing one is missing somewhere behind it.
        """,
      example: "let a = (1 + 2\nlet b = 3",
      remedy: "let a = (1 + 2)\nlet b = 3"
    ),
    DiagnosticCode(
      123,
      title: "a bracket that closes nothing",
      story: """
        A closing bracket must be the counterpart of the bracket opened last. Perhaps an opening \
        bracket is missing, or one was closed twice.
        """,
      example: "let a = 1 + 2)",
      remedy: "let a = (1 + 2)"
    ),
    DiagnosticCode(
      124,
      title: "a line that begins with an operator",
      story: """
        A line end ends a statement, unless the line ends with something that must go on: an \
        operator, '=', ',' or an opening bracket. So a long formula is broken behind an operator, \
        not before it. In brackets lines may be broken anywhere.
        """,
      example: "let a = 1\n  + 2",
      remedy: "let a = 1 +\n  2"
    ),
    DiagnosticCode(
      125,
      title: "a chain of comparisons",
      story: """
        '1 < x < 3' would compare a flag with a number. Say both comparisons, joined with '&&'.
        """,
      example: "let a = 1 < width < 3",
      remedy: "let a = 1 < width && width < 3"
    ),
    DiagnosticCode(
      126,
      title: "a chain of ranges",
      story: "A range has two ends, each of them a number. Ranges of ranges do not exist.",
      example: "let a = 0..<2..<4",
      remedy: "let a = 0..<4"
    ),
    DiagnosticCode(
      127,
      title: "a space before a bracket",
      story: """
        The '(' of a call and the '[' of an index touch what stands before them. With a space \
        between, 'f (x)' would be two values side by side, as in statements that take two points.
        """,
      example: "let a = sin (3)",
      remedy: "let a = sin(3)"
    ),
    DiagnosticCode(
      128,
      title: "a call without parentheses",
      story: "The arguments of a function stand in parentheses that touch its name.",
      example: "let a = sin 30deg",
      remedy: "let a = sin(30deg)"
    ),
    DiagnosticCode(
      129,
      title: "a call of what is no function",
      story: """
        What is called is a name, such as 'sin', or a dotted name, such as 'quad.in'. Values are \
        not functions. If a product is meant, write '*'.
        """,
      example: "let a = 2(3 + 4)",
      remedy: "let a = 2 * (3 + 4)"
    ),
    DiagnosticCode(
      130,
      title: "an operator in words",
      story: "The logical operators are signs: '&&' for and, '||' for or, '!' for not.",
      example: "let a = 1 < 2 and 3 < 4",
      remedy: "let a = 1 < 2 && 3 < 4"
    ),
    DiagnosticCode(
      131,
      title: "'=' and '==' mixed up",
      story: """
        '=' gives a value to a name, '==' asks whether two values are equal. A block assigns with \
        '=', an expectation compares with '=='.
        """,
      example: "expect count = 20",
      remedy: "expect count == 20"
    ),
    DiagnosticCode(
      132,
      title: "a named argument too early",
      story: """
        A call takes its arguments without names first, by position, then those with names. \
        Behind a name, a position would be ambiguous.
        """,
      example: "let a = clamp(low: 1, 2, 3)",
      remedy: "let a = clamp(2, low: 1, high: 3)"
    ),
    DiagnosticCode(
      133,
      title: "a point with the wrong number of components",
      story: """
        '(x, y)' is a point and '(x, y, z)' a point3; '(x)' is x alone. More values than that are \
        a list, which is written in square brackets.
        """,
      example: "let a = (1, 2, 3, 4)",
      remedy: "let a = [1, 2, 3, 4]"
    ),
    DiagnosticCode(
      134,
      title: "a pixel scale out of place",
      story: """
        A number that 'x' touches is a pixel scale; only 'scene W x H at 2x' takes one. A product \
        is written with '*', and the 'x' of a size has spaces around it.
        """,
      example: "let a = 2x",
      remedy: "let a = 2"
    ),
    DiagnosticCode(
      135,
      title: "a statement that does not end",
      story: """
        The statement is complete, but its line goes on. Statements stand on lines of their own, \
        or have ';' between them.
        """,
      example: "print 1 2",
      remedy: "print 1, 2"
    ),
    DiagnosticCode(
      136,
      title: "a value in a fixed text",
      story: """
        Names of files and of tests are known before anything is evaluated, so they cannot hold \
        values.
        """,
      example: "use \"\\(1).cvl\"",
      remedy: "print \"\\(1).cvl\""
    ),
  ]

  static let statements: [DiagnosticCode] = [
    DiagnosticCode(
      140,
      title: "an unknown statement",
      story: """
        A statement begins with a verb, such as 'show', or with the word of a declaration, such \
        as 'let'. ':help' lists them.
        """,
      example: "shw circle",
      remedy: "show circle"
    ),
    DiagnosticCode(
      141,
      title: "a word of another language",
      story: """
        The word has another name here. Names are declared with 'let' and never change; 'param' \
        declares what can be set; functions are declared with 'fn' and are single formulas.
        """,
      example: "var a = 3",
      remedy: "let a = 3"
    ),
    DiagnosticCode(
      142,
      title: "an assignment out of place",
      story: """
        Only the blocks of a layout assign, and what they assign is attributes. Elsewhere a name \
        is declared once, with 'let' or 'param', and a parameter is changed with 'set'.
        """,
      example: "radius = 90",
      remedy: "let radius = 90"
    ),
    DiagnosticCode(
      143,
      title: "a line that belongs elsewhere",
      story: """
        Layouts hold declarations and blocks; blocks hold assignments; statements that act on the \
        scene stand at the top of a script or in a test. This line is in the wrong one of them.
        """,
      example: "item { alpha = 1 }",
      remedy: "layout a: flow {\n  item { alpha = 1 }\n}"
    ),
    DiagnosticCode(
      144,
      title: "'else' without 'if'",
      story: """
        'else' follows the '}' of its 'if', on the same line or on the next. The condition's \
        block must have braces.
        """,
      example: "layout a: flow {\n  item { else { alpha = 0 } }\n}",
      remedy: "layout a: flow {\n  item { if i > 3 { z = 1 } else { alpha = 0 } }\n}"
    ),
    DiagnosticCode(
      145,
      title: "a reserved word as a name",
      story: "'if', 'else', 'let', 'true', 'false' and 'self' cannot be names.",
      example: "let self = 3",
      remedy: "let me = 3"
    ),
    DiagnosticCode(
      146,
      title: "a value alone",
      story: """
        In a script a value that stands alone would do nothing. 'print' shows it, 'let' names it. \
        At the prompt a value alone is shown.
        """,
      example: "1 + 2",
      remedy: "print 1 + 2"
    ),
    DiagnosticCode(
      147,
      title: "an unknown member of a layout",
      story: """
        A layout holds 'param', 'let', 'fn', 'contentSize = …', 'invalidate …', rules: 'on EVENT', \
        and blocks: 'item', 'header', 'footer', 'supplementary KIND' and 'decoration KIND'.
        """,
      example: "layout a: flow {\n  itme { alpha = 1 }\n}",
      remedy: "layout a: flow {\n  item { alpha = 1 }\n}"
    ),
    DiagnosticCode(
      148,
      title: "a version that comes too late",
      story: """
        'cvl 1' as the first line fixes the version of the language. Only a '#!' line, comments \
        and blank lines may stand before it.
        """,
      example: "print 1\ncvl 1",
      remedy: "cvl 1\nprint 1"
    ),
    DiagnosticCode(
      149,
      title: "not an assignment",
      story: """
        The lines of a block are assignments, 'name = value' or 'name.x = value', a 'let', or an \
        'if' with a block of its own.
        """,
      example: "layout a: flow {\n  item { alpha }\n}",
      remedy: "layout a: flow {\n  item { alpha = 1 }\n}"
    ),
    DiagnosticCode(
      150,
      title: "a brace on a line of its own",
      story: """
        The '{' stands on the line of what it belongs to, since a line end would end the \
        statement before it.
        """,
      example: "layout a: flow\n{\n  item { alpha = 1 }\n}",
      remedy: "layout a: flow {\n  item { alpha = 1 }\n}"
    ),
    DiagnosticCode(
      151,
      title: "an unknown version",
      story: """
        The version says which rules a script was written for. 1 is the only one so far; a script \
        that says another needs a newer program.
        """,
      example: "cvl 2",
      remedy: "cvl 1"
    ),
  ]
}
