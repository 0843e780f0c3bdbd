import Testing

@testable import Wire

struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (0, "0"), (7, "7"), (-1, "-1"), (10, "10"), (-120, "-120"), (Int64.max, "9223372036854775807"),
            (Int64.min, "-9223372036854775808"),
        ] as [(Int64, String)])
    func integers(_ value: Int64, _ expected: String) {
        #expect(text { $0.integer(value) } == expected)
    }

    @Test(arguments: [
        ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\u000d\u0009""#),
        ("\u{0}\u{1F}", #""\u0000\u001f""#),
        ("한글 🚲 é", #""한글 🚲 é""#), ("\u{1112}\u{1161}\u{11AB}", "\"\u{1112}\u{1161}\u{11AB}\""),
        ("\u{7F}\u{2028}", "\"\u{7F}\u{2028}\""), ("{,:[", #""{,:[""#),
    ])
    func strings(_ value: String, _ expected: String) {
        #expect(Array(text { $0.string(value) }.utf8) == Array(expected.utf8))
    }

    @Test("names of all lengths, alone and behind others")
    func keys() {
        for length in 0..<40 {
            let name = String(repeating: "가", count: length / 3) + String(repeating: "a", count: length % 3)
            let found = text { writer in
                writer.beginObject()
                for number in 0..<3 {
                    writer.key(JSONKey(name))
                    writer.integer(Int64(number) * 9)
                }
                writer.endObject()
            }
            #expect(found == #"{"\#(name)":0,"\#(name)":9,"\#(name)":18}"#)
        }
    }

    @Test("a character to escape is seen at each place of a text", arguments: ["\"", "\\", "\u{1F}"])
    func escapes(_ escaped: String) {
        let expected = ["\"": #"\""#, "\\": #"\\"#, "\u{1F}": #"\u001f"#][escaped] ?? ""
        for length in 0..<24 {
            for place in 0...length {
                let (before, behind) = (
                    String(repeating: "~", count: place), String(repeating: "é", count: length - place)
                )
                let found = text { $0.string(before + escaped + behind) }
                #expect(found == "\"\(before)\(expected)\(behind)\"")
            }
        }
    }

    @Test func separators() {
        let found = text { writer in
            writer.beginObject()
            writer.key("a")
            writer.beginArray()
            writer.integer(1)
            writer.string("{")
            writer.bool(true)
            writer.null()
            writer.beginObject()
            writer.endObject()
            writer.beginArray()
            writer.endArray()
            writer.endArray()
            writer.key(text: "b\n")
            writer.string(":")
            writer.key("c")
            writer.bool(false)
            writer.endObject()
        }
        #expect(found == #"{"a":[1,"{",true,null,{},[]],"b\n":":","c":false}"#)
    }

    @Test(arguments: [
        #"{"z":1,"a":[1.50,-0e1,"\n",null,true,{}],"한":{"b":[]}}"#, "[]", "\"\"", "12345678901234567890",
    ])
    func whatWasReadIsWrittenTheSame(_ document: String) throws {
        let json = try JSONReader.read(Array(document.utf8))
        #expect(text { $0.json(json) } == document)
    }

    @Test func everyScalarComesBack() throws {
        for block in stride(from: UInt32(0), to: 0x11_0000, by: 0x800) {
            let scalars = (block..<block + 0x800).compactMap { Unicode.Scalar($0) }
            var value = ""
            value.unicodeScalars.append(contentsOf: scalars)
            guard case .string(let found) = try JSONReader.read(Array(text { $0.string(value) }.utf8)) else {
                Issue.record("a string must be read back as one")
                return
            }
            #expect(found.unicodeScalars.elementsEqual(scalars), "in the block at \(block)")
        }
    }
}
