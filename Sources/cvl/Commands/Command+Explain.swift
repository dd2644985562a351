import CVL

extension Command {
  /// `cvl explain CODE`.
  static let explain = Command(
    name: "explain",
    usage: "[CODE]",
    summary: "tell the long story of an error",
    details: "Tells what an error means, with an example and its remedy; without CODE, lists all.",
    options: []
  ) { arguments, console throws(UsageProblem) in
    guard let word = try arguments.operand("code") else {
      for code in Reference.codes {
        var line = StyledText(code.name, .name)
        line.append("  " + code.title + "\n")
        console.write(line)
      }
      return .success
    }
    let code = codeName(word)
    if let story = Reference.explain(code) {
      console.write(story)
      return .success
    }
    let near = nearCodes(code)
    throw UsageProblem(
      "there is no error '\(word)'",
      help: near.isEmpty
        ? "'cvl explain' lists them all" : "there is " + near.joined(separator: ", ")
    )
  }
}

/// `CVL0203` for `cvl203`, `203` and the like.
private func codeName(_ word: String) -> String {
  let upper = word.uppercased()
  let digits = upper.hasPrefix("CVL") ? String(upper.dropFirst(3)) : upper
  guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return upper }
  return "CVL" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

/// The codes of the same kind, nearest numbers first.
private func nearCodes(_ code: String) -> [String] {
  let names = Reference.codes.map { $0.name }
  guard let number = Int(code.dropFirst(3)) else {
    return nearest(code, among: names).map { [$0] } ?? []
  }
  func distance(_ name: String) -> Int {
    let (difference, overflow) = (Int(name.dropFirst(3)) ?? 0).subtractingReportingOverflow(number)
    return overflow ? .max : Int(clamping: difference.magnitude)
  }
  return Array(names.filter { distance($0) < 100 }.sorted { distance($0) < distance($1) }.prefix(5))
}
