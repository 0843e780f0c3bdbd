public import Database

extension SQLiteDatabase: CostlyReading {
    /// Costly reads of a file have `Options.costlyReads` connections of their own, on threads whose priority
    /// is lower than that of others, and are cut off at their limit of time; so is one whose task is
    /// cancelled. In memory, where there is one connection, the database itself.
    public var costlyReads: any SQLDatabase {
        guard let costly = connections.costly else { return self }
        return CostlyReads(of: self, costly.line)
    }

    /// Runs the body as `runRead` does, for a limited time.
    package func costlyRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        guard let costly = connections.costly else { return try await runRead(body) }
        try await admitted { connections, access in
            costly.submit { connection in
                // Counts from here: what it waited for a thread is not its own.
                let end = ContinuousClock.now + costly.limits.runningTime
                let limit = RunningLimit { access.isCalledOff || ContinuousClock.now >= end }
                access.run { () throws(DatabaseError) in
                    let connection = try connection.get()
                    try SQLiteTransaction.reading(connection, connections.watch) {
                        reader throws(DatabaseError) in
                        try limit.run(on: connection) { () throws(DatabaseError) in try body(reader) }
                    }
                }
            }
        }
    }
}
