import CVL

extension StyledText {
  /// The text with the escape sequences of a terminal.
  var ansi: String {
    var out = ""
    for piece in pieces {
      let code = piece.role.ansi
      out += code.isEmpty ? piece.text : "\u{1B}[" + code + "m" + piece.text + "\u{1B}[0m"
    }
    return out
  }
}

extension TextRole {
  /// The parameters of "select graphic rendition"; empty for a terminal's own colours.
  ///
  /// Only the sixteen colours, which people have set to what reads well for them.
  var ansi: String {
    switch self {
    case .plain, .punctuation: ""
    case .keyword: "35"
    case .name: "36"
    case .number: "33"
    case .text, .success: "32"
    case .type: "34"
    case .comment, .dim: "2"
    case .heading: "1;4"
    case .emphasis: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .help: "1;36"
    case .note: "1;34"
    case .location: "36"
    }
  }
}
