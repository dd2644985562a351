import CVLCompiler
import CVLNumerics
import Testing

struct DataTableJSONTests {
  private func json(_ text: String) -> String { DataFormat.json.read(text) }

  // MARK: Shape

  @Test func `a list of objects is one section`() {
    #expect(
      json(#"[{"a": 1, "b": "x"}, {"b": "y", "a": 2}]"#)
        == "2 rows; a: numbers 1 2; b: texts <x> <y>"
    )
    #expect(json(" [ ] ") == "0 rows")
    #expect(json("[{}]") == "1 rows")
    #expect(json("\r\n\t[ { \"a\" : 1 } , { } ]\n") == "2 rows; a: numbers 1 -")
  }

  @Test func `a list of lists is one section a list`() {
    #expect(json(#"[[{"a": 1}], [], [{"a": 2}, {"a": 3}]]"#) == "1 0 2 rows; a: numbers 1 2 3")
    #expect(json("[[]]") == "0 rows")
    #expect(json("[[], [ ]]") == "0 0 rows")
  }

  @Test func `nothing else is a table`() {
    expectError(.json, "‹›", "expected a list of objects but found the end of the file")
    expectError(.json, "\n ‹›{}", "expected a list of objects but found an object")
    expectError(.json, "‹›\"a\"", "expected a list of objects but found a text")
    expectError(.json, "‹›x1é", "expected a list of objects but found 'x1'")
    expectError(.json, "‹›é", "expected a list of objects but found 'é'")
    let either = "expected an object, or a list of objects, but found"
    expectError(.json, "[‹›1]", "\(either) a number")
    expectError(.json, "[‹›null]", "\(either) 'null'")
    expectError(.json, "[‹›", "\(either) the end of the file")
    expectError(.json, "[[‹›[]]]", "expected an object but found a list")
    expectError(.json, "[{}, ‹›[]]", "expected an object but found a list")
    expectError(
      .json,
      "[[{}], ‹›{}]",
      "expected a list of objects, as the one before, but found an object"
    )
  }

  @Test func `what is missing or too much between values is refused`() {
    expectError(.json, "[{} ‹›{}]", "expected ',' or ']' but found an object")
    expectError(.json, "[{}‹›", "expected ',' or ']' but found the end of the file")
    expectError(.json, "[[]‹›", "expected ',' or ']' but found the end of the file")
    expectError(.json, "[{},‹›]", "expected an object but found ']'")
    expectError(.json, "[[],‹›]", "expected a list of objects, as the one before, but found ']'")
    expectError(.json, "[{}] ‹›x", "expected nothing behind the list but found 'x'")
    expectError(.json, "[]‹›]", "expected nothing behind the list but found ']'")
    let name = "expected the name of a field in quotes but found"
    expectError(.json, "[{‹›a: 1}]", "\(name) 'a'", row: 1)
    expectError(.json, "[{}, {\"a\": 1, ‹›}]", "\(name) '}'", row: 2)
    expectError(.json, "[{\"a\" ‹›1}]", "expected ':' but found a number", row: 1)
    expectError(.json, "[{\"a\": 1 ‹›\"b\": 2}]", "expected ',' or '}' but found a text", row: 1)
  }

  @Test func `deep nesting is an error like any other`() {
    for character in ["[", "{", "[{\"a\":"] {
      let text = String(repeating: character, count: 100_000)
      #expect(throws: DataError.self) { try DataTable(json: Array(text.utf8)) }
    }
  }

  // MARK: Values

