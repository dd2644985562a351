import CVL
import CVLCompiler
import CVLSyntax

extension Command {
  /// `cvl check FILE …`.
  static let check = Command(
    name: "check",
    usage: "[options] FILE …",
    summary: "find errors without running anything",
    details: """
      Reports what is wrong with each script, and nothing if all is well. The forms for programs go
      to standard output: json gives an object a line, sarif one document.
      """,
    options: [
      Option("format", "FORMAT", "one of " + checkFormats.joined(separator: ", "))
    ]
  ) { arguments, console throws(UsageProblem) in
    let format = try arguments.choice("format", among: checkFormats) ?? "human"
    if arguments.operands.isEmpty {
      throw UsageProblem("no file to check", help: "cvl check FILE …")
    }
    var status = ExitStatus.success
    var document = SARIFDocument()
    for file in arguments.operands {
      let options = try SceneOptions.session(arguments, script: file)
      let source = try readScript(file, atMost: options.limits.sourceBytes)
      let session = Session(options: options)
      let diagnostics = session.check(source)
      status.merge(ExitStatus(diagnostics))
      let printer = DiagnosticPrinter { session.source($0) }
      switch format {
      case "json": for diagnostic in diagnostics { console.write(printer.json(diagnostic) + "\n") }
      case "sarif": document.append(diagnostics, printer)
      default: console.writeErrors(diagnostics) { session.source($0) }
      }
    }
    if format == "sarif" { console.write(document.text) }
    return status
  }
}

private let checkFormats = ["human", "json", "sarif"]
