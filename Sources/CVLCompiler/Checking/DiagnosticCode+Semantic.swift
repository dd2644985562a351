public import CVLSyntax

extension DiagnosticCode {
  /// Problems that are found after reading: names, types, running, the scene, limits, files.
  public static let semantic: [DiagnosticCode] = names + types + running + scene + limits + files
}
