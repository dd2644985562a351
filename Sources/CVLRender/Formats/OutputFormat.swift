/// A form in which a report can be written: a row in the table of formats.
///
/// A new one is a file `OutputFormat+Name.swift` with its constant and a line in
/// `OutputFormat+All.swift`.
public struct OutputFormat: Sendable {
  /// The name for `--format`.
  public let name: String
  /// The ending of files in it, without the point.
  public let fileExtension: String
  /// What it is, for the help text.
  public let summary: String
  /// Whether it shows elements instead of listing them.
  public let isPicture: Bool
  /// Writes a report; the same one gives the same bytes everywhere.
  ///
  /// What is not a picture makes no use of the options.
  public let write: @Sendable (_ report: FrameReport, _ options: PictureOptions) -> [UInt8]

  /// Describes a form.
  public init(
    name: String,
    fileExtension: String,
    summary: String,
    isPicture: Bool,
    write: @escaping @Sendable (_ report: FrameReport, _ options: PictureOptions) -> [UInt8]
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.summary = summary
    self.isPicture = isPicture
    self.write = write
  }
}
