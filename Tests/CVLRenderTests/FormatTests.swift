import CVLEngine
import CVLRender
import Testing

struct FormatTests {
  @Test func `JSON is the documented contract`() {
    let report = FrameReport(
      layout: "ring",
      bounds: Rect(0, 0, 320, 480),
      contentSize: Size(320, 480),
      elements: [Sample.cell(0, 288, 240, 70, 70)]
    )
    #expect(
      Sample.text(.json, report)
        == #"{"cvl":1,"time":0,"layout":"ring","bounds":[0,0,320,480],"contentSize":[320,480],"#
        + #""progress":null,"idle":true,"elements":[{"kind":"cell","section":0,"item":0,"#
        + #""phase":"present","center":[288,240],"size":[70,70],"frame":[253,205,70,70],"#
        + #""alpha":1,"z":0,"hidden":false,"rotation":0,"scale":[1,1],"translation":[0,0],"#
        + #""transform":[1,0,0,1,0,0],"attributes":{}}]}"# + "\n"
    )
  }

  @Test func `JSON names supplementary elements and gives six or sixteen numbers`() {
    var turned = Sample.cell(1, 10, 10, 20, 20) {
      $0.transform.rotation.z = 450
      $0.transform.scale = Vector3(2, 2, 2)
      $0.alpha = 1.25
    }
    turned.phase = .appearing
    var badge = Sample.cell(2, 0, 0, 10, 10) { $0.transform.rotation.z = 90 }
    badge.key = ElementKey(.supplementary, name: "ba\"dge", section: 0, item: 2)
    badge.phase = .disappearing
    let text = Sample.text(
      .json,
      FrameReport(
        time: 0.25,
        layout: "l",
        bounds: .zero,
        contentSize: .zero,
        progress: 0.5,
        isIdle: false,
        elements: [turned, badge]
      )
    )
    #expect(text.contains(#""time":0.25"#) && text.contains(#""progress":0.5,"idle":false"#))
    #expect(text.contains(#""alpha":1,"#))
    #expect(text.contains(#""rotation":450,"scale":[2,2,2],"#))
    #expect(text.contains(#""transform":[0,2,0,0,-2,0,0,0,0,0,2,0,0,0,0,1]"#))
    #expect(text.contains(#""kind":"supplementary","name":"ba\"dge","section":0,"item":2,"#))
    #expect(text.contains(#""phase":"disappearing""#))
    #expect(text.contains(#""transform":[0,1,-1,0,0,0]"#))
  }

  @Test func `JSON holds own attributes and the ones for pictures that are set`() {
    let element = Sample.cell(0, 0, 0, 10, 10) {
      $0.custom = [
        .angle(90), .list([.text("a\n"), .word("b")]), .color(Color(rgba: 0x0102_0304)),
      ]
      $0.fill = Color(rgba: 0xFF00_00FF)
      $0.corner = 4
      $0.label = "x"
    }
    let text = Sample.text(
      .json,
      FrameReport(
        layout: "l",
        bounds: .zero,
        contentSize: .zero,
        elements: [element],
        customNames: ["heat", "tags", "tint"]
      )
    )
    #expect(
      text.contains(
        ##""attributes":{"heat":90,"tags":["a\n","b"],"tint":"#01020304","##
          + ##""fill":"#ff0000ff","corner":4,"label":"x"}"##
      )
    )
  }

  @Test func `JSON stays valid where a number is not finite`() {
    let text = Sample.text(
      .json,
      FrameReport(
        layout: "l",
        bounds: Rect(.nan, 0, .infinity, 0),
        contentSize: .zero,
        elements: []
      )
    )
    #expect(text.contains(#""bounds":[null,0,null,0]"#))
  }

  @Test func `CSV quotes what needs it and has a field for every column`() {
    let element = Sample.cell(3, 1, 2, 4, 6) {
      $0.label = "a \"b\", c"
      $0.custom = [.point(Point(1, 2))]
    }
    let rows = Sample.text(
      .csv,
      FrameReport(
        layout: "l",
        bounds: .zero,
        contentSize: .zero,
        elements: [element],
        customNames: ["push"]
      )
    ).split(separator: "\r\n")
    #expect(rows.count == 2)
    #expect(rows[0].hasPrefix("time,kind,name,section,item,phase,center.x,center.y,width,height,"))
    #expect(rows[0].hasSuffix(",fill,stroke,corner,label,push"))
    #expect(
      rows[1]
        == #"0,cell,,0,3,present,1,2,4,6,-1,-1,4,6,1,0,false,0,1,1,0,0,,,,"a ""b"", c","(1, 2)""#
    )
  }

  @Test func `a table leaves out what is the same everywhere and aligns decimal points`() {
    let report = FrameReport(
      layout: "ring",
      bounds: Rect(0, 0, 320, 480),
      contentSize: Size(320, 480),
      elements: [Sample.cell(0, 288, 240, 70, 70), Sample.cell(1, 270.123_456_789, 31.5, 70, 7)]
    )
    #expect(
      Sample.text(.table, report) == """
        ring   bounds 0, 0, 320 x 480   content 320 x 480   2 cells

        element   center              size      frame
        cell 0    288         240     70 x 70   253         205  70 x 70
        cell 1    270.123457   31.5   70 x  7   235.123457   28  70 x  7

        """
    )
  }

  @Test func `a table adds columns for what differs`() {
    var header = Sample.cell(0, 5, 5, 10, 10) { $0.alpha = 0.5 }
    header.key = ElementKey(.header, section: 1, item: 0)
    let cell = Sample.cell(0, 5, 5, 10, 10) {
      $0.transform.rotation.z = 30
      $0.isHidden = true
      $0.custom = [.text("a\u{1B}[31m")]
    }
    let text = Sample.text(
      .table,
      FrameReport(
        time: 0.1,
        layout: "x",
        bounds: .zero,
        contentSize: .zero,
        isIdle: false,
        elements: [cell, header],
        customNames: ["tag"]
      )
    )
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasSuffix("time 0.1s   moving   1 cell   1 header"))
    #expect(lines[1].hasPrefix("section   element"))
    #expect(lines[1].hasSuffix("alpha   hidden   rotation   tag"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `an empty report says so`() {
    let report = FrameReport(
      layout: "x",
      bounds: Rect(0, 0, 1, 1),
      contentSize: .zero,
      elements: []
    )
    #expect(Sample.text(.table, report).hasSuffix("0 cells\n\nnothing to see here\n"))
  }

  @Test func `every format has a name and an ending of its own`() {
    #expect(Set(OutputFormat.all.map(\.name)).count == OutputFormat.all.count)
    #expect(Set(OutputFormat.all.map(\.fileExtension)).count == OutputFormat.all.count)
  }
}
