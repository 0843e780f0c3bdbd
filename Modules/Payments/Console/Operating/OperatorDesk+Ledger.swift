import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Checks the whole ledger and shows its last entries, or those behind a number; programs get all of
    /// them. Throws `AlreadyReported` for a ledger that is broken.
    func ledger(after sequence: Int64?) async throws {
        let check = try await console.waiting { () throws(OrderError) in try await orders.verification() }
        switch console.format {
        case .json: try await showDocument(check, after: sequence ?? 0)
        case .plain:
            try await ledgerLines(after: sequence ?? 0) { console.print(cells: $0.cells.map(\.plain)) }
        case .human:
            let first = sequence ?? max(0, check.head.sequence - Self.shown)
            let entries = try await orders.entries(after: first).prefix(Int(Self.shown))
            console.show(table(of: entries.flatMap(\.rows)))
            tell(check)
        }
        if !check.isSound { throw AlreadyReported(.internal) }
    }

    /// All rows behind a number as comma-separated values.
    func ledgerRows(after sequence: Int64) async throws {
        console.print(StyledText(CSVCell.line(LedgerRow.titles.map { .text($0) })))
        try await ledgerLines(after: sequence) { console.print(StyledText(CSVCell.line($0.cells))) }
    }

    /// How many entries people are shown.
    private static let shown: Int64 = 20

    private func ledgerLines(after sequence: Int64, _ write: (LedgerRow) -> Void) async throws(OrderError) {
        var last = sequence
        while true {
            let entries = try await orders.entries(after: last)
            for row in entries.flatMap(\.rows) { write(row) }
            guard entries.count == OrderService.mostEntries, let next = entries.last else { return }
            last = next.sequence
        }
    }

    private func showDocument(_ check: LedgerVerification, after sequence: Int64) async throws(OrderError) {
        var lines: [JSONDocument] = []
        try await ledgerLines(after: sequence) { lines.append($0.document) }
        console.show(
            .object([
                ("isSound", .bool(check.isSound)), ("broken", .array(check.broken.map { .string($0) })),
                ("sum", .integer(check.sum)), ("clearing", .integer(check.clearing)),
                ("payments", .integer(check.payments)), ("raised", .integer(check.raised)),
                ("kept", .integer(check.kept)), ("head", .integer(check.head.sequence)),
                ("headHash", .string("\(check.head.hash)")), ("lines", .array(lines)),
            ]))
    }

    private func table(of rows: [LedgerRow]) -> Table {
        Table(
            [
                Table.Column(Phrase("#"), .right), Table.Column(Phrase(en: "At", ko: "일시")),
                Table.Column(Phrase(en: "What", ko: "내용")), Table.Column(Phrase(en: "Account", ko: "계정")),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "Owner", ko: "소유자"), leftOut: 1),
                Table.Column(Phrase(en: "Order", ko: "주문"), leftOut: 2),
            ],
            rows: rows.map { row in
                [
                    "\(row.entry.sequence)", row.entry.posting.at.rfc3339,
                    row.entry.posting.kind.words.text(in: console.language),
                    row.line.account.kind.words.text(in: console.language), won(row.line.amount),
                    row.line.account.owner.map { "\($0)" } ?? "",
                    row.entry.posting.order.map { "\($0)" } ?? "",
                ].map { StyledText($0) }
            })
    }

    private func tell(_ check: LedgerVerification) {
        for broken in check.broken { console.note(StyledText(broken.safeLine)) }
        let (head, hash) = (check.head.sequence, "\(check.head.hash)")
        console.print(
            check.isSound
                ? Phrase(
                    en: "OK: \(head) entries in one chain, which add up. Last: \(hash)",
                    ko: "정상: 항목 \(head)개가 이어지고 합계가 맞습니다. 마지막: \(hash)")
                : Phrase(
                    en: "Not OK: sum \(check.sum), clearing \(check.clearing), payments \(check.payments), "
                        + "raised \(check.raised), kept \(check.kept).",
                    ko: "이상 있음: 합계 \(check.sum), 미정산 \(check.clearing), 결제 \(check.payments), "
                        + "모인 금액 \(check.raised), 남은 금액 \(check.kept)."))
    }
}

/// One account's share of an entry.
struct LedgerRow: Sendable {
    let entry: LedgerEntry
    let line: LedgerPosting.Line

    static let titles = [
        "sequence", "at", "kind", "order", "account", "owner", "amount", "currency", "source", "hash",
    ]

    /// In the order of `titles`.
    var cells: [CSVCell] {
        let posting = entry.posting
        return [
            .number(entry.sequence), .text(posting.at.rfc3339), .text(posting.kind.rawValue),
            .text(posting.order.map { "\($0)" } ?? ""), .text(line.account.kind.rawValue),
            .text(line.account.owner.map { "\($0)" } ?? ""), .number(line.amount),
            .text(posting.currency.rawValue), .text(posting.source), .text("\(entry.hash)"),
        ]
    }

    var document: JSONDocument {
        .object(
            zip(Self.titles, cells).map { name, cell in
                switch cell {
                case .number(let number): (name, .integer(number))
                case .text(let text): (name, text.isEmpty ? .null : .string(text))
                }
            })
    }
}

extension LedgerEntry {
    /// A row for each account.
    var rows: [LedgerRow] { posting.lines.map { LedgerRow(entry: self, line: $0) } }
}

extension CSVCell {
    /// For line-wise programs.
    var plain: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        }
    }
}
