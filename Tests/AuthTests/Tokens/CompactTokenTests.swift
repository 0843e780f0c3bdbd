import Hashing
import Testing

@testable import AuthTokens

/// The compact form by the example of RFC 8037, appendix A.4 and A.5.
struct CompactTokenTests {
    private static let example =
        "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc."
        + "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg"

    @Test func theExampleIsReadAndWritten() throws {
        let seed = try #require(Base64URL.decode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"))
        let key = try #require(Ed25519PrivateKey(seed: seed))
        let token = try #require(CompactToken(Self.example))
        #expect(String(decoding: token.header, as: UTF8.self) == #"{"alg":"EdDSA"}"#)
        #expect(String(decoding: token.payload, as: UTF8.self) == "Example of Ed25519 signing")
        #expect(token.isSigned(by: key.publicKey))
        let text = CompactToken.text(header: token.header, payload: token.payload, by: key)
        #expect(text == Self.example)
    }

    @Test func aHeaderComesBack() throws {
        let header = AccessHeader(kid: "열쇠 \"1\"")
        #expect(AccessHeader(header.bytes)?.kid == "열쇠 \"1\"")
    }

    @Test func claimsComeBack() throws {
        let payload = AccessPayload(
            iss: "마당", aud: "b", sub: "c", sid: "d", role: "e", iat: .min, exp: .max,
            jti: "\n\u{1112}\u{1161}")
        let read = try #require(AccessPayload(payload.bytes))
        #expect(read.bytes == payload.bytes && read.exp == .max && read.iat == .min)
    }
}
