import Hashing
import Testing

/// Base64url: the examples of RFC 4648, section 10, and RFC 7515, appendix C; and what is no canonical text.
struct Base64URLTests {
    static let pairs: [(bytes: [UInt8], text: String)] = [
        ([], ""), (Array("f".utf8), "Zg"), (Array("fo".utf8), "Zm8"), (Array("foo".utf8), "Zm9v"),
        (Array("foob".utf8), "Zm9vYg"), (Array("fooba".utf8), "Zm9vYmE"), (Array("foobar".utf8), "Zm9vYmFy"),
        ([3, 236, 255, 224, 193], "A-z_4ME"), (Array("한글".utf8), "7ZWc6riA"), ([0xFB, 0xFF], "-_8"),
    ]

    @Test(arguments: pairs)
    func oneTextForTheSameBytes(_ bytes: [UInt8], _ text: String) {
        #expect(Base64URL.encode(bytes) == text)
        #expect(Base64URL.decode(text) == bytes)
    }

    /// Padding, the other base 64, blanks, a lone letter, bits behind the last byte, letters that look alike.
    @Test(arguments: [
        "Zg==", "Zm8=", "=", "A+z/4ME", "Zm 9v", "Zm9v\n", "\nZm9v", " ", "Z", "Zm9vY", "Zh", "Zm9", "-_9",
        "Zm9v.",
        "Zm9v\0", "한글", "Zm9\u{212A}", "Z\u{FF4D}9v",
    ])
    func anythingElseIsRefused(_ text: String) {
        #expect(Base64URL.decode(text) == nil, "\(text.debugDescription) is another way to write some bytes")
    }

    @Test func everyLengthComesBack() {
        for count in 0..<200 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
        }
    }
}
