import CVL
import CVLCompiler
import CVLEngine
import CVLSyntax
import CVLTestSupport
import Testing

// The examples that stand in the language's tables are run, so that the reference never lies.

/// One example of a table.
struct Example: CustomTestStringConvertible, Sendable {
  var name: String
  var source: String
  var testDescription: String { "\(name): \(source)" }

  /// The examples of all built-in functions, each a comparison.
  static let builtins = Builtin.all.flatMap { builtin in
    builtin.examples.map { Example(name: "\(builtin.name)", source: "expect \($0)") }
  }

  /// The examples of all statements, declarations and native layouts, each a script.
  static let scripts: [Example] =
    StatementForm.all.flatMap { form in
      form.examples.map { Example(name: "\(form.verb)", source: "\($0)") }
    }
    + DeclarationForm.all.flatMap { form in
      form.examples.map { Example(name: "\(form.word)", source: "\($0)") }
    }
    + LayoutKind.all.flatMap { kind in
      kind.examples.map { Example(name: kind.name, source: $0) }
    }

  /// The standard layouts with few and many items.
  static let layouts = StandardLayout.all.flatMap { layout in
    [0, 1, 2, 20].map {
      Example(name: "\(layout.name)", source: "items \($0)\nshow \(layout.name)")
    }
  }
}

@Suite struct ExampleTests {
  /// What is said about a script; a file that it uses is there, and empty.
  private func problems(_ source: String) -> String {
    var options = SessionOptions()
    options.load = { _ in .bytes([]) }
    let session = Session(options: options)
    let play = session.play(SourceText(name: "example.cvl", bytes: Array(source.utf8)))
    var found = play.diagnostics
    if case .failure(let failure) = session.frame(.all) { found += failure.diagnostics }
    return DiagnosticPrinter { session.source($0) }.styled(found).string
  }

  @Test(arguments: Example.builtins)
  func `what a function's examples say is true`(example: Example) {
    #expect(problems(example.source) == "")
  }

  @Test(arguments: Example.scripts)
  func `the examples of the forms run`(example: Example) {
    #expect(problems(example.source) == "")
  }

  @Test(arguments: Example.layouts)
  func `the standard layouts show any number of items`(example: Example) {
    #expect(problems(example.source) == "")
  }

  @Test func `every function has an example`() {
    for builtin in Builtin.all { #expect(!builtin.examples.isEmpty, "\(builtin.name)") }
  }
}
