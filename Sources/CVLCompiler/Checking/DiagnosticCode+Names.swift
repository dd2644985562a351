internal import CVLSyntax

// The long stories of the problems with names; `Diagnostic+Names.swift` words them.

extension DiagnosticCode {
  static let names: [DiagnosticCode] = [
    DiagnosticCode(
      201,
      title: "an unknown name",
      story: """
        Nothing of this name is declared, and none comes with the language. Perhaps it is \
        misspelt: capitals count. A name is declared with 'let', 'param' or 'fn'. Attributes \
        such as center are seen in the blocks of a layout only; words such as horizontal only \
        where one of them is expected.
        """,
      example: """
        let radius = 90
        print radios
        """,
      remedy: """
        let radius = 90
        print radius
        """
    ),
    DiagnosticCode(
      202,
      title: "a name that is given twice",
      story: """
        A name stands for one thing in its scope and never changes. An inner scope (a layout, a \
        block, the parameters of a function) may use a name of an outer one again, but the same \
        scope may not. For a value that changes, declare a 'param' and 'set' it.
        """,
      example: """
        let side = 3
        let side = 4
        """,
      remedy: """
        param side = 3
        set side = 4
        """
    ),
    DiagnosticCode(
      203,
      title: "a definition that needs itself",
      story: """
        Names may be used before they are declared, but what a name stands for must not depend \
        on the name itself, neither directly nor through others; the message shows the whole \
        circle. Functions do not call themselves either: so every script comes to an end. A \
        running sum over items is written with 'prev', the sum of a list with '.sum'.
        """,
      example: """
        let a = b + 1
        let b = a * 2
        """,
      remedy: """
        let a = b + 1
        let b = 2
        """
    ),
    DiagnosticCode(
      204,
      title: "an unknown attribute",
      story: """
        A block assigns attributes: center, size, alpha and so on; ':help' lists them. This name \
        is none of them. A value that only the block itself needs is named with 'let'. An \
        attribute of your own is declared at the top of the script, with its default.
        """,
      example: """
        layout dim: flow {
          item { opacity = 0.5 }
        }
        """,
      remedy: """
        layout dim: flow {
          item { alpha = 0.5 }
        }
        """
    ),
    DiagnosticCode(
      205,
      title: "an unknown layout",
      story: """
        There is no layout of this name, neither in the script (or the files that it uses) nor \
        among those that come with the language. Capitals count.
        """,
      example: "show cirle",
      remedy: "show circle"
    ),
    DiagnosticCode(
      206,
      title: "an unknown parameter",
      story: """
        An argument is named after a parameter of what is called, and 'set' changes a parameter \
        of the layout that is shown, of its bases, or of the script. A 'let' cannot be set, nor \
        can a parameter that a derived layout has passed to its base.
        """,
      example: "show circle(radios: 90)",
      remedy: "show circle(radius: 90)"
    ),
    DiagnosticCode(
      207,
      title: "an unknown field",
      story: """
        Behind the point stands a field that the value does not have. A point has x and y, a \
        rect origin, size, minX and so on, a list count, sum, min, max and mean, an element its \
        attributes.
        """,
      example: "print (1, 2).z",
      remedy: "print (1, 2).y"
    ),
    DiagnosticCode(
      208,
      title: "a name that means nothing here",
      story: """
        The name is known, but not in this place. 'i', 'section', 'data' and 'prev' belong to an \
        item and mean nothing where there is none: in a statement, or in what is evaluated for \
        the layout as a whole. Questions about the scene, such as item(3), are for statements \
        alone: a layout cannot depend on what it will look like.
        """,
      example: "print i",
      remedy: "print count"
    ),
    DiagnosticCode(
      209,
      title: "the name of an attribute",
      story: """
        In a block the name of an attribute means the attribute, so a name at the top of the \
        script that is spelt alike could not be read there. Choose another one. In the same way \
        an attribute of your own cannot be called like a setting of a rule, such as 'delay'.
        """,
      example: "let center = (10, 20)",
      remedy: "let middle = (10, 20)"
    ),
    DiagnosticCode(
      210,
      title: "a name that hides what comes with the language",
      story: """
        This is allowed, and from here on the name means what the script says. But who reads the \
        script, and any formula in it that means the original, may be surprised. Rename it \
        unless that is wanted.
        """,
      example: "let width = 90",
      remedy: "let side = 90"
    ),
    DiagnosticCode(
      211,
      title: "a word that is none of those expected",
      story: """
        Here stands one of a few words, which the message lists: they mean something in this \
        place only and are written without quotes.
        """,
      example: "show flow(align: middle)",
      remedy: "show flow(align: center)"
    ),
    DiagnosticCode(
      212,
      title: "an unknown event",
      story: """
        A rule says how elements take part in a change: 'on insert' and 'on appear' where they start, \
        'on delete' and 'on disappear' where they end, 'on move', 'on reload', 'on change', 'on \
        resize' and 'on transition' when and along which curve they go.
        """,
      example: "layout a: flow {\n  on insrt { alpha = 0 }\n}",
      remedy: "layout a: flow {\n  on insert { alpha = 0 }\n}"
    ),
  ]
}
