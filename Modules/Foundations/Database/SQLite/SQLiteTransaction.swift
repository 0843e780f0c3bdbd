import Database
import GRDBSQLite

import class GRDB.Database

/// One transaction on one connection: what a body runs its statements on.
struct SQLiteTransaction: SQLWriter {
    let connection: GRDB.Database
    let writes: Bool
    /// The watch that learns what a snapshot sees, and its number of changes before the snapshot began.
    private(set) var watch: (RevisionWatch, before: Int64)?

    /// Runs the body on one snapshot, and ends the transaction whatever happens.
    static func reading(
        _ connection: GRDB.Database, _ watch: RevisionWatch?,
        _ body: (any SQLReader) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        let transaction = SQLiteTransaction(
            connection: connection, writes: false, watch: watch.map { ($0, $0.number) })
        try transaction.command(begin)
        let outcome = Result { () throws(DatabaseError) in try body(transaction) }
        do {
            try transaction.command(commit)
        } catch {
            transaction.rollBack()
            throw error
        }
        try outcome.get()
    }

    var revision: Int64? {
        guard let (watch, before) = watch else { return nil }
        guard let bound = try? BoundStatement(Self.version, on: connection) else { return nil }
        defer { bound.reset() }
        guard let hasRow = try? bound.step(), hasRow else { return nil }
        let version = sqlite3_column_int64(bound.handle, 0)
        return watch.revision(of: ObjectIdentifier(connection), seeing: version, since: before)
    }

    private static let version: SQL = "PRAGMA data_version"
    private static let begin: SQL = "BEGIN DEFERRED"
    private static let commit: SQL = "COMMIT"

    /// Runs the body; throws if it throws or leaves what cannot be committed.
    func whole(_ body: (any SQLWriter) throws(DatabaseError) -> Void) throws(DatabaseError) {
        try body(self)
        try checkOpen()
        try checkReferences()
    }

    /// Whether the transaction goes on.
    var isOpen: Bool {
        connection.sqliteConnection != nil && sqlite3_get_autocommit(connection.sqliteConnection) == 0
    }

    /// Ends the transaction, if SQLite has not, and leaves nothing of it.
    func rollBack() {
        // Fails only where SQLite has rolled back by itself.
        if isOpen { try? command("ROLLBACK") }
    }

    /// Runs a statement of the transaction's own.
    func command(_ text: SQL) throws(DatabaseError) {
        let bound = try BoundStatement(text, on: connection)
        defer { bound.reset() }
        _ = try bound.step()
    }

    func rows(
        of statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        let bound = try begin(statement)
        defer { bound.reset() }
        while try step(bound) { try row(SQLiteRow(statement: bound.handle)) }
    }

    @discardableResult
    func run(_ statement: SQL) throws(DatabaseError) -> Int {
        let bound = try begin(statement)
        defer { bound.reset() }
        let before = sqlite3_total_changes(connection.sqliteConnection)
        while try step(bound) {}
        // `sqlite3_changes` keeps its number over statements that change no rows.
        let hasChanged = sqlite3_total_changes(connection.sqliteConnection) != before
        return hasChanged ? Int(sqlite3_changes(connection.sqliteConnection)) : 0
    }

    private func begin(_ statement: SQL) throws(DatabaseError) -> BoundStatement {
        try checkOpen()
        let bound = try BoundStatement(statement, on: connection)
        if !writes, sqlite3_stmt_readonly(bound.handle) == 0 {
            bound.reset()
            throw .misuse("a read cannot change anything: use write")
        }
        if bound.commits {
            bound.reset()
            throw .misuse("a body cannot commit: what it did is committed when it has returned")
        }
        return bound
    }

    private func step(_ bound: BoundStatement) throws(DatabaseError) -> Bool {
        do {
            return try bound.step()
        } catch .duplicate(let columns) {
            throw .duplicate(UniqueIndex.name(of: columns, on: connection))
        }
    }

    /// SQLite ends a transaction by itself when the disk is full or out of reach; what a body runs after it
    /// has caught such an error must not be committed one by one.
    private func checkOpen() throws(DatabaseError) {
        if !isOpen { throw .unavailable("the transaction has ended after an error") }
    }

    /// Checks deferred foreign keys: the commit would check them for the whole group and report other writes'
    /// violations, too.
    private func checkReferences() throws(DatabaseError) {
        var (open, unused): (Int32, Int32) = (0, 0)
        sqlite3_db_status(connection.sqliteConnection, SQLITE_DBSTATUS_DEFERRED_FKS, &open, &unused, 0)
        if open != 0 {
            throw databaseError(code: SQLITE_CONSTRAINT, message: "FOREIGN KEY constraint failed")
        }
    }
}
