public import Audit
public import Database
public import Vocabulary

/// The audit log in a SQL database: the same statements on every engine.
public struct SQLAuditStore: AuditStore {
    private let database: any SQLDatabase
    private let seals: AuditSeals
    private static var closedMembers: ClosedMemberTable { AuditTables.closedMembers }

    /// A store in the database, whose schema `AuditMigrations` has made.
    public init(_ database: any SQLDatabase, _ seals: AuditSeals) {
        self.database = database
        self.seals = seals
    }

    public func append(_ event: AuditEvent) async throws(AuditError) {
        let reason = try event.reason.map { text throws(AuditError) in try seals.sealed(text) }
        try await write { [seals] writer throws(DatabaseError) in
            guard try !writer.exists("SELECT 1 FROM audit_entries WHERE event = \(event.id)") else { return }
            let head = try AuditTables.chain.lockedHead(writer)
            let entry = try ChainVerification.sealing { () throws(AuditError) in
                try AuditEntry(event.withoutReason, reasonHash: reason?.hash, behind: head, seals)
            }
            var statements = AuditChain.appending(entry)
            if let reason, try Self.isKept(reasonOf: event, writer) {
                statements.append(Self.keeping(reason, of: event.id))
            }
            try writer.batch(statements)
        }
    }

    private static func keeping(_ reason: SealedReason, of id: AuditEventID) -> SQL {
        """
        INSERT INTO audit_reasons (event, salt, reason) VALUES (\(id), \("\(reason.salt)"), \(reason.text))
        """
    }

    /// Whether the reason may be stored: neither the actor nor the affected member has withdrawn.
    private static func isKept(
        reasonOf event: AuditEvent, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        do throws(DatabaseError) {
            for member in [event.actor.memberID, event.affected] {
                if let member { try closedMembers.requireOpen(member, writer) }
            }
            return true
        } catch .memberClosed {
            return false
        }
    }

    public func page(
        _ filter: AuditFilter, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        let list = KeysetList(
            scope: filter.scope, source: "audit_entries", conditions: filter.conditions, key: "sequence",
            id: "event", isIndexed: filter.isIndexed)
        let columns: SQL = "\(sql: AuditRow.columns), \(sql: AuditRow.reason)"
        return try await mappingDatabaseErrors(AuditError.self) { () throws(DatabaseError) in
            try await list.database(database, for: page).read { reader throws(DatabaseError) in
                try list.page(page, columns: columns, reader) { row throws(DatabaseError) in
                    try AuditRow.entry(&row).with(reason: row.optionalText())
                }
            }
        }
    }

    public func head() async throws(AuditError) -> ChainHead {
        try await mappingDatabaseErrors(AuditError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in try AuditTables.chain.head(reader) }
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(AuditError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                DELETE FROM audit_reasons WHERE event IN (
                    SELECT event FROM audit_entries WHERE actor = \(member)
                    UNION SELECT event FROM audit_entries WHERE affected = \(member)
                )
                """)
        }
    }

    private func write(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(AuditError) {
        try await mappingDatabaseErrors(AuditError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}

extension AuditFilter {
    /// The conditions of `matches` in SQL.
    fileprivate var conditions: [SQL] {
        var conditions: [SQL] = []
        switch actor {
        case .member(let id): conditions.append("actor = \(id)")
        case .machine: conditions.append("actor IS NULL")
        case nil: break
        }
        if let subject { conditions.append("subject = \(subject)") }
        if let verb { conditions.append("verb = \(verb)") }
        return conditions.isEmpty ? ["1 = 1"] : conditions
    }

    /// Whether an index of `AuditMigrations` holds the matches in order.
    fileprivate var isIndexed: Bool { [actor != nil, subject != nil, verb != nil].count { $0 } <= 1 }
}
