import Commands
package import Crews
package import Terminal
import Vocabulary

/// A crew's ledger for people: a month with its lines, or months beside one another, with drawn bars.
package struct LedgerDrawing {
    private let language: Language

    /// Draws in that language.
    package init(in language: Language) { self.language = language }

    /// What each column held and gained in a month.
    package func sums(of ledger: CrewLedger) -> Table {
        Table(
            [
                Table.Column(Phrase("\(ledger.month)")),
                Table.Column(Phrase(en: "Opening", ko: "월초"), .right),
                Table.Column(Phrase(en: "In", ko: "수입"), .right),
                Table.Column(Phrase(en: "Out", ko: "지출"), .right),
                Table.Column(Phrase(en: "Closing", ko: "잔액"), .right),
            ],
            rows: CrewLedgerColumn.allCases.map { column in
                let balance = ledger.balance(of: column)
                return [
                    StyledText(column.words.text(in: language)), won(balance.opening),
                    won(ledger.received(in: column)), won(-ledger.spent(in: column)), won(balance.closing),
                ]
            })
    }

    /// The lines of a month. Entries of cash are numbered, since they can be taken back.
    package func lines(of ledger: CrewLedger) -> Table {
        let largest = ledger.lines.map { abs($0.gained) }.max() ?? 0
        var number = 0
        return Table(
            [
                Table.Column(Phrase("#"), .right), Table.Column(Phrase(en: "Day", ko: "날짜")),
                Table.Column(Phrase(en: "Column", ko: "구분")),
                Table.Column(Phrase(en: "What", ko: "내용"), flexible: 12, wanting: 24),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right), Table.Column(Phrase("")),
                Table.Column(Phrase("ID")),
            ],
            rows: ledger.lines.map { line in
                if line.entry != nil { number += 1 }
                return [
                    StyledText(line.entry == nil ? "" : "\(number)"),
                    StyledText(String("\(line.day)".dropFirst(5))),
                    StyledText(line.column.words.text(in: language)),
                    StyledText(line.words.text(in: language)), won(line.gained),
                    bar(line.gained, of: largest, cells: 10), line.entry?.id.short ?? "",
                ]
            })
    }

    /// Months beside one another: what came in and went out, and the balance of both columns.
    package func months(_ ledgers: [CrewLedger]) -> Table {
        let largest = ledgers.map { max(0, $0.closing) }.max() ?? 0
        return Table(
            [
                Table.Column(Phrase(en: "Month", ko: "월")), Table.Column(Phrase(en: "In", ko: "수입"), .right),
                Table.Column(Phrase(en: "Out", ko: "지출"), .right),
                Table.Column(Phrase(en: "Balance", ko: "잔액"), .right), Table.Column(Phrase("")),
            ],
            rows: ledgers.map { ledger in
                let columns = CrewLedgerColumn.allCases
                return [
                    StyledText("\(ledger.month)"), won(columns.reduce(0) { $0 + ledger.received(in: $1) }),
                    won(-columns.reduce(0) { $0 + ledger.spent(in: $1) }), won(ledger.closing),
                    bar(ledger.closing, of: largest, cells: 24),
                ]
            })
    }

    /// A bar as long as the amount is great, at least one cell for any that is not 0.
    private func bar(_ amount: Int64, of largest: Int64, cells: Int64) -> StyledText {
        guard largest > 0, amount != 0 else { return "" }
        let length = max(1, min(cells, abs(amount) / max(1, largest / cells)))
        let colour: Style = amount > 0 ? .colour(.green) : .colour(.red)
        return StyledText(String(repeating: "█", count: Int(length)), colour)
    }

    private func won(_ amount: Int64) -> StyledText {
        StyledText(Money(amount, .krw).text(in: language), amount == 0 ? .dim : .normal)
    }
}

extension CrewLedger {
    /// The balances of a column.
    package func balance(of column: CrewLedgerColumn) -> LedgerBalance { column == .gateway ? gateway : cash }

    /// What both columns held at the end; in won.
    package var closing: Int64 { gateway.closing + cash.closing }

    /// What came into a column; in won.
    package func received(in column: CrewLedgerColumn) -> Int64 {
        lines.filter { $0.column == column && $0.gained > 0 }.reduce(0) { $0 + $1.gained }
    }

    /// What went out of a column; in won, at least 0.
    package func spent(in column: CrewLedgerColumn) -> Int64 {
        -lines.filter { $0.column == column && $0.gained < 0 }.reduce(0) { $0 + $1.gained }
    }
}

extension CrewLedgerLine {
    /// The entry of cash; nil for a posting of Payments.
    package var entry: CashEntry? {
        if case .cash(let entry) = matter { entry } else { nil }
    }
}
