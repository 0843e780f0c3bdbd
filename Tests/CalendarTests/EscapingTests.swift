import Calendar
import Testing

/// Texts of members inside a document: nothing that they hold becomes a line of its own.
@Suite struct EscapingTests {
    private static let table = [
        ("", ""), ("한글", "한글"), (Meetup.decomposed, Meetup.decomposed), ("a,b;c", #"a\,b\;c"#),
        (#"C:\new"#, #"C:\\new"#), (#"\,"#, #"\\\,"#), (#"\n"#, #"\\n"#), ("a:b\"c", "a:b\"c"),
        ("a\nb", #"a\nb"#), ("a\r\nb", #"a\nb"#), ("a\rb", #"a\nb"#), ("\n\n", #"\n\n"#),
        ("\r\r\n\n", #"\n\n\n"#), ("\n\r", #"\n\n"#), ("a\u{85}b\u{2028}c\u{2029}d", #"a\nb\nc\nd"#),
        ("a\tb", "a\tb"), ("\u{0}\u{7}\u{B}\u{C}\u{1B}[31m\u{7F}\u{80}\u{9B}", "[31m"),
        (",\u{301}", "\\,\u{301}"), ("👩\u{200D}👧", "👩\u{200D}👧"), (" blanks  ", " blanks  "),
        ("%2C %5C", "%2C %5C"), ("\u{FEFF}\u{202E}가", "\u{FEFF}\u{202E}가"),
    ]

    @Test("Each special character is escaped once", arguments: table)
    func escapes(_ text: String, _ escaped: String) throws {
        let document = try Meetup.document([Meetup(summary: text)], name: text)
        for name in ["SUMMARY", "NAME", "X-WR-CALNAME"] {
            let value = try document.value(of: name)
            #expect(value.utf8.elementsEqual(escaped.utf8), "\(name) of \(text.debugDescription): \(value)")
        }
    }

    @Test("A hostile text adds no line, in whatever field it stands")
    func injection() throws {
        let plain = try Meetup.document([Meetup(summary: "가", place: "나", note: "다")], name: "라")
        let names = try plain.lines().map { $0.prefix { $0 != UInt8(ascii: ":") } }
        for end in ["\r\n", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\0"] {
            let text = "가\(end)ATTENDEE:mailto:a@b.example\(end)END:VEVENT\(end) X"
            let meetup = Meetup(summary: text, place: text, note: text)
            let lines = try Meetup.document([meetup], name: text).lines().filter { $0.first != 32 }
            #expect(lines.map { $0.prefix { $0 != UInt8(ascii: ":") } } == names, "\(end.debugDescription)")
        }
    }

    @Test("Addresses that are none are refused")
    func addresses() throws {
        let sound = "https://madang.example/s/mtg_0?lang=ko&a=b,c;d"
        let document = try Meetup.document([Meetup(address: sound)])
        #expect(try document.value(of: "URL") == sound)
        for wrong in [
            "", "madang.example", "javascript:alert(1)", "ftp://a.example", "https://a.example/\r\nX:1",
            "https://a.example/한글", "https://a.example/a b", "https://a.example/\u{7F}",
        ] {
            #expect(throws: CalendarError.notAnAddress, "\(wrong)") { try Meetup(address: wrong).event() }
        }
    }
}
