public import Vocabulary

/// The columns of a crew's ledger.
public enum CrewLedgerColumn: String, Sendable, CaseIterable {
    /// What Payments has posted for the crew: read from there, never copied.
    case gateway
    /// What the treasurer has entered: the treasurer's word.
    case cash
}

/// A month of a crew's ledger, as all of the crew see it. It names no member who paid, since arrears are the
/// treasurer's to see.
public struct CrewLedger: Hashable, Sendable {
    public let crew: CrewID
    public let month: CivilMonth
    /// The balances of each column when the month began and when it ended, or now within the month; in won.
    public let gateway: LedgerBalance
    public let cash: LedgerBalance
    /// By the day, each day's gateway lines first; the earliest first.
    public let lines: [CrewLedgerLine]

    /// Memberwise, for what another server has told.
    public init(
        crew: CrewID, month: CivilMonth, gateway: LedgerBalance, cash: LedgerBalance,
        lines: [CrewLedgerLine]
    ) {
        (self.crew, self.month, self.lines) = (crew, month, lines)
        (self.gateway, self.cash) = (gateway, cash)
    }
}

/// What a column held at the beginning and at the end.
public struct LedgerBalance: Hashable, Sendable {
    /// In won; below 0 for what the crew owes.
    public let opening: Int64
    public let closing: Int64

    /// Memberwise.
    public init(opening: Int64, closing: Int64) { (self.opening, self.closing) = (opening, closing) }

    /// Changed by these amounts.
    init(opening: Int64, gained: some Sequence<Int64>) {
        self.init(opening: opening, closing: gained.reduce(opening, +))
    }
}

/// A change of one column, with its reason.
public struct CrewLedgerLine: Hashable, Sendable {
    /// What a line is about.
    public enum Matter: Hashable, Sendable {
        /// A posting of Payments, and what its order was for.
        case posting(LedgerPostingKind, CrewPayment)
        /// An entry of the treasurer.
        case cash(CashEntry)
    }

    public let matter: Matter
    /// The Korean day.
    public let day: CivilDay
    /// What the column gained, less what it lost; in won.
    public let gained: Int64

    /// Memberwise.
    public init(_ matter: Matter, day: CivilDay, gained: Int64) {
        (self.matter, self.day, self.gained) = (matter, day, gained)
    }

    /// The column in which it stands.
    public var column: CrewLedgerColumn {
        switch matter {
        case .posting: .gateway
        case .cash: .cash
        }
    }
}

/// What a crew's money through the gateway was for.
public enum CrewPayment: Hashable, Sendable {
    /// A joining fee.
    case fee
    /// The dues of a month.
    case dues(CivilMonth)
    /// No order: a payout, or a debt that was written off.
    case none
}
