import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Which requests are taken for webhooks, and which of them are about this platform (point 18).
struct WebhookReadingTests {
    static let store = "store-00000000-0000-4000-8000-000000000000"

    private let clock = ManualClock()

    private func webhooks(storeID: String = store) throws -> PortOneWebhooks {
        PortOneWebhooks(try WebhookText.verifier(), storeID: storeID, time: clock)
    }

    /// A signed webhook about a payment.
    private func request(
        _ type: WebhookType = .paid, about paymentID: String? = nil, store: String? = Self.store,
        secrets: [String] = [WebhookText.new], id: String = "wh-1"
    ) throws -> WireRequest {
        let paymentID = try paymentID ?? PortOneStage.reference().text
        let webhook = Webhook(
            id: id, type: type, at: clock.now(), paymentID: paymentID, transactionID: "tx-1", storeID: store)
        let body = PortOneWire.webhook(id: id).bytes(of: webhook)
        let headers = WebhookSigner.headers(
            id: id, at: clock.now(), body: body, secrets: secrets.compactMap { WebhookSecret($0) })
        return WireRequest(method: "POST", target: "/webhooks/portone", headers: headers, body: body)
    }

    private static let known: [WebhookType] = [
        .ready, .paid, .payPending, .failed, .partialCancelled, .cancelled, .cancelPending, .disputeCreated,
        .disputeResolved,
    ]

    @Test(arguments: known)
    func eachEventOfAPaymentIsHeard(_ type: WebhookType) throws {
        let reading = try webhooks().reading(request(type))
        #expect(reading == .heard(webhook: "wh-1", about: try PortOneStage.reference()))
    }

    @Test(arguments: ["BillingKey.Issued", "Transaction.Confirm", "새로운.것"])
    func unknownEventsAreIgnored(_ type: String) throws {
        #expect(try webhooks().reading(request(WebhookType(rawValue: type))) == .ignored)
    }

    @Test(arguments: [
        "결제-1", "\u{1100}\u{1167}\u{11AF}\u{110C}\u{1166}", "pay-1", "", "pay-000000000000000000000!",
        "PAY-0000000000000000000001",
    ])
    func paymentsOfOthersAreIgnored(_ paymentID: String) throws {
        #expect(try webhooks().reading(request(about: paymentID)) == .ignored)
    }

    @Test func webhooksOfAnotherStoreAreIgnored() throws {
        #expect(try webhooks(storeID: "store-2").reading(request()) == .ignored)
        let untold = try webhooks().reading(request(store: nil))
        #expect(untold == .heard(webhook: "wh-1", about: try PortOneStage.reference()))
    }

    @Test func bothSecretsCountWhileTheyAreChanged() throws {
        for secrets in [[WebhookText.new], [WebhookText.old], [WebhookText.other, WebhookText.old]] {
            let reading = try webhooks().reading(request(secrets: secrets))
            #expect(reading == .heard(webhook: "wh-1", about: try PortOneStage.reference()))
        }
        #expect(
            try webhooks().reading(request(secrets: [WebhookText.other])) == .refused(.noMatchingSignature))
        let first = WebhookVerifier(try #require(WebhookSecret(WebhookText.new)))
        let alone = PortOneWebhooks(first, storeID: Self.store, time: clock)
        #expect(
            alone.reading(try request(secrets: [WebhookText.old])) == .refused(.noMatchingSignature),
            "once secrets are changed the old one counts no more")
    }

    @Test(arguments: [(300, nil), (301, .tooOld), (-300, nil), (-301, .tooNew)] as [(Int, WebhookFault?)])
    func fiveMinutesAreAllowedEitherWay(_ seconds: Int, _ fault: WebhookFault?) throws {
        let request = try request()
        clock.advance(by: .seconds(seconds))
        let heard = PortOneWebhookReading.heard(webhook: "wh-1", about: try PortOneStage.reference())
        #expect(try webhooks().reading(request) == (fault.map { .refused($0) } ?? heard))
    }

    @Test(arguments: ["body", "webhook-id", "webhook-timestamp", "webhook-signature"])
    func whatIsChangedOnItsWayIsRefused(_ part: String) throws {
        var request = try request()
        if part == "body" {
            request.body.append(0x20)
        } else {
            let field = try #require(request.headers[part])
            request.headers[part] = part == "webhook-timestamp" ? "1767225601" : field + "x"
        }
        #expect(try webhooks().reading(request) == .refused(.noMatchingSignature), "\(part) was changed")
    }

    @Test(arguments: ["webhook-id", "webhook-timestamp", "webhook-signature"])
    func fieldsStandThereOnce(_ name: String) throws {
        var missing = try request()
        missing.headers[name] = nil
        #expect(try webhooks().reading(missing) == .refused(.missingHeaders))
        var twice = try request()
        let field = try #require(twice.headers[name])
        // As servers join a repeated field.
        twice.headers[name] = field + ", " + field
        #expect(try webhooks().reading(twice) == .refused(.missingHeaders))
    }

    @Test func aSignedDocumentThatCannotBeReadIsRefused() throws {
        let body = Array(#"{"type":"Transaction.Paid"}"#.utf8)
        let secrets = [WebhookText.new].compactMap { WebhookSecret($0) }
        let headers = WebhookSigner.headers(id: "wh-1", at: clock.now(), body: body, secrets: secrets)
        let request = WireRequest(method: "POST", target: "/", headers: headers, body: body)
        #expect(try webhooks().reading(request) == .refused(.unreadable("timestamp")))
    }

    @Test func theSandboxsWebhooksAreHeard() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference, 30_009)
        let readings = LockedValue<[PortOneWebhookReading]>([])
        await stage.sandbox.deliver { _, request in
            readings.withLock { $0.append(stage.webhooks.reading(request)) }
            return 200
        }
        let names = Set(
            readings.now.compactMap { reading in
                if case .heard(let name, reference) = reading { name } else { nil }
            })
        #expect(readings.now.count == 6 && names.count == 2, "two events, each sent three times by one name")
    }
}
