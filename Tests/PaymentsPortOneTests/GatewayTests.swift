import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// What the gateway asks of PortOne, and what it makes of the answers; the numbers are those of the list of
/// conformance.
struct GatewayTests {
    @Test func aRegisteredAmountIsTheOnlyOne() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        for _ in 0..<2 { try await stage.gateway.register(reference, .won(30_000)) }
        #expect(try await stage.gateway.attempts(reference).isEmpty, "before the window nothing is known")
        let address = stage.checkout(reference, 100).address(at: "")
        let refused = await stage.sandbox.respond(to: WireRequest(method: "GET", target: address))
        #expect(refused.status == 409, "a window for another amount does not open")
        try await stage.pay(reference)
        #expect(try await stage.attempt(reference).paid == 30_000)
    }

    @Test func aPaymentOnAnAutomaticChannelIsToldWhole() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let back = try await stage.pay(reference)
        #expect(back.reference == reference && back.token == nil && back.failure == nil)
        let attempt = try await stage.attempt(reference)
        #expect(attempt.reference == reference && attempt.transaction == back.transaction)
        #expect(attempt.status == .paid && attempt.currency == "KRW")
        #expect((attempt.total, attempt.paid, attempt.refunded) == (30_000, 30_000, 0))
        #expect(attempt.isTest == true && attempt.isOwnStore && attempt.isConsistent)
        #expect(attempt.isByCard == true)
        #expect(!attempt.isDisputed && attempt.refunds.isEmpty)
        #expect(attempt.changedAt == stage.sandbox.clock.now() && attempt.updatedAt == attempt.changedAt)
    }

    @Test("Point 8: a payment is paid once") func paidOnce() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let tabs = [
            try await stage.open(stage.checkout(reference)), try await stage.open(stage.checkout(reference)),
        ]
        #expect(try await stage.press("approve", tabs[0]).failure == nil)
        #expect(try await stage.press("approve", tabs[1]).failure?.code == "ALREADY_PAID")
        #expect(try await stage.gateway.attempts(reference).map(\.status) == [.paid, .failed])
        await expectFailure(.refused(.alreadyPaid)) { () async throws(GatewayError) in
            try await stage.gateway.register(reference, .won(30_000))
        }
    }

    @Test("Point 9: of two attempts the first fails") func twoAttempts() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let failed = try await stage.press("decline", stage.open(stage.checkout(reference)))
        #expect(failed.failure?.code == "DECLINED" && failed.token == nil)
        stage.clock.advance(by: .seconds(1))
        let closed = try await stage.press("close", stage.open(stage.checkout(reference)))
        #expect(closed.failure?.isClosed == true)
        stage.clock.advance(by: .seconds(1))
        try await stage.pay(reference)
        let attempts = try await stage.gateway.attempts(reference)
        #expect(attempts.map(\.status) == [.failed, .failed, .paid], "the oldest first")
        #expect(attempts.map(\.isTest) == [true, nil, true], "a closed window has chosen no channel")
        #expect(attempts.map(\.paid) == [0, 0, 30_000])
    }

    @Test("Point 22: an approval comes after the failure") func lateApproval() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.press("decline", stage.open(stage.checkout(reference)))
        let before = try await stage.attempt(reference)
        stage.clock.advance(by: .seconds(60))
        try await stage.act("late-approve", on: reference)
        let after = try await stage.attempt(reference)
        #expect(before.status == .failed && after.status == .paid && before.changedAt < after.changedAt)
        #expect(before.transaction == after.transaction)
    }

    @Test func anApprovalUnderWayIsPending() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference, 30_004)
        #expect(try await stage.attempt(reference).status == .pending)
        stage.clock.advance(by: .seconds(3))
        #expect(try await stage.attempt(reference).status == .paid)
    }

    @Test("Point 5: an unknown status survives") func unknownStatus() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        stage.wire.bend.withLock { bend in
            bend = { _, response in
                .json(200, Array(response.text.replacing(#""PAID""#, with: #""새로운_것""#).utf8))
            }
        }
        let attempt = try await stage.attempt(reference)
        #expect(attempt.status == .other("새로운_것") && !attempt.status.wasPaid && attempt.paid == 0)
    }

    @Test("Point 25: a dispute opens and ends", arguments: ["resolve-dispute", "lose-dispute"])
    func dispute(_ end: String) async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        stage.clock.advance(by: .seconds(1))
        try await stage.act("dispute", on: reference, "reason=" + percentEncoded("모르는 결제"))
        let disputed = try await stage.attempt(reference)
        #expect(disputed.isDisputed && disputed.status == .paid)
        #expect(disputed.updatedAt > disputed.changedAt, "the status is the same, and yet it is newer")
        try await stage.act(end, on: reference)
        let ended = try await stage.attempt(reference)
        #expect(!ended.isDisputed)
        let isLost = end == "lose-dispute"
        #expect(ended.refunds.map(\.isForeign) == (isLost ? [true] : []), "the card company takes it back")
        #expect(ended.refunded == (isLost ? 30_000 : 0))
    }
}

