import Crews
import Database
import Vocabulary

/// The rows of a crew's account for payouts: one of the naming, and one each for the account that counts and
/// for the one that waits for a second word.
enum NamingRow {
    /// Whether an account counts.
    enum Standing: String {
        case confirmed, pending
    }

    static let accountColumns: SQL = """
        standing, bank, account_number, holder, named_by, named_at, confirmed_by, confirmed_at
        """

    /// Reads `accountColumns`. Throws `corrupt` for values that this store never writes.
    static func account(
        _ row: inout RowReader
    ) throws(DatabaseError) -> (standing: Standing, account: NamedAccount) {
        (
            standing: try row.value(),
            account: NamedAccount(
                account: PayoutAccount(
                    bank: try row.text(), number: try row.text(), holder: try row.text()),
                namedBy: try row.id(), namedAt: try row.timestamp(), confirmedBy: try row.optionalID(),
                confirmedAt: try row.optionalTimestamp())
        )
    }

    /// The naming of a crew; nil for none.
    static func naming(
        of crew: CrewID, _ reader: any SQLReader
    ) throws(DatabaseError) -> PayoutNaming? {
        let queries: [SQL] = [
            "SELECT version FROM crew_namings WHERE crew = \(crew)",
            "SELECT \(sql: accountColumns) FROM crew_accounts WHERE crew = \(crew)",
        ]
        try reader.prefetch(queries)
        let version = try reader.first(queries[0]) { row throws(DatabaseError) in try row.version(0) }
        guard let version else { return nil }
        var accounts: [Standing: NamedAccount] = [:]
        try reader.rows(of: queries[1]) { row throws(DatabaseError) in
            var row = RowReader(row)
            let found = try account(&row)
            accounts[found.standing] = found.account
        }
        return PayoutNaming(
            crew: crew, confirmed: accounts[.confirmed], pending: accounts[.pending], version: version)
    }

    /// The statements that keep a naming in place of the earlier one.
    static func keeping(_ naming: PayoutNaming) -> [SQL] {
        let accounts = [(Standing.confirmed, naming.confirmed), (.pending, naming.pending)]
        return [
            """
            INSERT INTO crew_namings (crew, version) VALUES (\(naming.crew), \(naming.version))
            ON CONFLICT (crew) DO UPDATE SET version = excluded.version
            """, "DELETE FROM crew_accounts WHERE crew = \(naming.crew)",
        ]
            + accounts.compactMap { standing, named in
                named.map { insertion($0, standing, of: naming.crew) }
            }
    }

    private static func insertion(
        _ named: NamedAccount, _ standing: Standing, of crew: CrewID
    ) -> SQL {
        var row = SQLAssignments()
        row.set("crew", crew)
        row.set("standing", standing.rawValue)
        row.set("bank", named.account.bank)
        row.set("account_number", named.account.number)
        row.set("holder", named.account.holder)
        row.set("named_by", named.namedBy)
        row.set("named_at", named.namedAt)
        row.set("confirmed_by", named.confirmedBy)
        row.set("confirmed_at", named.confirmedAt)
        return "INSERT INTO crew_accounts \(sql: row.insertion)"
    }
}
