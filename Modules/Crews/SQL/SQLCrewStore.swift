public import Crews
public import Database
public import Vocabulary

/// Crews in a SQL database: the same statements on every engine.
///
/// Every decision first holds the row of its crew, or of its meeting, by writing the row to itself, and then
/// reads what decides. A decision about a crew holds the rows of its meetings after that of the crew.
public struct SQLCrewStore: CrewStore, CalendarRightStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { CrewsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { CrewsTables.closedMembers }

    /// Keeps crews in the database, whose schema `CrewsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public var outbox: any Outbox { CrewsTables.outbox.outbox(in: database) }
}

extension SQLCrewStore {
    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(CrewError) -> Value {
        try await mappingDatabaseErrors(CrewError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(CrewError) -> Value {
        try await mappingDatabaseErrors(CrewError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }

    /// Runs statements in one transaction that may come to nothing by the domain's own rules.
    func writeUnlessRefused<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, CrewError>
    ) async throws(CrewError) -> Value {
        try await write(body).get()
    }
}

extension SQLCrewStore {
    /// Holds the row of a crew until the transaction ends; false if there is none.
    static func hold(_ crew: CrewID, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        try writer.run("UPDATE crews SET version = version WHERE id = \(crew)") == 1
    }

    /// The statements that append the notices to the outbox.
    static func telling(_ notices: [Notice]) -> [SQL] {
        CrewsTables.outbox.insertions(notices.map { OutboxMessage($0) })
    }

    /// The identifiers that an idempotency record answers with.
    static func answer<Subject: IdentifierSubject>(
        _ text: String, of _: Subject.Type
    ) throws(DatabaseError) -> [Identifier<Subject>] {
        var ids: [Identifier<Subject>] = []
        for part in text.split(separator: " ") {
            guard let raw = RawIdentifier(base32: part) else { throw .corrupt("idempotency record of crews") }
            ids.append(Identifier(raw))
        }
        return ids
    }
}
