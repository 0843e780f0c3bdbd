import Database

/// A database whose reads replicas answer, where one is fit; the primary answers what they cannot.
struct ReplicatedReads: SQLDatabase {
    let primary: PostgresDatabase
    let watch: ReplicaWatch
    /// Whether its reads are costly: then they are so on whichever server runs them.
    var isCostly = false

    var engine: SQLEngine { .postgres }

    var load: DatabaseLoad? { primary.load }

    var unreadableRows: UnreadableRows { primary.unreadableRows }

    var costlyReads: any SQLDatabase { ReplicatedReads(primary: primary, watch: watch, isCostly: true) }

    /// On a replica that is fit, and once more on the primary if that fails for whatever reason: reads change
    /// nothing. A costly read that was refused or cut off is not run again, and says nothing about the
    /// replica.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard let replica = watch.fitReplica() else { return try await part(of: primary).read(body) }
        do {
            return try await part(of: replica.reading).read(body)
        } catch {
            if Task.isCancelled || error == .crowded || error == .cutOff { throw error }
            // A replica cancels reads that conflict with what it replays: that does not make it unfit.
            if error != .contention { replica.suspect(error) }
            return try await part(of: primary).read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await primary.write(body)
    }

    private func part(of database: PostgresDatabase) -> any SQLDatabase {
        isCostly ? database.costlyReads : database
    }
}
