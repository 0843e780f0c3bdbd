import Database
import Payments
import Vocabulary

/// The balance of an account as it is stored.
struct LedgerBalance: Sendable {
    let account: LedgerAccount
    let amount: Int64

    /// Reads owner, kind and balance. Throws `corrupt`.
    init(_ row: any SQLRow) throws(DatabaseError) {
        var row = RowReader(row)
        let (owner, kind): (String, LedgerAccountKind) = (try row.text(), try row.value())
        amount = try row.integer()
        if owner.isEmpty {
            account = LedgerAccount(house: kind)
        } else if let owner = AnyIdentifier(owner) {
            account = LedgerAccount(kind, of: owner)
        } else {
            throw .corrupt("owner of a balance")
        }
    }
}

/// Reads the balances, books and entries of the ledger.
enum LedgerReading {
    /// The balances of these owners, each in its wire form; the house's is blank.
    static func balances(of owners: [String]) -> SQL {
        "SELECT owner, kind, balance FROM ledger_balances WHERE owner IN \(list: owners)"
    }

    static func balances(_ rows: [LedgerBalance]) -> [LedgerAccount: Int64] {
        Dictionary(rows.map { ($0.account, $0.amount) }) { $1 }
    }

    /// The lines of all postings of these orders.
    static func books(of orders: [OrderID]) -> SQL {
        """
        SELECT ledger_entries.order_id, ledger_entries.kind, ledger_lines.kind, ledger_lines.amount
        FROM ledger_entries JOIN ledger_lines ON ledger_lines.sequence = ledger_entries.sequence
        WHERE ledger_entries.order_id IN \(list: orders)
        """
    }

    static func books(
        of orders: [OrderID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [OrderID: OrderBooks] {
        var books: [OrderID: OrderBooks] = [:]
        try reader.rows(of: Self.books(of: orders)) { row throws(DatabaseError) in
            var row = RowReader(row)
            let (order, kind): (OrderID, LedgerPostingKind) = (try row.id(), try row.value())
            let (account, amount): (LedgerAccountKind, Int64) = (try row.value(), try row.integer())
            books[order, default: OrderBooks()].count(kind, account, amount)
        }
        return books
    }

    /// The entries behind a number, in their order.
    static func entries(behind sequence: Int64, limit: Int) -> SQL {
        """
        SELECT \(sql: StoredEntry.columns) FROM ledger_entries WHERE sequence > \(sequence)
        ORDER BY sequence LIMIT \(limit)
        """
    }

    /// The entries of these numbers, of which a page lists at most a hundred, in their order.
    static func entries(_ sequences: [Int64]) -> SQL {
        """
        SELECT \(sql: StoredEntry.columns) FROM ledger_entries WHERE sequence IN \(list: sequences)
        ORDER BY sequence
        """
    }

    /// The entry of that kind and source.
    static func entry(_ key: PostingKey) -> SQL {
        """
        SELECT \(sql: StoredEntry.columns) FROM ledger_entries
        WHERE kind = \(key.kind.rawValue) AND source = \(key.source)
        """
    }

    /// The entries of that query with their lines.
    static func stored(_ query: SQL, _ reader: any SQLReader) throws(DatabaseError) -> [StoredEntry] {
        var entries = try reader.query(query, StoredEntry.init)
        var places: [Int64: Int] = [:]
        for (place, entry) in entries.enumerated() { places[entry.sequence] = place }
        for part in entries.map(\.sequence).partsOfFewSizes {
            try reader.rows(of: Self.lines(of: part)) { row throws(DatabaseError) in
                var row = RowReader(row)
                if let place = places[try row.integer()] { try entries[place].add(&row) }
            }
        }
        return entries
    }

    static func lines(of sequences: [Int64]) -> SQL {
        """
        SELECT sequence, kind, owner, amount FROM ledger_lines WHERE sequence IN \(list: sequences)
        ORDER BY sequence, number
        """
    }
}
