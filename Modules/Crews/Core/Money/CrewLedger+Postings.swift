import Vocabulary

/// The postings of Payments for a payee in one month.
struct GatewayMonth: Hashable, Sendable {
    /// What the payee had when the month began; in won.
    let opening: Int64
    /// Those of the month that changed the balance, the oldest first.
    let postings: [PayeePosting]

    /// From the payee's latest postings, the youngest first, back to the beginning of the month at least, and
    /// the balance after the first of them. Nil if these are all postings of the payee, and do not sum up to
    /// the balance: then the books are wrong.
    init?(of month: CivilMonth, _ latest: [PayeePosting], areAll: Bool, balance: Int64) {
        func gained(_ postings: some Sequence<PayeePosting>) -> Int64 {
            postings.reduce(0) { $0 + $1.amount.minorUnits }
        }
        let (start, end) = (month.firstDay.koreanStart, month.next.firstDay.koreanStart)
        if areAll, gained(latest) != balance { return nil }
        opening = balance - gained(latest.filter { $0.at >= start })
        postings = latest.filter { $0.at >= start && $0.at < end && $0.amount.minorUnits != 0 }.reversed()
    }
}

extension CrewLedger {
    /// A month of the two columns; `dues` are those that the orders of the postings were for.
    init(
        of crew: CrewID, in month: CivilMonth, _ gateway: GatewayMonth, dues: [OrderID: Due],
        _ cash: MonthOfCash
    ) {
        let posted = gateway.postings.map { posting in
            CrewLedgerLine(
                .posting(posting.kind, CrewPayment(posting.order, dues)), day: posting.at.koreanDay,
                gained: posting.amount.minorUnits)
        }
        let entered = cash.entries.map { CrewLedgerLine(.cash($0), day: $0.day, gained: $0.gained) }
        self.init(
            crew: crew, month: month,
            gateway: LedgerBalance(opening: gateway.opening, gained: posted.map(\.gained)),
            cash: LedgerBalance(opening: cash.opening, gained: entered.map(\.gained)),
            lines: Self.merged(posted, entered))
    }

    /// Both columns in the order of days, those of one day with the gateway's first.
    private static func merged(
        _ posted: [CrewLedgerLine], _ entered: [CrewLedgerLine]
    ) -> [CrewLedgerLine] {
        var (lines, rest): ([CrewLedgerLine], ArraySlice<CrewLedgerLine>) = ([], entered[...])
        for line in posted {
            while let next = rest.first, next.day < line.day {
                lines.append(next)
                rest.removeFirst()
            }
            lines.append(line)
        }
        return lines + rest
    }
}

extension CrewPayment {
    /// What an order was for: the due that it paid, else a joining fee.
    init(_ order: OrderID?, _ dues: [OrderID: Due]) {
        guard let order else {
            self = .none
            return
        }
        self = dues[order].map { .dues($0.month) } ?? .fee
    }
}
