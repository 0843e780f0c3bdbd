import PortOne
import Testing
import Vocabulary
import Wire

/// What the client does when an answer is missing, refuses, or cannot be believed.
struct PortOneRepetitionTests {
    /// Cancels 3000 of 12000.
    private func cancel(by transport: ScriptedTransport, tries: Int = 3) async throws -> PortOneCancellation {
        let refund = PortOneCancel(
            amount: 3000, currentCancellableAmount: 12_000, reason: "마음이 바뀜", requester: .admin)
        let key = try #require(PortOneKey("refund-0000000001"))
        return try await transport.client(tries: tries).cancel("pay_1", refund, key: key)
    }

    static let hindrances: [ScriptedTransport.Answer] = [
        .failure(.unreachable("refused")), .failure(.timedOut), .failure(.interrupted("reset")),
        .refusal(409, .outstanding), .json(429, "{}"), .refusal(429, PortOneRefusalType(rawValue: "RATE")),
        .json(502, "<html>"), .json(503, ""), .json(504, "{}"),
    ]

    @Test(arguments: hindrances.indices)
    func aHinderedRequestIsRepeatedUnderItsKey(_ index: Int) async throws {
        let hindrance = Self.hindrances[index]
        let transport = ScriptedTransport([hindrance, hindrance, .json(200, Documents.cancelled)])
        #expect(try await cancel(by: transport).status == .succeeded)
        #expect(transport.requests.count == 3 && Set(transport.requests).count == 1)
        #expect(transport.requests.last?.headers["idempotency-key"] == "\"refund-0000000001\"")
    }

