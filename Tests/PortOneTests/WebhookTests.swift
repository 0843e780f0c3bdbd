import PortOne
import Testing
import Vocabulary
import Wire

/// Webhooks are believed only if they are signed by a secret, a short while ago, and byte for byte as sent.
struct WebhookTests {
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    private static let otherSecret = "whsec_AAECAwQFBgcICQoLDA0ODw=="

    private func verifier(_ text: String = secret, or second: String? = nil) throws -> WebhookVerifier {
        let secret = try #require(WebhookSecret(text))
        return WebhookVerifier(secret, or: try second.map { try #require(WebhookSecret($0)) })
    }

    @Test func theVectorOfStandardWebhooksIsSigned() throws {
        let delivery = Delivery.standard
        // Its document is none of PortOne's, which is found only after the signature.
        #expect(throws: WebhookFault.unreadable("type")) { try delivery.read(by: verifier()) }
    }

    @Test func theVectorWithHangulIsRead() throws {
        let webhook = try Delivery.hangul.read(by: verifier())
        #expect(
            webhook
                == Webhook(
                    id: "wh_test_1", type: .paid, at: .second(1_714_039_200), paymentID: "pay-한글-1",
                    transactionID: "00000000-0000-4000-8000-000000000001",
                    storeID: "store-00000000-0000-4000-8000-000000000000"))
    }

    @Test func theSignerMakesTheSameHeaders() throws {
        for delivery in [Delivery.standard, .hangul] {
            let headers = WebhookSigner.headers(
                id: delivery.id, at: delivery.moment, body: delivery.body,
                secrets: [try #require(WebhookSecret(Self.secret))])
            #expect(
                headers == [
                    "webhook-id": delivery.id, "webhook-timestamp": delivery.timestamp,
                    "webhook-signature": delivery.signature,
                ])
        }
    }

    @Test(arguments: Tampering.allCases)
    func whatWasTamperedWithIsRefused(_ tampering: Tampering) throws {
        var delivery = Delivery.hangul
        tampering.change(&delivery)
        #expect(throws: WebhookFault.noMatchingSignature, "\(tampering) must break the signature") {
            try delivery.read(by: verifier())
        }
    }

    @Test(arguments: ["webhook-id", "webhook-timestamp", "webhook-signature"])
    func eachHeaderIsThereOnce(_ name: String) throws {
        let delivery = Delivery.hangul
        let headers = delivery.headers
        let one = try #require(headers.first { $0.name.lowercased() == name })
        let empty = headers.map { (name: $0.name, value: $0.name == one.name ? "" : $0.value) }
        let faulty: [[(name: String, value: String)]] = [
            headers.filter { $0.name != one.name }, empty, headers + [one],
            headers + [(name.uppercased(), one.value)],
        ]
        for headers in faulty {
            #expect(throws: WebhookFault.missingHeaders) {
                try verifier().webhook(headers: headers, body: delivery.body, at: delivery.moment)
            }
        }
    }

