import Terminal
import Testing
import Vocabulary

@Suite struct FormTests {
    static let yaml = """
        # 상품
        title: 전북 현대 홈 유니폼
        price: 12.50
        stock: 3
        season: 2002
        negotiable: true
        sizes: [M, 100]
        attributes:
          league: K League 1
          team: "007"
        answer: no
        empty:
        """

    static let json = """
        {"title": "전북 현대 홈 유니폼", "price": 12.50, "stock": 3, "season": 2002, "negotiable": true,
        \t"sizes": ["M", 100],
        "attributes": {"league": "K League 1", "team": "007"}, "answer": "no", "empty": null}
        """

    @Test(arguments: [yaml, json, "\u{FEFF}" + yaml, yaml.replacing("\n", with: "\r\n")])
    func yamlAndJSONSayTheSame(text: String) throws {
        let form = try FormDocument(reading: text)
        var fieldErrors = [FieldError]()
        #expect(
            form.keys == [
                "title", "price", "stock", "season", "negotiable", "sizes", "attributes", "answer", "empty",
            ])
        #expect(form.text("title", &fieldErrors) == "전북 현대 홈 유니폼")
        #expect(form.number("price", &fieldErrors) == "12.50")
        #expect(form.number("stock", &fieldErrors) == "3")
        #expect(form.integer("stock", &fieldErrors) == 3)
        #expect(form.text("season", &fieldErrors) == "2002")
        #expect(form.bool("negotiable", &fieldErrors) == true)
        #expect(form.texts("sizes", &fieldErrors) == ["M", "100"])
        #expect(form.object("attributes", &fieldErrors)?.text("team", &fieldErrors) == "007")
        #expect(form.text("answer", &fieldErrors) == "no")
        #expect(form.text("empty", &fieldErrors) == nil)
        #expect(form.text("absent", &fieldErrors) == nil)
        #expect(fieldErrors == [])
    }

    @Test func wrongTypesAreAllComplainedAbout() throws {
        let form = try FormDocument(reading: "a: [x]\nb: 1.5\nc: maybe\nd: {e: [1]}\nf: [[1]]\ng: true\n")
        var fieldErrors = [FieldError]()
        _ = form.text("a", &fieldErrors)
        _ = form.integer("b", &fieldErrors)
        _ = form.bool("c", &fieldErrors)
        _ = form.object("d", &fieldErrors)?.integer("e", &fieldErrors)
        _ = form.texts("f", &fieldErrors)
        _ = form.text("g", &fieldErrors)
        _ = form.object("a", &fieldErrors)
        #expect(fieldErrors.map(\.field) == ["a", "b", "c", "d.e", "f", "g", "a"])
        #expect(fieldErrors.allSatisfy { if case .malformed = $0.rule { true } else { false } })
    }

    @Test func unknownNamesAreListed() throws {
        let form = try FormDocument(reading: "title: x\ncolour: red\nattributes: {league: K, evil: 1}\n")
        var fieldErrors = form.fieldErrors(besides: ["title", "attributes"])
        let attributes = form.object("attributes", &fieldErrors)
        fieldErrors += attributes?.fieldErrors(besides: ["league"]) ?? []
        #expect(
            fieldErrors == [FieldError("colour", .unexpected), FieldError("attributes.evil", .unexpected)])
    }

    @Test(arguments: [
        ("a: 0", FormValue.integer(0)), ("a: -5", .integer(-5)), ("a: 007", .string("007")),
        ("a: +5", .string("+5")),
        ("a: 1e3", .number("1e3")), ("a: 1.", .string("1.")), ("a: .5", .string(".5")),
        ("a: 0x1F", .string("0x1F")),
        ("a: 99999999999999999999", .number("99999999999999999999")), ("a: yes", .string("yes")),
        ("a: ~", .null), ("a: 'null'", .string("null")), ("a: \"12\"", .string("12")),
        ("a: True", .bool(true)),
        ("a: 2026-11-21", .string("2026-11-21")), ("a: 12:30", .string("12:30")), ("a: []", .list([])),
        ("a: |\n  한\n  글\n", .string("한\n글\n")),
        (#"{"a": "\uD83D\uDC4D \u00e9 \\uD83D"}"#, .string("👍 é \\uD83D")),
        (#"{"a": "\/\n"}"#, .string("/\n")), ("a: ١٢", .string("١٢")),
    ])
    func valuesFollowJSONsRules(text: String, value: FormValue) throws {
        #expect(try FormDocument(reading: text)["a"] == value)
    }

    @Test(arguments: [
        ("title: x\nprice: [1, 2\n", 3), ("a: 1\nb: 'open", 2), ("a: 1\n\n\na: 2\n", 1),
        ("a: 1\n---\nb: 2\n", 2),
        ("a: *x", 1), ("a: &x [1]\nb: *x", 1), ("a: 1\n? [k]\n: 2\n", 2), ("ok: 1\nbad: \u{0}", 2),
        ("a: b: c", 1),
        ("{\"a\": 1,\n\"b\": }}", 2),
    ])
    func badFormsNameTheLine(text: String, line: Int) {
        let error = #expect(throws: FormError.self) { try FormDocument(reading: text) }
        guard case .malformed(let found, _, let problem)? = error else {
            Issue.record("Expected a malformed form, found \(String(describing: error)).")
            return
        }
        #expect(found == line, "\(problem)")
        #expect(error?.phrase.ko.contains("\(line)행") == true)
    }

    @Test(arguments: ["", "# nothing\n", "- a\n- b\n", "just text", "[1, 2]", "12"])
    func aFormConsistsOfNames(text: String) {
        #expect(throws: FormError.notNamed) { try FormDocument(reading: text) }
    }

    @Test func sizeDepthAndEncodingAreLimited() {
        let large = "a: " + String(repeating: "x", count: FormDocument.largestSize)
        #expect(throws: FormError.tooLarge(limit: FormDocument.largestSize)) {
            try FormDocument(reading: large)
        }
        #expect(throws: FormError.notText) { try FormDocument(reading: [0x61, 0x3A, 0x20, 0xFF]) }
        let deep = "a: " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        #expect(throws: FormError.self) { try FormDocument(reading: deep) }
        let deeper = String(repeating: "{\"a\":", count: 100_000)
        #expect(throws: FormError.self) { try FormDocument(reading: deeper) }
    }

    @Test func aFormIsReadFromTheInputOrAFile() throws {
        let recording = Console.recording(input: ["title: 한글", "stock: 2"], inputIsTerminal: false)
        #expect(try recording.console.form(at: "-")["title"] == .string("한글"))
        #expect(throws: FormError.noFile(path: "/no/such/form.yaml")) {
            try recording.console.form(at: "/no/such/form.yaml")
        }
        #expect(throws: FormError.noFile(path: "/")) { try recording.console.form(at: "/") }
    }
}
