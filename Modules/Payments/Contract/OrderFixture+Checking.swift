import ContractKit
import Payments
import Vocabulary

/// What holds of every order and of the books, whatever has happened.
extension OrderFixture {
    /// Checks that all orders of a member have come to a good end: what was paid is either handed over or
    /// given back, never both, and the ledger says so.
    func expectEnded(_ principal: Principal, file: StaticString = #fileID, line: UInt = #line) async throws {
        for view in try await orders(of: principal) { try await expectEnded(view, file: file, line: line) }
        try await expectBooks(file: file, line: line)
    }

    /// Checks that an order has come to a good end.
    func expectEnded(
        _ view: OrderView, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let stored = try await self.file(view)
        let (order, book) = (stored.order, try await self.book(of: view))
        let ends: [OrderState] = [.fulfilled, .refunded, .closed]
        try expect(
            ends.contains(order.state) && order.step == nil,
            "an order that is still \(order.state), with the step \(String(describing: order.step))",
            file: file, line: line)
        let isFulfilled = order.state == .fulfilled
        let isKept = isFulfilled && !order.isTakenBack
        try expectEqual(try hasGoods(view), isKept, "the buyer has it", file: file, line: line)
        try expectEqual(
            book.taken - book.givenBack, isFulfilled ? order.left.minorUnits : 0, "the money that was kept",
            file: file, line: line)
        try expectEqual(stored.refunds.filter(\.state.isOpen), [], "open refunds", file: file, line: line)
        let back = stored.refunds.filter(\.state.isDone).reduce(Int64(0)) { $0 + $1.amount.minorUnits }
        try expectEqual(book.givenBack, back, "the money that came back", file: file, line: line)
        try expect(try goods.handOvers(of: order.id) <= 1, "handed over once at most", file: file, line: line)
    }

    /// Checks that an order's money came back in full, and that the buyer has nothing of it.
    func expectGivenBack(
        _ view: OrderView, _ state: OrderState, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try expectEqual(try await self.state(of: view), state, "the state", file: file, line: line)
        let book = try await book(of: view)
        try expect(book.taken > 0, "something was taken", file: file, line: line)
        try await expectEnded(view, file: file, line: line)
        try await expectBooks(file: file, line: line)
    }

    /// Checks that the ledger adds up, is one chain, and has as much in clearing as the gateway; `bank` is
    /// what was settled and paid out meanwhile, together with the gateway's fees.
    func expectBooks(
        settled: Int64 = 0, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let totals = try await store.totals()
        try expectEqual(totals.values.reduce(0, +), 0, "the sum of all accounts", file: file, line: line)
        try expectEqual(
            totals[.clearing, default: 0], try gateway.net - settled, "the clearing", file: file, line: line)
        try expectEqual(totals[.refundsDue, default: 0] <= 0, true, "refunds due", file: file, line: line)
        try await expectChain(file: file, line: line)
    }

    /// Checks that entries are numbered without gaps, each covers the one before, and each adds up.
    @discardableResult
    func expectChain(file: StaticString = #fileID, line: UInt = #line) async throws -> [LedgerEntry] {
        let entries = try await store.entries(after: 0, limit: 1_000)
        var head = ChainHead.beginning
        for entry in entries {
            try expectEqual(entry.sequence, head.sequence + 1, "the number", file: file, line: line)
            try expect(
                try entry.follows(head.hash, OrderMarket.seal), "entry \(entry.sequence) follows", file: file,
                line: line)
            let sum = entry.posting.lines.reduce(Int64(0)) { $0 + $1.amount }
            try expectEqual(sum, 0, "the sum of \(entry.posting.kind)", file: file, line: line)
            head = entry.head
        }
        return entries
    }

    /// Checks the balances of the kinds of accounts, those that are not named being 0.
    func expectTotals(
        _ expected: [LedgerAccountKind: Int64], file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let totals = try await store.totals().filter { $0.value != 0 }
        try expectEqual(totals, expected, "the totals", file: file, line: line)
    }

    /// Checks what the seller has.
    func expectBalance(
        due: Int64 = 0, payable: Int64 = 0, owed: Int64 = 0, raised: Int64 = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let balance = PayeeBalance(due: due, payable: payable, owed: owed, raised: raised)
        try expectEqual(try await seller.balance().balance, balance, "the balance", file: file, line: line)
    }
}
