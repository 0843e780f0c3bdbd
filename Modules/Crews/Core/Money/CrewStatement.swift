public import Vocabulary

/// The monthly statement of a crew as rows: of each column its opening balance, its lines and its closing
/// balance, with the balance after each.
public struct CrewStatement: Hashable, Sendable {
    public let month: CivilMonth
    public let rows: [CrewStatementRow]

    /// The statement of a month of the ledger.
    public init(of ledger: CrewLedger) {
        month = ledger.month
        rows = CrewLedgerColumn.allCases.flatMap { Self.rows(of: $0, in: ledger) }
    }

    private static func rows(
        of column: CrewLedgerColumn, in ledger: CrewLedger
    ) -> [CrewStatementRow] {
        let sums = column == .gateway ? ledger.gateway : ledger.cash
        let (first, next) = (ledger.month.firstDay, ledger.month.next.firstDay)
        var balance = sums.opening
        let lines = ledger.lines.filter { $0.column == column }.map { line in
            balance += line.gained
            return CrewStatementRow(column, .line(line.matter), day: line.day, line.gained, balance)
        }
        let last = next.advanced(byDays: -1)
        return [CrewStatementRow(column, .opening, day: first, 0, sums.opening)] + lines
            + [CrewStatementRow(column, .closing, day: last, 0, sums.closing)]
    }
}

/// A balance or a change of one column, in the order of a printed account.
public struct CrewStatementRow: Hashable, Sendable {
    /// What a row tells.
    public enum Kind: Hashable, Sendable {
        case opening
        case line(CrewLedgerLine.Matter)
        case closing
    }

    public let column: CrewLedgerColumn
    public let kind: Kind
    public let day: CivilDay
    /// What the column gained, less what it lost; in won, 0 for a balance.
    public let gained: Int64
    /// What the column held after it; in won.
    public let balance: Int64

    init(_ column: CrewLedgerColumn, _ kind: Kind, day: CivilDay, _ gained: Int64, _ balance: Int64) {
        (self.column, self.kind, self.day) = (column, kind, day)
        (self.gained, self.balance) = (gained, balance)
    }

    /// The stable name of what it is, for programs: `opening`, `earned`, `received`.
    public var code: String {
        switch kind {
        case .opening: "opening"
        case .closing: "closing"
        case .line(.posting(let posting, _)): posting.rawValue
        case .line(.cash(let entry)): entry.flow.rawValue
        }
    }

    /// What it was for: the month of dues, the treasurer's words; blank for what needs none.
    public var purpose: String {
        switch kind {
        case .opening, .closing, .line(.posting(_, .none)): ""
        case .line(.posting(_, .fee)): "fee"
        case .line(.posting(_, .dues(let month))): "dues \(month)"
        case .line(.cash(let entry)): entry.purpose
        }
    }
}
