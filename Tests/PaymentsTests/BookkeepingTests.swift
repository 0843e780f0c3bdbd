import Testing
import Vocabulary

@testable import Payments

/// A ledger of two orders of one payee, kept as a store keeps it, by figures.
private struct Books {
    private static let seal = ChainSeal { _, _ in [UInt8](repeating: 1, count: ChainHash.size) }
    private var balances: [LedgerAccount: Int64] = [:]
    private var books: [OrderID: OrderBooks] = [:]
    private var posted: Set<PostingKey> = []
    private(set) var postings: [LedgerPosting] = []

    /// False if it was written before, or moves nothing.
    @discardableResult
    mutating func post(_ act: LedgerAct) throws(OrderError) -> Bool {
        var draft = LedgerDraft(
            behind: .beginning, Self.seal, balances: balances, books: books, posted: posted)
        let isNew = try draft.add(act, at: OrderSamples.moment)
        balances = draft.balances
        for posting in draft.entries.map(\.posting) {
            postings.append(posting)
            posted.insert(posting.key)
            guard let order = posting.order else { continue }
            for line in posting.lines {
                books[order, default: OrderBooks()].count(posting.kind, line.account.kind, line.amount)
            }
        }
        return isNew
    }

    /// The balances that are not 0, over all owners.
    var totals: [LedgerAccountKind: Int64] {
        Dictionary(balances.map { ($0.key.kind, $0.value) }, uniquingKeysWith: +).filter { $0.value != 0 }
    }

    var payee: PayeeBalance { PayeeBalance(of: AnyIdentifier(OrderSamples.seller), in: balances) }
}

extension Books {
    mutating func pay(_ order: Order) throws { try post(.paid(order, order.price.total)) }

    /// The money of an order is the payee's, but for what is promised back.
    mutating func earn(_ order: Order, _ left: Int64? = nil) throws {
        try post(.earned(order, left.map(OrderSamples.won) ?? order.price.total))
    }

    /// An amount goes back, of `left` that were not promised back before.
    mutating func giveBack(_ amount: Int64, of left: Int64, _ order: Order, _ number: Int = 4) throws {
        let refund = OrderSamples.refund(.succeeded, amount, number: number)
        try post(.refundRequested(refund, order, left: OrderSamples.won(left - amount)))
        try post(.refunded(refund, order))
    }

    /// The gateway transfers what it took, less its fee of 3 percent and the tax on it.
    mutating func settle(_ order: Order, source: String = "row-1") throws {
        let (gross, fee) = (order.price.total.minorUnits, order.price.total.minorUnits * 3 / 100)
        let reference = try #require(OrderSamples.reference)
        let day = try #require(CivilDay("2026-01-02"))
        let line = try #require(
            SettlementLine(
                reference, source: source, gross: gross, fee: fee, tax: fee / 10, net: gross - fee - fee / 10,
                day: day))
        try post(.settled(line, order))
    }
}

@Suite struct BookkeepingTests {
    /// 10,000 won at 3.5 percent.
    private let order = OrderSamples.order()

    private func other(_ total: Int64 = 10_000) -> Order {
        let order = OrderSamples.order(total: total)
        return Order(
            id: OrderID(OrderSamples.raw[8]), buyer: order.buyer, record: order.record, payee: order.payee,
            price: order.price, earning: order.earning, refunds: order.refunds, title: order.title,
            state: order.state, step: nil, end: nil, delivery: order.delivery, payBy: order.payBy,
            refunded: order.refunded, openedAt: order.openedAt, updatedAt: order.updatedAt,
            version: order.version)
    }

