import Vocabulary

/// An outbox table in its database.
struct SQLOutbox: Outbox {
    private let table: OutboxTable
    private let database: any SQLDatabase

    init(_ table: OutboxTable, _ database: any SQLDatabase) {
        self.table = table
        self.database = database
    }

    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            let isDue = try await database.read { [table] reader throws(DatabaseError) in
                try table.isDue(at: now, reader)
            }
            guard isDue else { return [] }
            return try await database.write { [table] writer throws(DatabaseError) in
                try table.claim(limit, until: until, at: now, writer)
            }
        }
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await database.write { [table] writer throws(DatabaseError) in
                try table.finish(outcome, writer)
            }
        }
    }
}
