internal import CVLEngine
internal import CVLSyntax

// The wording of problems with rules and easings.

extension Diagnostic {
  static func unknownEvent(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    let known = ChangeEvent.allCases.map { Array($0.name.utf8) }
    return Diagnostic(
      code: 212,
      range: name.range,
      message: "there is no event '\(checker.text(name.symbol))'",
      help: checker.suggestion(name.symbol, among: known)
        ?? "the events are \(wordList(ChangeEvent.allCases.map { $0.name }, joint: "and"))"
    )
  }

  static func ruleTwice(_ name: NameRef, _ checker: Checker) -> Diagnostic {
    Diagnostic(
      code: 317,
      range: name.range,
      message: "this layout has a rule for '\(checker.text(name.symbol))' already",
      help: "say both in one block; 'if' tells elements apart"
    )
  }

  static func attributeWithoutTime(
    _ name: NameRef,
    _ event: ChangeEvent,
    _ checker: Checker
  ) -> Diagnostic {
    let text = checker.text(name.symbol)
    return Diagnostic(
      code: 318,
      range: name.range,
      message:
        "when is '\(text)' to be that? 'on \(event.name)' knows where elements start and end",
      help: "name a part of the duration: at 0.5 { \(text) = … }"
    )
  }

  static func easingInBranch(_ name: NameRef) -> Diagnostic {
    Diagnostic(
      code: 319,
      range: name.range,
      message: "'ease' stands outside of 'if': a rule has one curve"
    )
  }

  static func easingNotConstant(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 319,
      range: range,
      message: "the numbers of an easing are the same for all elements, and this is no constant",
      help: "the duration and the delay may be formulas"
    )
  }

  static func notAnEasing(_ name: String?, _ range: SourceRange) -> Diagnostic {
    var help =
      "such as linear, easeOut, quad.in, back.out, cubic(0.3, 0, 0.2, 1), spring(damping: 0.8)"
    if let name {
      let known = NamedEasing.all.map { Array($0.name.utf8) }
      if let near = nearMiss(Array(name.utf8), among: known) {
        help = "did you mean '\(String(decoding: near, as: UTF8.self))'?"
      }
    }
    return Diagnostic(
      code: 319,
      range: range,
      message: name.map { "'\($0)' is not an easing, or not with these arguments" }
        ?? "an easing is expected here",
      help: help
    )
  }

  static func badEasing(_ error: EasingError, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: 319,
      range: range,
      message: "'\(error.parameter.name)' must be \(error.parameter.allowed), and is "
        + Value.number(error.value).text
    )
  }
}
