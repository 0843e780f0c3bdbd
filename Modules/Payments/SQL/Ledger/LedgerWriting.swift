import Database
import Payments
import Vocabulary

/// Writes acts behind the head of the ledger.
///
/// Every writer locks the head first. So the balances that a posting depends on do not change until it is
/// written, and the statements can write sums that were made here.
struct LedgerWriting: Sendable {
    let seal: ChainSeal

    /// The entries of these acts, with the head locked until the transaction ends. A refusal is an answer:
    /// nothing but the lock was written.
    func draft(
        of acts: [LedgerAct], at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Result<LedgerDraft, OrderError> {
        let head = try PaymentsTables.chain.lockedHead(writer)
        let orders = Set(acts.compactMap(\.order)).sorted()
        let owners = Set(acts.flatMap(\.owners)).map { "\($0)" }.sorted()
        let (posted, balances) = (Self.posted(acts.map(\.key)), LedgerReading.balances(of: owners + [""]))
        try writer.prefetch([posted, balances, LedgerReading.books(of: orders)])
        var draft = LedgerDraft(
            behind: head, seal,
            balances: try LedgerReading.balances(writer.query(balances, LedgerBalance.init)),
            books: try LedgerReading.books(of: orders, writer),
            posted: Set(
                try writer.query(posted) { row throws(DatabaseError) in
                    PostingKey(try row.value(0), try row.text(1))
                }))
        return Result { () throws(OrderError) in
            for act in acts { _ = try draft.add(act, at: now) }
            return draft
        }
    }

    /// Those of the keys that the ledger has.
    static func posted(_ keys: [PostingKey]) -> SQL {
        .joined(
            keys.map { key -> SQL in
                """
                SELECT kind, source FROM ledger_entries
                WHERE kind = \(key.kind.rawValue) AND source = \(key.source)
                """
            }, separator: " UNION ALL ")
    }

    /// The statements that write a draft; none for one without entries.
    static func statements(_ draft: LedgerDraft) -> [SQL] {
        guard let head = draft.entries.last?.head else { return [] }
        return draft.entries.map(insertion) + [
            "INSERT INTO ledger_lines (sequence, number, kind, owner, amount) VALUES \(sql: lines(draft))",
            """
            INSERT INTO ledger_balances (owner, kind, balance) VALUES \(sql: balances(draft))
            ON CONFLICT (owner, kind) DO UPDATE SET balance = excluded.balance
            """, PaymentsTables.chain.moving(to: head),
        ]
    }

    private static func insertion(_ entry: LedgerEntry) -> SQL {
        var row = SQLAssignments()
        row.set("sequence", entry.sequence)
        row.set("kind", entry.posting.kind.rawValue)
        row.set("order_id", entry.posting.order)
        row.set("currency", entry.posting.currency.rawValue)
        row.set("source", entry.posting.source)
        row.set("posted_at", entry.posting.at)
        row.set("hash", "\(entry.hash)")
        return "INSERT INTO ledger_entries \(sql: row.insertion)"
    }

    private static func lines(_ draft: LedgerDraft) -> SQL {
        .rows(
            draft.entries.flatMap { entry in
                entry.posting.lines.enumerated().map { number, line in
                    [
                        entry.sequence.sqlValue, (number + 1).sqlValue, line.account.kind.rawValue.sqlValue,
                        line.account.owner?.sqlValue ?? .null, line.amount.sqlValue,
                    ]
                }
            })
    }

    private static func balances(_ draft: LedgerDraft) -> SQL {
        .rows(
            draft.changedAccounts.map { account in
                [
                    .text(account.owner.map { "\($0)" } ?? ""), account.kind.rawValue.sqlValue,
                    draft.balances[account, default: 0].sqlValue,
                ]
            })
    }
}
