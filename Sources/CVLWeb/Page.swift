// Plays scripts for a page as the program does for a terminal: the same session, the same texts.

import CVL
import CVLCompiler
import CVLRender
import CVLSyntax

/// A file that scripts can use.
struct PageFile {
  var path: [UInt8]
  var bytes: [UInt8]
}

/// What a page has said so far, and what came of it.
final class Page {
  static let success: Int32 = 0
  static let failure: Int32 = 1
  static let misuse: Int32 = 2
  static let limit: Int32 = 3

  var memory = PageMemory()
  var name = "script.cvl"
  var files: [PageFile] = []
  private(set) var result = PageResult()
  private(set) var status = Page.success

  /// The number of a format, or -1.
  static func format(_ name: [UInt8]) -> Int32 {
    let at = OutputFormat.all.firstIndex { $0.name.utf8.elementsEqual(name) }
    return Int32(at ?? -1)
  }

  /// Plays a script; a nil one is a wrong call.
  func run(_ script: [UInt8]?, format: Int32) -> Int32 {
    guard let script, format >= 0, format < OutputFormat.all.count else { return refuse() }
    let session = makeSession()
    let play = session.play(SourceText(name: name, bytes: script))
    var problems = play.diagnostics
    var frame: [UInt8] = []
    if play.completed {
      switch session.frame(.visible) {
      case .success(let report):
        frame = OutputFormat.all[Int(format)].write(report, PictureOptions())
      case .failure(let failure): problems += failure.diagnostics
      }
    }
    result.set(
      printed: lines(play.prints, after: ""),
      problems: text(of: problems, session),
      frame: frame
    )
    return conclude(problems)
  }

  /// Checks a script; a nil one is a wrong call.
  func check(_ script: [UInt8]?) -> Int32 {
    guard let script else { return refuse() }
    let session = makeSession()
    let problems = session.check(SourceText(name: name, bytes: script))
    result.set(problems: text(of: problems, session))
    return conclude(problems)
  }

  /// Runs the tests of a script; a nil one is a wrong call.
  ///
  /// The statements at the top are a test of their own; only its problems are told.
  func test(_ script: [UInt8]?) -> Int32 {
    guard let script else { return refuse() }
    let session = makeSession()
    var problems: [Diagnostic] = []
    var report: [UInt8] = []
    var top: [Diagnostic] = []
    for test in session.test(SourceText(name: name, bytes: script)) {
      problems += test.diagnostics
      if test.name.utf8.elementsEqual(name.utf8) {
        top += test.diagnostics
        continue
      }
      report += lines(test.prints, after: "# ")
      report += lines([test.name], after: test.passed ? "ok " : "not ok ")
      report += text(of: test.diagnostics, session)
    }
    result.set(printed: report, problems: text(of: top, session))
    return conclude(problems)
  }

  private func makeSession() -> Session {
    var options = SessionOptions()
    options.load = { [files] path in
      let file = files.last { $0.path.elementsEqual(path.utf8) }
      return file.map { .bytes($0.bytes) } ?? .missing
    }
    return Session(options: options)
  }

  private func refuse() -> Int32 {
    result.set()
    status = Page.misuse
    return status
  }

  /// Keeps the status that some problems lead to.
  private func conclude(_ problems: [Diagnostic]) -> Int32 {
    status = Page.success
    for problem in problems where problem.severity == .error {
      status = max(status, Limits.isLimit(problem.code) ? Page.limit : Page.failure)
    }
    return status
  }

  private func text(of problems: [Diagnostic], _ session: Session) -> [UInt8] {
    Array(DiagnosticPrinter { session.source($0) }.styled(problems).string.utf8)
  }

  private func lines(_ texts: [String], after prefix: String) -> [UInt8] {
    var out: [UInt8] = []
    for text in texts { out += Array(prefix.utf8) + Array(text.utf8) + [0x0A] }
    return out
  }
}
