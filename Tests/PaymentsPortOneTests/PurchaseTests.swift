import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Whole purchases: the buyer, the window, webhooks, the ledger and the sandbox's own books.
struct PurchaseTests {
    @Test func aPurchaseIsPaidAndFulfilledByItsWebhook() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        #expect(file.order.title == "유니폼 상의" && file.payment.isTest)
        let window = try await stage.window(of: file)
        #expect(try await stage.hear() == [200], "the window was opened")
        #expect(try await stage.now(file).payment.state == .pending)
        try await stage.portOne.press("approve", window)
        #expect(try await stage.hear() == [200])
        let paid = try await stage.now(file)
        #expect(paid.order.state == .fulfilled && paid.payment.state == .paid)
        #expect(stage.goods.handedOver.now == [file.order.id])
        try await stage.expectLedger()
    }

    @Test func thePageItselfFindsOutThatItIsPaid() async throws {
        let stage = try PurchaseStage { $0.webhookURL = nil }
        let file = try await stage.opened()
        let back = try await stage.portOne.press("approve", stage.window(of: file))
        #expect(try await stage.comeBack(back, to: file).order.state == .fulfilled)
        try await stage.expectLedger()
    }

    @Test func onAManualChannelTheMoneyIsTakenWhenTheBuyerComesBack() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let back = try await stage.portOne.press(
            "approve", stage.window(of: file, channel: "channel-key-manual"))
        try await stage.hear()
        #expect(try await stage.book(of: file).taken == 0 && back.token != nil)
        #expect(try await stage.comeBack(back, to: file).order.state == .fulfilled)
        // The webhook comes later, and finds nothing new.
        #expect(try await stage.hear() == [200])
        #expect(stage.goods.handedOver.now.count == 1)
        #expect(try await stage.book(of: file) == (30_000, 0))
        try await stage.expectLedger()
    }

    @Test func aPageReloadedWithItsTokenPaysOnce() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let back = try await stage.portOne.press(
            "approve", stage.window(of: file, channel: "channel-key-manual"))
        for _ in 0..<3 { _ = try await stage.comeBackOrSee(back, file) }
        #expect(try await stage.book(of: file) == (30_000, 0))
        #expect(stage.goods.handedOver.now.count == 1)
    }

    @Test(arguments: ["decline", "close"])
    func whatFailsMayBePaidByAnotherAttempt(_ button: String) async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let back = try await stage.portOne.press(button, stage.window(of: file))
        #expect(back.failure != nil)
        #expect(try await stage.comeBack(back, to: file).payment.state == .failed)
        #expect(try await stage.now(file).order.state == .open, "the order waits for another attempt")
        stage.clock.advance(by: .seconds(1))
        try await stage.portOne.press("approve", stage.window(of: file))
        try await stage.hear()
        #expect(try await stage.now(file).order.state == .fulfilled)
        #expect(try await stage.portOne.gateway.attempts(file.payment.reference).count == 2)
    }

    @Test func aDeclinedOrderThatIsLeftAloneExpires() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        try await stage.portOne.press("decline", stage.window(of: file))
        try await stage.hear()
        try await stage.pass(30 * 60)
        let ended = try await stage.now(file)
        #expect(ended.order.state == .closed && ended.order.end == .expired && ended.refunds.isEmpty)
    }

    @Test func whatIsPaidAfterTheTimeComesBack() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let window = try await stage.window(of: file)
        try await stage.pass(30 * 60)
        #expect(try await stage.now(file).order.state == .closed)
        try await stage.portOne.press("approve", window)
        try await stage.hear()
        try await stage.pass(0)
        try await stage.expectGivenBack(file, .closed)
        #expect(try await stage.now(file).refunds.map(\.reason) == [.late])
        #expect(try await stage.hear().allSatisfy { $0 == 200 })
    }

    @Test("Two tabs: one is paid") func twoTabs() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        let tabs = [try await stage.window(of: file), try await stage.window(of: file)]
        #expect(try await stage.portOne.press("approve", tabs[1]).failure == nil)
        #expect(try await stage.portOne.press("approve", tabs[0]).failure?.code == "ALREADY_PAID")
        try await stage.hear()
        #expect(try await stage.now(file).order.state == .fulfilled)
        #expect(try await stage.book(of: file) == (30_000, 0))
        try await stage.expectLedger()
    }

    @Test("Two tabs that wait for the approval: one is paid") func twoConsents() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        var backs: [PortOneReturn] = []
        for _ in 0..<2 {
            let window = try await stage.window(of: file, channel: "channel-key-manual")
            backs.append(try await stage.portOne.press("approve", window))
        }
        for back in backs { _ = try await stage.comeBackOrSee(back, file) }
        #expect(try await stage.book(of: file) == (30_000, 0))
        #expect(try await stage.now(file).order.state == .fulfilled)
    }

    @Test("Point 21: another amount is never fulfilled", arguments: ["tamper", "approve"])
    func amount(_ button: String) async throws {
        let stage = try PurchaseStage()
        let price: Int64 = button == "tamper" ? 30_000 : 30_005
        let file = try await stage.opened(price)
        let window = try await stage.window(of: file)
        try await stage.portOne.press(button, window, button == "tamper" ? "amount=100" : "")
        try await stage.hear()
        try await stage.pass(0)
        try await stage.expectGivenBack(file, .closed, taken: button == "tamper" ? 100 : 30_004)
        #expect(try await stage.now(file).payment.mismatch == .amount)
    }

    @Test("Point 21: a live payment of a test order is never fulfilled") func channel() async throws {
        let stage = try PurchaseStage { settings in
            settings.channels = [.automatic]
            settings.channels[0].channel.type = .live
        }
        let file = try await stage.opened()
        try await stage.portOne.press("approve", stage.window(of: file))
        try await stage.hear()
        try await stage.pass(0)
        try await stage.expectGivenBack(file, .closed)
        #expect(try await stage.now(file).payment.mismatch == .channel)
    }

    @Test("Point 21: what was paid at another store is never fulfilled") func store() async throws {
        let stage = try PurchaseStage()
        let own = stage.portOne.sandbox.settings.storeID
        stage.portOne.wire.bend.withLock { bend in
            bend = { request, response in
                guard request.method == "GET" else { return response }
                return .json(200, Array(response.text.replacing(own, with: "store-2").utf8))
            }
        }
        let file = try await stage.opened()
        try await stage.portOne.press("approve", stage.window(of: file))
        try await stage.hear()
        let seen = try await stage.now(file)
        #expect(seen.payment.mismatch == .store && seen.order.state == .closed)
        #expect(stage.goods.handedOver.now.isEmpty)
    }

    @Test("Point 21: what was paid in another currency is never fulfilled") func currency() async throws {
        let stage = try PurchaseStage()
        let (own, other) = (#""currency":"KRW""#, #""currency":"USD""#)
        stage.portOne.wire.bend.withLock { bend in
            bend = { request, response in
                guard request.method == "GET" else { return response }
                return .json(200, Array(response.text.replacing(own, with: other).utf8))
            }
        }
        let file = try await stage.opened()
        try await stage.portOne.press("approve", stage.window(of: file))
        try await stage.hear()
        try await stage.pass(0)
        let seen = try await stage.now(file)
        #expect(seen.payment.mismatch == .currency && seen.order.state == .closed)
        #expect(try await stage.book(of: file) == (30_000, 30_000), "all that was taken came back")
        #expect(stage.goods.handedOver.now.isEmpty)
    }

    @Test("Point 22: an approval after the failure fulfils the order") func lateApproval() async throws {
        let stage = try PurchaseStage()
        let file = try await stage.opened()
        try await stage.portOne.press("decline", stage.window(of: file))
        try await stage.hear()
        stage.clock.advance(by: .seconds(60))
        try await stage.portOne.act("late-approve", on: file.payment.reference)
        try await stage.hear()
        #expect(try await stage.now(file).order.state == .fulfilled)
    }
}

extension PurchaseStage {
    /// The same as `comeBack`, also where the order is not open any more.
    func comeBackOrSee(_ back: PortOneReturn, _ file: OrderFile) async throws -> OrderFile {
        guard try await now(file).order.state.isOpen else { return try await now(file) }
        return try await comeBack(back, to: file)
    }
}
