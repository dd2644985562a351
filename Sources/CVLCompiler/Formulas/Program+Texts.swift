internal import CVLEngine

// The steps whose operands or results are texts. A text that could not be had is nil.

extension Program {
  func textStep(_ op: Op, _ operands: [Int], _ out: Int) -> Step? {
    switch op {
    case .print(let form):
      return { frame, count in
        for k in 0..<count {
          let components = operands.map { frame.lanes($0)[k] }
          let isFinite = components.allSatisfy { $0.isFinite }
          frame.texts[out][k] = isFinite ? form.value(components).text : nil
        }
      }
    case .printRange:
      let limit = graph.listLimit
      return { frame, count in
        for k in 0..<count {
          let first = frame.lanes(operands[0])[k]
          let length = frame.lanes(operands[1])[k]
          guard first.isFinite, length <= Double(limit), frame.textRoom > Int(length) else {
            frame.texts[out][k] = nil
            continue
          }
          let numbers = (0..<Int(length)).map { Value.number(first + Double($0)) }
          frame.texts[out][k] = frame.taken(Value.list(numbers).text)
        }
      }
    case .printList(let table, let slot):
      return { frame, _ in
        frame.texts[out][0] = Value.list(frame.environment.list(table, slot)).text
      }
    case .join:
      let limit = graph.textLimit
      return { frame, count in
        for k in 0..<count {
          frame.texts[out][k] = joined(operands.map { frame.texts[$0][k] }, limit, frame)
        }
      }
    case .textSelect:
      return { frame, count in
        let condition = frame.lanes(operands[0])
        for k in 0..<count {
          let isKnown = condition[k] == condition[k]
          frame.texts[out][k] =
            isKnown ? frame.texts[operands[condition[k] != 0 ? 1 : 2]][k] : nil
        }
      }
    case .textGather:
      return { frame, count in
        for k in 0..<count {
          let at = wrappedIndex(frame.lanes(operands[0])[k], operands.count - 1)
          frame.texts[out][k] = at.flatMap { frame.texts[operands[$0 + 1]][k] }
        }
      }
    case .textCompare:
      return { frame, count in
        for k in 0..<count {
          frame.lanes(out)[k] = order(frame.texts[operands[0]][k], frame.texts[operands[1]][k])
        }
      }
    case .textCount:
      return { frame, count in
        for k in 0..<count {
          frame.lanes(out)[k] = frame.texts[operands[0]][k].map { Double($0.count) } ?? .nan
        }
      }
    case .textColumn(let field):
      return { frame, count in
        let environment = frame.environment
        let items = environment.counts.items(in: frame.section)
        for k in 0..<count {
          let at = wrappedIndex(frame.lanes(operands[0])[k], items)
          guard let rows = environment.rows, field < environment.columns.count, let at else {
            frame.texts[out][k] = nil
            continue
          }
          frame.texts[out][k] =
            rows.texts(
              environment.columns[field],
              section: frame.section,
              first: at,
              count: 1
            )[0]
        }
      }
    case .textListElement(let table, let slot):
      return { frame, count in
        let list = frame.environment.list(table, slot)
        for k in 0..<count {
          if case .text(let text)? = list.wrapped(frame.lanes(operands[0])[k]) {
            frame.texts[out][k] = text
          } else {
            frame.texts[out][k] = nil
          }
        }
      }
    case .textScene(let question):
      return { frame, _ in
        let values = operands.map { frame.lanes($0)[0] }
        guard values.allSatisfy({ $0.isFinite }), let scene = frame.environment.scene,
          case .text(let text) = scene.answer(question, values)
        else {
          frame.texts[out][0] = nil
          return
        }
        frame.texts[out][0] = text
      }
    default: return nil
    }
  }
}

/// The parts as one text, unless one is missing or the text would be longer than the limit.
private func joined(_ parts: [String?], _ limit: Int, _ frame: Frame) -> String? {
  var length = 0
  for part in parts {
    guard let part else { return nil }
    length += part.utf8.count
  }
  guard length <= limit, length <= frame.textRoom else { return nil }
  var result = ""
  result.reserveCapacity(length)
  for case let part? in parts { result += part }
  return frame.taken(result)
}

/// -1, 0 or 1 by code points, NaN where one is missing.
private func order(_ a: String?, _ b: String?) -> Double {
  guard let a, let b else { return .nan }
  // The order of UTF-8 is the order of code points.
  if a.utf8.elementsEqual(b.utf8) { return 0 }
  return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
}