    @Test(arguments: ["webhook-id", "webhook-timestamp", "webhook-signature"])
    func joinedHeadersOfARequestCountAsTwo(_ name: String) throws {
        let delivery = Delivery.hangul
        var request = delivery.request
        #expect(try verifier().webhook(request, at: delivery.moment).id == delivery.id)
        request.headers[name] = request.headers[name].map { "\($0), \($0)" }
        #expect(throws: WebhookFault.missingHeaders) {
            try verifier().webhook(request, at: delivery.moment)
        }
        request.headers[name] = nil
        #expect(throws: WebhookFault.missingHeaders) {
            try verifier().webhook(request, at: delivery.moment)
        }
    }

    @Test func oneOfSeveralSignaturesIsEnough() throws {
        let right = Delivery.hangul.signature
        let lists = [
            "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= \(right)", "\(right) v1,AAAA", "v1,!!! \(right)",
            "v1a,ed25519 \(right)", "v2,AAAA  \(right)", "\(right) \(right)",
        ]
        for list in lists {
            var delivery = Delivery.hangul
            delivery.signature = list
            #expect(throws: Never.self, "\(list) holds a right signature") {
                try delivery.read(by: verifier())
            }
        }
    }

    @Test func fiveMinutesAreAllowedEitherWay() throws {
        let delivery = Delivery.hangul
        let sent: Int64 = 1_714_039_200
        for offset in [-300, -1, 0, 299, 300] as [Int64] {
            #expect(try delivery.read(by: verifier(), at: .second(sent + offset)).type == .paid)
        }
        #expect(throws: WebhookFault.tooOld) {
            try delivery.read(by: verifier(), at: .second(sent + 301))
        }
        #expect(throws: WebhookFault.tooNew) {
            try delivery.read(by: verifier(), at: .second(sent - 301))
        }
    }

    @Test(arguments: [
        "soon", "-1714039200", "+1714039200", "1714039200.5", " 1714039200", "0x66", "１７１４０３９２００",
        "99999999999999999999",
    ])
    func anythingButASecondIsNoTimestamp(_ text: String) throws {
        var delivery = Delivery.hangul
        delivery.timestamp = text
        #expect(throws: WebhookFault.missingHeaders) { try delivery.read(by: verifier()) }
    }

    @Test func secretsRotateWithoutAGap() throws {
        let old = try #require(WebhookSecret(Self.secret))
        let new = try #require(WebhookSecret(Self.otherSecret))
        let both = Delivery.hangul.signed(by: [old, new])
        let byNew = Delivery.hangul.signed(by: [new])
        #expect(both.signature.split(separator: " ").count == 2)
        #expect(try both.read(by: verifier(Self.secret)).type == .paid)
        #expect(try both.read(by: verifier(Self.otherSecret)).type == .paid)
        #expect(try byNew.read(by: verifier(Self.secret, or: Self.otherSecret)).type == .paid)
        #expect(throws: WebhookFault.noMatchingSignature) { try byNew.read(by: verifier(Self.secret)) }
    }

    @Test func unknownTypesAndMissingDataSurvive() throws {
        let bodies = [
            #"{"type":"BillingKey.새것","timestamp":"2024-04-25T10:00:00Z","data":{"billingKey":"b"},"x":1}"#,
            #"{"type":"BillingKey.새것","timestamp":"2024-04-25T10:00:00Z"}"#,
            #"{"type":"BillingKey.새것","timestamp":"2024-04-25T19:00:00.000000123+09:00","data":null}"#,
        ]
        for body in bodies {
            let webhook = try signed(body).read(by: verifier())
            #expect(webhook.type == WebhookType(rawValue: "BillingKey.새것"))
            #expect(webhook.at == .second(1_714_039_200))
            #expect(webhook.paymentID == nil && webhook.storeID == nil && webhook.transactionID == nil)
        }
    }

    @Test(arguments: [
        ("", "body"), ("{", "body"), ("[]", "body"), (#"{"type":"Transaction.Paid"}"#, "timestamp"),
        (#"{"type":1,"timestamp":"2024-04-25T10:00:00Z"}"#, "type"),
        (#"{"type":"T","timestamp":"yesterday"}"#, "timestamp"),
        (#"{"type":"T","timestamp":"2024-04-25T10:00:00Z","data":[]}"#, "data"),
        (#"{"type":"T","timestamp":"2024-04-25T10:00:00Z","data":{"paymentId":7}}"#, "data.paymentId"),
    ])
    func aSignedDocumentOfAnotherShapeIsUnreadable(_ body: String, _ field: String) throws {
        #expect(throws: WebhookFault.unreadable(field)) { try signed(body).read(by: verifier()) }
    }

    @Test func theBodyComesBack() throws {
        let webhook = Webhook(
            id: "wh_한글", type: .cancelled, at: .second(1_714_039_200), paymentID: "결제 1",
            transactionID: "tx", cancellationID: "c1", storeID: "store")
        let body = PortOneWire.webhook(id: "wh_한글").bytes(of: webhook)
        let delivery = Delivery(id: "wh_한글", timestamp: "1714039200", body: body, signature: "")
        let secret = try #require(WebhookSecret(Self.secret))
        #expect(try delivery.signed(by: [secret]).read(by: verifier()) == webhook)
    }

    private func signed(_ body: String) throws -> Delivery {
        let delivery = Delivery(
            id: "wh_1", timestamp: "1714039200", body: Array(body.utf8), signature: "")
        return delivery.signed(by: [try #require(WebhookSecret(Self.secret))])
    }
}
