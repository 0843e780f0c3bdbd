public import Database

extension SQLiteDatabase: CostlyReading {
    /// Costly reads of a file have `Options.costlyReads` connections of their own, on threads whose priority
    /// is lower than that of others, and are cut off at their limit of time; so is one whose task is
    /// cancelled. In memory, where there is one connection, the database itself.
    public var costlyReads: any SQLDatabase {
        guard let costly = connections.costly else { return self }
        return CostlyReads(of: self, costly.line)
    }

    /// Runs the body as `read` does, for a limited time.
    package func costlyRead<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard let costly = connections.costly else { return try await read(body) }
        return try await admitted { connections, access, answer in
            costly.submit { connection in
                // Counts from here: what it waited for a thread is not its own.
                let end = ContinuousClock.now + costly.limits.runningTime
                let limit = RunningLimit { access.isCalledOff || ContinuousClock.now >= end }
                access.run { () throws(DatabaseError) in
                    let connection = try connection.get()
                    try SQLiteTransaction.reading(connection, connections.watch) {
                        reader throws(DatabaseError) in
                        try limit.run(on: connection) { () throws(DatabaseError) in
                            answer.put(try body(reader))
                        }
                    }
                }
            }
        }
    }
}
