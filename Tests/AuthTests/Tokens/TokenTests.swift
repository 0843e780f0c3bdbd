import Auth
import AuthTokens
import ContractKit
import FoundationEssentials
import Testing
import Vocabulary

/// Access tokens as JWTs, and the file of their keys.
struct TokenTests {
    private static let claims = AccessClaims(
        member: MemberID(RawIdentifier(high: 1, low: 2)), session: SessionID(RawIdentifier(high: 3, low: 4)),
        role: .moderator)

    @Test func aTokenSaysWhatItWasIssuedFor() async throws {
        try await Ring.with { ring in
            let token = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            #expect(try await ring.tokens.verify(token.text, at: ring.clock.now()) == Self.claims)
            let header = try Self.object(token.text, 0)
            #expect(
                header.contains("\"alg\":\"EdDSA\"") && header.contains("\"kid\":"), "the header \(header)")
            let payload = try Self.object(token.text, 1)
            for claim in ["iss", "aud", "sub", "sid", "role", "iat", "exp", "jti"] {
                #expect(payload.contains("\"\(claim)\":"), "the claim \(claim) in \(payload)")
            }
        }
    }

    @Test func aTokenExpiresToTheSecond() async throws {
        try await Ring.with { ring in
            let token = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            #expect(token.expiresAt == ring.clock.now().advanced(by: .seconds(900)))
            ring.clock.advance(by: .microseconds(899_999_999))
            #expect(try await ring.tokens.verify(token.text, at: ring.clock.now()) == Self.claims)
            ring.clock.advance(by: .microseconds(1))
            await #expect(throws: ServiceFailure.accessExpired) {
                try await ring.tokens.verify(token.text, at: ring.clock.now())
            }
        }
    }

    @Test(arguments: ["none", "None", "HS256", "ES256", "RS256", "eddsa"])
    func otherAlgorithmsAreRefused(_ algorithm: String) async throws {
        try await Ring.with { ring in
            let token = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            let parts = token.text.split(separator: ".").map(String.init)
            let header = try Self.object(token.text, 0).replacing("EdDSA", with: algorithm)
            for signature in ["", parts[2]] {
                let forged = "\(Self.base64URL(header)).\(parts[1]).\(signature)"
                await #expect(throws: ServiceFailure.accessInvalid) {
                    try await ring.tokens.verify(forged, at: ring.clock.now())
                }
            }
        }
    }

    @Test func aRaisedRoleBreaksTheSignature() async throws {
        try await Ring.with { ring in
            let token = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            let parts = token.text.split(separator: ".").map(String.init)
            let payload = try Self.object(token.text, 1).replacing("moderator", with: "operator")
            let forged = "\(parts[0]).\(Self.base64URL(payload)).\(parts[2])"
            let now = ring.clock.now()
            await #expect(throws: ServiceFailure.accessInvalid) {
                try await ring.tokens.verify(forged, at: now)
            }
        }
    }

    @Test func tokensOfOthersAreRefused() async throws {
        try await Ring.with { ring in
            let now = ring.clock.now()
            let others = [
                SignedAccessTokens(ring.keys, ids: ring.ids, issuer: "elsewhere"),
                SignedAccessTokens(ring.keys, ids: ring.ids, audience: "another-api"),
                SignedAccessTokens(try await ring.open("other/keys.json"), ids: ring.ids),
            ]
            for other in others {
                let token = try await other.issue(Self.claims, at: now)
                await #expect(throws: ServiceFailure.accessInvalid) {
                    try await ring.tokens.verify(token.text, at: now)
                }
            }
            for text in ["", ".", "..", "a.b.c", String(repeating: "a", count: 100_000), "보라.보라.보라"] {
                await #expect(throws: ServiceFailure.accessInvalid) {
                    try await ring.tokens.verify(text, at: now)
                }
            }
        }
    }

    private static func object(_ token: String, _ part: Int) throws -> String {
        var text = String(token.split(separator: ".")[part]).replacing("-", with: "+").replacing(
            "_", with: "/")
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return String(decoding: try #require(Data(base64Encoded: text)), as: UTF8.self)
    }

    private static func base64URL(_ text: String) -> String {
        Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
