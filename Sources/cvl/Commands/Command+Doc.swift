import CVL

extension Command {
  /// `cvl doc [NAME]`.
  static let doc = Command(
    name: "doc",
    usage: "[NAME]",
    summary: "look up a name of the language",
    details: "Shows the reference page of a built-in, a layout, an attribute or a statement.",
    options: []
  ) { arguments, console throws(UsageProblem) in
    guard let name = try arguments.operand("name") else {
      console.write(Reference.index)
      return .success
    }
    if let page = Reference.page(name) {
      console.write(page)
      return .success
    }
    let names = Reference.index.pieces.filter { $0.role == .name }.map { $0.text }
    let near = nearest(name, among: names)
    throw UsageProblem(
      "there is no page on '\(name)'",
      help: near.map { "did you mean '\($0)'?" } ?? "'cvl doc' lists what there is"
    )
  }
}
