/// A database with separate connections for costly reads.
package protocol CostlyReading: SQLDatabase {
    /// Runs the body like `runRead`, on such a connection. Throws as `runRead`, and `cutOff` when it has run
    /// too long.
    func costlyRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError)
}

/// A database whose reads have their own queue and connections, so that other reads overtake them however
/// many and costly they are.
package struct CostlyReads<Driver: CostlyReading>: SQLDatabase {
    private let database: Driver
    private let line: CostlyLine

    /// Reads by the database's `costlyRead` through the queue; everything else goes to the database.
    package init(of database: Driver, _ line: CostlyLine) {
        (self.database, self.line) = (database, line)
    }

    package var engine: SQLEngine { database.engine }
    package var replicaReads: any SQLDatabase { database.replicaReads }
    package var revision: Int64? { database.revision }
    package var obstacle: DatabaseError? { database.obstacle }
    package var fileFault: String? { database.fileFault }
    package func lookAtFiles() { database.lookAtFiles() }
    package var unreadableRows: UnreadableRows { database.unreadableRows }
    package var load: DatabaseLoad? { database.load }
    package var longRunning: any SQLDatabase { database.longRunning }

    package func truncateLog(ifIdleFor time: Duration) async throws(DatabaseError) -> Bool {
        try await database.truncateLog(ifIdleFor: time)
    }

    package func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await line.enter()
        defer { line.leave() }
        do throws(DatabaseError) {
            try await database.costlyRead(body)
        } catch {
            if error == .cutOff { line.noteCutOff() }
            throw error
        }
    }

    package func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await database.runWrite(body)
    }
}