    @Test(arguments: hindrances.indices)
    func aRequestIsNotRepeatedForEver(_ index: Int) async throws {
        for tries in [0, 1, 3] {
            let transport = ScriptedTransport([Self.hindrances[index]])
            let error = await #expect(throws: PortOneError.self) {
                _ = try await cancel(by: transport, tries: tries)
            }
            guard case .unavailable? = error else {
                Issue.record("a request that stays hindered ends with \(String(describing: error))")
                return
            }
            #expect(transport.requests.count == max(1, tries))
        }
    }

    @Test func readingIsRepeated() async throws {
        let transport = ScriptedTransport([.failure(.timedOut), .json(503, ""), .payment(Samples.paid())])
        #expect(try await transport.client().payment("pay_1") == Samples.paid())
        #expect(transport.requests.count == 3)
    }

    static let refusals: [(Int, PortOneRefusalType)] = [
        (400, .invalidRequest), (401, .unauthorized), (403, .forbidden), (404, .paymentNotFound),
        (409, .notPaid), (409, .alreadyCancelled), (409, .cancellableBroken), (502, .provider),
        (503, PortOneRefusalType(rawValue: "MAINTENANCE")), (422, .keyReused),
    ]

    @Test(arguments: refusals.indices)
    func aRefusalIsFinal(_ index: Int) async throws {
        let (status, type) = Self.refusals[index]
        let transport = ScriptedTransport([.refusal(status, type), .json(200, Documents.cancelled)])
        await #expect(throws: PortOneError.refused(PortOneRefusal(status: status, type))) {
            _ = try await cancel(by: transport)
        }
        #expect(transport.requests.count == 1, "\(type) was repeated")
    }

    static let finalFailures: [(ScriptedTransport.Answer, PortOneError)] = [
        (.failure(.tooLarge), .unreadable("body")), (.json(200, ""), .unreadable("body")),
        (.json(200, #"{"cancellation": {"status": "SUCC"#), .unreadable("body")),
        (.json(200, "<html>서버</html>"), .unreadable("body")), (.json(200, "[]"), .unreadable("body")),
        (.json(200, "{}"), .unreadable("cancellation")),
        (.json(200, #"{"cancellation": {"status": 1}}"#), .unreadable("cancellation.status")),
        (.json(200, #"{"x": ""# + String(repeating: "가", count: 50_000) + #""}"#), .unreadable("body")),
        (.json(302, ""), .unreadable("type of an answer 302")),
        (.json(401, "no"), .unreadable("type of an answer 401")),
        (.json(500, "oops"), .unavailable("PortOne answers 500")),
    ]

    @Test(arguments: finalFailures.indices)
    func whatIsUnreadableIsNotRepeated(_ index: Int) async throws {
        let (answer, error) = Self.finalFailures[index]
        let transport = ScriptedTransport([answer, .json(200, Documents.cancelled)])
        await #expect(throws: error) { _ = try await cancel(by: transport) }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [TransportFailure.untrusted(.otherHost), .cancelled])
    func someFailuresAreFinal(_ failure: TransportFailure) async throws {
        let transport = ScriptedTransport([.failure(failure), .json(200, Documents.cancelled)])
        await #expect(throws: PortOneError.unavailable("PortOne: \(failure.reason)")) {
            _ = try await cancel(by: transport)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func anEndedTaskAsksNoMore() async throws {
        let transport = ScriptedTransport([.failure(.timedOut)])
        let client = try transport.client(pause: .seconds(3600))
        let task = Task { try await client.payment("pay_1") }
        task.cancel()
        await #expect(throws: PortOneError.unavailable("PortOne was not asked again: cancelled")) {
            try await task.value
        }
        #expect(transport.requests.count == 1)
    }

    @Test func anotherPaymentIsNotBelieved() async throws {
        var foreign = Samples.paid()
        foreign.storeID = "store-other"
        let composed = "결제"
        let decomposed = "\u{1100}\u{1167}\u{11AF}\u{110C}\u{1166}"
        let answers = [
            ("pay_1", Samples.paid("pay_2"), "id"), ("pay_1", foreign, "storeId"),
            (composed, Samples.paid(decomposed), "id"),
        ]
        for (id, payment, field) in answers {
            let list = PortOneWire.transactions.bytes(of: [Samples.paid(id), payment])
            let transport = ScriptedTransport([.payment(payment), .success(.json(200, list))])
            let client = try transport.client()
            await #expect(throws: PortOneError.unreadable(field)) { try await client.payment(id) }
            // An attempt at another store is told: the caller finds it out by its store.
            guard field == "id" else {
                #expect(try await client.transactions(of: id).last == payment)
                continue
            }
            await #expect(throws: PortOneError.unreadable(field)) { try await client.transactions(of: id) }
        }
        let page = PortOnePaymentPage(items: [.init(payment: foreign, cursor: "c")])
        let transport = ScriptedTransport([.success(.json(200, PortOneWire.page.bytes(of: page)))])
        await #expect(throws: PortOneError.unreadable("storeId")) {
            try await transport.client().payments(from: Samples.at, until: Samples.at)
        }
    }

    @Test func allAttemptsAreRead() async throws {
        var failed = Samples.ready()
        (failed.status, failed.transactionID) = (.failed, "tx-0")
        let attempts = [failed, Samples.paid()]
        let transport = ScriptedTransport([
            .success(.json(200, PortOneWire.transactions.bytes(of: attempts)))
        ])
        #expect(try await transport.client().transactions(of: "pay_1") == attempts)
        #expect(
            transport.requests.first?.target
                == "/payments/pay_1/transactions?storeId=\(Samples.storeID)")
    }

    @Test func noErrorQuotesTheSecret() async throws {
        let quoting = PortOneRefusal(
            status: 401, .unauthorized, message: "PortOne \(ScriptedTransport.secret) 는 틀렸습니다",
            providerCode: ScriptedTransport.secret, providerMessage: ScriptedTransport.secret)
        let answers: [ScriptedTransport.Answer] = [
            .success(PortOneWire.response(quoting)), .json(200, ScriptedTransport.secret),
            .json(403, ScriptedTransport.secret),
            .json(200, #"{"\#(ScriptedTransport.secret)": 1}"#), .json(500, ScriptedTransport.secret),
            .failure(.timedOut),
        ]
        for answer in answers {
            let transport = ScriptedTransport([answer])
            let error = await #expect(throws: PortOneError.self) { _ = try await cancel(by: transport) }
            var shown = String(reflecting: error)
            dump(error, to: &shown)
            #expect(!shown.contains(ScriptedTransport.secret), "an error quotes the secret: \(shown)")
        }
    }
}
