import Hashing
import Testing

/// Base64: the examples of RFC 4648, section 10, and what is no canonical text.
struct Base64Tests {
    static let pairs: [(bytes: [UInt8], text: String)] = [
        ([], ""), (Array("f".utf8), "Zg=="), (Array("fo".utf8), "Zm8="), (Array("foo".utf8), "Zm9v"),
        (Array("foob".utf8), "Zm9vYg=="), (Array("fooba".utf8), "Zm9vYmE="),
        (Array("foobar".utf8), "Zm9vYmFy"), ([3, 236, 255, 224, 193], "A+z/4ME="),
        (Array("한글".utf8), "7ZWc6riA"), (Array("\u{1112}\u{1161}\u{11AB}".utf8), "4YSS4YWh4Yar"),
        ([0xFB, 0xFF], "+/8="),
    ]

    @Test(arguments: pairs)
    func oneTextForTheSameBytes(_ bytes: [UInt8], _ text: String) {
        #expect(Base64.encode(bytes) == text)
        #expect(Base64.decode(text) == bytes)
    }

    /// Missing and superfluous padding, the other base 64, blanks, a lone letter, bits behind the last byte.
    @Test(arguments: [
        "Zg", "Zg=", "Zg===", "Zm8", "Zm8==", "Zm9v=", "Zm9v====", "=", "====", "A-z_4ME=", "Zm 9v", "Zm9v\n",
        "\nZm9v", " ", "Z", "Z===", "Zm9vY", "Zh==", "Zm9=", "+/9=", "Zg==Zg==", "Zm9v.", "Zm9v\0", "한글",
        "Zm9\u{212A}", "Z\u{FF4D}9v",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(Base64.decode(text) == nil, "\(text.debugDescription) is another way to write some bytes")
    }

    @Test func everyLengthComesBack() {
        for count in 0..<200 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            let text = Base64.encode(bytes)
            #expect(text.utf8.count == (count + 2) / 3 * 4)
            #expect(Base64.decode(text) == bytes)
        }
    }
}
