import CVLEngine
import CVLRender
import Testing

struct PictureTests {
  @Test func `an element becomes a box with its index on it`() {
    let svg = Sample.svg([Sample.cell(7, 100, 100, 50, 50)])
    #expect(svg.contains(#"<rect x="75.5" y="75.5" width="49" height="49" rx="8.5" class=""#))
    #expect(svg.contains(">7</text>"))
    #expect(svg.contains(#"viewBox="-24 -24 368 528""#))
  }

  @Test func `hidden, transparent, empty and far elements are left out`() {
    let svg = Sample.svg([
      Sample.cell(1, 100, 100, 50, 50) { $0.isHidden = true },
      Sample.cell(2, 100, 100, 50, 50) { $0.alpha = -0.1 },
      Sample.cell(3, 100, 100, 0, 50),
      Sample.cell(4, 100, 900, 50, 50),
      Sample.cell(5, .nan, 100, 50, 50),
      Sample.cell(6, 100, 100, 50, 50) { $0.transform.translation.x = .infinity },
      Sample.cell(8, 1e300, 100, 1e300, 50),
    ])
    #expect(!svg.contains("</text>"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `what a script says of colours, corners and labels wins`() {
    let svg = Sample.svg([
      Sample.cell(1, 100, 100, 50, 50) {
        $0.fill = Color(rgba: 0x1122_33FF)
        $0.stroke = Color(rgba: 0xFFFF_0080)
        $0.corner = 0
        $0.label = "<a> & \u{0}\u{1B}b"
      }
    ])
    #expect(svg.contains("fill:#123;stroke:rgba(255,255,0,0.502)"))
    #expect(svg.contains(#"width="49" height="49" class"#))
    #expect(svg.contains(">&lt;a&gt; &amp; b</text>"))
  }

  @Test func `a corner of half the size makes a circle`() {
    let svg = Sample.svg([Sample.cell(1, 100, 100, 8, 8) { $0.corner = 4 }])
    #expect(svg.contains(#"<circle cx="100" cy="100" r="4" class=""#))
    #expect(!svg.contains("<text"))
  }

  @Test func `a turned element has a matrix about its centre, alpha serves box and text at once`() {
    let svg = Sample.svg([
      Sample.cell(1, 100, 50, 40, 40) {
        $0.transform.rotation.z = 90
        $0.alpha = 0.5
      }
    ])
    #expect(svg.contains(#"<g opacity="0.5" transform="matrix(0 1 -1 0 150 -50)"><rect x="80.5""#))
  }

  @Test func `an element in perspective is an outline with its corners where they are seen`() {
    let svg = Sample.svg([
      Sample.cell(1, 100, 100, 40, 40) {
        $0.transform.rotation.y = 60
        $0.transform.perspective = 1.0 / 200
        $0.corner = 0
      }
    ])
    // x' = 20·cos 60° = 10 and z = ∓20·sin 60°, seen with the factor 1 / (1 - z / 200).
    #expect(svg.contains(#"<path d="M"#))
    #expect(svg.contains("109.203 81.594") && svg.contains("89.052 78.104"))
    let behind = Sample.svg([
      Sample.cell(1, 100, 100, 40, 40) {
        $0.transform.translation.z = 300
        $0.transform.perspective = 1.0 / 200
        $0.transform.rotation.y = 1
      }
    ])
    #expect(!behind.contains("<path"))
  }

  @Test func `content larger than the bounds has a dashed outline`() {
    let large = Sample.svg([], contentSize: Size(320, 2000))
    #expect(large.contains("stroke-dasharray"))
    #expect(!Sample.svg([]).contains("stroke-dasharray"))
    #expect(!Sample.svg([], contentSize: Size(.nan, .infinity)).contains("stroke-dasharray"))
  }

  @Test func `scale changes the extent and nothing else, margin the view`() {
    var options = PictureOptions()
    options.scale = 2
    options.margin = 0
    let svg = Sample.svg([], options)
    #expect(svg.contains(#"width="640" height="960" viewBox="0 0 320 480""#))
  }

  @Test func `empty and absurd bounds still give a document`() {
    for bounds in [Rect.zero, Rect(.nan, 0, 1, 1), Rect(0, 0, .infinity, 1), Rect(0, 0, -5, -5)] {
      let svg = Sample.svg([Sample.cell(0, 0, 0, 1, 1)], bounds: bounds)
      #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test func `documents are well-formed XML whatever the labels are`() throws {
    let labels = ["]]>", "<!--", "&#0;", "\u{FFFE}\u{7}", "e\u{301}😀", "\"'", "\n\t"]
    let svg = Sample.svg(
      labels.enumerated().map { k, label in
        Sample.cell(k, 60, 60, 100, 100) { $0.label = label }
      }
    )
    #expect(
      svg.unicodeScalars.allSatisfy { $0.value == 10 || $0.value >= 32 && $0.value != 0xFFFE }
    )
    #expect(svg.contains("]]&gt;") && svg.contains("&amp;#0;") && svg.contains("😀"))
  }

  @Test func `whatever the attributes are, the picture is a document without nan or inf`() {
    var random = SeededGenerator(seed: 1)
    let odd = [0, -0.0, 1, -1, 0.5, 90, 5e-300, 1e9, -1e300, .infinity, -.infinity, .nan]
    func number() -> Double { odd.randomElement(using: &random) ?? 0 }
    for _ in 0..<300 {
      let elements = (0..<5).map { k in
        Sample.cell(k, number(), number(), number(), number()) {
          $0.alpha = Bool.random(using: &random) ? 1 : number()
          $0.corner = number()
          $0.transform.rotation = Vector3(number(), number(), number())
          $0.transform.scale = Vector3(number(), number(), number())
          $0.transform.translation = Vector3(number(), number(), number())
          $0.transform.perspective = Bool.random(using: &random) ? 0.01 : number()
          $0.transform.pivot = Point(number(), number())
          $0.fill = Color(red: number(), green: number(), blue: number(), alpha: number())
        }
      }
      var options = PictureOptions()
      options.scale = number()
      options.margin = number()
      options.bleed = number()
      let svg = Sample.svg(
        elements,
        bounds: Rect(number(), number(), number(), number()),
        contentSize: Size(number(), number()),
        options
      )
      let body = svg.split(separator: "<title>").last ?? ""
      #expect(!body.contains("nan") && !body.contains("inf"))
      let report = FrameReport(
        layout: "x",
        bounds: Rect(0, 0, 1, 1),
        contentSize: .zero,
        elements: elements
      )
      for format in OutputFormat.all { #expect(!format.write(report, options).isEmpty) }
      #expect(!Sample.text(.json, report).contains("nan"))
    }
  }

  @Test func `ten thousand elements stay small`() {
    let elements = (0..<10_000).map { k in
      Sample.cell(k, Double(k % 100) * 3.2, Double(k / 100) * 4.8, 3, 4)
    }
    #expect(Sample.svg(elements).utf8.count < 800_000)
    // As many colours as elements: written where they are instead of as classes.
    let colourful = elements.map { element in
      var other = element
      other.attributes.fill = Color(rgba: UInt32(element.key.item) << 8 | 0xFF)
      return other
    }
    #expect(Sample.svg(colourful).utf8.count < 1_200_000)
  }
}
