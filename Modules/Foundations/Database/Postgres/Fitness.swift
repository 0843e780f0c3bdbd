import CPostgres
import Database

/// Whether a server can hold what the stores write, and gives it back in the order that SQLite gives.
enum Fitness {
    /// The server's version. Throws as `PostgresDatabase.open` says.
    static func check(
        _ session: Session, _ location: PostgresLocation, writes: Bool
    ) throws(DatabaseError) -> String {
        let number = PQserverVersion(session.handle)
        try checkVersion(number, location)
        session.add(
            """
            SELECT current_setting('server_version'), current_setting('server_encoding'),
            (SELECT datcollate::text FROM pg_database WHERE datname = current_database()),
            current_setting('transaction_read_only')
            """)
        // Order by bytes: capitals before small letters, punctuation counted, beyond U+FFFF last.
        session.add("SELECT 'B' < 'a' AND 'a-c' < 'ab' AND 'z' < 'é' AND U&'\\FFFD' < U&'\\+010000'")
        let exchange = session.exchange()
        guard let answer = exchange.answers.first, answer.rowCount == 1 else {
            let error = exchange.loss?.error ?? exchange.failure?.error
            throw error ?? .unavailable("\(location): the server does not tell what it is")
        }
        // An encoding other than UTF-8 refuses the second statement, whose answer is missing then.
        let isOrderedByBytes =
            exchange.answers.count == 2
            ? try PostgresRow(answer: exchange.answers[1], row: 0).integer(0) != 0 : false
        var row = RowReader(PostgresRow(answer: answer, row: 0))
        let version = try row.text()
        try checkText(encoding: row.text(), collation: row.text(), isOrderedByBytes, location)
        if writes, try row.text() != "off" { throw .readOnly }
        return version
    }

    /// Throws `unavailable` for a version that lacks `pg_xact_status(xid8)`, by which commits are looked up.
    static func checkVersion(_ number: Int32, _ location: PostgresLocation) throws(DatabaseError) {
        if number >= 130_000 { return }
        throw .unavailable("\(location): PostgreSQL 13 or newer is needed, this is \(number / 10_000)")
    }

    /// Throws `unavailable` with what to do, unless text is UTF-8 and ordered by its bytes.
    static func checkText(
        encoding: String, collation: String, _ isOrderedByBytes: Bool, _ location: PostgresLocation
    ) throws(DatabaseError) {
        if encoding == "UTF8", isOrderedByBytes { return }
        throw .unavailable(
            """
            \(location): the database keeps text in \(encoding) and orders it by a language (\(collation)), \
            not in UTF8 by its bytes; make another: CREATE DATABASE madang ENCODING 'UTF8' LC_COLLATE 'C' \
            LC_CTYPE 'C.UTF-8' TEMPLATE template0
            """)
    }
}
