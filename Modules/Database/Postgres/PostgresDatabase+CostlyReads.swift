public import Database

extension PostgresDatabase {
    /// Costly reads have `Options.costlyReads` connections of their own, whose statements the server stops at
    /// their limit of time.
    public var costlyReads: any SQLDatabase {
        CostlyReads(of: self, by: CostlyServerReads(database: self), costlyLine)
    }

    /// Runs the body as `read` does, on one of the connections for costly reads.
    fileprivate func costlyRead<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        do throws(DatabaseError) {
            return try await admitted(to: costlyPool) { connection throws(DatabaseError) in
                try connection.read(body)
            }
        } catch {
            throw error == .statementTooLong ? .cutOff : error
        }
    }
}

extension PostgresDatabase.Options {
    /// The limits of the pool for costly reads.
    var ofCostlyReads: Self {
        var limits = self
        limits.connections = max(1, costlyReads.connections)
        limits.statementMilliseconds = max(1, Int(costlyReads.runningTime / .milliseconds(1)))
        return limits
    }
}

/// The connections for costly reads, without their line.
private struct CostlyServerReads: SQLDatabase {
    let database: PostgresDatabase

    var engine: SQLEngine { .postgres }
    var replicaReads: any SQLDatabase { self }
    var unreadableRows: UnreadableRows { database.unreadableRows }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.costlyRead(body)
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await database.write(body)
    }
}
