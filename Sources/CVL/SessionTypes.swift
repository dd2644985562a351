public import CVLCompiler
public import CVLEngine
public import CVLSyntax

/// What a host found where a script asked for a file.
public enum LoadResult: Sendable {
  /// The file's bytes.
  case bytes([UInt8])
  /// There is no such file.
  case missing
  /// It is a folder.
  case directory
  /// It lies outside the folder of the started script, through a symbolic link perhaps.
  case outside
  /// It cannot be read; the text is the system's reason.
  case unreadable(String)
}

/// What a session starts from, beside the script.
public struct SessionOptions {
  /// What is refused as too much.
  public var limits = Limits()
  /// `--set NAME=EXPR`: parameters set before the first statement.
  public var overrides: [(name: String, expression: String)] = []
  /// `--items N`.
  public var items: Int?
  /// `--size WxH`.
  public var size: Size?
  /// `--show LAYOUT`.
  public var show: String?
  /// Reads a file by its path relative to the folder of the started script; `..` never occurs.
  public var load: (_ path: String) -> LoadResult = { _ in .missing }

  /// The defaults: no overrides, no files.
  public init() {}
}

/// Which elements a frame lists.
public enum FrameQuery: Sendable {
  /// Those that meet the bounds.
  case visible
  /// Every element.
  case all
  /// Those that meet a rectangle in content coordinates.
  case rect(Rect)
}

/// How playing a script went.
public struct PlayResult: Sendable {
  /// Whether there was no error and no failed expectation.
  public var succeeded: Bool
  /// Whether a limit was hit.
  public var hitLimit: Bool
  /// Whether the script came to its end; failed expectations do not stop it, other errors do.
  public var completed: Bool
  /// What was found, in the order of the source for static problems, of time for the others.
  public var diagnostics: [Diagnostic]
  /// What `print` wrote, a line each.
  public var prints: [String]
}

/// How one test went.
public struct TestResult: Sendable {
  /// Its name, or the file's for the statements at the top.
  public var name: String
  /// Where it begins.
  public var range: SourceRange
  /// Whether nothing failed.
  public var passed: Bool
  /// What failed.
  public var diagnostics: [Diagnostic]
  /// What `print` wrote, a line each.
  public var prints: [String]
}

/// What an entry of the REPL gave.
public struct EntryResult: Sendable {
  /// Whether the entry is unfinished and more lines are wanted; nothing was done then.
  public var needsMoreInput: Bool
  /// Whether everything in it succeeded; what did not changed nothing.
  public var succeeded: Bool
  /// What to show: printed lines, values with their types, what a statement did.
  public var output: [StyledText]
  /// What was found.
  public var diagnostics: [Diagnostic]
}
