public import Database

extension PostgresDatabase: CostlyReading {
    /// Costly reads have `Options.costlyReads` connections of their own, whose statements the server stops at
    /// their limit of time.
    public var costlyReads: any SQLDatabase {
        CostlyReads(of: self, costlyLine)
    }

    /// Runs the body as `runRead` does, on one of the connections for costly reads.
    package func costlyRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        do throws(DatabaseError) {
            try await admitted(to: costlyPool) { connection throws(DatabaseError) in
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
