import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Shows a month of a payee, or of the platform's own accounts for nil.
    func statement(of payee: AnyIdentifier?, in month: LedgerMonth, asCSV: Bool) async throws {
        let statement = try await orders.statement(of: payee, in: month)
        let rows = StatementRow.rows(of: statement)
        if asCSV {
            console.print(StyledText(CSVCell.line(["posting", "account", "amount"].map { .text($0) })))
            for row in rows { console.print(StyledText(CSVCell.line(row.cells))) }
            return
        }
        show(document(statement, rows)) {
            if console.format == .human {
                let owner = payee.map { Phrase("\($0)") } ?? Phrase(en: "Platform", ko: "플랫폼")
                console.print(
                    StyledText("\(owner.text(in: console.language))  \(month)", .bold))
            }
            console.show(table(of: rows))
        }
    }

    private func table(of rows: [StatementRow]) -> Table {
        let (isPlain, language) = (console.format == .plain, console.language)
        return Table(
            [
                Table.Column(Phrase(en: "What", ko: "내용")), Table.Column(Phrase(en: "Account", ko: "계정")),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
            ],
            rows: rows.map { row in
                [
                    isPlain ? row.code : row.words.text(in: language),
                    isPlain ? row.account.rawValue : row.account.words.text(in: language), won(row.amount),
                ].map { StyledText($0) }
            })
    }

    private func document(_ statement: LedgerStatement, _ rows: [StatementRow]) -> JSONDocument {
        .object([
            ("owner", JSONDocument(statement.owner.map { "\($0)" })),
            ("month", .string("\(statement.month)")),
            (
                "rows",
                .array(
                    rows.map { row in
                        .object([
                            ("posting", .string(row.code)), ("account", .string(row.account.rawValue)),
                            ("amount", .integer(row.amount)),
                        ])
                    })
            ),
        ])
    }
}

/// A balance at an end of the month, or what postings of one kind have changed in it.
private struct StatementRow: Sendable {
    /// `opening`, `closing`, or the kind of posting.
    let code: String
    let words: Phrase
    let account: LedgerAccountKind
    let amount: Int64

    /// The opening balances, the changes, and the closing balances.
    static func rows(of statement: LedgerStatement) -> [StatementRow] {
        balances("opening", Phrase(en: "opening balance", ko: "월초 잔액"), statement.opening)
            + statement.sums.map {
                StatementRow(
                    code: $0.posting.rawValue, words: $0.posting.words, account: $0.account, amount: $0.amount
                )
            } + balances("closing", Phrase(en: "closing balance", ko: "월말 잔액"), statement.closing)
    }

    private static func balances(
        _ code: String, _ words: Phrase, _ balances: [LedgerAccountKind: Int64]
    ) -> [StatementRow] {
        LedgerAccountKind.allCases.compactMap { account in
            balances[account].map {
                StatementRow(code: code, words: words, account: account, amount: $0)
            }
        }
    }

    var cells: [CSVCell] { [.text(code), .text(account.rawValue), .number(amount)] }
}
