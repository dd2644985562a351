import Foundation

/// The scripts that grammar and parser are compared on.
enum Corpus {
  /// The repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The grammar's text.
  static func grammar() throws -> String {
    try String(contentsOf: root.appendingPathComponent("grammar/cvl.ebnf"), encoding: .utf8)
  }

  /// Every script of the repository, and those below.
  static var all: [(name: String, source: String)] {
    var found = own.enumerated().map { (name: "own \($0.offset)", source: $0.element) }
    for folder in ["scripts", "Tests/Conformance"] {
      let url = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where file.pathExtension == "cvl" {
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
        found.append((name: file.lastPathComponent, source: source))
      }
    }
    return found
  }

  /// Scripts that together use every rule of the grammar, without errors.
  static let own = [
    "",
    "; ;\n\n",
    """
    #!/usr/bin/env cvl
    // first
    cvl 1; let a = 1
    """,
    """
    /// The radius.
    param radius = min(width, height) / 2.5 in 0...2 * a
    param face = none in none | outward |
      tangent
    param one = two in three
    fn wave(t, n = 2 + 3) = sin(n * t)
    fn none() = 1; attribute glow = #ff8800
    use "palette.cvl"
    """,
    """
    layout ring {
      param radius = 3; let a = 1; fn f(x) = x
      item { size = (70, 70); center.x = mid.x + polar(radius, i / count * 1turn).x }
      header { }
      footer { hidden = true } supplementary badge { z = 1 }
      decoration line * count + 1 { z = -1 }
      decoration back once { let w = 2; z = w }
      contentSize = (1, 2)
      invalidate on scroll, resize
    }
    layout next: ring { invalidate never }
    layout other: flow(itemSize: (10, 20), lineSpacing: [4, 12][section]) { item { } }
    """,
    """
    layout a {
      item {
        if i > 3 && !hidden || true { alpha = 0 }
        else if prev.frame.maxY >= 2 { alpha = 1 } else { let b = 3
          z = b }
        z = self.z + 1 ; if false { } else { }
      }
    }
    """,
    """
    scene 320 x 480
    scene w * 2 x(h) at 2x
    items 12
    items [4, 12, 3]; items from "a.csv"
    items 20 { w = 40 + 10 * (i % 3); h = ws[i] }
    items keys ["a", "b"] { v = 1 }
    items keys
    show ring
    show ring(90, 4, face: outward)
    set radius = 3; set ring.radius = radius ^ 2
    resize 3 x 4
    scroll to (0, 100); scroll by(0, 1)
    scroll to item 3
    scroll to item(2) in section 1
    scroll to item(2).center - (1, 1)
    """,
    """
    test "twenty" {
      let k = 3
      expect item(0, 2).center == (25, 25) within 0.001
      expect count != 20 ? a : b ? c : d
      expect error CVL0203 { print q; layout z { } }
      expect error == 3
      param p = 3 in 0...4; fn f(a) = a
    }
    print -2^2, 2^-1, !a, - -3, +a.b.c[1][2].d * a.b(3).e
    print "a \\(i + 1) b \\("c \\(2)") d", "plain", [], [[1]], (1, 2, 3), (4), true, self
    print 1..<3, 0...a + 1, 5 % 3 / 2 - 1, a == b, 90deg, 2π, 1_000.5e-3s
    print(
      1,
      f(a
        : 2)
    )
    """,
    "expect a < b; expect a <= b; expect a > b; expect a >= b && quad.in(0.5) == 0.25",
  ]
}
