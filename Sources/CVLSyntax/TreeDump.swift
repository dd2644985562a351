// A tree as text, one statement a line, for tests: expressions are written with all their
// parentheses, places are left out.

/// Writes trees.
public struct TreeDump {
  private let interner: Interner
  private var text = ""
  private var indent = 0

  /// The tree of a script.
  public static func text(of script: Script, _ interner: Interner) -> String {
    var dump = TreeDump(interner)
    for statement in script.statements { dump.write(statement) }
    return dump.text
  }

  /// An expression.
  public static func text(of expr: Expr, _ interner: Interner) -> String {
    TreeDump(interner).string(expr)
  }

  private init(_ interner: Interner) { self.interner = interner }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: indent) + content + "\n"
  }

  private mutating func nested(_ content: String, _ inside: (inout TreeDump) -> Void) {
    line(content + " {")
    indent += 1
    inside(&self)
    indent -= 1
    line("}")
  }

  private func name(_ name: NameRef) -> String { interner.text(name.symbol) }

  // MARK: Statements

  private mutating func write(_ statement: Statement) {
    switch statement.kind {
    case .version(let version): line("cvl " + version.description)
    case .letDecl(let decl): write("let", decl)
    case .paramDecl(let decl): write(decl)
    case .fnDecl(let decl): write(decl)
    case .attributeDecl(let decl): write("attribute", decl)
    case .use(let path, _): line("use " + quoted(path))
    case .layoutDecl(let decl): write(decl)
    case .test(let name, _, let body):
      nested("test " + quoted(name)) { for inner in body { $0.write(inner) } }
    case .action(let action): write(action)
    case .expression(let expr): line("value " + string(expr))
    }
  }

  private mutating func write(doc: String?) {
    if let doc { line("doc " + quoted(doc)) }
  }

  private mutating func write(_ word: String, _ decl: LetDecl) {
    write(doc: decl.doc)
    line(word + " " + name(decl.name) + " = " + string(decl.value))
  }

  private mutating func write(_ decl: ParamDecl) {
    write(doc: decl.doc)
    let domain =
      switch decl.domain {
      case nil: ""
      case .range(let low, let high): " in " + string(low) + "..." + string(high)
      case .words(let words): " in " + words.map { name($0) }.joined(separator: " | ")
      }
    line("param " + name(decl.name) + " = " + string(decl.value) + domain)
  }

  private mutating func write(_ decl: FnDecl) {
    write(doc: decl.doc)
    let parameters = decl.parameters.map {
      name($0.name) + ($0.value.map { " = " + string($0) } ?? "")
    }
    line(
      "fn " + name(decl.name) + "(" + parameters.joined(separator: ", ") + ") = "
        + string(decl.body)
    )
  }

  private mutating func write(_ decl: LayoutDecl) {
    write(doc: decl.doc)
    let base = decl.base.map { ": " + string($0) } ?? ""
    nested("layout " + name(decl.name) + base) { for member in decl.members { $0.write(member) } }
  }

  private mutating func write(_ member: LayoutMember) {
    switch member {
    case .param(let decl): write(decl)
    case .letDecl(let decl): write("let", decl)
    case .fn(let decl): write(decl)
    case .block(let block):
      let word = BlockForm.all.first { $0.kind == block.kind }?.word.text ?? ""
      let head =
        word + (block.name.map { " " + name($0) } ?? "") + (block.once ? " once" : "")
        + (block.count.map { " * " + string($0) } ?? "")
      nested(head) { for inner in block.body { $0.write(inner) } }
    case .contentSize(let size, _): line("contentSize = " + string(size))
    case .rule(let rule):
      nested("on " + name(rule.event)) { for inner in rule.body { $0.write(inner) } }
    case .invalidate(let names, _):
      line("invalidate " + names.map { name($0) }.joined(separator: ", "))
    }
  }

  private mutating func write(_ statement: BlockStatement) {
    switch statement {
    case .assign(let target, let component, let value):
      line(name(target) + (component.map { "." + name($0) } ?? "") + " = " + string(value))
    case .letDecl(let local, let value): line("let " + name(local) + " = " + string(value))
    case .branch(let condition, let then, let otherwise):
      nested("if " + string(condition)) { for inner in then { $0.write(inner) } }
      if !otherwise.isEmpty { nested("else") { for inner in otherwise { $0.write(inner) } } }
    case .keyFrame(let fraction, let body, _):
      nested("at " + string(fraction)) { for inner in body { $0.write(inner) } }
    }
  }

  private mutating func write(_ action: Action) {
    switch action {
    case .scene(let width, let height, let scale):
      line(
        "scene " + string(width) + " x " + string(height)
          + (scale.map { " at " + string($0) } ?? "")
      )
    case .items(let count, let fields): write("items " + string(count), fields)
    case .itemsFrom(let path, _): line("items from " + quoted(path))
    case .itemsKeys(let keys, let fields): write("items keys " + string(keys), fields)
    case .show(let layout): line("show " + string(layout))
    case .set(let owner, let target, let value):
      line("set " + (owner.map { name($0) + "." } ?? "") + name(target) + " = " + string(value))
    case .resize(let width, let height): line("resize " + string(width) + " x " + string(height))
    case .scrollTo(let point): line("scroll to " + string(point))
    case .scrollBy(let point): line("scroll by " + string(point))
    case .scrollToItem(let item, let section):
      line("scroll to item " + string(item) + (section.map { " in section " + string($0) } ?? ""))
    case .change(let change): write(heading(change), change.fields)
    case .batch(let changes): nested("batch") { for inner in changes { $0.write(inner) } }
    case .transition(let layout, let duration, let easing):
      line(
        "transition to " + string(layout) + (duration.map { " over " + string($0) } ?? "")
          + (easing.map { " ease " + string($0) } ?? "")
      )
    case .wait(let time): line("wait " + string(time))
    case .waitUntilIdle: line("wait until idle")
    case .expect(let claim, let within):
      line("expect " + string(claim) + (within.map { " within " + string($0) } ?? ""))
    case .expectError(let code, let body):
      nested("expect error " + name(code)) { for inner in body { $0.write(inner) } }
    case .print(let values): line("print " + values.map { string($0) }.joined(separator: ", "))
    }
  }

  private func heading(_ change: ItemChange) -> String {
    let of = change.isSection ? "section " : ""
    let places = change.places.map { string($0) }.joined(separator: ", ")
    let section = change.section.map { " in section " + string($0) } ?? ""
    let count = change.count.map { string($0) }
    switch change.verb {
    case .insert where change.isSection:
      return "insert section " + places + (count.map { " with " + $0 + " items" } ?? "")
    case .insert: return "insert " + (count.map { $0 + " " } ?? "") + "at " + places + section
    case .delete: return "delete " + of + places + section
    case .reload: return "reload " + of + places + section
    case .move:
      return "move " + of + places + section + (change.target.map { " to " + string($0) } ?? "")
        + (change.targetSection.map { " in section " + string($0) } ?? "")
    }
  }

  private mutating func write(_ head: String, _ fields: [FieldFormula]) {
    if fields.isEmpty { return line(head) }
    nested(head) { dump in
      for field in fields { dump.line(dump.name(field.name) + " = " + dump.string(field.value)) }
    }
  }

  // MARK: Expressions

  private func string(_ expr: Expr) -> String {
    switch expr.kind {
    case .number(let value, let unit):
      value.description + (unit.map { $0.form.spellings[0].text } ?? "")
    case .pixelScale(let value): value.description + "x"
    case .text(let parts):
      "\"" + parts.map { string($0) }.joined() + "\""
    case .flag(let flag): flag ? "true" : "false"
    case .color(let value): "#" + String(value, radix: 16)
    case .name(let symbol): interner.text(symbol)
    case .selfElement: "self"
    case .field(let owner, let field): string(owner) + "." + name(field)
    case .call(let callee, let arguments): string(callee) + string(arguments)
    case .index(let list, let position): string(list) + "[" + string(position) + "]"
    case .prefix(let op, let operand): "(" + op.form.spelling.text + string(operand) + ")"
    case .binary(let op, let left, let right, _):
      "(" + string(left) + " " + op.form.spelling.text + " " + string(right) + ")"
    case .conditional(let condition, let first, let second):
      "(" + string(condition) + " ? " + string(first) + " : " + string(second) + ")"
    case .paren(let inner): "paren(" + string(inner) + ")"
    case .tuple(let parts): "(" + parts.map { string($0) }.joined(separator: ", ") + ")"
    case .list(let parts): "[" + parts.map { string($0) }.joined(separator: ", ") + "]"
    case .missing: "missing"
    }
  }

  private func string(_ layout: LayoutRef) -> String {
    name(layout.name) + (layout.arguments.isEmpty ? "" : string(layout.arguments))
  }

  private func string(_ arguments: [Argument]) -> String {
    "("
      + arguments.map { ($0.label.map { name($0) + ": " } ?? "") + string($0.value) }
      .joined(separator: ", ") + ")"
  }

  private func string(_ part: TextPart) -> String {
    switch part {
    case .literal(let content): escapedText(content)
    case .value(let expr): "\\(" + string(expr) + ")"
    }
  }

  private func quoted(_ content: String) -> String { "\"" + escapedText(content) + "\"" }

  private func escapedText(_ content: String) -> String {
    var bytes: [UInt8] = []
    for byte in content.utf8 {
      switch byte {
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x09: bytes += [0x5C, 0x74]
      case 0x22, 0x5C: bytes += [0x5C, byte]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
