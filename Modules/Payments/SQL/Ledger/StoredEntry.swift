import Database
import Payments
import Vocabulary

/// An entry of the ledger as its rows have it, right or wrong.
struct StoredEntry: Sendable {
    static let columns: SQL = "sequence, kind, order_id, currency, source, posted_at, hash"

    fileprivate struct Line: Sendable {
        let kind: String
        let owner: String?
        let amount: Int64
    }

    let sequence: Int64
    private let kind: String
    private let order: String?
    private let currency: String
    private let source: String
    private let at: Timestamp
    private let hash: ChainHash
    private var lines: [Line] = []

    /// Reads `columns`. Throws `corrupt`.
    init(_ row: any SQLRow) throws(DatabaseError) {
        var row = RowReader(row)
        (sequence, kind, order) = (try row.integer(), try row.text(), try row.optionalText())
        (currency, source, at) = (try row.text(), try row.text(), try row.timestamp())
        hash = try HashChain.hash(row.text())
    }

    /// Adds a line by its kind, owner and amount.
    mutating func add(_ row: inout RowReader) throws(DatabaseError) {
        lines.append(Line(kind: try row.text(), owner: try row.optionalText(), amount: try row.integer()))
    }

    /// The head of the ledger with this entry as the last.
    var head: ChainHead { ChainHead(sequence: sequence, hash: hash) }

    /// The entry. Throws `corrupt` for rows that this store never writes.
    func entry() throws(DatabaseError) -> LedgerEntry {
        guard let posting else { throw .corrupt("entry \(sequence) of the ledger") }
        return LedgerEntry(sequence: sequence, posting: posting, hash: hash)
    }

    /// The entry for verification. Rows that are no entry follow none.
    func chained(_ seal: ChainSeal) -> ChainedEntry {
        let known = try? entry()
        return ChainedEntry(head) { previous throws(DatabaseError) in
            guard let known else { return false }
            do throws(ServiceFailure) {
                return try known.follows(previous, seal)
            } catch {
                throw .misuse("seal of the ledger: \(error)")
            }
        }
    }

    /// The posting; nil if the rows are none.
    private var posting: LedgerPosting? {
        guard let kind = LedgerPostingKind(rawValue: kind), let currency = Currency(rawValue: currency) else {
            return nil
        }
        let id = order.flatMap { RawIdentifier(base32: $0) }.map { OrderID($0) }
        let shares = lines.compactMap(\.share)
        guard (id == nil) == (order == nil), shares.count == lines.count else { return nil }
        let posting = try? LedgerPosting(kind, of: id, in: currency, source: source, at: at, shares)
        return posting?.lines.count == lines.count ? posting : nil
    }
}

extension StoredEntry.Line {
    fileprivate var share: LedgerPosting.Line? {
        guard let kind = LedgerAccountKind(rawValue: kind) else { return nil }
        guard let owner else { return LedgerPosting.Line(LedgerAccount(house: kind), amount) }
        return AnyIdentifier(owner).map { LedgerPosting.Line(LedgerAccount(kind, of: $0), amount) }
    }
}
