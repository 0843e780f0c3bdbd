import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary

/// Refunds, disputes, webhooks on odd ways, outages and reconciliation, through the sandbox.
struct PurchaseRefundTests {
    @Test func aRefundInPartAndTheRest() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled()
        _ = try await stage.seller.refund(file.order.id, .won(10_000), idempotencyKey: nil)
        var seen = try await stage.now(file)
        #expect(seen.payment.state == .partlyRefunded && seen.refunds.map(\.state) == [.succeeded])
        #expect(try await stage.book(of: file) == (30_000, 10_000))
        stage.clock.advance(by: .seconds(1))
        _ = try await stage.seller.refund(file.order.id, nil, idempotencyKey: nil)
        seen = try await stage.now(file)
        #expect(seen.payment.state == .refunded && seen.order.state == .refunded)
        #expect(try await stage.book(of: file) == (30_000, 30_000))
        try await stage.hear()
        try await stage.expectLedger()
    }

    private static let lost = [
        "kind=timeout&seconds=120", "kind=reset&when=after", "kind=reset&when=before",
        "kind=status&status=503&when=after", "kind=truncated",
    ]

    @Test("Point 17: a refund whose answer was lost is made once", arguments: lost, [1, 3])
    func lostAnswer(_ fault: String, _ tries: Int) async throws {
        let stage = try PurchaseStage(tries: tries)
        let file = try await stage.fulfilled()
        let path = "/payments/\(file.payment.reference)/cancel"
        try await stage.portOne.fault(fault, path: path)
        _ = try await stage.seller.refund(file.order.id, .won(10_000), idempotencyKey: nil)
        try await stage.recover()
        #expect(try await stage.book(of: file) == (30_000, 10_000), "after \(fault)")
        #expect(try await stage.now(file).refunds.map(\.state) == [.succeeded])
        try await stage.expectLedger()
    }

    @Test("Point 24: a refund that comes later counts once it is made", arguments: [true, false])
    func later(_ succeeds: Bool) async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled(30_010)
        _ = try await stage.seller.refund(file.order.id, nil, idempotencyKey: nil)
        #expect(try await stage.now(file).refunds.map(\.state) == [.pending])
        if !succeeds { try await stage.portOne.act("settle", on: file.payment.reference, "result=failed") }
        try await stage.recover()
        let seen = try await stage.now(file)
        #expect(seen.refunds.map(\.state) == [succeeds ? .succeeded : .failed])
        #expect(try await stage.book(of: file).givenBack == (succeeds ? 30_010 : 0))
    }

    @Test func aRefundThatThePaymentCompanyRefusesIsReported() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled(30_006)
        _ = try await stage.seller.refund(file.order.id, nil, idempotencyKey: nil)
        try await stage.recover()
        let seen = try await stage.now(file)
        #expect(seen.refunds.map(\.state) == [.failed])
        #expect(seen.refunds.map(\.refusal) == ["PG_PROVIDER_SANDBOX_006"])
        #expect(try await stage.service.agenda().failedRefunds.map(\.order.id) == [file.order.id])
    }

    @Test func theConsolesRefundIsWrittenDown() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled()
        try await stage.portOne.act("cancel", on: file.payment.reference, "amount=30000")
        try await stage.hear()
        let seen = try await stage.now(file)
        #expect(seen.refunds.map(\.reason) == [.console] && seen.payment.state == .refunded)
        try await stage.expectLedger()
    }

    @Test("Point 25: nothing is refunded while a dispute is open", arguments: [true, false])
    func dispute(_ isLost: Bool) async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled()
        stage.clock.advance(by: .seconds(60))
        try await stage.portOne.act("dispute", on: file.payment.reference)
        try await stage.hear()
        #expect(try await stage.now(file).payment.isDisputed)
        await #expect(throws: OrderError.disputed) {
            try await stage.seller.refund(file.order.id, nil, idempotencyKey: nil)
        }
        stage.clock.advance(by: .seconds(60))
        let end = isLost ? "lose-dispute" : "resolve-dispute"
        try await stage.portOne.act(end, on: file.payment.reference)
        try await stage.hear()
        let seen = try await stage.now(file)
        #expect(!seen.payment.isDisputed && seen.refunds.count == (isLost ? 1 : 0))
        #expect(try await stage.book(of: file).givenBack == (isLost ? 30_000 : 0))
        try await stage.expectLedger()
    }
}

