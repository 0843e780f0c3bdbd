import Database

/// A database whose reads replicas answer, where one is fit; the primary answers what they cannot.
struct ReplicatedReads: SQLDatabase {
    let primary: PostgresDatabase
    let watch: ReplicaWatch

    var engine: SQLEngine { .postgres }

    var load: DatabaseLoad? { primary.load }

    var unreadableRows: UnreadableRows { primary.unreadableRows }

    /// On a replica that is fit, and once more on the primary if that fails for whatever reason: reads change
    /// nothing.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard let replica = watch.fitReplica() else { return try await primary.read(body) }
        do {
            return try await replica.reading.read(body)
        } catch {
            if Task.isCancelled { throw error }
            // A replica cancels reads that conflict with what it replays: that does not make it unfit.
            if error != .contention { replica.suspect(error) }
            return try await primary.read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await primary.write(body)
    }
}
