import ContractKit
import PortOne
import Testing
import Vocabulary
import Wire

@testable import PortOneSandbox

/// The interface of the sandbox, as PortOne V2 documents it.
struct SandboxAPITests {
    @Test func onlyTheSecretAndItsTokensAreLetIn() async throws {
        let stage = try APIStage()
        let refused = [
            nil, "", "PortOne", "PortOne other", "Bearer secret-of-tests", "secret-of-tests", "Basic eA==",
        ]
        for authorization in refused {
            let response = await stage.send("GET", "/payments/pay-1", authorization: authorization)
            #expect(response.told == "401 UNAUTHORIZED", "\(authorization ?? "nothing")")
        }
        let wrong = await stage.send("POST", "/login/api-secret", #"{"apiSecret": "x"}"#, authorization: nil)
        #expect(wrong.told == "401 UNAUTHORIZED")
        let login = await stage.send(
            "POST", "/login/api-secret", #"{"apiSecret": "secret-of-tests"}"#, authorization: nil)
        let first = try pair(login)
        #expect(await read(stage, first.access) == "404 PAYMENT_NOT_FOUND")
        stage.clock.advance(by: .seconds(30 * 60))
        #expect(await read(stage, first.access) == "401 UNAUTHORIZED", "an access token lives 30 minutes")
        let second = try pair(await refresh(stage, first.refresh))
        #expect(await read(stage, second.access) == "404 PAYMENT_NOT_FOUND")
        #expect(
            await refresh(stage, second.access).told == "401 UNAUTHORIZED", "an access token refreshes none")
        stage.clock.advance(by: .seconds(86_400))
        #expect(
            await refresh(stage, second.refresh).told == "401 UNAUTHORIZED", "a refresh token lives a day")
    }

    @Test func aPaymentGoesItsWay() async throws {
        let stage = try APIStage()
        #expect(await stage.send("GET", "/payments/pay-1").told == "404 PAYMENT_NOT_FOUND")
        let registered = await stage.send(
            "POST", "/payments/pay-1/pre-register", #"{"totalAmount": 12500, "currency": "KRW"}"#)
        #expect(registered.status == 200 && registered.text == "{}")
        #expect(await stage.send("GET", "/payments/pay-1").told == "404 PAYMENT_NOT_FOUND", "no window yet")
        #expect(throws: PortOneError.self, "another amount opens no window") {
            try stage.pay(price: 12_499)
        }
        try stage.pay()
        let payment = try await stage.payment("pay-1")
        #expect(payment.status == .paid && payment.amount.paid == 12_500 && payment.orderName == "축구 유니폼")
        #expect(payment.isConsistent)
        let again = await stage.send("POST", "/payments/pay-1/pre-register", "{}")
        #expect(again.told == "409 ALREADY_PAID")
        #expect(throws: PortOneError.self, "a paid name must not be paid twice") { try stage.pay() }
    }

    @Test func aFailedAttemptIsToldBesideThePaidOne() async throws {
        let stage = try APIStage()
        try stage.pay(price: 10_001)
        #expect(try await stage.payment("pay-1").status == .failed)
        try stage.pay(price: 10_000)
        #expect(try await stage.payment("pay-1").status == .paid)
        let response = await stage.send("GET", "/payments/pay-1/transactions")
        let attempts = try PortOneWire.transactions.read(try JSONReader.read(response.body), .answer)
        #expect(attempts.map(\.status) == [.failed, .paid])
        #expect(await stage.send("GET", "/payments/x/transactions").told == "404 PAYMENT_NOT_FOUND")
    }

