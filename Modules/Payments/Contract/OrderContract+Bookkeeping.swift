import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let bookkeeping: [Clause<OrderFixture>] = [
        Clause("what was paid is the buyer's until the payee has earned it, and a refund touches no payee") {
            place in
            let view = try await place.paid()
            try await place.expectTotals([.clearing: 30_000, .buyer: -30_000])
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            try await place.expectTotals([.clearing: 20_000, .buyer: -20_000])
            try await place.expectBalance()
            _ = try await place.buyer.confirm(view.order.id)
            try await place.expectTotals([.clearing: 20_000, .feeIncome: -660, .payeeDue: -19_340])
            try await place.expectBooks()
        },
        Clause("the house keeps its share of what was paid and not given back, rounded down, whatever came") {
            place in
            for isLater in [false, true] {
                for price: Int64 in [1, 30, 31, 10_001, 99_999] {
                    try place.gateway.giveBack(isLater ? .later : .atOnce)
                    let view = try await place.received { $0.price = .won(price) }
                    try await place.expectShare(of: view, kept: price)
                    var kept = price
                    for part: Int64 in [1, 29, 333, 5_000] where part < kept {
                        _ = try await place.seller.refund(view.order.id, .won(part), idempotencyKey: nil)
                        kept -= part
                        try await place.expectShare(of: view, kept: kept)
                    }
                    try place.gateway.finishRefunds(of: try await place.reference(of: view))
                    try await place.recover()
                    try await place.expectShare(of: view, kept: kept)
                }
            }
            try await place.expectBooks()
        },
        Clause("a refund takes what waits for the gateway, then what can be paid out, and the rest is owed") {
            place in
            let (settled, waiting) = (try await place.received(), try await place.received())
            try await place.settled(settled)
            try await place.expectBalance(due: 29_010, payable: 29_010)
            _ = try await place.seller.refund(settled.order.id, nil, idempotencyKey: nil)
            try await place.expectBalance(payable: 29_010)
            _ = try await place.seller.refund(waiting.order.id, .won(20_000), idempotencyKey: nil)
            // 20,000 less the house's share of it, 660, which the house gives up.
            try await place.expectBalance(payable: 9_670)
            _ = try await place.service.payOut(to: waiting.order.payee, .won(9_670), transfer: "T-1")
            _ = try await place.seller.refund(waiting.order.id, nil, idempotencyKey: nil)
            try await place.expectBalance(owed: 9_670)
            try await place.expectBooks(settled: 30_000)
        },
        Clause("what a payee owes is offset by later sales before anything is due") { place in
            try await place.owe()
            try await place.expectBalance(owed: 29_010)
            _ = try await place.received { $0.price = .won(10_000) }
            try await place.expectBalance(owed: 29_010 - 9_670)
            _ = try await place.received()
            try await place.expectBalance(due: 9_670)
            try await place.expectBooks(settled: 30_000)
        },
        Clause("an operator gives up what a payee owes, once for each note, and no more than that") { place in
            try await place.owe()
            let payee = AnyIdentifier(try place.id(of: place.members.owner))
            let service = try place.service
            try await expectRefused(.balanceTooLow(.won(29_010))) {
                try await service.writeOff(of: payee, .won(29_011), note: "N-0")
            }
            for isNew in [true, false] {
                let written = try await service.writeOff(of: payee, .won(9_010), note: " N-1 ")
                try expectEqual(written, isNew, "whether it is new")
                try await place.expectBalance(owed: 20_000)
            }
            for amount: Money in [.won(0), .won(-1), Money(1, .usd)] {
                let range = FieldError("amount", .outOfRange(minimum: 1, maximum: Int64.max))
                try await expectRefused(.invalidFields([range])) {
                    try await service.writeOff(of: payee, amount, note: "N-2")
                }
            }
            try await expectRefused(.invalidFields([FieldError("note", .required)])) {
                try await service.writeOff(of: payee, .won(1), note: " ")
            }
            try expectEqual(try await place.store.totals()[.losses], 9_010, "the losses")
        },
        Clause("a payee sees what their balance gained and lost, the youngest first, and nothing of others") {
            place in
            let view = try await place.received()
            place.clock.pass(.hours(1))
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            _ = try await place.received { $0.payee = place.crew }
            let postings = try await place.seller.postings(.first).items
            try expectEqual(postings.map(\.kind), [.refundRequested, .earned], "the kinds")
            try expectEqual(postings.map(\.amount), [.won(-9_670), .won(29_010)], "the amounts")
            try expectEqual(postings.map(\.order), [view.order.id, view.order.id], "the orders")
            try expect(postings[0].sequence > postings[1].sequence, "the numbers")
            try await place.expectBalance(due: 19_340)
            for verbs in [place.buyer, place.stranger, place.moderator] {
                try expectEqual(try await verbs.postings(.first).items, [], "the postings of another")
                try expectEqual(try await verbs.balance().balance, PayeeBalance(), "the balance of another")
            }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.balance() }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.postings(.first)
            }
        },
        Clause("what belongs to a crew is the crew's, and no member's") { place in
            let view = try await place.paid { ($0.payee, $0.earning) = (place.crew, .atOnce) }
            try expectEqual(view.payee, nil, "the payee's card")
            let balance = try await place.store.balance(of: place.crew)
            try expectEqual(balance, PayeeBalance(due: 29_010), "the crew's balance")
            try await place.expectBalance()
            try await expectRefused(.notFound) {
                try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
            }
        },
        Clause("a payee who is no member is shown by its title, where the reader may see it") { place in
            let owner = try place.id(of: place.members.owner)
            place.environment.subjects.add(KnownCrewSubject.id, of: owner, "새벽 풋살")
            let record = try place.offer { ($0.payee, $0.earning) = (place.crew, .atOnce) }
            let offer = try await place.buyer.offer(PurchaseRequest(record))
            try expectEqual(offer.payeeTitle, "새벽 풋살", "the offer")
            let view = try await place.open(record)
            try expectEqual(view.payeeTitle, "새벽 풋살", "the order")
            place.environment.subjects.show(place.crew, false)
            let listed = try await place.buyer.orders(OrderFilter(), .first).items
            try expectEqual(listed.map(\.payeeTitle), [nil], "of a crew that is out of sight")
        },
        Clause("the ledger is one chain, read in parts as in whole") { place in
            try await place.owe()
            _ = try await place.opened()
            let whole = try await place.expectChain()
            let kinds: Set<LedgerPostingKind> = [
                .paid, .earned, .settled, .payable, .payout, .refundRequested, .refunded,
            ]
            try expectEqual(Set(whole.map(\.posting.kind)), kinds, "the kinds")
            var parts: [LedgerEntry] = []
            for _ in whole {
                parts += try await place.store.entries(after: parts.last?.sequence ?? 0, limit: 2)
            }
            try expectEqual(parts, whole, "the parts")
        },
    ]
}

