internal import CVLSyntax

// The long stories of what goes wrong while formulas are evaluated; `RuntimeFailure+Messages.swift`
// and `Program+Causes.swift` word them.

extension DiagnosticCode {
  static let running: [DiagnosticCode] = [
    DiagnosticCode(
      401,
      title: "a value that is no number",
      story: """
        A division by zero, a root of a negative number, an element of an empty list and the \
        like have no result. Inside a formula that does no harm as long as nobody needs it, but \
        it cannot be an attribute, be printed, compared or counted with. The message names the \
        first item that is concerned, and the place is the operation. What '?:' and 'if' do not \
        choose cannot fail.
        """,
      example: """
        layout fading: flow {
          item { alpha = 1 / i }
        }
        """,
      remedy: """
        layout fading: flow {
          item { alpha = i > 0 ? 1 / i : 1 }
        }
        """
    ),
    DiagnosticCode(
      402,
      title: "a negative size",
      story: """
        A width or a height came out less than 0, which no element can have. The message names \
        the first such item. Keep the formula from going below 0 with max.
        """,
      example: """
        layout shrinking: flow {
          item { size = 50 - 5 * i }
        }
        """,
      remedy: """
        layout shrinking: flow {
          item { size = max(0, 50 - 5 * i) }
        }
        """
    ),
    DiagnosticCode(
      403,
      title: "an item without size in flow",
      story: """
        'flow' puts items in lines by their sizes, so it wants both of them positive; UIKit \
        refuses others as well. In other layouts an item may have the size 0.
        """,
      example: "show flow(itemSize: (50, 0))",
      remedy: "show flow(itemSize: (50, 1))"
    ),
    DiagnosticCode(
      404,
      title: "a value outside of its range",
      story: """
        A parameter's value came out of a formula, or its range did, and they do not fit. Either \
        the range is too narrow or the value has to be kept in it, with clamp for instance.
        """,
      example: """
        param share = 0.5 in 0...1
        set share = count / 10
        """,
      remedy: """
        param share = 0.5 in 0...1
        set share = clamp(count / 10, 0, 1)
        """
    ),
    DiagnosticCode(
      406,
      title: "an item that is longer than its line",
      story: """
        An item of 'flow' does not fit between the insets. It is placed all the same, alone in \
        its line; in UIKit the behaviour is not defined, so a layout for both should avoid it.
        """,
      example: "show flow(itemSize: (400, 50))",
      remedy: "show flow(itemSize: (300, 50))"
    ),
  ]
}
