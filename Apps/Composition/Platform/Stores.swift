import Auth
import AuthSQL
import Database
import Vocabulary

/// The domains over their stores, and the database below them if there is one. Several platforms may be put
/// together over the same stores.
struct Stores: Sendable {
    /// What the accounts are kept in, by which members are known to all domains.
    let accounts: any AuthStore
    /// The domains that are composed.
    let composed: [Domain]
    /// The same over their stores, by name.
    let domains: [(name: String, domain: OpenDomain)]
    let database: OpenDatabase?

    /// The stores of these domains in a database whose schema is current, or in memory.
    init(_ database: OpenDatabase? = nil, of composed: [Domain] = Domain.all) {
        self.init(
            accounts: database.map { SQLAuthStore($0.sql) } ?? InMemoryAuthStore(),
            domains: composed.map { ($0.name, $0.open(database?.sql)) }, of: composed, database: database)
    }

    /// Stores that were chosen one by one, for these domains.
    init(
        accounts: any AuthStore, domains: [(name: String, domain: OpenDomain)],
        of composed: [Domain] = Domain.all, database: OpenDatabase? = nil
    ) {
        self.accounts = accounts
        self.composed = composed
        self.domains = domains
        self.database = database
    }
}

extension Stores {
    /// What keeps the data, with its version.
    var engine: String { database?.engine ?? "memory" }

    /// How much the database has to do; nil in memory.
    var load: DatabaseLoad? { database?.sql.load }

    /// Whether anything has changed, as `SQLDatabase.requestRevision`.
    var revision: Int64? { database?.sql.requestRevision }

    /// Returns when the database answers and has a schema, and nothing is known that keeps it from writing.
    func ready() async throws(ServiceFailure) {
        if let obstacle = database?.sql.obstacle { throw obstacle.service }
        _ = try await read { reader throws(DatabaseError) in
            try reader.exists("SELECT 1 FROM madang_migrations")
        }
    }

    /// Reads from the database; nil if there is none.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(ServiceFailure) -> Value? {
        guard let database else { return nil }
        return try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await database.sql.read(body)
        }
    }

    func close() async {
        await database?.close()
    }
}