/// Crews, as far as clauses need them.
private enum KnownCrewSubject: IdentifierSubject {
    static let prefix = "crw"

    static let id = Identifier<KnownCrewSubject>(RawIdentifier(milliseconds: 1, random: (1, 1)))
}

extension OrderFixture {
    /// A payee who is no member.
    var crew: AnyIdentifier { AnyIdentifier(KnownCrewSubject.id) }

    /// The gateway settles an order.
    @discardableResult
    func settled(
        _ view: OrderView, source: String? = nil, gross: Int64 = 30_000, fee: Int64 = 900, tax: Int64 = 90
    ) async throws -> SettlementOutcome {
        let line = try settlement(
            of: try await reference(of: view), source ?? "정산 \(view.order.id)", gross, fee, tax)
        return try await service.settle([line])
    }

    /// A row of a settlement file.
    func settlement(
        of reference: PaymentReference, _ source: String, _ gross: Int64, _ fee: Int64, _ tax: Int64
    ) throws -> SettlementLine {
        let day = try expectValue(CivilDay("2026-01-02"), "a day")
        let line = SettlementLine(
            reference, source: source, gross: gross, fee: fee, tax: tax, net: gross - fee - tax, day: day)
        return try expectValue(line, "a row that adds up")
    }

    /// Lets the seller owe 29,010 won: for a sale that was settled, paid out and given back.
    func owe() async throws {
        let view = try await received()
        try await settled(view)
        _ = try await service.payOut(
            to: view.order.payee, .won(29_010), transfer: "T-\(view.order.id.raw.base32)")
        _ = try await seller.refund(view.order.id, nil, idempotencyKey: nil)
    }

    /// Checks that the house has kept its share of that amount for the order.
    fileprivate func expectShare(
        of view: OrderView, kept: Int64, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let lines = try await store.entries(after: 0, limit: 1_000).filter {
            $0.posting.order == view.order.id
        }.flatMap(\.posting.lines)
        let share = lines.filter { $0.account.kind == .feeIncome }.reduce(Int64(0)) { $0 - $1.amount }
        try expectEqual(share, kept * 330 / 10_000, "the share of \(kept)", file: file, line: line)
    }
}
