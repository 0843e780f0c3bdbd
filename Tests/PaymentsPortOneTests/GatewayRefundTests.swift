import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Money on its way back.
struct GatewayRefundTests {
    private static func refund(
        _ amount: Int64, of refundable: Int64 = 30_000, key: String = "ref_01-1-30000000"
    ) throws -> GatewayRefundRequest {
        GatewayRefundRequest(
            try PortOneStage.reference(), .won(amount), refundable: .won(refundable), reason: "되돌려줌",
            key: key)
    }

    private func paid(_ price: Int64 = 30_000, tries: Int = 1) async throws -> PortOneStage {
        let stage = try PortOneStage(tries: tries)
        try await stage.pay(PortOneStage.reference(), price)
        stage.clock.advance(by: .seconds(1))
        return stage
    }

    @Test("Point 10: in part, then the rest, with the guard and the key") func parts() async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        let part = try await stage.gateway.refund(Self.refund(10_000))
        #expect(part.status == .succeeded && part.amount == 10_000 && !part.isForeign)
        let after = try await stage.attempt(reference)
        #expect(after.status == .partlyRefunded && after.refunded == 10_000 && after.refunds == [part])
        let rest = try await stage.gateway.refund(
            Self.refund(20_000, of: 20_000, key: "ref_01-2-30000000"))
        #expect(rest.amount == 20_000)
        #expect(try await stage.attempt(reference).status == .refunded)
        let body = try #require(stage.wire.bodies("/cancel").first)
        #expect(body.contains(#""amount":10000,"currentCancellableAmount":30000,"reason":"되돌려줌""#))
        #expect(body.contains(#""requester":"ADMIN""#))
        let keys = stage.wire.requests.now.compactMap { $0.headers["idempotency-key"] }
        #expect(keys == [#""ref_01-1-30000000""#, #""ref_01-2-30000000""#])
    }

    private static let refused: [(Int64, Int64, GatewayRefusal)] = [
        (30_001, 30_000, .refundableChanged), (10_000, 29_999, .refundableChanged),
        (10_000, 30_001, .refundableChanged),
    ]

    @Test("Points 10 and 12: too much, or another amount than the gateway knows", arguments: refused.indices)
    func guarded(_ index: Int) async throws {
        let (amount, refundable, refusal) = Self.refused[index]
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        await expectFailure(.refused(refusal)) { () async throws(GatewayError) in
            try await stage.gateway.refund(
                GatewayRefundRequest(
                    reference, .won(amount), refundable: .won(refundable), reason: "변심",
                    key: "ref_01-1-30000000"))
        }
        #expect(try await stage.attempt(reference).refunded == 0)
    }

    @Test("Point 10: after everything, of nothing paid, and of nothing known") func others() async throws {
        let stage = try await paid()
        _ = try await stage.gateway.refund(Self.refund(30_000))
        let again = try Self.refund(1, of: 1, key: "ref_01-2-30000000")
        await expectFailure(.refused(.alreadyRefunded)) { () async throws(GatewayError) in
            try await stage.gateway.refund(again)
        }
        let unpaid = try PortOneStage()
        let request = try Self.refund(1, of: 1)
        await expectFailure(.refused(.notFound)) { () async throws(GatewayError) in
            try await unpaid.gateway.refund(request)
        }
        try await unpaid.press(
            "decline", unpaid.open(unpaid.checkout(PortOneStage.reference())))
        let other = try Self.refund(1, of: 1, key: "ref_01-3-30000000")
        await expectFailure(.refused(.notPaid)) { () async throws(GatewayError) in
            try await unpaid.gateway.refund(other)
        }
    }

    @Test("Point 11: an amount that means everything is not sent", arguments: [0, -1, .min] as [Int64])
    func nothing(_ amount: Int64) async throws {
        let (stage, request) = (try await paid(), try Self.refund(amount))
        let before = stage.wire.requests.now.count
        await expectFailure(.refused(.other("INVALID_AMOUNT"))) { () async throws(GatewayError) in
            try await stage.gateway.refund(request)
        }
        #expect(stage.wire.requests.now.count == before, "PortOne is not asked")
    }

    @Test func aKeyWithoutItsFormIsNotSent() async throws {
        let (stage, request) = (try await paid(), try Self.refund(1, key: "짧은"))
        let before = stage.wire.requests.now.count
        await expectFailure(.refused(.other("INVALID_KEY"))) { () async throws(GatewayError) in
            try await stage.gateway.refund(request)
        }
        #expect(stage.wire.requests.now.count == before, "PortOne is not asked")
    }

    @Test("Points 13 and 15: a key stands for one refund") func keys() async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        let request = try Self.refund(10_000)
        let first = try await stage.gateway.refund(request)
        #expect(try await stage.gateway.refund(request) == first)
        #expect(try await stage.attempt(reference).refunded == 10_000)
        let other = try Self.refund(20_000, of: 20_000)
        await expectFailure(.refused(.other("IDEMPOTENCY_KEY_REUSED"))) { () async throws(GatewayError) in
            try await stage.gateway.refund(other)
        }
    }

    @Test("Point 16: after 3 hours a key is new, and the guard stops the second refund")
    func forgottenKey() async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        let request = try Self.refund(10_000)
        _ = try await stage.gateway.refund(request)
        stage.clock.advance(by: .seconds(3 * 3600))
        await expectFailure(.refused(.refundableChanged)) { () async throws(GatewayError) in
            try await stage.gateway.refund(request)
        }
        #expect(try await stage.attempt(reference).refunded == 10_000)
    }

    @Test("Point 24: a refund that comes later, or fails", arguments: [true, false])
    func later(_ succeeds: Bool) async throws {
        let (stage, reference) = (try await paid(30_010), try PortOneStage.reference())
        let refund = try await stage.gateway.refund(Self.refund(30_010, of: 30_010))
        #expect(refund.status == .requested)
        #expect(try await stage.attempt(reference).refunds.map(\.status) == [.requested])
        #expect(try await stage.attempt(reference).refunded == 0, "it counts once it is made")
        if succeeds {
            stage.clock.advance(by: .seconds(3))
        } else {
            try await stage.act("settle", on: reference, "result=failed")
        }
        let attempt = try await stage.attempt(reference)
        #expect(attempt.refunds.map(\.status) == [succeeds ? .succeeded : .failed])
        #expect(attempt.refunds.map(\.id) == [refund.id])
        #expect(attempt.refunded == (succeeds ? 30_010 : 0))
    }

    @Test func thePaymentCompanysRefusalIsToldByItsCode() async throws {
        let (stage, request) = (try await paid(30_006), try Self.refund(30_006, of: 30_006))
        let refusal = GatewayRefusal.other("PG_PROVIDER_SANDBOX_006")
        await expectFailure(.refused(refusal)) { () async throws(GatewayError) in
            try await stage.gateway.refund(request)
        }
        #expect(refusal.code == "PG_PROVIDER_SANDBOX_006")
    }

    @Test func theConsolesRefundIsForeign() async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        _ = try await stage.gateway.refund(Self.refund(10_000))
        stage.clock.advance(by: .seconds(1))
        try await stage.act("cancel", on: reference, "amount=5000&reason=" + percentEncoded("콘솔"))
        let attempt = try await stage.attempt(reference)
        #expect(attempt.refunds.map(\.isForeign) == [false, true] && attempt.refunded == 15_000)
        #expect(attempt.status == .partlyRefunded && attempt.isConsistent)
    }

    @Test(arguments: [
        ("CONSOLE", true), ("CHARGEBACK", true), ("PORTONE_ADMIN", true), ("새로운_것", true), ("API", false),
        (nil, false),
    ])
    func originsOfRefundsAreTold(_ trigger: String?, _ isForeign: Bool) async throws {
        let (stage, reference) = (try await paid(), try PortOneStage.reference())
        _ = try await stage.gateway.refund(Self.refund(10_000))
        let part = trigger.map { #""trigger":"\#($0)""# } ?? #""trigger":null"#
        stage.wire.bend.withLock { bend in
            bend = { _, response in
                .json(200, Array(response.text.replacing(#""trigger":"API""#, with: part).utf8))
            }
        }
        #expect(try await stage.attempt(reference).refunds.map(\.isForeign) == [isForeign])
    }
}