/// Webhooks on odd ways, and none at all (points 19 and 20).
struct PurchaseWebhookTests {
    @Test("Point 19: a webhook that is replayed has no second effect", arguments: [30_000, 30_009])
    func replayed(_ price: Int64) async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled(price)
        for number in 1...2 { try await stage.portOne.control("deliveries/\(number)/send") }
        let asked = stage.portOne.wire.requests.now.count
        #expect(try await stage.hear() == [200, 200])
        #expect(stage.portOne.wire.requests.now.count == asked, "PortOne is not asked again")
        #expect(stage.goods.handedOver.now == [file.order.id])
    }

    @Test("Point 20: the webhook comes before the buyer does, or after", arguments: [true, false])
    func beforeOrAfter(_ isBefore: Bool) async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let secret = try await stage.buyer.checkout(file.order.id).secret
        let back = try await stage.portOne.press("approve", stage.window(of: file))
        if isBefore { try await stage.hear() }
        let seen = try await stage.service.returned(
            secret, token: back.token, transaction: back.transaction)
        #expect(seen.order.state == .fulfilled)
        try await stage.hear()
        #expect(try await stage.now(file).order.state == .fulfilled)
        #expect(stage.goods.handedOver.now == [file.order.id])
        try await stage.expectLedger()
    }

    @Test("Point 20: without a webhook a job finds the payment") func never() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened(30_008)
        try await stage.portOne.press("approve", stage.window(of: file))
        #expect(try await stage.hear().isEmpty)
        try await stage.pass(60)
        #expect(try await stage.now(file).order.state == .fulfilled)
    }

    @Test("Point 20: Cancelled comes before Paid") func reordered() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let window = try await stage.window(of: file)
        try await stage.hear()
        try await stage.portOne.control("deliveries/next/reorder")
        try await stage.portOne.press("approve", window)
        stage.clock.advance(by: .seconds(1))
        try await stage.portOne.act("cancel", on: file.payment.reference, "amount=30000")
        #expect(try await stage.hear() == [200, 200])
        try await stage.recover()
        try await stage.expectGivenBack(file, .refunded)
    }

    @Test("Point 18: a webhook that was tampered with is sent again, and then heard") func tampered()
        async throws
    {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let window = try await stage.window(of: file)
        try await stage.hear()
        try await stage.portOne.control("deliveries/next/tamper")
        try await stage.portOne.press("approve", window)
        #expect(try await stage.hear() == [400])
        #expect(try await stage.now(file).order.state == .open)
        stage.clock.advance(by: .seconds(70))
        #expect(try await stage.hear() == [200])
        #expect(try await stage.now(file).order.state == .fulfilled)
    }

    @Test(
        "The clocks differ by ten minutes: webhooks are refused, and a job finds the payment",
        arguments: [600, -600])
    func clocks(_ seconds: Int) async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let window = try await stage.window(of: file)
        try await stage.hear()
        // The platform's own clock is another from here on.
        let receiver = PortOneWebhooks(
            try WebhookText.verifier(), storeID: stage.portOne.sandbox.settings.storeID,
            time: ManualClock(stage.clock.now().advanced(by: .seconds(seconds))))
        try await stage.portOne.press("approve", window)
        let readings = LockedValue<[PortOneWebhookReading]>([])
        await stage.portOne.sandbox.deliver { _, request in
            readings.withLock { $0.append(receiver.reading(request)) }
            return 400
        }
        #expect(readings.now == [.refused(seconds > 0 ? .tooOld : .tooNew)])
        try await stage.pass(60)
        #expect(try await stage.now(file).order.state == .fulfilled)
    }
}

/// Outages, and the reading of PortOne's books.
struct PurchaseOutageTests {
    @Test func aWebhookWhileTheInterfaceIsDownHasItsEffectByAJob() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let window = try await stage.window(of: file)
        try await stage.hear()
        stage.portOne.wire.isDown.withLock { $0 = true }
        try await stage.portOne.press("approve", window)
        #expect(try await stage.hear() == [200], "it is noted")
        try await stage.pass(0)
        #expect(try await stage.now(file).order.state == .open)
        stage.portOne.wire.isDown.withLock { $0 = false }
        try await stage.pass(60)
        #expect(try await stage.now(file).order.state == .fulfilled)
        try await stage.expectLedger()
    }

    @Test func anHourOfOutageLosesNoPayment() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened(30_008)
        let window = try await stage.window(of: file)
        stage.portOne.wire.isDown.withLock { $0 = true }
        try await stage.portOne.press("approve", window)
        for _ in 0..<60 { try await stage.pass(60) }
        #expect(try await stage.now(file).order.state == .open, "silence ends nothing")
        stage.portOne.wire.isDown.withLock { $0 = false }
        try await stage.recover()
        let seen = try await stage.now(file)
        #expect(
            seen.order.state == .fulfilled || seen.payment.state == .refunded, "found \(seen.order.state)")
        let book = try await stage.book(of: file)
        #expect(book.taken == 30_000 + 8)
        #expect((book.givenBack == 0) == (seen.order.state == .fulfilled))
        try await stage.expectLedger()
    }

    @Test func whileItIsDownARefundWaits() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.fulfilled()
        stage.portOne.wire.isDown.withLock { $0 = true }
        _ = try await stage.seller.refund(file.order.id, .won(10_000), idempotencyKey: nil)
        #expect(try await stage.now(file).refunds.map(\.state.isOpen) == [true])
        for _ in 0..<4 { try await stage.pass(3_600) }
        stage.portOne.wire.isDown.withLock { $0 = false }
        try await stage.recover()
        #expect(try await stage.now(file).refunds.map(\.state) == [.succeeded])
        #expect(try await stage.book(of: file) == (30_000, 10_000))
    }

    @Test("Point 26: reconciliation finds what no webhook told") func reconciliation() async throws {
        let stage = try PurchaseStage()
        let old = try await stage.fulfilled()
        stage.clock.advance(by: .seconds(40 * 86_400))
        let from = stage.clock.now()
        let unheard = try await stage.opened(30_008)
        try await stage.portOne.press("approve", stage.window(of: unheard))
        try await stage.portOne.act("cancel", on: old.payment.reference, "amount=5000")
        let stranger = try PortOneStage.reference(77)
        try await stage.portOne.pay(stranger, 7_000)
        let until = stage.clock.now().advanced(by: .seconds(1))
        let found = try await stage.service.reconcile(from: from, until: until)
        #expect(found.told == 3)
        let kinds = Set(found.differences.map(\.kind))
        #expect(kinds == [.unknownPayment, .unknownRefund, .stranger])
        #expect(try await stage.now(unheard).order.state == .fulfilled)
        #expect(try await stage.now(old).payment.refunded == 5_000)
        let again = try await stage.service.reconcile(from: from, until: until)
        #expect(again.differences.map(\.kind) == [.stranger], "the ledger is in step")
        try await stage.expectLedger()
    }
}
