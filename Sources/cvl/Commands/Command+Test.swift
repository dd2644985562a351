import CVL
import CVLCompiler
import CVLSyntax

extension Command {
  /// `cvl test PATH …`.
  static let test = Command(
    name: "test",
    usage: "[options] PATH …",
    summary: "run the tests of scripts, or of all scripts below a folder",
    details: """
      Plays the statements and every test block of each script. The exit status is 1 if something
      failed; that there are no tests at all is an error too.
      """,
    options: [
      Option(
        "format",
        "FORMAT",
        "one of " + TestReporter.all.map { $0.name }.joined(separator: ", ")
      ),
      Option("filter", "NAME", "only tests whose name contains this"),
    ] + SceneOptions.all
  ) { arguments, console throws(UsageProblem) in
    let names = TestReporter.all.map { $0.name }
    let name = try arguments.choice("format", among: names) ?? "tap"
    guard let reporter = TestReporter.all.first(where: { $0.name == name }) else { return .misuse }
    if arguments.operands.isEmpty {
      throw UsageProblem("no script to test", help: "cvl test PATH …")
    }
    var files: [String] = []
    for path in arguments.operands { files += try scripts(path) }

    let filter = arguments.value("filter")
    var suites: [TestSuite] = []
    for file in files {
      let options = try SceneOptions.session(arguments, script: file)
      let source = try readScript(file, atMost: options.limits.sourceBytes)
      let session = Session(options: options)
      let results = session.test(source).filter { filter == nil || $0.name.contains(filter ?? "") }
      if results.isEmpty { continue }
      suites.append(
        TestSuite(file: source.name, results: results) { session.source($0) }
      )
    }
    guard !suites.isEmpty else {
      let what = filter.map { "no test is named like '\($0)'" } ?? "there are no tests"
      throw UsageProblem(what + " in " + arguments.operands.joined(separator: ", "))
    }
    console.write(reporter.report(suites))
    var status = ExitStatus.success
    for result in suites.flatMap({ $0.results }) where !result.passed {
      status.merge(.failure)
      status.merge(ExitStatus(result.diagnostics))
    }
    return status
  }
}

/// The scripts that a path stands for.
private func scripts(_ path: String) throws(UsageProblem) -> [String] {
  guard path != "-", Files.kind(of: path) == .folder else { return [path] }
  let found = try Files.scripts(below: path).get()
  if found.isEmpty { throw UsageProblem("there is no script (.cvl) below '\(path)'") }
  return found
}

/// The tests of one script.
struct TestSuite {
  /// The script's name.
  var file: String
  /// How they went, in the order of the script.
  var results: [TestResult]
  /// The texts that their problems are about.
  var source: (Int) -> SourceText?
}