  @Test func `a field has the type of all its values`() {
    #expect(
      json(
        ##"[{"n": 1, "f": true, "c": "#f00", "t": "x"}, {"n": -2, "f": false, "c": "#1234", "t": ""}]"##
      )
        == "2 rows; n: numbers 1 -2; f: flags true false; c: texts <#f00> <#1234>; t: texts <x> <>"
    )
    #expect(
      json(##"[{"c": "#f00"}, {"c": "#00ff0080"}]"##) == "2 rows; c: colors #ff0000ff #00ff0080"
    )
    #expect(json(#"[{"a": "1"}, {"a": "2"}]"#) == "2 rows; a: texts <1> <2>")
    #expect(json(#"[{"a": "true"}]"#) == "1 rows; a: texts <true>")
    #expect(
      json(##"[{"a": 1.50}, {"a": " x"}, {"a": false}, {"a": "#fff"}, {"a": 1e21}]"##)
        == "5 rows; a: texts <1.5> < x> <false> <#fff> <1e21>"
    )
  }

  @Test func `null and an absent key are missing`() {
    #expect(
      json(#"[[{"a": 1, "b": null}], [{"b": "x"}, {"a": null, "b": "y", "c": null}]]"#)
        == "1 2 rows; a: numbers 1 - -; b: texts - <x> <y>; c: numbers - - -"
    )
  }

  @Test func `a list or an object is no value`() {
    let message = "expected a number, a text, true, false or null for 'b' of row 2 but found"
    expectError(.json, #"[{}, {"a": 1, "b": ‹›[1]}]"#, "\(message) a list", row: 2, field: "b")
    expectError(.json, #"[[{}], [{"b": ‹›{}}]]"#, "\(message) an object", row: 2, field: "b")
    for word in ["nul", "True", "nullx", "true1", "NaN", "Infinity", "undefined", "_"] {
      expectError(.json, "[{}, {\"b\": ‹›\(word)}]", "\(message) '\(word)'", row: 2, field: "b")
    }
    expectError(.json, "[{}, {\"b\":‹›", "\(message) the end of the file", row: 2, field: "b")
    expectError(.json, "[{}, {\"b\":‹›+1}]", "\(message) '+'", row: 2, field: "b")
  }

  @Test func `a key that comes twice is refused`() {
    expectError(
      .json,
      #"[{"a": 1, "b": 2}, {"b": null, "a": 1, ‹›"\u0062": 3}]"#,
      "row 2 has the field 'b' twice",
      row: 2,
      field: "b"
    )
  }

  @Test func `any text may be a name`() {
    #expect(
      json(#"[{"": 1, "a b": 2, "\n": 3}]"#) == "1 rows; : numbers 1; a b: numbers 2; \n: numbers 3"
    )
  }

  // MARK: Numbers

  @Test func `numbers follow the grammar`() {
    #expect(
      json(
        "[\(["0", "-0", "10", "-1.50", "0.5e+1", "1E-2", "1e2"].map { "{\"a\": \($0)}" }.joined(separator: ","))]"
      )
        == "7 rows; a: numbers 0 0 10 -1.5 5 0.01 100"
    )
  }

  @Test(arguments: ["-‹›", "1.‹›", "1.‹›e5", "-‹›.5", "1e‹›", "1e+‹›", "-‹›x", "1e‹›.5"])
  func `a number that breaks off is refused`(number: String) {
    expectError(.json, "[{\"a\": \(number)}]", "the number lacks a digit here", row: 1, field: "a")
  }

  @Test func `other spellings of numbers are refused`() {
    expectError(
      .json,
      "[{\"a\": ‹›01}]",
      "a number may not begin with a zero that others follow",
      row: 1,
      field: "a"
    )
    expectError(.json, "[{\"a\": ‹›-1e999}]", "the number is too large", row: 1, field: "a")
    expectError(.json, "[{\"a\": 0‹›x10}]", "expected ',' or '}' but found 'x10'", row: 1)
  }

  // MARK: Texts

  @Test func `escapes stand for characters`() {
    #expect(
      json(#"[{"a": "\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\uDE00\u0000"}]"#)
        == "1 rows; a: texts <\"\\/\u{08}\u{0C}\n\r\tAé€😀\0>"
    )
    #expect(
      json(#"[{"a\u002d": "\ud800\udc00\uDBFF\uDFFF"}]"#)
        == "1 rows; a-: texts <\u{10000}\u{10FFFF}>"
    )
  }

  @Test func `half a surrogate pair is refused`() {
    let message = "this escape is only half of a surrogate pair"
    for text in [
      #"‹›\ud83d"#, #"‹›\ude00\ud83d"#, #"‹›\ud83dx"#, #"‹›\ud83d\n"#, #"‹›\ud83d\u0041"#,
    ]
      + [#"‹›\ud83d\ud83d"#, #"\ud83d\ude00‹›\ude00"#, #"‹›\ude00\ude00"#]
    {
      expectError(.json, "[{\"a\": \"\(text)\"}]", message, row: 1, field: "a")
    }
    expectError(.json, #"[{"‹›\udfff": 1}]"#, message, row: 1)
  }

  @Test func `unknown escapes are refused`() {
    expectError(
      .json,
      #"[{"a": "x‹›\x"}]"#,
      #"there is no such escape; a backslash is written '\\'"#,
      row: 1,
      field: "a"
    )
    for text in [#"‹›\u"#, #"‹›\u12"#, #"‹›\u12g4"#, #"‹›\u+123"#, #"\ud83d‹›\u00"#] {
      expectError(
        .json,
        "[{\"a\": \"\(text)\"}]",
        #"four hexadecimal digits must follow '\u'"#,
        row: 1,
        field: "a"
      )
    }
  }

  @Test func `a text must end, and on its line`() {
    expectError(.json, "[{\"a\":\n ‹›\"x", "this quote is never closed", row: 1, field: "a")
    expectError(.json, "[{‹›\"a\\", "this quote is never closed", row: 1)
    for character in ["\n", "\t", "\0", "\u{1F}"] {
      expectError(
        .json,
        "[{\"a\": \"é‹›\(character)\"}]",
        "a text may not hold a line break or another control character; escape it",
        row: 1,
        field: "a"
      )
    }
  }
}
