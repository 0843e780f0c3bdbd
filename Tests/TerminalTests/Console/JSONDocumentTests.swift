import Terminal
import TestKit
import Testing

@Suite struct JSONDocumentTests {
    @Test(arguments: [
        ("plain", #""plain""#), ("한글", #""한글""#), ("\"\\", #""\"\\""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\u{0}\u{1B}", #""\u0000\u001B""#), ("\u{7F}\u{85}\u{9B}", #""\u007F\u0085\u009B""#),
        ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{202E}\u{2066}", #""\u202E\u2066""#),
        ("\u{FEFF}\u{200B}", #""\uFEFF\u200B""#), ("\u{E0001}", #""\uDB40\uDC01""#), ("👨‍👩‍👧", #""👨‍👩‍👧""#),
        ("/", #""/""#),
    ])
    func stringsAreEscaped(value: String, text: String) {
        #expect(JSONDocument.string(value).text.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(arguments: [
        (JSONDocument.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
        (.integer(.min), "\(Int64.min)"),
        (.array([]), "[]"), (.object([]), "{}"), (JSONDocument(nil), "null"), (JSONDocument("x"), "\"x\""),
    ])
    func simpleValuesAreWritten(value: JSONDocument, text: String) {
        #expect(value.text == text)
    }

    @Test func membersKeepTheirOrder() throws {
        let document = JSONDocument.object([
            ("title", .string("전북 유니폼")),
            ("price", .object([("amount", .integer(12_000)), ("currency", .string("KRW"))])),
            ("liked", .bool(false)),
            ("sizes", .array([.string("M"), .array([.integer(1), .null]), .object([])])),
            ("a", .null),
        ])
        let recording = Console.recording(ConsoleOptions(format: .json))
        recording.console.show(document)
        try GoldenFolder("Terminal").expect(recording.output, "document.json")
    }

    @Test func documentsAreEqualIfTheyPrintAlike() {
        #expect(JSONDocument.object([("a", .null), ("b", .null)]) != .object([("b", .null), ("a", .null)]))
        #expect(JSONDocument.string("\u{AC00}") != .string("\u{1100}\u{1161}"))
        #expect(JSONDocument.array([.integer(1)]) == .array([.integer(1)]))
    }
}
