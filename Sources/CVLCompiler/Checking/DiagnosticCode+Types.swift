internal import CVLSyntax

// The long stories of the problems with types; `Diagnostic+Types.swift` words them.

extension DiagnosticCode {
  static let types: [DiagnosticCode] = [
    DiagnosticCode(
      301,
      title: "a value of another type",
      story: """
        Each place wants a value of one type, and types do not change by themselves: a flag is \
        no number, an angle is not either. The message says what is wanted and what this is. An \
        angle becomes a number by a division (a / 1deg), a point by taking a component (p.x), a \
        number a flag by comparing (n > 0). A function is called with parentheses.
        """,
      example: "print sqrt((9, 16))",
      remedy: "print sqrt((9, 16).x)"
    ),
    DiagnosticCode(
      302,
      title: "an operator between types that it does not join",
      story: """
        Angles, times and numbers neither add nor compare with each other; texts are joined by \
        '\\( )', not by '+'; only numbers, angles and times are less or greater. A product may \
        have one angle or time, and a quotient of two is a number.
        """,
      example: "print 90deg + 1",
      remedy: "print 90deg + 1deg"
    ),
    DiagnosticCode(
      303,
      title: "wrong arguments",
      story: """
        A call gives each parameter one argument: first those without a name, in the order of \
        the parameters, then those with one, in any order. Parameters with a default may be left \
        out. ':help' with the function's name shows its parameters.
        """,
      example: "print clamp(3, 1)",
      remedy: "print clamp(3, 1, 2)"
    ),
    DiagnosticCode(
      304,
      title: "a unit is missing",
      story: """
        An angle or a time is wanted, and a plain number does not say in which unit: is 90 meant \
        in degrees, 300 in milliseconds? Write '90deg' or '300ms'. Only 0 needs no unit.
        """,
      example: """
        layout tilted: flow {
          item { rotation = 90 }
        }
        """,
      remedy: """
        layout tilted: flow {
          item { rotation = 90deg }
        }
        """
    ),
    DiagnosticCode(
      305,
      title: "a sum of a point and a number",
      story: """
        Where a point is wanted, a number stands for both of its components, but in a sum that \
        would hide a slip: it is hard to see whether x alone or both were meant. Write the \
        point. A product with a number is fine.
        """,
      example: "print (20, 30) + 10",
      remedy: "print (20, 30) + (10, 10)"
    ),
    DiagnosticCode(
      306,
      title: "two sides of different types",
      story: """
        'condition ? this : that' is one value, whichever side is chosen, so both sides have one \
        type. A number beside a point stands for both components where a point is wanted.
        """,
      example: "print count > 3 ? 1 : true",
      remedy: "print count > 3 ? 1 : 0"
    ),
    DiagnosticCode(
      307,
      title: "a component that cannot be assigned",
      story: """
        Of center, origin, size, pivot, scale, translation and rotation single components can be \
        assigned. A frame is written as a whole: what else should follow if one of its edges \
        moved?
        """,
      example: """
        layout low: flow {
          item { frame.minY = 10 }
        }
        """,
      remedy: """
        layout low: flow {
          item { origin.y = 10 }
        }
        """
    ),
    DiagnosticCode(
      308,
      title: "an element that is nowhere",
      story: """
        A layout without a base has to say where its elements are: each block assigns center, \
        origin or frame, or both components of one of them, whichever way its 'if' goes. There \
        is no place that would be right by default. A layout over a base begins with the base's \
        places.
        """,
      example: """
        layout column {
          item { center.y = i * 60 }
        }
        """,
      remedy: """
        layout column {
          item { center = (mid.x, i * 60) }
        }
        """
    ),
    DiagnosticCode(
      309,
      title: "an attribute that has no value yet",
      story: """
        Fill, stroke, corner and label have no value until a block assigns one; what is drawn \
        then is the picture's own choice. So they cannot be read before.
        """,
      example: """
        layout pale {
          item {
            center = mid
            fill = mix(fill, #fff, 0.5)
          }
        }
        """,
      remedy: """
        layout pale {
          item {
            center = mid
            fill = #f80
            fill = mix(fill, #fff, 0.5)
          }
        }
        """
    ),
    DiagnosticCode(
      310,
      title: "a field of data with two types",
      story: """
        The type of data.FIELD comes from its uses, and all uses in a layout have to agree: the \
        items' data is held against it before anything moves. A field that is a number in one \
        formula cannot be a colour in another.
        """,
      example: """
        layout bars: flow {
          item {
            size = (data.v, 20)
            fill = data.v
          }
        }
        items 3 { v = 10 }
        """,
      remedy: """
        layout bars: flow {
          item {
            size = (data.v, 20)
            fill = data.tint
          }
        }
        items 3 { v = 10; tint = #f80 }
        """
    ),
    DiagnosticCode(
      311,
      title: "a block that cannot be",
      story: """
        A layout has one block of a kind; assignments for the same elements belong together, \
        since they run in order. And 'flow' makes headers and footers only where it knows how \
        much room they take: pass it headerSize or footerSize.
        """,
      example: """
        layout titled: flow {
          header { fill = #ddd }
        }
        """,
      remedy: """
        layout titled: flow(headerSize: 40) {
          header { fill = #ddd }
        }
        """
    ),
    DiagnosticCode(
      312,
      title: "a value outside of its range",
      story: """
        The parameter says with 'in' what it can be, and this value is outside. Only numbers, \
        angles and times have such a range; the words that a parameter can be are listed with \
        '|'.
        """,
      example: "param share = 2 in 0...1",
      remedy: "param share = 0.5 in 0...1"
    ),
    DiagnosticCode(
      313,
      title: "a list of different types",
      story: """
        The elements of a list are of one type, so that each of them can stand where any other \
        can. Sums, mean, least and greatest are of numbers, angles and times.
        """,
      example: "print [1, 90deg]",
      remedy: "print [1deg, 90deg]"
    ),
    DiagnosticCode(
      314,
      title: "a colour component outside of 0 to 1",
      story: """
        rgb takes red, green, blue and opacity from 0 to 1, as hsl does saturation and \
        lightness. Components up to 255 are written in hexadecimal digits: #ff8800.
        """,
      example: "print rgb(255, 128, 0)",
      remedy: "print rgb(1, 0.5, 0)"
    ),
    DiagnosticCode(
      315,
      title: "a pixel scale that is none",
      story: """
        The scale of a scene says how many pixels a point has on each axis, as a positive number \
        with an 'x'.
        """,
      example: "scene 320 x 480 at 0x",
      remedy: "scene 320 x 480 at 2x"
    ),
    DiagnosticCode(
      316,
      title: "an expectation that is not one",
      story: """
        'within' says how far two values may differ, so the expectation must be 'A == B' as a \
        whole. 'expect error' names a code, or the beginning of one: CVL and up to four digits.
        """,
      example: "expect count > 3 within 1",
      remedy: "expect count == 20 within 1"
    ),
    DiagnosticCode(
      317,
      title: "two rules for one event",
      story: """
        A layout has one rule for an event. A layout over another takes over the rules that it does \
        not have itself.
        """,
      example: "layout a: flow {\n  on insert { alpha = 0 }\n  on insert { scale = 0 }\n}",
      remedy: "layout a: flow {\n  on insert { alpha = 0; scale = 0 }\n}"
    ),
    DiagnosticCode(
      318,
      title: "an attribute without a time",
      story: """
        An element that moves, is loaded anew or merely shifts starts where it is and ends where the \
        layout puts it. A rule for it says when and how, and what it is to be on the way: in a block \
        'at' a part of the duration.
        """,
      example: "layout a: flow {\n  on move { scale = 1.2 }\n}",
      remedy: "layout a: flow {\n  on move { at 0.5 { scale = 1.2 } }\n}"
    ),
    DiagnosticCode(
      319,
      title: "not an easing",
      story: """
        'ease' takes a name (linear, ease, easeIn, easeOut, easeInOut, or a family with .in, .out or \
        .inOut: quad cubic quart quint sine expo circ back elastic bounce), or cubic(x1, y1, x2, y2), \
        steps(n, jumpEnd), points(0, 0.2, 1), spring(damping:, response:), spring(mass:, stiffness:, \
        damping:, velocity:) or spring(duration:, bounce:). Their numbers are constants.
        """,
      example: "layout a: flow {\n  on insert { ease = quad }\n}",
      remedy: "layout a: flow {\n  on insert { ease = quad.out }\n}"
    ),
  ]
}
