import CVLEngine

/// What a batch means, done by hand on lists: the tests' own reading of the rule.
///
/// Every item is a text, "s-i" of its old place; what leaves is taken out from the highest index down,
/// what comes is put in from the lowest index up. It knows all the faults of a batch and not which one
/// is named.
struct UpdateModel {
  /// An update of one thing.
  private struct Step: Hashable {
    var name: String
    var from: ItemPath?
    var to: ItemPath?
    var isOfSection: Bool
  }

  private struct Section {
    var old: Int?
    var isReloaded = false
    var items: [String]
  }

  private let old: [Int]
  private var steps: [Step] = []
  private var promised: [Int: Int] = [:]

  /// The names of all that is wrong, empty if nothing is.
  private(set) var faults: Set<String> = []
  /// The old section of each section, `~` if it was reloaded, `+` if it is new.
  private(set) var sectionTexts: [String] = []
  /// The items, as old places, `~` before a reloaded one, `+` for a new one.
  private(set) var orderTexts: [[String]] = []

  init(_ updates: [UpdateItem], from old: [Int], to reported: [Int]?) {
    self.old = old
    for update in updates { add(update) }
    checkOldSide()
    let sections = reported?.count ?? old.count - count("delete", true) + count("insert", true)
    checkNewSide(sections: true, counts: [Int](repeating: 0, count: max(sections, 0)))
    if sections != old.count - count("delete", true) + count("insert", true) {
      faults.insert("invalidNumberOfSections")
    }
    guard faults.isEmpty else { return }
    edit(reported)
  }

  private func count(_ name: String, _ isOfSection: Bool) -> Int {
    steps.count { $0.name == name && $0.isOfSection == isOfSection }
  }

  // MARK: Reading

  private mutating func add(_ update: UpdateItem) {
    func path(_ section: Int) -> ItemPath { ItemPath(section: section, item: 0) }
    func step(_ name: String, _ from: ItemPath?, _ to: ItemPath?, _ isOfSection: Bool) {
      steps.append(Step(name: name, from: from, to: to, isOfSection: isOfSection))
    }
    switch update {
    case .insertItems(let at, let count):
      if count < 0 { faults.insert("negativeCount") }
      for k in 0..<max(0, count) {
        step("insert", nil, ItemPath(section: at.section, item: at.item + k), false)
      }
    case .deleteItems(let items, let section):
      for item in items { step("delete", ItemPath(section: section, item: item), nil, false) }
    case .reloadItems(let items, let section):
      for item in items { step("reload", ItemPath(section: section, item: item), nil, false) }
    case .moveItem(let from, let to):
      step("move", from, to, false)
    case .insertSection(let at, let items):
      if let items { promised[at] = items }
      step("insert", nil, path(at), true)
    case .deleteSections(let sections):
      for section in sections { step("delete", path(section), nil, true) }
    case .reloadSections(let sections):
      for section in sections { step("reload", path(section), nil, true) }
    case .moveSection(let from, let to):
      step("move", path(from), path(to), true)
    }
  }

  // MARK: Faults

  private mutating func checkOldSide() {
    for step in steps {
      guard let from = step.from else { continue }
      let isThere =
        old.indices.contains(from.section)
        && (step.isOfSection || (0..<old[from.section]).contains(from.item))
      if !isThere { faults.insert(missing(step, step.name == "move" ? "From" : "")) }
      if step.name == "reload" && !step.isOfSection
        && steps.contains(where: {
          $0.isOfSection && $0.from?.section == from.section && $0.name != "move"
        })
      {
        faults.insert("reloadInDeletedSection")
      }
    }
    for (a, b) in pairs where a.from != nil && a.from == b.from && a.isOfSection == b.isOfSection {
      switch [a.name, b.name].sorted() {
      case ["delete", "delete"]: faults.insert("duplicateDelete")
      case ["reload", "reload"]: faults.insert("duplicateReload")
      case ["move", "move"]: faults.insert("duplicateMoveFrom")
      case ["delete", "reload"]: faults.insert("deleteAndReload")
      case ["delete", "move"]:
        faults.insert(a.isOfSection ? "deleteAndMoveSection" : "deleteAndMove")
      default: faults.insert("reloadAndMove")
      }
    }
  }