    @Test func aSaleFromPaymentToPayout() throws {
        var books = Books()
        try books.pay(order)
        #expect(books.totals == [.clearing: 10_000, .buyer: -10_000])
        try books.earn(order)
        #expect(books.totals == [.clearing: 10_000, .feeIncome: -350, .payeeDue: -9_650])
        #expect(books.payee == PayeeBalance(due: 9_650))
        try books.settle(order)
        let settled: [LedgerAccountKind: Int64] = [
            .bank: 9_670, .gatewayFees: 330, .feeIncome: -350, .payable: -9_650,
        ]
        #expect(books.totals == settled)
        #expect(books.payee.payout == 9_650)
        let payee = AnyIdentifier(OrderSamples.seller)
        try books.post(.payout(payee, OrderSamples.won(9_650), transfer: "이체-1"))
        #expect(books.totals == [.bank: 20, .gatewayFees: 330, .feeIncome: -350])
    }

    /// However the parts are cut and whenever they come, the house keeps 3.5 percent of what the payee keeps.
    @Test(
        arguments: [
            [1, 3_333, 6_666], [1, 3_333], [10_000], [1], [28, 1, 28, 1], [9_999], [9_999, 1],
            [2_857, 2_857, 2_857],
        ])
    func theFeeIsThatOfWhatIsLeft(parts: [Int64]) throws {
        for earnedAfter in 0...parts.count {
            var (books, left) = (Books(), Int64(10_000))
            try books.pay(order)
            for (index, part) in parts.enumerated() {
                if index == earnedAfter { try books.earn(order, left) }
                try books.giveBack(part, of: left, order, 4 + index)
                left -= part
            }
            if earnedAfter == parts.count { try books.earn(order, left) }
            let fee = left * 350 / 10_000
            let expected: [LedgerAccountKind: Int64] = [
                .clearing: left, .feeIncome: -fee, .payeeDue: fee - left,
            ]
            #expect(
                books.totals == expected.filter { $0.value != 0 }, "earned after \(earnedAfter) of \(parts)")
        }
    }

    @Test func oneWonAtATimeLosesNoWon() throws {
        let small = OrderSamples.order(total: 100)
        var books = Books()
        try books.pay(small)
        try books.earn(small)
        for index in 0..<100 {
            let refund = Refund(
                id: RefundID(RawIdentifier(milliseconds: 99, random: (0, UInt64(index)))), of: small.id,
                OrderSamples.won(1), .returned, by: nil, at: OrderSamples.moment)
            let left = Int64(99 - index)
            try books.post(.refundRequested(refund, small, left: OrderSamples.won(left)))
            #expect(books.totals[.feeIncome, default: 0] == -(left * 350 / 10_000))
        }
        #expect(books.totals == [.clearing: 100, .refundsDue: -100])
    }

    /// A refund that is decided, and not made yet, is the buyer's already.
    @Test func whatIsPromisedBackIsNotEarned() throws {
        var books = Books()
        try books.pay(order)
        let refund = OrderSamples.refund(.succeeded)
        try books.post(.refundRequested(refund, order, left: OrderSamples.won(6_667)))
        try books.earn(order, 6_667)
        let waiting: [LedgerAccountKind: Int64] = [
            .clearing: 10_000, .refundsDue: -3_333, .feeIncome: -233, .payeeDue: -6_434,
        ]
        #expect(books.totals == waiting)
        try books.post(.refunded(refund, order))
        #expect(books.totals == [.clearing: 6_667, .feeIncome: -233, .payeeDue: -6_434])
    }

    @Test func aRefundThatComesToNothingLeavesTheMoneyWhereItWas() throws {
        let refund = OrderSamples.refund(.dropped)
        for isEarned in [false, true] {
            var books = Books()
            try books.pay(order)
            if isEarned { try books.earn(order) }
            let before = books.totals
            try books.post(.refundRequested(refund, order, left: OrderSamples.won(6_667)))
            #expect(books.totals != before)
            try books.post(.refundFailed(refund, order, left: OrderSamples.won(10_000)))
            #expect(books.totals == before)
        }
    }

    @Test func whatThePayeesBalanceLacksIsOwedAndOffsetByTheNextSale() throws {
        var books = Books()
        try books.pay(order)
        try books.earn(order)
        try books.settle(order)
        let payee = AnyIdentifier(OrderSamples.seller)
        try books.post(.payout(payee, OrderSamples.won(9_000), transfer: "이체-1"))
        try books.giveBack(10_000, of: 10_000, order)
        // 650 were left to the payee; the rest of their 9,650 is owed, and the house keeps no fee.
        #expect(books.payee == PayeeBalance(owed: 9_000))
        #expect(books.totals[.feeIncome] == nil)
        try books.pay(other(20_000))
        try books.earn(other(20_000))
        #expect(books.payee == PayeeBalance(due: 10_300))
        #expect(books.totals[.feeIncome] == -700)
    }

    @Test func aSmallSaleOffsetsAPartOfTheDebtAndTheRestIsWrittenOff() throws {
        var books = Books()
        try books.pay(order)
        try books.earn(order)
        try books.settle(order)
        let payee = AnyIdentifier(OrderSamples.seller)
        try books.post(.payout(payee, OrderSamples.won(9_650), transfer: "이체-1"))
        try books.giveBack(10_000, of: 10_000, order)
        try books.pay(other(1_000))
        try books.earn(other(1_000))
        #expect(books.payee == PayeeBalance(owed: 9_650 - 965))
        #expect(throws: OrderError.balanceTooLow(OrderSamples.won(8_685))) {
            try books.post(.writtenOff(payee, OrderSamples.won(8_686), note: "연락 두절"))
        }
        try books.post(.writtenOff(payee, OrderSamples.won(8_685), note: "연락 두절"))
        #expect(books.payee == PayeeBalance())
        #expect(books.totals[.losses] == 8_685)
    }

    @Test func noMoreIsPaidOutThanTheBalanceLessTheDebt() throws {
        var books = Books()
        try books.pay(order)
        try books.earn(order)
        let payee = AnyIdentifier(OrderSamples.seller)
        // Not settled by the gateway yet.
        #expect(throws: OrderError.balanceTooLow(OrderSamples.won(0))) {
            try books.post(.payout(payee, OrderSamples.won(1), transfer: "이체-0"))
        }
        try books.settle(order)
        #expect(throws: OrderError.balanceTooLow(OrderSamples.won(9_650))) {
            try books.post(.payout(payee, OrderSamples.won(9_651), transfer: "이체-1"))
        }
        try books.post(.payout(payee, OrderSamples.won(9_650), transfer: "이체-1"))
        #expect(PayeeBalance(due: 5, payable: 100, owed: 30).payout == 70)
        #expect(PayeeBalance(payable: 100, owed: 130).payout == 0)
    }

    /// The same whether the gateway settles before the payee earns it, or afterwards.
    @Test func itCanBePaidOutOnceItIsEarnedAndSettled() throws {
        var (first, second) = (Books(), Books())
        try first.pay(order)
        try first.settle(order)
        #expect(first.payee == PayeeBalance())
        try first.earn(order)
        try second.pay(order)
        try second.earn(order)
        #expect(second.payee == PayeeBalance(due: 9_650))
        try second.settle(order)
        #expect(first.totals == second.totals)
        #expect(first.payee == PayeeBalance(payable: 9_650))
    }

    /// A refund may be taken from what another order has earned, which is then not paid out again.
    @Test func aRefundThatUsedAnotherOrdersDueIsNotPaidOutTwice() throws {
        var books = Books()
        try books.pay(order)
        try books.earn(order)
        try books.settle(order)
        try books.pay(other())
        try books.earn(other())
        #expect(books.payee == PayeeBalance(due: 9_650, payable: 9_650))
        try books.giveBack(10_000, of: 10_000, order)
        #expect(books.payee == PayeeBalance(payable: 9_650))
        try books.settle(other(), source: "row-2")
        #expect(books.payee == PayeeBalance(payable: 9_650))
    }

    @Test func eachActIsWrittenOnce() throws {
        let (payee, refund) = (AnyIdentifier(OrderSamples.seller), OrderSamples.refund(.succeeded))
        var books = Books()
        let acts: [LedgerAct] = [
            .paid(order, OrderSamples.won(10_000)), .earned(order, OrderSamples.won(10_000)),
            .refundRequested(refund, order, left: OrderSamples.won(6_667)), .refunded(refund, order),
        ]
        for act in acts {
            #expect(try books.post(act))
            #expect(try !books.post(act))
        }
        try books.settle(order)
        let count = books.postings.count
        try books.settle(order)
        #expect(books.postings.count == count)
        #expect(try books.post(.payout(payee, OrderSamples.won(1_000), transfer: "이체-1")))
        #expect(try !books.post(.payout(payee, OrderSamples.won(1_000), transfer: "이체-1")))
    }

    /// From the house's bank, not from what the gateway has.
    @Test func aRefundByHandComesFromTheBank() throws {
        var books = Books()
        try books.pay(order)
        let refund = OrderSamples.refund(.byHand)
        try books.post(.refundRequested(refund, order, left: OrderSamples.won(6_667)))
        try books.post(.refunded(refund, order))
        #expect(books.totals == [.clearing: 10_000, .buyer: -6_667, .bank: -3_333])
    }

    /// Beside the money: by what was taken and is back, whatever is earned, paid out, or given back twice.
    @Test func whatIsEarnedAtAMomentIsRaised() throws {
        let backing = OrderSamples.order(earning: .at(OrderSamples.later(86_400)))
        var books = Books()
        try books.pay(backing)
        #expect(books.totals[.raised] == -10_000 && books.totals[.raisedInAll] == 10_000)
        #expect(books.payee == PayeeBalance(raised: 10_000))
        let refund = OrderSamples.refund(.succeeded)
        try books.post(.refundRequested(refund, backing, left: OrderSamples.won(6_667)))
        #expect(books.payee.raised == 10_000)
        try books.post(.refunded(refund, backing))
        #expect(books.payee.raised == 6_667)
        try books.earn(backing, 6_667)
        try books.settle(backing)
        #expect(books.payee == PayeeBalance(payable: 6_434, raised: 6_667))
        try books.giveBack(6_667, of: 6_667, backing, 5)
        let twice = OrderSamples.refund(.succeeded, 6_667, number: 6)
        try books.post(.refundRequested(twice, backing, left: OrderSamples.won(0)))
        try books.post(.refunded(twice, backing))
        #expect(books.payee.raised == 0 && books.totals[.raised] == nil && books.totals[.raisedInAll] == nil)
    }

    /// What was paid before totals were counted leaves none below nothing.
    @Test func whatIsBackWithoutHavingBeenRaisedChangesNoTotal() throws {
        var books = Books()
        try books.pay(order)
        let backing = OrderSamples.order(earning: .at(OrderSamples.later(86_400)))
        try books.giveBack(3_333, of: 10_000, backing)
        #expect(books.totals == [.clearing: 6_667, .buyer: -6_667])
    }

    @Test func whatMovesNothingIsNotPosted() throws {
        var books = Books()
        #expect(try !books.post(.earned(order, OrderSamples.won(0))))
        let (reference, day) = (try #require(OrderSamples.reference), try #require(CivilDay("2026-01-02")))
        let row = try #require(
            SettlementLine(reference, source: "row", gross: 0, fee: 0, tax: 0, net: 0, day: day))
        #expect(try !books.post(.settled(row, order)))
        #expect(books.postings.isEmpty)
    }
}

@Suite struct SettlementLineTests {
    @Test(
        arguments: [
            (10_000, 300, 30, 9_670, true), (-3_333, -100, -10, -3_223, true),
            (10_000, 300, 30, 9_671, false),
            (0, 0, 0, 0, true), (Int64.max, .max, 1, -1, false), (-2, .max, .max, 0, false),
        ] as [(Int64, Int64, Int64, Int64, Bool)])
    func aRowAddsUp(gross: Int64, fee: Int64, tax: Int64, net: Int64, isRight: Bool) throws {
        let reference = try #require(OrderSamples.reference)
        let day = try #require(CivilDay("2026-01-02"))
        let line = SettlementLine(
            reference, source: "row", gross: gross, fee: fee, tax: tax, net: net, day: day)
        #expect((line != nil) == isRight)
    }
}
