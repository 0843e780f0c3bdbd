import Auth
import AuthContract
import AuthTokens
import ContractKit
import Hashing
import Testing
import Vocabulary

/// A token has one text: written in any other way it is refused, also after it was accepted once.
struct TokenEncodingTests {
    private static let claims = AccessClaims(
        member: MemberID(RawIdentifier(high: 1, low: 2)), session: SessionID(RawIdentifier(high: 3, low: 4)),
        role: .member)
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    private func refuse(_ text: String, _ tokens: SignedAccessTokens, _ reason: String) async {
        await #expect(throws: ServiceFailure.accessInvalid, "\(reason): \(text)") {
            try await tokens.verify(text, at: KnownKey.now)
        }
    }

    @Test func partsThatAreTooManyOrTooFewAreRefused() async throws {
        let tokens = try await KnownKey.tokens()
        let token = try await tokens.issue(Self.claims, at: KnownKey.now).text
        let parts = token.split(separator: ".").map(String.init)
        for text in [
            "\(parts[0]).\(parts[1])", "\(parts[0]).\(parts[1]).", ".\(parts[1]).\(parts[2])",
            "\(parts[0])..\(parts[2])", token + ".", "." + token, token + "." + parts[2], token + "\n",
            " " + token,
            token + " ", "Bearer " + token, parts.joined(separator: ".."), token + "\0",
        ] {
            await refuse(text, tokens, "Three parts and two dots make a token")
        }
    }

    @Test func otherWaysToWriteTheSamePartsAreRefused() async throws {
        let tokens = try await KnownKey.tokens()
        var token = try await tokens.issue(Self.claims, at: KnownKey.now).text
        while !token.contains("K") { token = try await tokens.issue(Self.claims, at: KnownKey.now).text }
        _ = try await tokens.verify(token, at: KnownKey.now)
        let parts = token.split(separator: ".").map(String.init)
        for (index, part) in parts.enumerated() {
            var changed = parts
            for padding in ["=", "=="] {
                changed[index] = part + padding
                await refuse(changed.joined(separator: "."), tokens, "No padding")
            }
            guard part.count % 4 != 0, let last = Self.alphabet.firstIndex(of: part.last ?? "A") else {
                continue
            }
            changed[index] = part.dropLast() + String(Self.alphabet[last ^ 1])
            await refuse(changed.joined(separator: "."), tokens, "No bits behind the last byte")
        }
        await refuse(token.replacing("K", with: "\u{212A}"), tokens, "The sign for kelvin is no K")
    }

    @Test func everyChangedLetterIsNoticed() async throws {
        let tokens = try await KnownKey.tokens()
        let letters = Array(try await tokens.issue(Self.claims, at: KnownKey.now).text)
        for index in letters.indices {
            var changed = letters
            changed[index] = letters[index] == "A" ? "B" : "A"
            await refuse(String(changed), tokens, "Letter \(index) was changed")
        }
    }

    @Test func aTokenIsNotLongerThanFourKibibytes() async throws {
        let tokens = try await KnownKey.tokens()
        func token(_ filling: Int) -> String {
            let filling = String(repeating: "x", count: filling)
            return KnownKey.sign(
                #"{"alg":"EdDSA","kid":"\#(KnownKey.name)","typ":"JWT","x":"\#(filling)"}"#,
                #"{"iss":"madang","aud":"madang-api","sub":"\#(Self.claims.member)","#
                    + #""sid":"\#(Self.claims.session)","role":"member","jti":"j","#
                    + #""iat":1767225600,"exp":1767226500}"#)
        }
        let most = try #require((0..<4096).last { token($0).utf8.count <= 4096 })
        #expect(try await tokens.verify(token(most), at: KnownKey.now) == Self.claims)
        await refuse(token(most + 1), tokens, "At most 4,096 bytes")
    }

    @Test(arguments: ForeignTokens.all)
    func theExamplesOfTheStandardsAreNotOurs(_ token: String) async throws {
        await refuse(token, try await KnownKey.tokens(), "An example that everybody can copy")
    }
}
