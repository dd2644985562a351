// Standard input, output and error. Output is gathered and written in large pieces; what goes to
// standard error is preceded by what was printed before it, so that a terminal shows both in order.

import CVL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// When to use colours.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// The three standard streams.
final class Console {
  /// When to use colours.
  var color = ColorChoice.auto
  /// Whether standard input is a terminal.
  let inputIsTerminal = isatty(0) == 1
  /// Whether problems of a script have been drawn: a blank line then goes before the next ones.
  var hasWrittenErrors = false
  private var pending: [UInt8] = []
  /// The system's reason why standard output cannot be written.
  private var failure: Int32?

  /// Whether a stream shows colours.
  func hasColor(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environmentValue("NO_COLOR"), !value.isEmpty { return false }
      return isatty(descriptor) == 1 && environmentValue("TERM") != "dumb"
    }
  }

  // MARK: - Output

  /// Writes to standard output.
  func write(_ bytes: [UInt8]) {
    pending += bytes
    if pending.count >= 1 << 16 { flush() }
  }

  /// Writes to standard output.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard output, in colours where they show.
  func write(_ text: StyledText) { write(hasColor(1) ? text.ansi : text.string) }

  /// Writes to standard error, in colours where they show.
  func writeError(_ text: StyledText) {
    flush()
    _ = Console.writeAll(Array((hasColor(2) ? text.ansi : text.string).utf8), to: 2)
  }

  /// Writes to standard error.
  func writeError(_ text: String) { writeError(StyledText(text)) }

  /// Writes what has been gathered.
  func flush() {
    if pending.isEmpty { return }
    if failure == nil { failure = Console.writeAll(pending, to: 1) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes what is left and gives the status to end with.
  ///
  /// A reader that has gone away, as in `cvl … | head`, has seen what it wanted.
  func finish(with status: ExitStatus) -> ExitStatus {
    flush()
    guard let failure, failure != EPIPE else { return status }
    report(UsageProblem("cannot write to standard output: " + reason(failure)))
    return status == .success ? .misuse : status
  }

  /// Says what the program cannot do.
  func report(_ problem: UsageProblem) {
    var text = StyledText("cvl: ", .error)
    text.append(visibleText(problem.message) + "\n")
    if let help = problem.help {
      text.append("  help: ", .help)
      text.append(visibleText(help) + "\n")
    }
    writeError(text)
  }

  /// Writes all bytes; gives the error number of what went wrong.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        #if canImport(Darwin)
        Darwin.write(descriptor, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, $0.baseAddress, $0.count)
        #else
        Glibc.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      start += count
    }
    return nil
  }
}

/// A variable of the environment.
func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  return String(cString: value)
}

/// The system's words for an error number.
func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
