import Testing

@testable import Wire

/// What is read of a multipart body, whatever the pieces that it comes in.
struct MultipartReaderTests {
    @Test(arguments: MultipartCase.all)
    func whole(_ each: MultipartCase) {
        #expect(read([Array(each.body.utf8)]) == each.expected)
    }

    @Test("9, 12. One byte a piece gives the same", arguments: MultipartCase.all)
    func byteByByte(_ each: MultipartCase) {
        #expect(read(each.body.utf8.map { [$0] }) == each.expected)
    }

    @Test("9. Cut anywhere it is the same", arguments: MultipartCase.all)
    func cut(_ each: MultipartCase) {
        let bytes = Array(each.body.utf8)
        for place in bytes.indices {
            #expect(
                read([Array(bytes[..<place]), Array(bytes[place...])]) == each.expected, "cut at \(place)")
        }
    }

    @Test func theSmallestBodyCutTwiceEverywhere() {
        let bytes = Array("--b\r\nContent-Disposition: form-data; name=f\r\n\r\n\r\n-\r\n--b--".utf8)
        for first in bytes.indices {
            for second in first..<bytes.count {
                let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]].map(Array.init)
                #expect(read(pieces) == .success([ReadPart("f", "\r\n-")]), "cut at \(first) and \(second)")
            }
        }
    }

    @Test func tooManyBytesInAllAreNotTaken() throws {
        let piece = [UInt8](repeating: 0x20, count: 2501)
        var reader = MultipartReader(try #require(Boundary("b")), smallLimits)
        try reader.add(piece)
        #expect(throws: MultipartFault.tooLarge(.body, limit: 5000)) { try reader.add(piece) }
    }

    @Test(
        "5, 6, 7. The boundary of a content type",
        arguments: [
            ("multipart/form-data; boundary=b", "b"), ("Multipart/Form-Data;BOUNDARY=\"b\"", "b"),
            ("multipart/form-data; charset=utf-8; boundary=\"a:/?= b\"", "a:/?= b"),
            ("multipart/form-data; boundary=b;", "b"), ("multipart/form-data; boundary=b ; x=\"\\\"\"", "b"),
            (
                "multipart/form-data; boundary=\(String(repeating: "b", count: 70))",
                String(repeating: "b", count: 70)
            ),
            ("multipart/form-data", nil), ("multipart/form-data; boundary=", nil),
            ("multipart/form-data; boundary=\"\"", nil), ("multipart/form-data; boundary=\"b \"", nil),
            ("multipart/form-data; boundary=\(String(repeating: "b", count: 71))", nil),
            ("multipart/form-data; boundary=a; boundary=b", nil), ("multipart/form-data; boundary=\"a", nil),
            ("multipart/form-data; boundary=a b", nil), ("multipart/form-data; boundary=한", nil),
            ("multipart/form-data; boundary=a, multipart/form-data; boundary=b", nil),
        ] as [(String, String?)])
    func boundary(_ field: String, _ text: String?) throws {
        guard let text else {
            let fault = MultipartFault.malformed(expected: "one boundary of 1 to 70 characters")
            let several = MultipartFault.malformed(expected: "one boundary")
            let found = #expect(throws: MultipartFault.self) { try Boundary(contentType: field) }
            #expect(found == fault || found == several)
            return
        }
        #expect(try Boundary(contentType: field).text == text)
    }

    @Test(arguments: [
        nil, "", "text/plain", "multipart/mixed; boundary=b", "multipart/form-data2; boundary=b",
    ])
    func otherMediaTypes(_ field: String?) {
        #expect(throws: MultipartFault.unsupported(expected: "multipart/form-data")) {
            try Boundary(contentType: field)
        }
    }
}
