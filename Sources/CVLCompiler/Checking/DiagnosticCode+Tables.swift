internal import CVLSyntax
extension DiagnosticCode {
  static let names: [DiagnosticCode] = []
  static let types: [DiagnosticCode] = []
  static let running: [DiagnosticCode] = []
  static let scene: [DiagnosticCode] = []
  static let limits: [DiagnosticCode] = []
  static let files: [DiagnosticCode] = []
}
