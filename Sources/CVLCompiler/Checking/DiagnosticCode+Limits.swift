internal import CVLSyntax

// The long stories of the limits that a checked script can hit; those of reading are beside the
// syntax. A host can raise or lower each of them.

extension DiagnosticCode {
  static let limits: [DiagnosticCode] = [
    DiagnosticCode(
      611,
      title: "a formula that is too large",
      story: """
        Functions are written out where they are called, so functions that call others several \
        times, those again others, grow without bound. The limit keeps checking fast; a host can \
        raise it with '--limit formulaSize=N'. Name what is needed several times with 'let', and \
        sum over a list instead of adding calls.
        """,
      example: """
        fn a(x) = [sin(2 * x), sin(3 * x), sin(5 * x), sin(7 * x)].sum
        fn b(x) = [a(2 * x), a(3 * x), a(5 * x), a(7 * x)].sum
        fn c(x) = [b(2 * x), b(3 * x), b(5 * x), b(7 * x)].sum
        fn d(x) = [c(2 * x), c(3 * x), c(5 * x), c(7 * x)].sum
        fn e(x) = [d(2 * x), d(3 * x), d(5 * x), d(7 * x)].sum
        fn f(x) = [e(2 * x), e(3 * x), e(5 * x), e(7 * x)].sum
        fn g(x) = [f(2 * x), f(3 * x), f(5 * x), f(7 * x)].sum
        fn h(x) = [g(2 * x), g(3 * x), g(5 * x), g(7 * x)].sum
        print h(width)
        """,
      remedy: """
        fn a(x) = [sin(2 * x), sin(3 * x), sin(5 * x), sin(7 * x)].sum
        print a(width)
        """
    ),
    DiagnosticCode(
      612,
      title: "a list that is too long",
      story: """
        A list that is written out, or printed, has a limited length; '--limit listLength=N' \
        changes it. A range takes no room as long as only its count, its sum, its ends or single \
        elements are asked for.
        """,
      example: "print 0..<2000000",
      remedy: "print (0..<2000000).sum"
    ),
    DiagnosticCode(
      613,
      title: "more items than can be counted",
      story: """
        A scene may have very many items, since only those that are looked at are computed, but \
        not more than a number can count one by one.
        """,
      example: "items 1e300",
      remedy: "items 1e9"
    ),
    DiagnosticCode(
      614,
      title: "too many elements at once",
      story: """
        Listing or drawing makes every element that is asked for, and there are more than the \
        limit allows. Look at a part of the content, make the items larger so that fewer are \
        visible, or raise the limit with '--limit elements=N'.
        """,
      example: """
        layout pile {
          item { center = mid }
        }
        items 2000000
        """,
      remedy: """
        layout pile {
          item { center = mid }
        }
        items 200
        """
    ),
    DiagnosticCode(
      615,
      title: "too much to compute",
      story: """
        To place what is visible, more items had to be computed than the limit allows. Formulas \
        that read 'prev' need all items before; so do flow and waterfall. A formula of 'i' alone \
        needs nothing but the item. '--limit steps=N' raises the limit.
        """,
      example: """
        layout list {
          item { origin = (0, prev.frame.maxY) }
        }
        items 300000000
        scroll to (0, 1e15)
        """,
      remedy: """
        layout list {
          item { origin = (0, i * 50) }
        }
        items 300000000
        scroll to (0, 1e15)
        """
    ),
    DiagnosticCode(
      616,
      title: "more problems than are shown",
      story: """
        The first problems are the ones to mend: the rest often follow from them. '--limit \
        diagnostics=N' shows more.
        """,
      example: """
        print ant
        print bee
        print cat
        """,
      remedy: """
        print "ant"
        print "bee"
        print "cat"
        """
    ),
    DiagnosticCode(
      617,
      title: "a text that is too long",
      story: """
        A text that is put together from others has a limited length; '--limit textBytes=N' \
        changes it. Texts that hold each other twice double with each step.
        """,
      example: """
        let word = "\\(0..<100000)"
        let line = "\\(word) \\(word)"
        print line.count
        """,
      remedy: """
        let word = "\\(0..<1000)"
        let line = "\\(word) \\(word)"
        print line.count
        """
    ),
    DiagnosticCode(
      618,
      title: "too many changes in one batch",
      story: """
        A batch is worked out as a whole before anything moves, so it may hold so many changes \
        and no more; '--limit updates=N' changes how many. Neighbours that are deleted or reloaded \
        together count once.
        """,
      example: "items 300000\ndelete [0, 2, 4]",
      remedy: "items 300000\ndelete 0..<5"
    ),
  ]
}
