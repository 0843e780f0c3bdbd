public import Vocabulary

/// What an owner's accounts held at the beginning and the end of a month, and what has changed them. Positive
/// amounts are what the house has or is owed, negative ones what it owes or has earned.
public struct LedgerStatement: Hashable, Sendable {
    /// The payee; nil for the house.
    public let owner: AnyIdentifier?
    public let month: LedgerMonth
    /// Of each kind of account with a balance.
    public let opening: [LedgerAccountKind: Int64]
    /// By the kind of posting and of account, in the order in which these are declared.
    public let sums: [LedgerSum]

    /// Memberwise, of the sums until the month and those in it.
    public init(of owner: AnyIdentifier?, in month: LedgerMonth, before: [LedgerSum], _ sums: [LedgerSum]) {
        (self.owner, self.month, self.sums) = (owner, month, sums.inOrder)
        opening = before.balances
    }

    /// The balances at the end of the month.
    public var closing: [LedgerAccountKind: Int64] {
        opening.merging(sums.balances) { $0 + $1 }.filter { $0.value != 0 }
    }

    /// What a payee had of it: the balance at the beginning, what each kind of posting gained or lost, and
    /// the balance at the end.
    public var gains: (opening: Int64, kinds: [(kind: LedgerPostingKind, gained: Int64)], closing: Int64) {
        let kinds = LedgerPostingKind.allCases.map { kind in
            (kind: kind, gained: sums.filter { $0.posting == kind }.reduce(Int64(0)) { $0 - $1.amount })
        }
        return (
            opening.values.reduce(0) { $0 - $1 }, kinds.filter { $0.gained != 0 },
            closing.values.reduce(0) { $0 - $1 }
        )
    }
}

extension [LedgerSum] {
    fileprivate var balances: [LedgerAccountKind: Int64] {
        var balances: [LedgerAccountKind: Int64] = [:]
        for sum in self { balances[sum.account, default: 0] += sum.amount }
        return balances.filter { $0.value != 0 }
    }

    /// As the kinds of postings and of accounts are declared.
    fileprivate var inOrder: [LedgerSum] {
        LedgerPostingKind.allCases.flatMap { posting in
            LedgerAccountKind.allCases.flatMap { account in
                filter { $0.posting == posting && $0.account == account && $0.amount != 0 }
            }
        }
    }
}

/// A month of the Korean calendar.
public struct LedgerMonth: Hashable, Sendable, CustomStringConvertible {
    public let year: Int64
    /// 1 to 12.
    public let month: Int64
    /// The first moment, and the first one after it, in Korean time.
    public let start: Timestamp
    public let end: Timestamp

    /// Nil outside of the calendar's years 1970 to 9998.
    public init?(year: Int64, month: Int64) {
        let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
        guard (1970...9998).contains(year), let first = CivilDay(year: year, month: month, day: 1),
            let next = CivilDay(year: nextYear, month: nextMonth, day: 1)
        else { return nil }
        (self.year, self.month) = (year, month)
        (start, end) = (ZoneRules.korea.start(of: first), ZoneRules.korea.start(of: next))
    }

    /// Reads `yyyy-mm`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        guard let day = CivilDay("\(text)-01") else { return nil }
        self.init(year: day.components.year, month: day.components.month)
    }

    /// `yyyy-mm`.
    public var description: String {
        String("\(CivilDay(year: year, month: month, day: 1).map { "\($0)" } ?? "")".dropLast(3))
    }
}
