// The wording of the problems with statements and their places. One function a message; the codes
// are described in `DiagnosticCode+Grammar.swift`.

extension Diagnostic {
  static func unknownStatement(
    _ name: String,
    near: String?,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(
      140,
      range,
      "there is no statement '" + name + "'",
      help: near.map { "did you mean '" + $0 + "'?" }
    )
  }

  static func noStatement(_ found: String, _ range: SourceRange) -> Diagnostic {
    syntax(140, range, "no statement begins with " + found)
  }

  static func assignmentAtTop(
    _ name: String,
    isComponent: Bool,
    _ range: SourceRange
  ) -> Diagnostic {
    syntax(
      142,
      range,
      "'" + name + "' cannot be assigned here",
      help: isComponent
        ? "attributes are assigned in the blocks of a layout"
        : "write 'let " + name + " = …' to declare it, 'set " + name + " = …' to change a parameter"
    )
  }

  static func assignmentInLayout(_ name: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      142,
      range,
      "'" + name + "' cannot be assigned here",
      help: "write 'let " + name + " = …' for a name, or assign the attribute in 'item { … }'"
    )
  }

  static func outsideLayout(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(143, range, word + " stands in a layout", help: "write 'layout name { … }' around it")
  }

  static func statementInLayout(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      143,
      range,
      word + " cannot stand in a layout",
      help: "put it outside, behind the '}'"
    )
  }

  static func statementInBlock(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      143,
      range,
      word + " cannot stand in a block of assignments",
      help: "put it outside the layout"
    )
  }

  static func memberInBlock(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      143,
      range,
      word + " stands in the layout, not in one of its blocks",
      help: "put it behind the '}' of this block"
    )
  }

  static func ifOutsideBlock(_ range: SourceRange) -> Diagnostic {
    syntax(
      143,
      range,
      "'if' stands in blocks such as 'item { … }' only",
      help: "elsewhere choose a value with 'condition ? this : that'"
    )
  }

  static func notInTests(_ word: String, _ range: SourceRange) -> Diagnostic {
    syntax(143, range, "'" + word + "' stands at the top of a script only")
  }

  static func strayElse(_ range: SourceRange) -> Diagnostic {
    syntax(144, range, "this 'else' belongs to no 'if'", help: "it follows the '}' of its 'if'")
  }

  static func bareExpression(_ range: SourceRange) -> Diagnostic {
    syntax(
      146,
      range,
      "a value alone does nothing",
      help: "show it with 'print', or name it with 'let'"
    )
  }

  static func unknownMember(_ word: String, near: String?, _ range: SourceRange) -> Diagnostic {
    syntax(
      147,
      range,
      "a layout has no " + word,
      help: near.map { "did you mean '" + $0 + "'?" }
        ?? "it holds param, let, fn, contentSize, invalidate, and blocks such as 'item { … }'"
    )
  }

  static func noMember(_ found: String, _ range: SourceRange) -> Diagnostic {
    syntax(147, range, "nothing in a layout begins with " + found)
  }

  static func noAssignment(_ found: String, _ range: SourceRange) -> Diagnostic {
    syntax(
      149,
      range,
      "expected an assignment, found " + found,
      help: "a block holds 'name = value', 'let' and 'if'"
    )
  }

  static func lateVersion(_ range: SourceRange) -> Diagnostic {
    syntax(148, range, "'cvl' comes before everything else")
  }

  static func unknownVersion(_ range: SourceRange) -> Diagnostic {
    syntax(151, range, "this is no version of CVL that is known here", help: "write 'cvl 1'")
  }

  static func braceOnItsOwnLine(_ range: SourceRange) -> Diagnostic {
    syntax(
      150,
      range,
      "'{' stands on the line of what it belongs to",
      help: "put it at the end of the line above"
    )
  }
}
