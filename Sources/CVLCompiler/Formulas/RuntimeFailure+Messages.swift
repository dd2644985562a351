internal import CVLEngine
internal import CVLNumerics
internal import CVLSyntax

// The wording of what goes wrong while a script runs: one function a message, CVL04xx.

extension RuntimeFailure {
  /// A value that is not finite, with its cause.
  static func notFinite(
    _ subject: String,
    _ range: SourceRange,
    _ cause: Cause,
    at key: ElementKey?
  ) -> RuntimeFailure {
    if let code = cause.code {
      // A failure with a code of its own is told as it is.
      return RuntimeFailure(
        code: code,
        range: cause.range,
        message: cause.message,
        help: cause.help
      )
    }
    let place = cause.range == .none ? range : cause.range
    let isElsewhere =
      place.file != range.file || place.start < range.start || place.end > range.end
    return RuntimeFailure(
      code: 401,
      range: place,
      message: "\(cause.message), in \(subject)\(key.map { " of " + $0.phrase } ?? "")",
      note: isElsewhere ? (range, "the value is used here") : nil
    )
  }

  static func negative(
    _ subject: String,
    _ value: Double,
    _ range: SourceRange,
    at key: ElementKey?
  ) -> RuntimeFailure {
    RuntimeFailure(
      code: 402,
      range: range,
      message:
        "\(subject)\(key.map { " of " + $0.phrase } ?? "") is negative: \(shortestText(value))",
      help: "keep it from going below 0: max(0, …)"
    )
  }

  static func outside(
    _ subject: String,
    _ range: SourceRange,
    at key: ElementKey?
  ) -> RuntimeFailure {
    RuntimeFailure(
      code: 404,
      range: range,
      message: subject + (key.map { ", asked for " + $0.phrase } ?? ""),
      help: "the ends of a range may be formulas: see what they come to here"
    )
  }

  static func notACount(_ subject: String, _ value: Double, _ range: SourceRange) -> RuntimeFailure
  {
    RuntimeFailure(
      code: 502,
      range: range,
      message:
        "\(subject) has to be a whole number that is not negative, and this is \(shortestText(value))"
    )
  }
}

extension ElementKey {
  /// "item 3", "item 3 of section 1", "the header of section 0".
  package var phrase: String {
    switch kind {
    case .cell: return section == 0 ? "item \(item)" : "item \(item) of section \(section)"
    case .header: return "the header of section \(section)"
    case .footer: return "the footer of section \(section)"
    case .supplementary:
      return "'\(name)' of item \(item)" + (section == 0 ? "" : " of section \(section)")
    case .decoration:
      return "decoration '\(name)' \(item)" + (section == 0 ? "" : " of section \(section)")
    }
  }
}
