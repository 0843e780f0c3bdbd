import Testing

@testable import Wire

/// RFC 8259 as Madang reads it.
struct JSONReaderTests {
    @Test(arguments: [
        ("null", JSON.null), (" true\t", .bool(true)), ("\r\n false", .bool(false)), (#""""#, .string("")),
        ("[]", .array([])), ("{ }", .object([])),
        ("[1, [2],{}]", .array([.integer(1), .array([.integer(2)]), .object([])])),
        (#"{"b":1,"a":null}"#, .object([("b", .integer(1)), ("a", .null)])),
        (#"{"":""}"#, .object([("", .string(""))])),
        ("0", .integer(0)), ("-0", .integer(0)), ("-1", .integer(-1)),
        ("9007199254740993", .integer(9_007_199_254_740_993)),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .number("9223372036854775808")),
        ("-9223372036854775809", .number("-9223372036854775809")),
        ("1.0", .number("1.0")), ("1e2", .number("1e2")), ("-0.5E-3", .number("-0.5E-3")),
        ("1E+9", .number("1E+9")),
    ])
    func documents(_ text: String, _ expected: JSON) throws {
        #expect(try JSONReader.read(Array(text.utf8)) == expected)
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\uD55C""#, "Aé한"),
        (#""\u0000""#, "\u{0}"), (#""\ud83d\udeb2""#, "🚲"), (#""\uD83D\uDEB2🚲""#, "🚲🚲"),
        ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), ("\"가각\"", "가각"),
        ("\"\u{1100}\u{1161}\"", "\u{1100}\u{1161}"), (#""\u1100\u1161""#, "\u{1100}\u{1161}"),
    ])
    func strings(_ text: String, _ expected: String) throws {
        guard case .string(let found) = try JSONReader.read(Array(text.utf8)) else {
            Issue.record("\(text) must be read as a string")
            return
        }
        #expect(found.unicodeScalars.elementsEqual(expected.unicodeScalars), "no normalisation may happen")
    }

    @Test(arguments: [
        ("", 0), (" ", 1), ("nul", 0), ("nulll", 4), ("True", 0), ("[1,]", 3), ("[1 2]", 3), ("[", 1),
        ("]", 0),
        ("{", 1), (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a":1,}"#, 7), (#"{a:1}"#, 1), (#"{"a":1 "b":2}"#, 7),
        ("01", 2), ("-", 1), ("-01", 3), ("+1", 0), (".5", 0), ("1.", 2), ("1e", 2), ("1e+", 3), ("0x1", 1),
        ("NaN", 0),
        ("1 2", 2), ("{}x", 2), ("'a'", 0), (#""a"#, 2), (#""\x""#, 3), (#""\"#, 2), (#""\u12"#, 5),
        (#""\u12g4""#, 5),
        (#""\ud800""#, 7), (#""\ud800\n""#, 8), (#""\ud800\u0041""#, 13), (#""\udc00""#, 7), ("\"\n\"", 1),
        ("\"\u{0}\"", 1), ("\"\u{1F}\"", 1), ("\u{FEFF}1", 0), ("// a\n1", 0),
    ])
    func faults(_ text: String, _ offset: Int) {
        #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8)) }
        do throws(JSONSyntaxError) { _ = try JSONReader.read(Array(text.utf8)) } catch {
            #expect(error.offset == offset, "\(error.reason)")
        }
    }

    @Test(
        arguments: [
            [0xFF], [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xE1, 0x84, 0x22],
            [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0xEF, 0xBB, 0xBF, 0x31], [0x22, 0x80, 0x22], [0x31, 0x00],
        ] as [[UInt8]])
    func bytesThatAreNoUTF8(_ bytes: [UInt8]) {
        #expect(throws: JSONSyntaxError.self) { try JSONReader.read(bytes) }
    }

    @Test(arguments: [#"{"a":1,"a":1}"#, #"{"a":1,"b":2,"\u0061":3}"#, #"[{"x":{"한":1,"한":2}}]"#])
    func aNameThatStandsTwice(_ text: String) {
        #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8)) }
    }

    @Test(arguments: [(31, true), (32, true), (33, false), (1000, false), (100_000, false)])
    func depth(_ depth: Int, _ isRead: Bool) {
        let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let objects = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
        for text in [arrays, objects] {
            #expect(((try? JSONReader.read(Array(text.utf8))) != nil) == isRead)
        }
    }

    @Test(arguments: [(999, true), (1000, true), (1001, false)])
    func members(_ count: Int, _ isRead: Bool) {
        let text = "{" + (0..<count).map { "\"\($0)\":\($0)" }.joined(separator: ",") + "}"
        #expect(((try? JSONReader.read(Array(text.utf8))) != nil) == isRead)
    }

    @Test(.timeLimit(.minutes(5)))
    func aMegabyteOfManyMembersIsReadInLinearTime() throws {
        let object = "{" + (0..<1000).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        let text = "[" + Array(repeating: object, count: 130).joined(separator: ",") + "]"
        #expect(text.utf8.count > 1_000_000)
        guard case .array(let items) = try JSONReader.read(Array(text.utf8)) else { return }
        #expect(items.count == 130)
    }

    @Test func everyPrefixOfADocumentIsAFault() {
        let bytes = Array(#"{"가":[1,-2.5e3,"\ud83d\udeb2",true,{"b":null}]}"#.utf8)
        for count in bytes.indices {
            #expect(throws: JSONSyntaxError.self, "the first \(count) bytes") {
                try JSONReader.read(Array(bytes[..<count]))
            }
        }
    }
}