    @Test func cancellationsAreToldAndRefused() async throws {
        let stage = try APIStage()
        try stage.pay(price: 10_000)
        #expect(
            await cancel(stage, #"{"amount": 10001, "reason": "변심"}"#)
                == "409 CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT")
        #expect(
            await cancel(stage, #"{"amount": 1, "currentCancellableAmount": 9999, "reason": "변심"}"#)
                == "409 CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN")
        #expect(await cancel(stage, #"{"amount": 4000, "reason": "변심", "requester": "CUSTOMER"}"#) == "200")
        #expect(try await stage.payment("pay-1").status == .partialCancelled)
        #expect(await cancel(stage, #"{"amount": 0, "reason": "변심"}"#) == "200", "0 means everything")
        #expect(try await stage.payment("pay-1").status == .cancelled)
        #expect(await cancel(stage, #"{"reason": "변심"}"#) == "409 PAYMENT_ALREADY_CANCELLED")
        #expect(await cancel(stage, #"{"reason": "변심"}"#, of: "pay-2") == "404 PAYMENT_NOT_FOUND")
        try stage.pay("pay-3", price: 10_002)
        #expect(await cancel(stage, #"{"reason": "변심"}"#, of: "pay-3") == "409 PAYMENT_NOT_PAID")
        #expect(await cancel(stage, #"{"amount": 1}"#) == "400 INVALID_REQUEST", "a reason is required")
        #expect(await cancel(stage, "{") == "400 INVALID_REQUEST")
        #expect(await cancel(stage, #"{"reason": "변심", "requester": "THIEF"}"#) == "400 INVALID_REQUEST")
        try stage.pay("pay-4", price: 10_006)
        let response = await stage.send("POST", "/payments/pay-4/cancel", #"{"reason": "변심"}"#)
        let refusal = try #require(PortOneWire.refusal(of: response))
        #expect(refusal.status == 502 && refusal.type == .provider && refusal.providerCode != nil)
    }

    @Test func confirmComparesWhatItIsTold() async throws {
        let stage = try APIStage()
        try stage.pay(isManual: true)
        let token = try stage.token()
        let path = "/payments/pay-1/confirm"
        let wrong = [
            (#"{"paymentToken": "x"}"#, "400 INVALID_PAYMENT_TOKEN"),
            (#"{"paymentToken": "TOKEN", "totalAmount": 1}"#, "409 INFORMATION_MISMATCH"),
            (#"{"paymentToken": "TOKEN", "currency": "USD"}"#, "409 INFORMATION_MISMATCH"),
            (#"{"paymentToken": "TOKEN", "isTest": false}"#, "409 INFORMATION_MISMATCH"),
            (#"{"paymentToken": "TOKEN", "txId": "x"}"#, "409 INFORMATION_MISMATCH"),
            (#"{"paymentToken": "TOKEN", "taxFreeAmount": 1}"#, "409 INFORMATION_MISMATCH"),
            ("{}", "400 INVALID_REQUEST"),
        ]
        for (body, expected) in wrong {
            let response = await stage.send("POST", path, body.replacing("TOKEN", with: token))
            #expect(response.told == expected, "\(body)")
        }
        let right = #"{"paymentToken": "\#(token)", "totalAmount": 12500, "currency": "KRW", "isTest": true}"#
        let response = await stage.send("POST", path, right)
        let confirmed = try PortOneWire.confirmed.read(try JSONReader.read(response.body), .answer)
        #expect(confirmed.paidAt == stage.clock.now())
        #expect(await stage.send("POST", path, right).told == "409 ALREADY_PAID")
    }

    @Test(arguments: [
        "a/b", "a?b=c&d", "100%", "a b", "a+b", "#", "..a", "\"따옴표\"", "한글", "\u{1112}\u{1161}\u{11AB}글",
        "pay;1", "🧾",
    ])
    func anyNameIsFoundByItsPath(_ id: String) async throws {
        let stage = try APIStage()
        try stage.pay(id)
        let payment = try await stage.payment(id)
        #expect(Array(payment.id.utf8) == Array(id.utf8), "the bytes of a name must not change")
        let path = "/payments/\(percentEncoded(id))/cancel?storeId=\(SandboxSettings.tried.storeID)"
        #expect(await stage.send("POST", path, #"{"reason": "변심"}"#).status == 200)
    }

    @Test(arguments: ["한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"])
    func hangulComesBackAsItWasSent(_ text: String) async throws {
        let stage = try APIStage()
        var window = SandboxWindow.tried()
        window.orderName = text
        let opened = window
        try stage.sandbox.change { book, now throws(PortOneError) in
            try book.open(opened, at: now)
            try book.approve(.newest(of: "pay-1"), at: now)
        }
        _ = await stage.send("POST", "/payments/pay-1/cancel", #"{"amount": 1, "reason": "\#(text)"}"#)
        let payment = try await stage.payment("pay-1")
        #expect(Array(payment.orderName.utf8) == Array(text.utf8))
        #expect(payment.cancellations.map { Array($0.reason.utf8) } == [Array(text.utf8)])
    }

    @Test func minorUnitsArePaidAndCancelled() async throws {
        let stage = try APIStage()
        var window = SandboxWindow.tried(price: 1_999)
        window.currency = "CURRENCY_USD"
        let opened = window
        try stage.sandbox.change { book, now throws(PortOneError) in
            try book.open(opened, at: now)
            try book.approve(.newest(of: "pay-1"), at: now)
        }
        #expect(await cancel(stage, #"{"amount": 1, "reason": "a cent"}"#) == "200")
        let payment = try await stage.payment("pay-1")
        #expect(payment.currency == "USD" && payment.amount.paid == 1_999 && payment.amount.cancelled == 1)
    }

    @Test func anotherStoreAndUnknownCallsAreRefused() async throws {
        let stage = try APIStage()
        try stage.pay()
        #expect(await stage.send("GET", "/payments/pay-1?storeId=store-x").told == "403 FORBIDDEN")
        #expect(await cancel(stage, #"{"storeId": "store-x", "reason": "변심"}"#) == "403 FORBIDDEN")
        #expect(await stage.send("GET", "/nothing").told == "404 NOT_FOUND")
        #expect(await stage.send("DELETE", "/payments/pay-1").told == "404 NOT_FOUND")
        #expect(await stage.send("GET", "/payments/%FF").told == "400 INVALID_REQUEST")
        #expect(
            await stage.send("POST", "/payments/pay-1/resend-webhook", "{}").told == "404 WEBHOOK_NOT_FOUND")
    }

    @Test func theSameCallsGiveTheSameBytes() async throws {
        var texts: [String] = []
        for _ in 0..<2 {
            let stage = try APIStage()
            try stage.pay()
            try stage.pay("결제-2", price: 10_010)
            var text = await stage.send("GET", "/payments/pay-1").text
            text += await stage.send("POST", "/payments/pay-1/cancel", #"{"reason": "변심"}"#).text
            text += await stage.send("GET", "/payments-by-cursor").text
            texts.append(text)
        }
        #expect(texts[0] == texts[1])
    }
}

extension SandboxAPITests {
    private func cancel(_ stage: APIStage, _ body: String, of id: String = "pay-1") async -> String {
        await stage.send("POST", "/payments/\(id)/cancel", body).told
    }

    private func pair(_ response: WireResponse) throws -> SandboxTokens.Pair {
        try SandboxShapes.tokens.read(try JSONReader.read(response.body), .answer)
    }

    private func read(_ stage: APIStage, _ token: String) async -> String {
        await stage.send("GET", "/payments/pay-1", authorization: "Bearer " + token).told
    }

    private func refresh(_ stage: APIStage, _ token: String) async -> WireResponse {
        await stage.send("POST", "/token/refresh", #"{"refreshToken": "\#(token)"}"#, authorization: nil)
    }
}
