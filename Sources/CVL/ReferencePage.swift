internal import CVLCompiler
internal import CVLEngine
internal import CVLSyntax

/// What there is to say on one name.
struct Page {
  /// The name and its other spellings.
  var names: [String]
  /// How it is written.
  var usage: String
  /// One line on what it is.
  var summary: String
  /// Parameters and the like: a name and a line.
  var details: [(name: String, line: String)] = []
  /// Pieces of source that show it.
  var examples: [String] = []
  /// Its own source, where it is written in the language.
  var source: String?

  init(names: [String], usage: String, summary: String) {
    self.names = names
    self.usage = usage
    self.summary = summary
  }

  /// The page as text.
  var text: StyledText {
    var text = StyledText()
    text.append(names.first ?? "", .name)
    text.append("  " + usage + "\n", .keyword)
    text.append("  " + summary + "\n")
    for (name, line) in details {
      text.append("    ")
      text.append(name, .name)
      text.append(
        String(repeating: " ", count: max(1, 14 - name.unicodeScalars.count)) + line + "\n"
      )
    }
    if !examples.isEmpty {
      text.append("  for example\n", .dim)
      for example in examples { text.append(indented(example)) }
    }
    if let source {
      text.append("  its source\n", .dim)
      text.append(indented(source))
    }
    return text
  }

  init(_ form: DeclarationForm) {
    self.init(names: ["\(form.word)"], usage: "\(form.syntax)", summary: "\(form.summary)")
    examples = form.examples.map { "\($0)" }
  }

  init(_ form: StatementForm) {
    self.init(names: ["\(form.verb)"], usage: "\(form.syntax)", summary: "\(form.summary)")
    examples = form.examples.map { "\($0)" }
  }

  init(_ form: MemberForm) {
    self.init(names: ["\(form.word)"], usage: "\(form.syntax)", summary: "\(form.summary)")
  }

  init(_ event: ChangeEvent) {
    self.init(
      names: ["on " + event.name, event.name],
      usage: "on \(event.name) { … }",
      summary: event.summary
    )
    let attribute = event.comes || event.leaves ? "alpha = 0" : "at 0.5 { scale = 1.1 }"
    examples = ["layout rows: flow {\n  on \(event.name) { \(attribute); duration = 0.4s }\n}"]
  }

  init(_ setting: RuleSetting) {
    self.init(
      names: ["\(setting.name)"],
      usage: "\(setting.name) = EXPR in a rule",
      summary: "\(setting.summary)"
    )
    examples = ["layout rows: flow {\n  on insert { \(setting.example) }\n}"]
  }

  init(_ easing: NamedEasing) {
    self.init(names: [easing.name], usage: "an easing", summary: easing.summary)
    examples = ["layout rows: flow {\n  on insert { alpha = 0; ease = \(easing.name) }\n}"]
  }

  init(_ form: BlockForm) {
    self.init(names: ["\(form.word)"], usage: "\(form.syntax)", summary: "\(form.summary)")
  }

  init(_ kind: LayoutKind) {
    self.init(names: [kind.name], usage: "a native layout", summary: kind.summary)
    details = kind.parameters.map { parameter in
      let scope =
        switch parameter.scope {
        case .layout: ""
        case .section: "; may differ by section"
        case .item: "; may differ by item"
        }
      return (
        parameter.name,
        "\(parameter.type.phrase), \(parameter.defaultValue.text) by default\(scope). "
          + parameter.summary
      )
    }
    examples = kind.examples
  }

  init(_ layout: StandardLayout) {
    let checker = Checker(interner: Interner(), limits: Limits())
    let symbol = checker.interner.symbol(layout.name)
    let source = checker.layouts.layout(symbol)
    self.init(
      names: ["\(layout.name)"],
      usage: "a layout written in CVL",
      summary: source?.doc ?? ""
    )
    if let source, case .declared(let decl, _) = source.kind {
      for case .param(let param) in decl.members {
        details.append((checker.interner.text(param.name.symbol), param.doc ?? ""))
      }
    }
    self.source = "\(layout.source)"
  }

  init(_ name: SceneName) {
    self.init(names: ["\(name.name)"], usage: "a name in formulas", summary: "\(name.summary)")
  }

  init(_ function: SceneFunction) {
    self.init(
      names: ["\(function.name)"],
      usage: "\(function.usage)",
      summary: "\(function.summary)"
    )
  }

  init(_ builtin: Builtin) {
    var parameters = ""
    for (k, parameter) in builtin.parameters.enumerated() {
      parameters += (k > 0 ? ", " : "") + "\(parameter.name)" + (parameter.isOptional ? "?" : "")
    }
    if builtin.isVariadic { parameters += ", …" }
    self.init(
      names: ["\(builtin.name)"],
      usage: "(\(parameters)) gives \(builtin.gives)",
      summary: "\(builtin.summary)"
    )
    details = builtin.parameters.map { ("\($0.name)", "\($0.takes)") }
    examples = builtin.examples.map { "\($0)" }
  }

  init(_ op: Operator) {
    self.init(
      names: ["\(op.form.spelling)"],
      usage: op.form.isPrefix ? "also before a value" : "an operator",
      summary: "\(op.form.summary)"
    )
  }

  init(_ unit: Unit) {
    let names = unit.form.spellings.map { "\($0)" }
    self.init(
      names: names,
      usage: unit.form.kind == .angle ? "a unit of angles" : "a unit of times",
      summary: "\(unit.form.summary)"
    )
  }
}