/// What is not what it seems: each is told, so that the domain never fulfils it.
struct GatewayTamperingTests {
    @Test("Point 21: another amount is told", arguments: ["tamper", "approve"])
    func amount(_ button: String) async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let price: Int64 = button == "tamper" ? 30_000 : 30_005
        let window = try await stage.open(stage.checkout(reference, price))
        try await stage.press(button, window, button == "tamper" ? "amount=100" : "")
        let attempt = try await stage.attempt(reference)
        #expect(attempt.paid == (button == "tamper" ? 100 : 30_004) && attempt.total == attempt.paid)
        #expect(attempt.isConsistent, "the gateway's numbers agree; the order's price does not")
    }

    @Test("Points 21 and 30: another currency and its minor units are told") func currency() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let checkout = PortOneCheckout(
            PortOneCheckoutChannel(storeID: stage.sandbox.settings.storeID, key: "channel-key-auto"),
            reference, title: "모자", amount: Money(1_250, .usd), returnURL: PortOneStage.shop + "/checkout/abc"
        )
        try await stage.press("approve", stage.open(checkout))
        let attempt = try await stage.attempt(reference)
        #expect(attempt.currency == "USD" && attempt.paid == 1_250)
    }

    @Test("Point 21: a live payment is told as one", arguments: [PortOneChannelType.live, .test])
    func channel(_ type: PortOneChannelType) async throws {
        let stage = try PortOneStage { settings in
            settings.channels = [
                SandboxChannel(PortOneChannel(type, key: "channel-key-auto"), needsConfirmation: false)
            ]
        }
        let reference = try PortOneStage.reference()
        try await stage.pay(reference)
        #expect(try await stage.attempt(reference).isTest == (type == .test))
    }

    @Test("Point 21: an attempt at another store is told as such") func store() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        let own = stage.sandbox.settings.storeID
        stage.wire.bend.withLock { bend in
            bend = { _, response in .json(200, Array(response.text.replacing(own, with: "store-2").utf8)) }
        }
        let attempt = try await stage.attempt(reference)
        #expect(!attempt.isOwnStore && attempt.status == .paid)
        let changes = try await stage.gateway.changes(
            from: stage.clock.now(), until: stage.clock.now().advanced(by: .seconds(1)), after: nil,
            limit: 10)
        #expect(changes.map(\.attempt?.isOwnStore) == [false])
    }

    @Test func aStoreThatIsNotOursIsRefused() async throws {
        let (stage, reference) = (try PortOneStage(storeID: "store-2"), try PortOneStage.reference())
        await expectFailure(.refused(.unauthorized)) { () async throws(GatewayError) in
            try await stage.gateway.attempts(reference)
        }
    }

    @Test(arguments: [
        (#""cancelled":0"#, #""cancelled":1"#), (#""paid":30000"#, #""paid":29999"#),
        (#""discount":0"#, #""discount":-1"#), (#""PAID""#, #""CANCELLED""#),
    ])
    func numbersThatContradictEachOtherAreTold(_ part: String, _ other: String) async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        stage.wire.bend.withLock { bend in
            bend = { _, response in .json(200, Array(response.text.replacing(part, with: other).utf8)) }
        }
        #expect(try await !stage.attempt(reference).isConsistent, "\(part) became \(other)")
    }

    @Test func anAnswerAboutAnotherPaymentIsUnreadable() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        let other = try PortOneStage.reference(2)
        stage.wire.bend.withLock { bend in
            bend = { _, response in
                .json(200, Array(response.text.replacing(reference.text, with: other.text).utf8))
            }
        }
        await expectFailure(.unreadable("id")) { () async throws(GatewayError) in
            try await stage.gateway.attempts(reference)
        }
    }
}
