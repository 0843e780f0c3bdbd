import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// The total of a payee whose money is earned at a moment, such as a campaign.
    static let raising: [Clause<OrderFixture>] = [
        Clause("what is paid for what is earned at a moment is raised, before fees and payouts") { place in
            let view = try await place.backed()
            try await place.expectRaised(30_000)
            _ = try await place.received { $0.payee = place.crew }
            try await place.expectRaised(30_000, "after another sale")
            try await place.pass(.days(5))
            try await place.settled(view)
            _ = try await place.service.payOut(to: place.crew, .won(29_010), transfer: "T-1")
            let balances = try await place.cashier.balances(of: [place.crew])
            try expectEqual(balances, [PayeeBalance(due: 29_010, raised: 30_000)], "the balance")
            let postings = try await place.cashier.postings(of: place.crew, .first).items
            try expectEqual(
                postings.map(\.kind), [.payout, .payable, .earned, .earned], "the payee's postings")
            try await place.expectBooks(settled: 30_000)
            try await place.expectTotal(30_000)
        },
        Clause("what is back is not raised any more, from when it is back, and once") { place in
            let (view, _) = (try await place.backed(), try await place.backed())
            let (id, reference) = (view.order.id, try await place.reference(of: view))
            try place.gateway.giveBack(.later)
            _ = try await place.cashier.refund(id, .won(10_000), key: try place.domainKey("1"))
            try await place.expectRaised(60_000, "while a part is on its way")
            try place.gateway.finishRefunds(of: reference)
            try await place.recover()
            try await place.expectRaised(50_000, "once the part is back")
            try place.gateway.giveBack(.refused("PG_PROVIDER"))
            _ = try await place.cashier.refund(id, nil, key: try place.domainKey("2"))
            try await place.expectRaised(50_000, "after a refusal")
            let failed = try expectValue(
                try await place.file(view).refunds.first { $0.state == .failed }, "the refused refund")
            _ = try await place.service.refundedByHand(failed.id, of: id, proof: "T-7", place.act())
            try await place.expectRaised(30_000, "once it was made by hand")
            try place.gateway.cancelInConsole(reference, 20_000)
            try await place.hear(view)
            try await place.work()
            try await place.expectRaised(30_000, "where it went back twice")
            try await place.expectTotal(30_000)
        },
        Clause("money that came too late is raised until it is back") { place in
            try place.gateway.giveBack(.later)
            let view = try await place.opened { place.back(&$0) }
            let window = place.window(of: try await place.file(view))
            _ = try await place.buyer.cancel(view.order.id)
            try place.gateway.pay(window)
            try await place.hear(view)
            try await place.work()
            try await place.expectRaised(30_000, "while it is on its way")
            try place.gateway.finishRefunds(of: try await place.reference(of: view))
            try await place.recover()
            try await place.expectRaised(0, "once it is back")
            try await place.expectTotal(0)
        },
    ]
}

extension OrderFixture {
    /// Lets goods be earned by the crew in 5 days.
    fileprivate func back(_ goods: inout OrderedGoods) {
        (goods.payee, goods.sellerKind) = (crew, nil)
        goods.earning = .at(clock.now().advanced(by: .days(5)))
    }

    /// An order for them that was paid.
    fileprivate func backed() async throws -> OrderView { try await paid { back(&$0) } }

    /// Checks what domains are told that the crew has raised.
    fileprivate func expectRaised(
        _ amount: Int64, _ promise: String = "what was raised", file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let balances = try await cashier.balances(of: [crew])
        try expectEqual(balances.map(\.raised), [amount], promise, file: file, line: line)
    }

    /// Checks that the whole ledger is right, and has that total by its lines and by the orders.
    fileprivate func expectTotal(
        _ amount: Int64, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let found = try await service.verification()
        try expect(found.isSound, "the ledger is right: \(found)", file: file, line: line)
        try expectEqual([found.raised, found.kept], [amount, amount], "the totals", file: file, line: line)
    }
}
