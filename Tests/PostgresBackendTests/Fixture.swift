import Database
import DatabasePostgres
import DatabaseTestSupport
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let schemas = Mutex(0)

/// Options for tests: few connections and much patience, because many tests run at once.
func options(_ change: (inout PostgresDatabase.Options) -> Void = { _ in }) -> PostgresDatabase.Options {
    var options = PostgresDatabase.Options()
    options.connections = 4
    options.acquireMilliseconds = 60_000
    options.idleTransactionMilliseconds = 600_000
    change(&options)
    return options
}

/// Runs the body on a database in an empty schema of its own, and drops the schema.
func withDatabase(
    _ migrations: Migration..., in cluster: PostgresCluster? = nil,
    options: PostgresDatabase.Options = options(),
    body: (PostgresDatabase) async throws -> Void
) async throws {
    let cluster = try cluster ?? PostgresCluster.shared.get()
    let location = try cluster.location.inSchema(newSchema())
    let database = try await PostgresDatabase.open(location, options: options)
    _ = try await Migrator(migrations, time: FixedTime()).migrate(database)
    do {
        try await body(database)
    } catch {
        try await drop(database)
        throw error
    }
    try await drop(database)
}

/// A name that no other test has.
func newSchema() -> String {
    "test_\(getpid())_\(schemas.withLock { number in number += 1; return number })"
}

private func drop(_ database: PostgresDatabase) async throws {
    await database.close()
    let other = try await PostgresDatabase.open(database.location, options: options { $0.connections = 1 })
    let name = database.location.schema ?? ""
    try await other.write { writer throws(DatabaseError) in
        try writer.run(
            """
            DO $$ BEGIN EXECUTE (SELECT 'DROP SCHEMA ' || current_schema() || ' CASCADE'); END $$
            """)
    }
    await other.close()
    #expect(name.hasPrefix("test_"), "only schemas of tests are dropped")
}