  private mutating func checkNewSide(sections: Bool, counts: [Int]) {
    for step in steps where step.isOfSection == sections {
      guard let to = step.to else { continue }
      let isThere =
        counts.indices.contains(to.section)
        && (sections || (0..<counts[to.section]).contains(to.item))
      if !isThere { faults.insert(missing(step, step.name == "move" ? "To" : "")) }
    }
    for (a, b) in pairs
    where a.to != nil && a.to == b.to && a.isOfSection == sections && b.isOfSection == sections {
      switch (a.name, b.name) {
      case ("insert", "insert"): faults.insert("duplicateInsert")
      case ("move", "move"): faults.insert("duplicateMoveTo")
      default: faults.insert("insertAndMoveTo")
      }
    }
  }

  private func missing(_ step: Step, _ end: String) -> String {
    "\(step.name)\(step.isOfSection ? "Section" : "Item")\(end)OutOfRange"
  }

  private var pairs: [(Step, Step)] {
    steps.indices.flatMap { i in steps[..<i].map { ($0, steps[i]) } }
  }

  // MARK: Editing

  private mutating func edit(_ reported: [Int]?) {
    var sections = old.indices.map { s in
      Section(old: s, items: (0..<old[s]).map { "\(s)-\($0)" })
    }
    var moved: [(to: ItemPath, item: String)] = []
    for step in steps where step.name == "reload" && !step.isOfSection {
      guard let from = step.from else { continue }
      sections[from.section].items[from.item] = "~\(from.section)-\(from.item)"
    }
    let leaving = steps.filter { !$0.isOfSection && $0.name != "reload" && $0.from != nil }
    for step in leaving.sorted(by: { ($0.from ?? .origin) > ($1.from ?? .origin) }) {
      guard let from = step.from else { continue }
      let item = sections[from.section].items.remove(at: from.item)
      if let to = step.to { moved.append((to, item)) }
    }
    sections = editSections(sections)

    // New sections get what the data, the batch or its insertions say, less what is moved in.
    let coming = steps.filter { !$0.isOfSection && $0.name == "insert" }.compactMap(\.to)
    for place in sections.indices where sections[place].old == nil || sections[place].isReloaded {
      let movedIn = moved.count { $0.to.section == place }
      let inserted = coming.count { $0.section == place }
      let given = sections[place].old == nil ? promised[place] : nil
      let kept = sections[place].items.count
      let total = reported?[place] ?? given ?? kept + movedIn + inserted
      if total < movedIn { faults.insert("moveItemToOutOfRange") }
      sections[place].items = [String](repeating: "+", count: max(0, total - movedIn))
    }
    var arrivals = moved
    for place in coming
    where !sections.indices.contains(place.section)
      || (sections[place.section].old != nil && !sections[place.section].isReloaded)
    { arrivals.append((place, "+")) }

    checkCounts(sections, arrivals.map(\.to), reported)
    guard faults.isEmpty else { return }
    for (to, item) in arrivals.sorted(by: { $0.to < $1.to }) {
      sections[to.section].items.insert(item, at: to.item)
    }
    sectionTexts = sections.map { section in
      section.old.map { (section.isReloaded ? "~" : "") + "\($0)" } ?? "+"
    }
    orderTexts = sections.map(\.items)
  }

  private func editSections(_ before: [Section]) -> [Section] {
    var sections = before
    for step in steps where step.isOfSection && step.name == "reload" {
      if let from = step.from { sections[from.section].isReloaded = true }
    }
    var arriving: [(to: Int, section: Section)] = []
    let leaving = steps.filter { $0.isOfSection && $0.name != "reload" && $0.from != nil }
    for step in leaving.sorted(by: { ($0.from ?? .origin) > ($1.from ?? .origin) }) {
      guard let from = step.from else { continue }
      let section = sections.remove(at: from.section)
      if let to = step.to { arriving.append((to.section, section)) }
    }
    for step in steps where step.isOfSection && step.name == "insert" {
      if let to = step.to { arriving.append((to.section, Section(items: []))) }
    }
    for (to, section) in arriving.sorted(by: { $0.to < $1.to }) {
      sections.insert(section, at: to)
    }
    return sections
  }

  private mutating func checkCounts(
    _ sections: [Section],
    _ arrivals: [ItemPath],
    _ reported: [Int]?
  ) {
    let sums = sections.indices.map { place in
      sections[place].items.count + arrivals.count { $0.section == place }
    }
    checkNewSide(sections: false, counts: reported ?? sums)
    if let reported, faults.isEmpty, sums != reported { faults.insert("invalidNumberOfItems") }
  }
}

extension ItemPath {
  fileprivate static let origin = ItemPath(section: 0, item: 0)
}
