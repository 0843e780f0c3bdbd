import Hashing
import Testing

/// HMAC-SHA-256 by all test cases of RFC 4231, section 4.
struct HMACTests {
    struct Case: Sendable, CustomStringConvertible {
        let number: Int
        let key: String
        let data: String
        /// Of the case 5 the first 128 bits are given.
        let code: String

        var description: String { "test case \(number)" }
    }

    private static func text(_ text: String) -> String { hex(Array(text.utf8)) }

    static let cases = [
        Case(
            number: 1, key: String(repeating: "0b", count: 20), data: text("Hi There"),
            code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Case(
            number: 2, key: text("Jefe"), data: text("what do ya want for nothing?"),
            code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Case(
            number: 3, key: String(repeating: "aa", count: 20), data: String(repeating: "dd", count: 50),
            code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Case(
            number: 4, key: "0102030405060708090a0b0c0d0e0f10111213141516171819",
            data: String(repeating: "cd", count: 50),
            code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Case(
            number: 5, key: String(repeating: "0c", count: 20), data: text("Test With Truncation"),
            code: "a3b6167473100ee06e0c796c2955552b"),
        Case(
            number: 6, key: String(repeating: "aa", count: 131),
            data: text("Test Using Larger Than Block-Size Key - Hash Key First"),
            code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
        Case(
            number: 7, key: String(repeating: "aa", count: 131),
            data: text(
                "This is a test using a larger than block-size key and a larger than block-size data. "
                    + "The key needs to be hashed before being used by the HMAC algorithm."),
            code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
    ]

    @Test(arguments: cases)
    func codesAreThoseOfTheStandard(_ example: Case) throws {
        let (key, data) = (try bytes(example.key), try bytes(example.data))
        #expect(hex(HMACSHA256.code(of: data, key: key)).hasPrefix(example.code))
        var pieces = HMACSHA256(key: key)
        for byte in data { pieces.update([byte]) }
        #expect(pieces.code == HMACSHA256.code(of: data, key: key), "pieces make no difference")
        #expect(pieces.code == HMACSHA256.code(of: data, key: key), "a code can be asked for twice")
    }

    /// RFC 7515, appendix A.1: the signature of a JWS by HS256.
    @Test func theExampleOfJWSIsRight() throws {
        let key = try #require(
            Base64URL.decode(
                "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"))
        let signed =
            "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9."
            + "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
        let code = HMACSHA256.code(of: Array(signed.utf8), key: key)
        #expect(Base64URL.encode(code) == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    }

    @Test func aCodeIsKnownAndNothingLikeIt() {
        let (key, data) = (Array("열쇠".utf8), Array("마당".utf8))
        let code = HMACSHA256.code(of: data, key: key)
        #expect(HMACSHA256.isCode(code, of: data, key: key))
        for index in code.indices {
            var other = code
            other[index] ^= 1
            #expect(!HMACSHA256.isCode(other, of: data, key: key), "byte \(index) was changed")
        }
        #expect(!HMACSHA256.isCode(Array(code.dropLast()), of: data, key: key))
        #expect(!HMACSHA256.isCode(code + [0], of: data, key: key))
        #expect(!HMACSHA256.isCode([], of: data, key: key))
        #expect(!HMACSHA256.isCode(code, of: data, key: key + [0, 1]))
    }
}
