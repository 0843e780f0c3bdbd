public import Database
public import Vocabulary

/// Where the rows of a database come from that no server has worked on yet.
public enum DatabaseOrigin: Sendable {
    /// A backup, made at that moment: what happened since is not known.
    case restored(Timestamp)
    /// A copy of a database that may still be worked on, begun at that moment.
    case copied(from: any SQLDatabase, Timestamp)
}

extension Domain {
    /// Stops what must not go on by itself in a database of that origin, before a server opens it. The
    /// database has the current schema. Done again it changes nothing more. Throws what the engine throws.
    public typealias Halting =
        @Sendable (any SQLDatabase, DatabaseOrigin) async throws(DatabaseError) -> Void
}

extension [Domain] {
    /// Stops in all domains what must not go on by itself in a database of that origin. Throws what the
    /// engine throws.
    package func halt(
        _ database: any SQLDatabase, _ origin: DatabaseOrigin
    ) async throws(DatabaseError) {
        for domain in self { try await domain.halts?(database, origin) }
    }
}
