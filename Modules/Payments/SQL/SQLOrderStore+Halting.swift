public import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func mode() async throws(OrderError) -> PaymentsMode {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT reason, since_at FROM payment_halts") { row throws(DatabaseError) in
                .halted(try row.value(0), since: try row.timestamp(1))
            } ?? .running
        }
    }

    public func halt(
        _ reason: HaltReason, since moment: Timestamp, telling act: AuditEvent?
    ) async throws(OrderError) {
        let statement = PaymentsHalt.statement(reason, since: moment)
        try await write { writer throws(DatabaseError) in
            try writer.run(statement)
            if let act { try PaymentsTables.outbox.append(OutboxMessage(act), writer) }
        }
    }

    public func resume(telling act: AuditEvent?) async throws(OrderError) {
        try await write { writer throws(DatabaseError) in
            try writer.run("DELETE FROM payment_halts")
            if let act { try PaymentsTables.outbox.append(OutboxMessage(act), writer) }
        }
    }
}

/// Stops the payments of a database that was restored or copied, before a server opens it.
public enum PaymentsHalt {
    /// Stops them, as `OrderStore.halt` does, in a database with the schema of payments. A restored one is
    /// halted since its backup was made, a copied one since it was copied. Throws what the engine throws.
    public static func halt(
        _ database: any SQLDatabase, _ reason: HaltReason, since moment: Timestamp
    ) async throws(DatabaseError) {
        let statement = statement(reason, since: moment)
        try await database.write { writer throws(DatabaseError) in _ = try writer.run(statement) }
    }

    /// Stops them in a copy of the source that was begun at that moment. Where they are halted in the source,
    /// the gateway is read from the earlier moment on. Throws what the engines throw.
    public static func halt(
        _ database: any SQLDatabase, copiedFrom source: any SQLDatabase, at moment: Timestamp
    ) async throws(DatabaseError) {
        let earlier = try await source.read { reader throws(DatabaseError) in
            try reader.first("SELECT since_at FROM payment_halts") { row throws(DatabaseError) in
                try row.timestamp(0)
            }
        }
        try await halt(database, .copied, since: min(earlier ?? moment, moment))
    }

    static func statement(_ reason: HaltReason, since moment: Timestamp) -> SQL {
        """
        INSERT INTO payment_halts (scope, reason, since_at)
        VALUES ('payments', \(reason.rawValue), \(moment))
        ON CONFLICT (scope) DO UPDATE SET
        reason = CASE WHEN excluded.reason = \(HaltReason.restored.rawValue) THEN payment_halts.reason
        ELSE excluded.reason END,
        since_at = CASE WHEN payment_halts.since_at < excluded.since_at THEN payment_halts.since_at
        ELSE excluded.since_at END
        """
    }
}
