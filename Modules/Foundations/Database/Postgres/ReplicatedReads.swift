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
    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        guard let replica = watch.fitReplica() else { return try await part(of: primary).runRead(body) }
        do {
            try await part(of: replica.reading).runRead(body)
        } catch {
            if Task.isCancelled || error == .crowded || error == .cutOff { throw error }
            // A replica cancels reads that conflict with what it replays: that does not make it unfit.
            if error != .contention { replica.suspect(error) }
            try await part(of: primary).runRead(body)
        }
    }

    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await primary.runWrite(body)
    }

    private func part(of database: PostgresDatabase) -> any SQLDatabase {
        isCostly ? database.costlyReads : database
    }
}
