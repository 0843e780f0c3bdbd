import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// What operators read from the ledger.
    static let statements: [Clause<OrderFixture>] = [
        Clause("a payee's month has what was there before, what each kind of posting changed, and the end") {
            place in
            let payee = AnyIdentifier(try place.id(of: place.members.owner))
            _ = try await place.received()
            let first = try place.month()
            while try place.month() == first { place.clock.advance(by: .days(1)) }
            let view = try await place.received { $0.price = .won(10_000) }
            _ = try await place.seller.refund(view.order.id, .won(1_000), idempotencyKey: nil)
            let service = try place.service
            let gains = try await service.statement(of: payee, in: place.month()).gains
            try expectEqual([gains.opening, gains.closing], [29_010, 37_713], "beginning and end")
            try expectEqual(gains.kinds.map(\.kind), [.earned, .refundRequested], "the kinds")
            try expectEqual(gains.kinds.map(\.gained), [9_670, -967], "the amounts")
            let before = try await service.statement(of: payee, in: first)
            try expectEqual(before.opening, [:], "the beginning of the first month")
            try expectEqual(before.closing, [.payeeDue: -29_010], "its end")
        },
        Clause("the house's month has its own accounts, and no one else's") { place in
            let view = try await place.received()
            try await place.settled(view)
            let statement = try await place.service.statement(of: nil, in: place.month())
            try expectEqual(statement.opening, [:], "the beginning")
            try expectEqual(
                statement.closing, [.bank: 29_010, .gatewayFees: 990, .feeIncome: -990], "the end")
            try expect(statement.sums.allSatisfy { !$0.account.isOwned }, "the accounts")
            let fees = statement.sums.filter { $0.account == .feeIncome }
            try expectEqual(fees, [LedgerSum(.earned, .feeIncome, -990)], "the fees")
        },
        Clause("reading the whole ledger finds it unchanged, and in step with the payments") { place in
            let service = try place.service
            try expect(try await service.verification().isSound, "an empty ledger is right")
            let view = try await place.received()
            try await place.settled(view)
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            let found = try await service.verification()
            try expect(found.isSound, "the ledger is right: \(found)")
            try expectEqual([found.clearing, found.payments], [20_000, 20_000], "what the gateway holds")
            try expectEqual(found.head, try await place.expectChain().last?.head, "where it ends")
        },
    ]
}

extension OrderFixture {
    /// The Korean month of the clock.
    fileprivate func month() throws -> LedgerMonth {
        let day = ZoneRules.korea.day(at: clock.now())
        return try expectValue(
            LedgerMonth(year: day.components.year, month: day.components.month), "a month")
    }
}
