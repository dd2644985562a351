import CVLSyntax

/// How a run of the program went.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// The script has errors, an expectation failed, or a file is not formatted.
  case failure = 1
  /// The program was not used as it can be: an unknown option, no such file.
  case misuse = 2
  /// A limit was hit.
  case limit = 3

  /// The status of several parts: a limit before misuse before a failure.
  mutating func merge(_ other: ExitStatus) {
    if other.rawValue > rawValue { self = other }
  }

  /// The status of some problems.
  init(_ diagnostics: [Diagnostic]) {
    self = .success
    for diagnostic in diagnostics where diagnostic.severity == .error {
      merge(diagnostic.code / 100 == 6 ? .limit : .failure)
    }
  }
}

/// The program was asked for something that it cannot do.
struct UsageProblem: Error {
  /// What is wrong, one sentence without a full stop.
  var message: String
  /// What would be right.
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
