public import Crews
public import Database
public import Vocabulary

/// Crews in a SQL database: the same statements on every engine.
public struct SQLCrewStore: CrewStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { CrewsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { CrewsTables.closedMembers }

    /// Keeps crews in the database, whose schema `CrewsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(
        _ crew: Crew, request: IdempotentRequest?
    ) async throws(CrewError) -> Crew {
        let row = CrewRow.assignments(crew)
        let insertion: SQL = "INSERT INTO crews \(sql: row.insertion)"
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(crew.owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(crew.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.run(insertion)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: crew) ?? crew
    }

    /// What was added when the same was asked before; nil if it never was.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to crew: Crew
    ) throws(CrewError) -> Crew? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a crew").service)
            }
            return crew.asAdded(under: CrewID(raw), at: madeAt)
        }
    }

    public func find(_ id: CrewID) async throws(CrewError) -> Crew? {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT \(sql: CrewRow.columns) FROM crews WHERE id = \(id)") {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try CrewRow.crew(&row)
            }
        }
    }

    public func replace(
        _ crew: Crew, expecting expected: Version, by actor: MemberID
    ) async throws(CrewError) -> Bool {
        let row = CrewRow.assignments(crew)
        return try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            return try writer.run(
                """
                UPDATE crews SET \(sql: row.update)
                WHERE id = \(crew.id) AND version = \(expected)
                """) == 1
        }
    }

    public func page(_ page: PageRequest) async throws(CrewError) -> Page<Crew> {
        let list = KeysetList(
            scope: CrewScope.all, source: "crews",
            conditions: ["state = \(CrewState.shown.rawValue)"], key: "created_at", id: "id",
            isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: CrewRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try CrewRow.crew(&row)
            }
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError) {
        let removed = CrewState.removed.rawValue
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                UPDATE crews
                SET title = '', state = \(removed), updated_at = \(now), version = version + 1
                WHERE owner = \(member) AND NOT (state = \(removed) AND title = '')
                """)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(CrewError) -> Value {
        try await mappingDatabaseErrors(CrewError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(CrewError) -> Value {
        try await mappingDatabaseErrors(CrewError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
