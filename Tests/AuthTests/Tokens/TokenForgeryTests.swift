import Auth
import AuthTokens
import ContractKit
import Hashing
import Testing
import Vocabulary

/// Tokens by a key that the test has, so that they can be signed whatever they say.
struct TokenForgeryTests {
    private static let member = MemberID(RawIdentifier(high: 1, low: 2))
    private static let session = SessionID(RawIdentifier(high: 3, low: 4))
    private static let claims = AccessClaims(member: member, session: session, role: .moderator)

    private static let header = #"{"alg":"EdDSA","kid":"\#(KnownKey.name)","typ":"JWT"}"#
    private static let payload =
        #"{"iss":"madang","aud":"madang-api","sub":"\#(member)","sid":"\#(session)","role":"moderator","#
        + #""jti":"j","iat":1767225600,"exp":1767226500}"#

    /// A token that jwt-kit 5.7.1 with swift-crypto 4.5.2 has signed, which made them until it was replaced,
    /// and its key from the file of keys as that wrote it.
    @Test func aTokenOfTheEarlierProgramIsStillAccepted() async throws {
        let token =
            "eyJhbGciOiJFZERTQSIsImtpZCI6IjIwMDAwMDAwMDFmcHFyMDAwMDAwMDAwMDAxIiwidHlwIjoiSldUIn0."
            + "eyJleHAiOjE3NjcyMjY1MDAsImF1ZCI6Im1hZGFuZy1hcGkiLCJpc3MiOiJtYWRhbmciLCJzaWQiOiJzZXNfMDAw"
            + "MDAwMDAwMDAwMWcwMDAwMDAwMDAwMDQiLCJzdWIiOiJtZW1fMDAwMDAwMDAwMDAwMGcwMDAwMDAwMDAwMDIi"
            + "LCJyb2xl"
            + "IjoibW9kZXJhdG9yIiwiaWF0IjoxNzY3MjI1NjAwLCJqdGkiOiIyMDAwMDAwMDAyZXF0ODAwMDAwMDAwMDAwMiJ9."
            + "N0NE04uFSr2XDElJ0-EPjO1_UYJhf8ct9UUv9zcgsEZ089v_b5A2gkshJ4A1oE_j4i0ZC57jQ7fWwgNsrBHyCQ"
        let tokens = try await KnownKey.tokens()
        #expect(try await tokens.verify(token, at: KnownKey.now) == Self.claims)
        let expiry = Timestamp(microseconds: 1_767_226_500_000_000)
        let fresh = try await KnownKey.tokens()
        await #expect(throws: ServiceFailure.accessExpired) { try await fresh.verify(token, at: expiry) }
    }

    @Test func whatIsSignedRightIsAccepted() async throws {
        let tokens = try await KnownKey.tokens()
        let blanks = "{ \"typ\" : \"JWT\",\n\"kid\":\"\(KnownKey.name)\", \"alg\":\"EdDSA\", \"x\": [1]}"
        for header in [Self.header, blanks] {
            let token = KnownKey.sign(header, Self.payload)
            #expect(try await tokens.verify(token, at: KnownKey.now) == Self.claims)
        }
    }

    static let headers = [
        "an empty one": "", "no object": "[]", "no JSON": "{", "more behind it": header + "{}",
        "no algorithm": header.replacing(#""alg":"EdDSA","#, with: ""),
        "another algorithm": header.replacing("EdDSA", with: "Ed25519"),
        "none": header.replacing("EdDSA", with: "none"), "a number": header.replacing(#""EdDSA""#, with: "1"),
        "no type": header.replacing(#","typ":"JWT""#, with: ""),
        "another type": header.replacing("JWT", with: "at+jwt"),
        "the type in small letters": header.replacing("JWT", with: "jwt"),
        "no key": header.replacing(#""kid":"\#(KnownKey.name)","#, with: ""),
        "an unknown key": header.replacing(KnownKey.name, with: "열쇠"),
        "an empty key": header.replacing(KnownKey.name, with: ""),
        "a list of keys": header.replacing(#""\#(KnownKey.name)""#, with: #"["\#(KnownKey.name)"]"#),
        "an unknown extension": header.replacing("{", with: #"{"crit":["shop"],"shop":1,"#),
        "a known extension": header.replacing("{", with: #"{"crit":["exp"],"exp":1,"#),
        "no extension": header.replacing("{", with: #"{"crit":[],"#),
        "null extensions": header.replacing("{", with: #"{"crit":null,"#),
        "two algorithms": header.replacing("{", with: #"{"alg":"EdDSA","#),
        "two, one hidden": header.replacing("{", with: #"{"\u0061lg":"none","#),
        "bytes that are no text": "{\"alg\":\"EdDSA\u{0}\"}",
    ]

    @Test(arguments: headers.keys.sorted())
    func headersThatAreNotOursAreRefused(_ name: String) async throws {
        let header = try #require(Self.headers[name])
        let tokens = try await KnownKey.tokens()
        await #expect(throws: ServiceFailure.accessInvalid, "\(header)") {
            try await tokens.verify(KnownKey.sign(header, Self.payload), at: KnownKey.now)
        }
    }

    static let payloads = [
        "an empty one": "", "no object": "\"madang\"", "more behind it": payload + " 1",
        "another issuer": payload.replacing(#""madang""#, with: #""madang2""#),
        "no issuer": payload.replacing(#""iss":"madang","#, with: ""),
        "another audience": payload.replacing("madang-api", with: "다른 마당"),
        "a list of audiences": payload.replacing(#""madang-api""#, with: #"["madang-api"]"#),
        "an expiry as text": payload.replacing("1767226500", with: #""1767226500""#),
        "an expiry with a fraction": payload.replacing("1767226500", with: "1767226500.5"),
        "an expiry beyond 64 bits": payload.replacing("1767226500", with: "9223372036854775808"),
        "no expiry": payload.replacing(#","exp":1767226500"#, with: ""),
        "two expiries": payload.replacing("{", with: #"{"exp":1,"#),
        "an unknown role": payload.replacing("moderator", with: "emperor"),
        "a session for a member": payload.replacing("\(member)", with: "\(session)"),
        "no name of its own": payload.replacing(#""jti":"j","#, with: ""),
    ]

    @Test(arguments: payloads.keys.sorted())
    func claimsThatAreNotOursAreRefused(_ name: String) async throws {
        let payload = try #require(Self.payloads[name])
        let tokens = try await KnownKey.tokens()
        await #expect(throws: ServiceFailure.accessInvalid, "\(payload)") {
            try await tokens.verify(KnownKey.sign(Self.header, payload), at: KnownKey.now)
        }
    }
}
