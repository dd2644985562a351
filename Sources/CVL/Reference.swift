internal import CVLCompiler
internal import CVLEngine
public import CVLSyntax

// The reference is made from the tables that parser, checker and engine read: nothing is said here
// that is not said there.

/// Help and reference, made from the language's own tables.
public enum Reference {
  /// The codes of all problems with their titles, in order.
  public static var codes: [(name: String, title: String)] {
    allCodes.map { ($0.name, "\($0.title)") }
  }

  /// The long story of a problem, or nil for a code that there is not.
  public static func explain(_ code: String) -> StyledText? {
    guard let found = allCodes.first(where: { $0.name.utf8.elementsEqual(code.utf8) }) else {
      return nil
    }
    var text = StyledText()
    text.append(found.name, .error)
    text.append(": \(found.title)\n\n", .emphasis)
    text.append("\(found.story)\n\n")
    text.append("For example\n\n", .dim)
    text.append(indented("\(found.example)"))
    text.append("\nis put right by\n\n", .dim)
    text.append(indented("\(found.remedy)"))
    return text
  }

  /// Every `DiagnosticCode` there is, by number.
  public static var allCodes: [DiagnosticCode] {
    (DiagnosticCode.syntax + DiagnosticCode.semantic).sorted { $0.number < $1.number }
  }

  /// The pages by kind, in the order in which the index lists them.
  static var pages: [(kind: String, entries: [Page])] {
    [
      ("Declarations", DeclarationForm.all.map { Page($0) }),
      ("Statements", StatementForm.all.map { Page($0) }),
      ("Blocks of a layout", BlockForm.all.map { Page($0) }),
      ("Members of a layout", MemberForm.all.map { Page($0) }),
      ("Events of rules", ChangeEvent.allCases.map { Page($0) }),
      ("Settings of rules", RuleSetting.all.map { Page($0) }),
      ("Easings", NamedEasing.all.map { Page($0) }),
      ("Layouts", layouts),
      ("Attributes", attributes),
      ("Names in formulas", SceneName.all.map { Page($0) }),
      ("Questions of statements", SceneFunction.all.map { Page($0) }),
      ("Built-in functions", Builtin.all.map { Page($0) }),
      ("Operators", Operator.allCases.map { Page($0) }),
      ("Units", Unit.allCases.map { Page($0) }),
    ]
  }

  /// The page on a name, or nil; several things of one name come one after the other.
  public static func page(_ name: String) -> StyledText? {
    var text = StyledText()
    for (_, entries) in pages {
      for entry in entries where entry.names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
        if !text.isEmpty { text.append("\n") }
        text.append(entry.text)
      }
    }
    return text.isEmpty ? nil : text
  }

  /// All names with one line each.
  public static var index: StyledText {
    var text = StyledText()
    for (kind, entries) in pages {
      if !text.isEmpty { text.append("\n") }
      text.append(kind + "\n", .heading)
      for entry in entries {
        let name = entry.names.first ?? ""
        text.append("  ")
        text.append(name, .name)
        text.append(String(repeating: " ", count: max(1, 16 - name.unicodeScalars.count)))
        text.append(entry.summary + "\n")
      }
    }
    return text
  }

  private static var layouts: [Page] {
    LayoutKind.all.map { Page($0) } + StandardLayout.all.map { Page($0) }
  }

  private static var attributes: [Page] {
    let table = AttributeTable(interner: Interner())
    return table.stored.map { attribute in
      var usage = attribute.type.phrase
      if attribute.presence == nil, let form = PrintForm(attribute.type) {
        let value = Value.defaults(form, attribute.defaults)
        usage += ", " + value.text + " by default"
      }
      return Page(names: [attribute.name], usage: usage, summary: attribute.summary)
    }
      + DerivedAttribute.all.map {
        Page(names: ["\($0.name)"], usage: $0.type.phrase, summary: "\($0.summary)")
      }
  }
}

extension Value {
  /// A default by its components; a rotation keeps three and is its last.
  fileprivate static func defaults(_ form: PrintForm, _ components: [Double]) -> Value {
    form == .angle ? .angle(components.last ?? 0) : form.value(components)
  }
}

/// The lines of a piece of source, set in by four.
func indented(_ source: String) -> String {
  var result = ""
  for line in source.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
    let text = String(decoding: Array(line), as: UTF8.self)
    result += text.isEmpty ? "\n" : "    " + text + "\n"
  }
  return result
}
