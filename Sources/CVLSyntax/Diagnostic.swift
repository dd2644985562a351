/// How bad a problem is.
public enum Severity: UInt8, Sendable {
  /// Nothing runs, or the statement failed.
  case error
  /// Suspicious, but it runs.
  case warning
}

/// A kind of problem: its code and its long story.
///
/// Each phase keeps a table of its own; `cvl explain` and the reference read the tables, and a test
/// demands a script for every code.
public struct DiagnosticCode: Sendable {
  /// The four digits behind `CVL`: 203 for `CVL0203`.
  public let number: Int
  /// What happened, in a few words, without the names of this one case.
  public let title: StaticString
  /// The long story: why it is an error and what to do, in complete sentences.
  public let story: StaticString
  /// A script that provokes it.
  public let example: StaticString
  /// The same script put right.
  public let remedy: StaticString

  /// Describes a kind of problem.
  public init(
    _ number: Int,
    title: StaticString,
    story: StaticString,
    example: StaticString,
    remedy: StaticString
  ) {
    self.number = number
    self.title = title
    self.story = story
    self.example = example
    self.remedy = remedy
  }

  /// `CVL0203`.
  public var name: String {
    let digits = String(number)
    return "CVL" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

/// One problem, as data; drawing it is a front end's.
public struct Diagnostic: Sendable {
  /// The number of its `DiagnosticCode`.
  public var code: Int
  /// How bad it is.
  public var severity: Severity
  /// The part of the source to underline.
  public var range: SourceRange
  /// What is wrong, one sentence without a full stop, names in single quotes.
  public var message: String
  /// What would be right, or how to say it: `did you mean 'radius'?`.
  public var help: String?
  /// Other places that belong to it.
  public var notes: [Note]

  /// A further place with a remark.
  public struct Note: Sendable {
    /// The place.
    public var range: SourceRange
    /// The remark.
    public var message: String

    /// Makes a note.
    public init(range: SourceRange, message: String) {
      self.range = range
      self.message = message
    }
  }

  /// Makes a problem.
  public init(
    code: Int,
    severity: Severity = .error,
    range: SourceRange,
    message: String,
    help: String? = nil,
    notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.range = range
    self.message = message
    self.help = help
    self.notes = notes
  }
}
