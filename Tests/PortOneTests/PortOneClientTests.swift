import PortOne
import Testing
import Vocabulary
import Wire

/// What the client sends, repeats, refuses and believes.
struct PortOneClientTests {
    private func key(_ text: String = "refund-0000000001") throws -> PortOneKey {
        try #require(PortOneKey(text))
    }

    private let refund = PortOneCancel(
        amount: 3000, currentCancellableAmount: 12_000, reason: "마음이 바뀜", requester: .customer)

    private static let cancelled = ScriptedTransport.Answer.json(200, Documents.cancelled)

    @Test(arguments: [
        ("pay_1", "pay_1"), ("결제 1/2?", "%EA%B2%B0%EC%A0%9C%201%2F2%3F"), ("a/../b", "a%2F..%2Fb"),
        ("\u{1100}\u{1167}", "%E1%84%80%E1%85%A7"), ("100%&=+#", "100%25%26%3D%2B%23"), ("...", "..."),
    ])
    func namesAreEncodedInPaths(_ id: String, _ encoded: String) async throws {
        let transport = ScriptedTransport([.payment(Samples.paid(id))])
        #expect(try await transport.client().payment(id).id == id)
        let request = try #require(transport.requests.first)
        #expect(request.method == "GET" && request.body.isEmpty)
        #expect(request.target == "/payments/\(encoded)?storeId=\(Samples.storeID)")
        #expect(
            request.headers == [
                "authorization": "PortOne \(ScriptedTransport.secret)", "accept": "application/json",
            ])
    }

    @Test(arguments: ["", ".", ".."])
    func namesThatLeadElsewhereAreNotSent(_ id: String) async throws {
        let transport = ScriptedTransport([])
        let (client, key) = (try transport.client(), try key())
        await expectInvalid("paymentId") { () async throws(PortOneError) in
            _ = try await client.payment(id)
        }
        await expectInvalid("paymentId") { [refund] () async throws(PortOneError) in
            _ = try await client.cancel(id, refund, key: key)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func aCancellationCarriesTheAmountAndTheGuard() async throws {
        let transport = ScriptedTransport([Self.cancelled])
        let cancellation = try await transport.client().cancel("결제 1", refund, key: key())
        #expect(cancellation.status == .succeeded && cancellation.totalAmount == 12_000)
        let request = try #require(transport.requests.first)
        #expect(request.method == "POST" && request.target == "/payments/%EA%B2%B0%EC%A0%9C%201/cancel")
        #expect(request.headers["content-type"] == "application/json")
        #expect(request.headers["idempotency-key"] == "\"refund-0000000001\"")
        #expect(
            String(decoding: request.body, as: UTF8.self)
                == #"{"storeId":"\#(Samples.storeID)","amount":3000,"currentCancellableAmount":12000,"#
                + #""reason":"마음이 바뀜","requester":"CUSTOMER"}"#)
    }

    @Test(arguments: [0, -1, .min] as [Int64])
    func amountsThatMeanEverythingAreNotSent(_ amount: Int64) async throws {
        let transport = ScriptedTransport([Self.cancelled])
        let (client, key) = (try transport.client(), try key())
        var refund = refund
        refund.amount = amount
        await expectInvalid("amount") { [refund] () async throws(PortOneError) in
            _ = try await client.cancel("pay_1", refund, key: key)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: ["", " ", "\n\u{3000}"])
    func aCancellationHasAReason(_ reason: String) async throws {
        let transport = ScriptedTransport([Self.cancelled])
        let (client, key) = (try transport.client(), try key())
        var refund = refund
        refund.reason = reason
        await expectInvalid("reason") { [refund] () async throws(PortOneError) in
            _ = try await client.cancel("pay_1", refund, key: key)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func theOtherChangesCarryTheirMembers() async throws {
        let transport = ScriptedTransport([
            .json(200, "{}"), .json(200, #"{"pgTxId":"t","paidAt":"2024-04-25T10:00:00Z"}"#),
            .json(200, #"{"webhook":{"id":"wh","url":"http://madang.example"}}"#),
        ])
        let (client, key) = (try transport.client(), try key())
        try await client.preRegister("pay_1", totalAmount: 12_000, currency: "KRW", key: key)
        let confirmation = PortOneConfirmation(
            paymentToken: "토큰", transactionID: "tx", totalAmount: 12_000, currency: "KRW", isTest: true)
        #expect(try await client.confirm("pay_1", confirmation, key: key) == Samples.at)
        try await client.resendWebhook("pay_1", key: key)
        let store = Samples.storeID
        #expect(
            transport.requests.map { String(decoding: $0.body, as: UTF8.self) } == [
                #"{"storeId":"\#(store)","totalAmount":12000,"currency":"KRW"}"#,
                #"{"storeId":"\#(store)","paymentToken":"토큰","txId":"tx","totalAmount":12000,"#
                    + #""currency":"KRW","isTest":true}"#,
                #"{"storeId":"\#(store)"}"#,
            ])
        #expect(
            transport.requests.map(\.target) == [
                "/payments/pay_1/pre-register", "/payments/pay_1/confirm", "/payments/pay_1/resend-webhook",
            ])
    }

    @Test func thePageIsAskedForInTheQuery() async throws {
        let page = PortOnePaymentPage(items: [.init(payment: Samples.paid(), cursor: "뒤 1")])
        let transport = ScriptedTransport([.success(.json(200, PortOneWire.page.bytes(of: page)))])
        let client = try transport.client()
        let until = Timestamp.second(1_714_125_600)
        #expect(try await client.payments(from: Samples.at, until: until, cursor: "뒤", size: 2) == page)
        let target = try #require(transport.requests.first).target
        let query = target.dropFirst("/payments-by-cursor?requestBody=".count)
        #expect(target.hasPrefix("/payments-by-cursor?requestBody=%7B%22storeId%22%3A%22"))
        #expect(
            percentDecoded(query.utf8)
                == #"{"storeId":"\#(Samples.storeID)","from":"2024-04-25T10:00:00.000000Z","#
                + #""until":"2024-04-26T10:00:00.000000Z","cursor":"뒤","size":2}"#)
        for size in [0, 1001, -1] {
            await expectInvalid("size") { () async throws(PortOneError) in
                _ = try await client.payments(from: Samples.at, until: until, size: size)
            }
        }
        #expect(transport.requests.count == 1)
    }
}

extension PortOneClientTests {
    @Test func changesAreAskedForFromTheEarliestOn() async throws {
        let page = PortOneNumberedPage(items: [Samples.paid()], number: 1, size: 2, total: 3)
        let transport = ScriptedTransport([.success(.json(200, PortOneWire.list.bytes(of: page)))])
        let client = try transport.client()
        let until = Timestamp.second(1_714_125_600)
        let read = try await client.payments(changedFrom: Samples.at, until: until, number: 1, size: 2)
        #expect(read == page)
        let target = try #require(transport.requests.first).target
        #expect(
            percentDecoded(target.dropFirst("/payments?requestBody=".count).utf8)
                == #"{"page":{"number":1,"size":2},"filter":{"storeId":"\#(Samples.storeID)","#
                + #""timestampType":"STATUS_CHANGED_AT","from":"2024-04-25T10:00:00.000000Z","#
                + #""until":"2024-04-26T10:00:00.000000Z","sortBy":"STATUS_CHANGED_AT","#
                + #""sortOrder":"ASC"}}"#)
        for (number, size, field) in [
            (0, 0, "size"), (0, 1001, "size"), (-1, 1, "number"), (60, 1000, "number"),
        ] {
            await expectInvalid(field) { () async throws(PortOneError) in
                _ = try await client.payments(
                    changedFrom: Samples.at, until: until, number: number, size: size)
            }
        }
        #expect(transport.requests.count == 1)
    }
}

extension PortOneClientTests {
    private func expectInvalid(
        _ field: String, _ verb: () async throws(PortOneError) -> Void
    ) async {
        do throws(PortOneError) {
            try await verb()
            Issue.record("a wrong \(field) is refused before anything is sent")
        } catch {
            guard case .invalid(field, _) = error else {
                Issue.record("a wrong \(field) ends with \(error)")
                return
            }
        }
    }
}
