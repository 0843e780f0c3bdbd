import PortOne
import Testing
import Vocabulary

/// What may not be seen, and what names a request.
struct PortOneSecretTests {
    @Test(arguments: [
        "", "whsec_", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_Z", "whsec_!!!!", "whsec_====", "WHSEC_Zg==",
        "whsec_Zh==", "whsec_Zg==\n", "whsec_한글", " whsec_Zg==", "whsec_-_8=",
    ])
    func otherTextsAreNoSecret(_ text: String) {
        #expect(WebhookSecret(text) == nil, "\(text.debugDescription) is no secret of webhooks")
    }

    @Test func paddingMayBeMissing() {
        let bare = WebhookSecret("whsec_Zg")
        #expect(bare != nil && bare == WebhookSecret("whsec_Zg=="))
        #expect(WebhookSecret("whsec_AAECAwQFBgcICQoLDA0ODw") != nil)
    }

    @Test func noSecretIsShown() throws {
        let secret = try #require(WebhookSecret("whsec_QUJDREVGR0g="))
        let account = try #require(PortOneAccount(storeID: "store-1", secret: "QUJDREVGR0g="))
        let client = PortOneClient(account, by: ScriptedTransport([]))
        let verifier = WebhookVerifier(secret, or: secret)
        for value in [secret, account, client, verifier] as [any Sendable] {
            var shown = "\(value)" + String(reflecting: value)
            dump(value, to: &shown)
            for trace in ["QUJDREVGR0g", "ABCDEFGH", "- 65", "[65"] {
                #expect(!shown.contains(trace), "\(type(of: value)) shows its secret: \(shown)")
            }
        }
    }

    @Test(arguments: [
        "", "short-key", "fifteen-letters", "with a blank 123456", "with\"quote-12345678", "한글한글한글한글한글",
        String(repeating: "k", count: 257), "line\nbreak-1234567890", "dots.are.not.allowed",
    ])
    func otherTextsAreNoKey(_ text: String) {
        #expect(PortOneKey(text) == nil, "\(text.debugDescription) is no key")
    }

    @Test func aKeyIsWrittenInQuotes() throws {
        for text in ["sixteen-letters_", "0123456789abcdefABCDEF", String(repeating: "k", count: 256)] {
            let key = try #require(PortOneKey(text))
            #expect(key.field == "\"\(text)\"" && PortOneKey(field: key.field) == key)
            #expect(PortOneKey(field: text) == nil && PortOneKey(field: "\"\(text)") == nil)
        }
        #expect(PortOneKey(field: "\"") == nil && PortOneKey(field: "\"\"") == nil)
    }
}
