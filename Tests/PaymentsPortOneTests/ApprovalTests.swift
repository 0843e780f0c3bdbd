import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Approvals of payments that wait for them: the buyer is charged by this platform's call alone.
struct ApprovalTests {
    private func agreed(
        _ stage: PortOneStage, _ price: Int64 = 30_000
    ) async throws -> (token: String, transaction: String?) {
        let reference = try PortOneStage.reference()
        let back = try await stage.pay(reference, price, channel: "channel-key-manual")
        #expect(try await stage.attempt(reference).status == .ready, "the money waits for the approval")
        return (try #require(back.token), back.transaction)
    }

    @Test func theMoneyIsTakenByTheApproval() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let (token, transaction) = try await agreed(stage)
        let approval = GatewayApproval(
            reference, token: token, transaction: transaction, amount: .won(30_000))
        // The second time the answer under the same key is the same.
        for _ in 0..<2 { try await stage.gateway.approve(approval) }
        #expect(try await stage.attempt(reference).status == .paid)
        let other = GatewayApproval(reference, token: "other", transaction: nil, amount: .won(30_000))
        await expectFailure(.refused(.alreadyPaid)) { () async throws(GatewayError) in
            try await stage.gateway.approve(other)
        }
    }

    @Test func anotherAmountCurrencyOrAttemptTakesNothing() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let (token, transaction) = try await agreed(stage)
        let wrong = [
            GatewayApproval(reference, token: token, transaction: transaction, amount: .won(29_999)),
            GatewayApproval(reference, token: token, transaction: nil, amount: Money(30_000, .usd)),
            GatewayApproval(reference, token: token, transaction: "other", amount: .won(30_000)),
        ]
        for approval in wrong {
            await expectFailure(.refused(.mismatch)) { () async throws(GatewayError) in
                try await stage.gateway.approve(approval)
            }
        }
        #expect(try await stage.attempt(reference).status == .ready)
    }

    @Test("Point 21: a tampered page is stopped before the money is taken") func tampered() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let (token, transaction) = try await agreed(stage, 30_005)
        let approval = GatewayApproval(
            reference, token: token, transaction: transaction, amount: .won(30_005))
        await expectFailure(.refused(.mismatch)) { () async throws(GatewayError) in
            try await stage.gateway.approve(approval)
        }
    }

    @Test func aLiveChannelIsNotApprovedAsATest() async throws {
        let stage = try PortOneStage { settings in
            settings.channels = [.manual]
            settings.channels[0].channel.type = .live
        }
        let reference = try PortOneStage.reference()
        let (token, transaction) = try await agreed(stage)
        let approval = GatewayApproval(
            reference, token: token, transaction: transaction, amount: .won(30_000))
        await expectFailure(.refused(.mismatch)) { () async throws(GatewayError) in
            try await stage.gateway.approve(approval)
        }
    }

    @Test func aTokenOfNoWindowIsRefused() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        _ = try await agreed(stage)
        let approval = GatewayApproval(reference, token: "none", transaction: nil, amount: .won(30_000))
        await expectFailure(.refused(.invalidToken)) { () async throws(GatewayError) in
            try await stage.gateway.approve(approval)
        }
    }

    @Test("Point 17: an approval whose answer was lost is made once", arguments: [1, 3])
    func lostAnswer(_ tries: Int) async throws {
        let (stage, reference) = (try PortOneStage(tries: tries), try PortOneStage.reference())
        let (token, transaction) = try await agreed(stage)
        let approval = GatewayApproval(
            reference, token: token, transaction: transaction, amount: .won(30_000))
        try await stage.fault("kind=timeout&seconds=120", path: "/payments/\(reference)/confirm")
        if tries == 1 {
            let late = GatewayError.unavailable("PortOne: the server did not answer in time")
            await expectFailure(late) { () async throws(GatewayError) in
                try await stage.gateway.approve(approval)
            }
        }
        try await stage.gateway.approve(approval)
        #expect(try await stage.attempt(reference).paid == 30_000)
    }

    @Test func noKeyShowsTheToken() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let (token, transaction) = try await agreed(stage)
        try await stage.gateway.approve(
            GatewayApproval(reference, token: token, transaction: transaction, amount: .won(30_000)))
        let keys = stage.wire.requests.now.compactMap { $0.headers["idempotency-key"] }
        #expect(keys.count == 1 && !keys.joined().contains(token))
    }
}
