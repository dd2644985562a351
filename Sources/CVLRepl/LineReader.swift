// Everything that touches GNU readline, whose state is global, lives in this file, so that another
// line editor can take its place. One reader at a time.

@preconcurrency import CReadline
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Set by the handler of Ctrl-C, read where keys are waited for.
private let isInterrupted = Atomic<Bool>(false)

/// Completion is asked for by C functions that carry no state of ours.
private struct Completion {
  var complete: @Sendable (String) -> [String]
  var found: [String] = []
  var next = 0
}

private let completion = Mutex<Completion?>(nil)

/// Reads lines from a terminal, with editing, a history and completion.
struct LineReader: ~Copyable {
  /// What became of a prompt.
  enum Outcome {
    case line([UInt8])
    case interrupted
    case endOfFile
  }

  /// How many entries are kept.
  private static let historyLength: Int32 = 2000

  private let historyPath: String?

  /// Prepares the terminal; the history is read from a file if there is one.
  init(name: String, historyPath: String?, complete: @escaping @Sendable (String) -> [String]) {
    self.historyPath = historyPath
    completion.withLock { $0 = Completion(complete: complete) }

    rl_readline_name = UnsafePointer(strdup(name))
    rl_initialize()
    rl_attempted_completion_function = attemptCompletion
    rl_basic_word_break_characters = UnsafePointer(strdup(" \t\n\"'`@$><=;|&{}()[],+-*/%!?^~"))
    LineReader.bind("set enable-bracketed-paste on")
    LineReader.bind("set show-all-if-ambiguous on")
    LineReader.catchInterrupts()

    using_history()
    stifle_history(LineReader.historyLength)
    // With times in the file, entries of several lines keep their line ends.
    history_write_timestamps = 1
    history_comment_char = CChar(UInt8(ascii: "#"))
    history_multiline_entries = 1
    if let historyPath {
      LineReader.makeFolders(for: historyPath)
      read_history(historyPath)
    }
  }

  /// Prompts for a line.
  func read(prompt: String, isColored: Bool) -> Outcome {
    // Between \1 and \2 stands what takes no room on the screen.
    let shown = isColored ? "\u{1}\u{1B}[1;36m\u{2}\(prompt)\u{1}\u{1B}[0m\u{2}" : prompt
    isInterrupted.store(false, ordering: .relaxed)
    let raw = readline(shown)
    defer { free(raw) }
    if isInterrupted.exchange(false, ordering: .relaxed) { return .interrupted }
    guard let raw else { return .endOfFile }
    // Not by way of String, which would replace bytes that are not UTF-8.
    return .line(UnsafeRawBufferPointer(start: raw, count: strlen(raw)).map { $0 })
  }

  /// Adds an entry to the history, and to its file at once.
  func remember(_ entry: [UInt8]) {
    if entry.allSatisfy({ $0 <= 32 }) { return }
    let text = String(decoding: entry, as: UTF8.self)
    if let last = history_get(history_base + history_length - 1)?.pointee.line,
      String(cString: last) == text
    {
      return
    }
    add_history(text)
    add_history_time("#\(time(nil))")
    guard let historyPath else { return }
    // Appending keeps what other sessions wrote; the file must exist for it.
    close(open(historyPath, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
    append_history(1, historyPath)
    history_truncate_file(historyPath, LineReader.historyLength)
  }

  private static func bind(_ directive: String) {
    // The function writes into its argument.
    let copy = strdup(directive)
    rl_parse_and_bind(copy)
    free(copy)
  }

  /// Ctrl-C is ours: readline's own handler would end the process.
  private static func catchInterrupts() {
    rl_catch_signals = 0
    rl_getc_function = readKey
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = { _ in isInterrupted.store(true, ordering: .relaxed) }
    #else
    action.__sigaction_handler.sa_handler = { _ in
      isInterrupted.store(true, ordering: .relaxed)
    }
    #endif
    sigemptyset(&action.sa_mask)
    // Without SA_RESTART, so that waiting for a key ends.
    action.sa_flags = 0
    sigaction(SIGINT, &action, nil)
  }

  /// Makes the folders above a file, for the user alone.
  private static func makeFolders(for path: String) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if !part.isEmpty { mkdir(folder, 0o700) }
    }
  }
}

// MARK: - What readline calls

/// Waits for a key.
///
/// Readline's own function tries again after a signal, so that Ctrl-C would act at the next key only;
/// READERR is the documented way out.
private func readKey(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  while true {
    if isInterrupted.load(ordering: .relaxed) {
      rl_point = rl_end
      rl_redisplay()
      rl_crlf()
      return rl_readline_state & UInt(RL_STATE_READCMD) != 0 ? READERR : EOF
    }
    var byte: UInt8 = 0
    switch read(STDIN_FILENO, &byte, 1) {
    case 1: return Int32(byte)
    case -1 where errno == EINTR: continue
    default: return EOF
    }
  }
}

private func attemptCompletion(
  _ text: UnsafePointer<CChar>?,
  _ start: Int32,
  _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  // Never fall back to the names of files.
  rl_attempted_completion_over = 1
  guard let text else { return nil }
  let word = String(cString: text)
  let complete = completion.withLock { $0?.complete }
  let found = complete?(word) ?? []
  completion.withLock {
    $0?.found = found
    $0?.next = 0
  }
  return rl_completion_matches(text, nextCandidate)
}

private func nextCandidate(
  _ text: UnsafePointer<CChar>?,
  _ state: Int32
) -> UnsafeMutablePointer<CChar>? {
  completion.withLock { completion in
    guard let now = completion, now.next < now.found.count else { return nil }
    completion?.next += 1
    // Readline frees it.
    return strdup(now.found[now.next])
  }
}
