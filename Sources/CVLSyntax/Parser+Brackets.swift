// What stands in brackets: groups and points, lists, arguments, the values of a text.

extension Parser {
  /// Reads an opening bracket, what `inside` reads, and the closing bracket; line ends between them
  /// do not count.
  mutating func bracketed<Inside>(
    _ closing: Punctuation,
    _ inside: (inout Parser) throws(Abandoned) -> Inside
  ) throws(Abandoned) -> Inside {
    openBrackets.append(current)
    advance()
    let result = try inside(&self)
    guard current.kind == .punct(closing) else { throw fail { $0.missingCloser() } }
    openBrackets.removeLast()
    advance()
    return result
  }

  /// Reads `(a)`, `(x, y)` or `(x, y, z)`.
  mutating func group() throws(Abandoned) -> Expr {
    let mark = enter(.group)
    let start = index
    let parts = try bracketed(.closeParen) { parser throws(Abandoned) in
      if parser.at(.closeParen) { throw parser.fail { $0.emptyGroup() } }
      return try parser.expressions()
    }
    leave(mark)
    let depth = parts.reduce(0) { max($0, $1.depth) }
    if parts.count > 3 {
      report(.tooManyComponents(parts.count, range(from: start)))
      return Expr(kind: .missing, range: range(from: start), depth: 1)
    }
    let kind: ExprKind = parts.count == 1 ? .paren(parts[0]) : .tuple(parts)
    return try expr(kind, range(from: start), over: depth)
  }

  /// Reads `[a, b]`.
  mutating func list() throws(Abandoned) -> Expr {
    let mark = enter(.list)
    let start = index
    let elements = try bracketed(.closeBracket) { parser throws(Abandoned) -> [Expr] in
      parser.at(.closeBracket) ? [] : try parser.expressions()
    }
    leave(mark)
    let depth = elements.reduce(0) { max($0, $1.depth) }
    return try expr(.list(elements), range(from: start), over: depth)
  }

  /// Reads expressions between commas, at least one.
  mutating func expressions() throws(Abandoned) -> [Expr] {
    var all = [try expression()]
    while take(.comma) { all.append(try expression()) }
    return all
  }

  /// Reads `(a, to: b)`: what has no name comes first.
  mutating func arguments() throws(Abandoned) -> [Argument] {
    let mark = enter(.arguments)
    let arguments = try bracketed(.closeParen) { parser throws(Abandoned) -> [Argument] in
      var all: [Argument] = []
      if parser.at(.closeParen) { return all }
      repeat {
        let argument = try parser.argument()
        if argument.label == nil, let named = all.last?.label {
          parser.report(
            .positionalAfterNamed(
              argument.value.range,
              after: named,
              parser.interner.text(named.symbol)
            )
          )
        }
        all.append(argument)
      } while parser.take(.comma)
      return all
    }
    leave(mark)
    return arguments
  }

  private mutating func argument() throws(Abandoned) -> Argument {
    guard kind == .name, token(after: 1).kind == .punct(.colon) else {
      return Argument(label: nil, value: try expression())
    }
    let mark = enter(.argument)
    let label = NameRef(symbol: current.symbol, range: range(of: current))
    advance()
    advance()
    let argument = Argument(label: label, value: try expression())
    leave(mark)
    return argument
  }

  /// Reads a text with the values in it.
  mutating func text() throws(Abandoned) -> Expr {
    let mark = enter(.text)
    let start = index
    var parts: [TextPart] = []
    var depth: Int32 = 0
    append(&parts, dropping: current.kind == .text ? 1 : 2)
    guard current.kind == .textHead else {
      advance()
      leave(mark)
      return Expr(kind: .text(parts), range: range(from: start), depth: 1)
    }
    repeat {
      advance()
      let value = try expression()
      depth = max(depth, value.depth)
      parts.append(.value(value))
      switch current.kind {
      case .textMiddle: append(&parts, dropping: 2)
      case .textTail: append(&parts, dropping: 1)
      default: throw fail { $0.leftover() }
      }
    } while current.kind == .textMiddle
    advance()
    leave(mark)
    return try expr(.text(parts), range(from: start), over: depth)
  }

  /// Appends the characters of the text's piece that is next.
  private func append(_ parts: inout [TextPart], dropping closing: Int) {
    let piece = bytes(of: current)
    // A damaged piece may lack its closing `"`.
    let inner = piece.dropFirst().dropLast(piece.count > closing ? closing : 0)
    if !inner.isEmpty { parts.append(.literal(textContent(inner))) }
  }

  /// Reads a text without values: a path, a name of a test.
  mutating func plainText(_ what: StaticString) throws(Abandoned) -> (String, SourceRange) {
    guard kind == .text else { throw fail { $0.plainTextProblem(what) } }
    let piece = bytes(of: current)
    let content = textContent(piece.dropFirst().dropLast(piece.count > 1 ? 1 : 0))
    let place = range(of: current)
    advance()
    return (content, place)
  }
}
