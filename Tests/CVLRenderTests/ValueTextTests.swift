import CVLEngine
import Testing

struct ValueTextTests {
  @Test func `values print as the language writes them`() {
    #expect(Value.number(12.5).text == "12.5")
    #expect(Value.number(288).text == "288")
    #expect(Value.point(Point(1, 2)).text == "(1, 2)")
    #expect(Value.point3(Vector3(1, 2, 3)).text == "(1, 2, 3)")
    #expect(Value.angle(90).text == "90deg")
    #expect(Value.time(0.3).text == "0.3s")
    #expect(Value.flag(true).text == "true")
    #expect(Value.word("justify").text == "justify")
    #expect(Value.rect(Rect(1, 2, 3, 4)).text == "rect(1, 2, 3, 4)")
    #expect(
      Value.insets(Insets(top: 1, left: 2, bottom: 3, right: 4)).text
        == "insets(top: 1, left: 2, bottom: 3, right: 4)"
    )
    #expect(
      Value.transform(.identity).text == "matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)"
    )
    #expect(Value.list([.text("a b"), .number(1), .list([])]).text == "[a b, 1, []]")
  }

  @Test func `a colour is eight digits, its components clamped and rounded`() {
    #expect(Value.color(Color(rgba: 0x12AB_CD80)).text == "#12abcd80")
    #expect(Color(red: 2, green: -1, blue: .nan, alpha: 0.5).hexText == "#ff000080")
  }

  @Test func `a literal quotes and escapes what would not read back`() {
    #expect(Value.text("a").text == "a")
    #expect(Value.list([.text("a")]).source == "[\"a\"]")
    #expect(quotedText("\"\\(i)\n\t\u{1B}é😀") == #""\"\\(i)\n\t\u{1b}é😀""#)
  }
}
