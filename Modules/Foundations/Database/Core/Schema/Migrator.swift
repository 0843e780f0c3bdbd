public import Vocabulary

/// Brings a database's schema up to what this program knows.
public struct Migrator: Sendable {
    /// The record of the steps that a database has.
    static let table = SQLTable("madang_migrations", key: [.text("name")], [.integer("applied_at")])

    private static let creation: SQL = """
        CREATE TABLE IF NOT EXISTS madang_migrations
        (name TEXT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)
        """

    private let migrations: [Migration]
    private let time: any TimeSource

    /// Takes the steps of all domains, each domain's in order.
    public init(_ migrations: [Migration], time: any TimeSource) {
        self.migrations = migrations
        self.time = time
    }

    /// Applies the steps that are missing, each in one transaction with its record, and names them.
    ///
    /// A database that is current is only read. Throws `newerSchema` if it holds a step that this program
    /// does not know, before anything is changed; several programs may call it at once. The statements and
    /// the wait for another program that migrates have the limits of `SQLDatabase.longRunning`.
    public func migrate(_ database: any SQLDatabase) async throws(DatabaseError) -> [String] {
        if try await pending(database).isEmpty { return [] }
        return try await applyMissing(to: database.longRunning)
    }

    private func applyMissing(to database: any SQLDatabase) async throws(DatabaseError) -> [String] {
        let engine = database.engine
        try await database.write { writer throws(DatabaseError) in
            try Self.takeTurn(writer, engine)
            try writer.run(Self.creation)
        }
        var applied: [String] = []
        for migration in try await pending(database) {
            if try await apply(migration, to: database) { applied.append(migration.name) }
        }
        return applied
    }

    /// Makes what the steps make, where nothing is yet, with the empty table of their record. Throws as
    /// `SQLWriter.batch`.
    static func make(
        _ migrations: [Migration], _ writer: any SQLWriter, _ engine: SQLEngine
    ) throws(DatabaseError) {
        try writer.run(creation)
        for migration in migrations {
            try writer.batch(
                migration.statements.filter { $0.only == nil || $0.only == engine }.map(\.text))
        }
    }

    /// The steps that are missing, in their order. Throws `newerSchema` as `migrate` does.
    public func pending(_ database: any SQLDatabase) async throws(DatabaseError) -> [Migration] {
        let engine = database.engine
        let names = try await database.read { reader throws(DatabaseError) in
            try reader.exists(engine.presence(of: "madang_migrations")) ? try Self.appliedNames(reader) : []
        }
        return try missing(names)
    }

    /// Waits for other programs that migrate the same schema, until the end of the transaction.
    ///
    /// SQLite has one writer anyway. PostgreSQL would keep the snapshot from before the wait, and not show
    /// what the others did, unless each statement has a snapshot of its own.
    private static func takeTurn(_ writer: any SQLWriter, _ engine: SQLEngine) throws(DatabaseError) {
        guard engine == .postgres else { return }
        try writer.run("SET TRANSACTION ISOLATION LEVEL READ COMMITTED")
        _ = try writer.query("SELECT pg_advisory_xact_lock(1296122994, hashtext(current_schema()))") { _ in }
    }

    private static func appliedNames(_ reader: any SQLReader) throws(DatabaseError) -> [String] {
        try reader.query("SELECT name FROM madang_migrations ORDER BY name") {
            row throws(DatabaseError) in try row.text(0)
        }
    }

    private func missing(_ applied: [String]) throws(DatabaseError) -> [Migration] {
        let (names, known) = (Set(applied), Set(migrations.map(\.name)))
        if let unknown = applied.first(where: { !known.contains($0) }) { throw .newerSchema(unknown) }
        return migrations.filter { !names.contains($0.name) }
    }

    /// Looks again inside the transaction: another program may have migrated since, and be newer.
    private func apply(_ migration: Migration, to database: any SQLDatabase) async throws(DatabaseError)
        -> Bool
    {
        let (engine, now) = (database.engine, time.now())
        return try await database.write { writer throws(DatabaseError) in
            try Self.takeTurn(writer, engine)
            let missing = try missing(Self.appliedNames(writer))
            guard missing.contains(where: { $0.name == migration.name }) else { return false }
            for statement in migration.statements where statement.only == nil || statement.only == engine {
                try writer.run(statement.text)
            }
            try writer.run(
                "INSERT INTO madang_migrations (name, applied_at) VALUES (\(migration.name), \(now))")
            return true
        }
    }
}
