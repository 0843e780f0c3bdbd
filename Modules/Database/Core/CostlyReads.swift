/// A database whose reads go through a line of their own to connections of their own, so that however many
/// they are and whatever they cost, other reads overtake them.
package struct CostlyReads: SQLDatabase {
    private let database: any SQLDatabase
    private let connections: any SQLDatabase
    private let line: CostlyLine

    /// Reads by `connections`, through the line; all else is the database's.
    package init(of database: any SQLDatabase, by connections: any SQLDatabase, _ line: CostlyLine) {
        (self.database, self.connections, self.line) = (database, connections, line)
    }

    package var engine: SQLEngine { database.engine }
    package var replicaReads: any SQLDatabase { database.replicaReads }
    package var revision: Int64? { database.revision }
    package var obstacle: DatabaseError? { database.obstacle }
    package var fileFault: String? { database.fileFault }
    package var unreadableRows: UnreadableRows { database.unreadableRows }
    package var load: DatabaseLoad? { database.load }
    package var longRunning: any SQLDatabase { database.longRunning }

    package func truncateLog(ifIdleFor time: Duration) async throws(DatabaseError) -> Bool {
        try await database.truncateLog(ifIdleFor: time)
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await line.enter()
        defer { line.leave() }
        do throws(DatabaseError) {
            return try await connections.read(body)
        } catch {
            if error == .cutOff { line.noteCutOff() }
            throw error
        }
    }

    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.write(body)
    }
}
