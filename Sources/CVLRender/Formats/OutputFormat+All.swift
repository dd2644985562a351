extension OutputFormat {
  /// Every form that needs no library, in the order of the help text.
  public static let all: [OutputFormat] = [table, json, csv, svg]
}
