internal import CVLCompiler
internal import CVLEngine
internal import CVLSyntax

/// What the entries of a REPL have come to.
struct Conversation {
  var script: ScriptChecker
  /// How the layout that is shown was asked for; nil for the default one.
  var shown: (ref: LayoutRef, scope: Scope)?
  var plan: LayoutPlan?
}

extension Session {
  /// Evaluates an entry: declarations, statements and expressions, one or several.
  ///
  /// An entry that fails changes nothing, whatever of it had succeeded before.
  public func enter(_ text: [UInt8]) -> EntryResult {
    var result = EntryResult(
      needsMoreInput: false,
      succeeded: true,
      output: [],
      diagnostics: []
    )
    begin()
    guard var conversation else { return result }
    let file = sources.add(
      SourceText(name: "entry \(sources.count)", bytes: text),
      path: ""
    )
    let parsed = Parsing.parse(
      text,
      file: file,
      interner: checker.interner,
      limits: parserLimits,
      mode: .repl
    )
    if parsed.needsMoreInput {
      result.needsMoreInput = true
      result.succeeded = false
      return result
    }
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
      result.succeeded = false
      result.diagnostics = finished(parsed.diagnostics)
      return result
    }
    let before = (checker: checker.remember(), stage: stage.memory(), conversation: conversation)
    do throws(Failure) {
      try evaluate(parsed.script.statements, &conversation, &result)
      result.diagnostics = finished(parsed.diagnostics + checker.takeDiagnostics())
      self.conversation = conversation
    } catch {
      checker.restore(before.checker)
      stage.restore(before.stage)
      _ = checker.takeDiagnostics()
      self.conversation = before.conversation
      result.succeeded = false
      result.diagnostics = finished(error.diagnostics)
      result.output = []
    }
    return result
  }

  /// Goes on from a script that has been played, so that its names and its scene are there.
  private func begin() {
    if conversation != nil { return }
    if sources.count == 0 {
      // Files are found from the folder that the session was started in.
      sources.start(SourceText(name: "", bytes: []), path: "entry")
    }
    stage.readData = { [sources, options] path, range in
      Session.readData(path, range, sources, options)
    }
    conversation = Conversation(
      script: ScriptChecker(checker, limits: parserLimits, read: reader()),
      shown: nil,
      plan: stage.plan
    )
  }

  private func evaluate(
    _ statements: [Statement],
    _ conversation: inout Conversation,
    _ result: inout EntryResult
  ) throws(Failure) {
    for statement in statements {
      switch statement.kind {
      case .letDecl(let decl):
        if let step = captureStep(decl, conversation) {
          try run(step, statement.range, &result)
        } else {
          try declare(statement, &conversation, &result)
        }
      case .paramDecl, .fnDecl, .attributeDecl, .layoutDecl, .use, .version:
        try declare(statement, &conversation, &result)
      case .test(_, _, let body): try runTest(statement, body, conversation, &result)
      case .action, .expression:
        let inner = StatementChecker(
          checker,
          scope: checker.script,
          plan: conversation.plan,
          capturesAll: false
        )
        let step = inner.step(statement)
        try throwErrors()
        conversation.plan = inner.plan
        if let shown = inner.shown { conversation.shown = shown }
        if case .action(.scene) = statement.kind { conversation.shown = nil }
        if let step { try run(step, statement.range, &result) }
      }
    }
  }

  private func throwErrors() throws(Failure) {
    if checker.hasErrors { throw Failure(diagnostics: checker.takeDiagnostics()) }
  }

  private func run(
    _ step: SceneStep,
    _ range: SourceRange,
    _ result: inout EntryResult
  ) throws(Failure) {
    do throws(RuntimeFailure) {
      let value = try stage.run(step, at: range)
      result.output += stage.prints.map { StyledText($0) }
      stage.prints = []
      if let value { result.output.append(shown(value, step)) }
    } catch {
      stage.prints = []
      throw Failure(diagnostics: [error.diagnostic])
    }
  }

  /// A value and its type.
  private func shown(_ value: Value, _ step: SceneStep) -> StyledText {
    var text = StyledText()
    let role: TextRole =
      switch value {
      case .number, .angle, .time, .point, .point3, .rect, .insets: .number
      case .text: .text
      default: .plain
      }
    text.append(value.source, role)
    if case .value(let formula) = step, let type = formula.operand.type {
      text.append("  " + type.phrase, .dim)
    }
    return text
  }

  /// A `let` that asks the scene is evaluated once, where it stands.
  private func captureStep(_ decl: LetDecl, _ conversation: Conversation) -> SceneStep? {
    guard checker.asksScene(decl.value) else { return nil }
    let inner = StatementChecker(
      checker,
      scope: checker.script,
      plan: conversation.plan,
      capturesAll: true
    )
    return inner.captureAnew(decl)
  }

  private func declare(
    _ statement: Statement,
    _ conversation: inout Conversation,
    _ result: inout EntryResult
  ) throws(Failure) {
    conversation.script.declare([statement], replacing: true)
    try throwErrors()
    // What used the name is checked again, and the layout that is shown follows at once.
    conversation.script.recheck()
    let plan =
      conversation.shown.map { checker.plan($0.ref, in: $0.scope) } ?? checker.initialPlan()
    try throwErrors()
    if let plan {
      conversation.plan = plan
      do throws(RuntimeFailure) {
        try stage.refresh(plan, at: statement.range)
      } catch {
        throw Failure(diagnostics: [error.diagnostic])
      }
    }
    if case .layoutDecl(let decl) = statement.kind { result.output.append(described(decl)) }
  }

  /// A layout with the names of its parameters.
  private func described(_ decl: LayoutDecl) -> StyledText {
    var text = StyledText()
    text.append("layout ", .keyword)
    text.append(checker.interner.text(decl.name.symbol), .name)
    var names: [String] = []
    for case .param(let param) in decl.members {
      names.append(checker.interner.text(param.name.symbol))
    }
    if !names.isEmpty {
      text.append("(")
      for (k, name) in names.enumerated() {
        text.append(k > 0 ? ", " : "")
        text.append(name, .name)
      }
      text.append(")")
    }
    return text
  }

  private func runTest(
    _ statement: Statement,
    _ body: [Statement],
    _ conversation: Conversation,
    _ result: inout EntryResult
  ) throws(Failure) {
    let tests = conversation.script.tests([statement])
    try throwErrors()
    for test in tests {
      let run = run(test.body, on: makeStage(test.body.initialPlan))
      result.output += run.prints.map { StyledText($0) }
      if !run.succeeded { throw Failure(diagnostics: run.diagnostics) }
      var text = StyledText("passed", .success)
      text.append(": " + test.name)
      result.output.append(text)
    }
  }
}
