import CVL
import CVLSyntax

extension Command {
  /// `cvl fmt FILE …`.
  static let fmt = Command(
    name: "fmt",
    usage: "[--check] FILE …",
    summary: "bring scripts into the one canonical form",
    details: """
      Rewrites each file in place, and only if that changes it; '-' is standard input, written to
      standard output. A script with errors in its syntax is left alone.
      """,
    options: [Option("check", "change nothing, name the files that are not formatted")]
  ) { arguments, console throws(UsageProblem) in
    if arguments.operands.isEmpty {
      throw UsageProblem("no file to format", help: "cvl fmt FILE …")
    }
    var status = ExitStatus.success
    for file in arguments.operands {
      status.merge(try format(file, isCheck: arguments.has("check"), console))
    }
    return status
  }
}

private func format(
  _ file: String,
  isCheck: Bool,
  _ console: Console
) throws(UsageProblem) -> ExitStatus {
  let source = try readScript(file)
  let result = formatted(source.bytes)
  guard let bytes = result.bytes else {
    console.writeErrors(result.diagnostics) { $0 == 0 ? source : nil }
    return .failure
  }
  if isCheck {
    if bytes == source.bytes { return .success }
    console.write(visibleText(source.name) + "\n")
    return .failure
  }
  if file == "-" {
    console.write(bytes)
    return .success
  }
  if bytes == source.bytes { return .success }
  if let reason = Files.write(bytes, to: file) {
    throw UsageProblem("cannot write '\(file)': \(reason)")
  }
  return .success
}
