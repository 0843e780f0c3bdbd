public import Database
public import Moderation
public import Vocabulary

/// Moderation in a SQL database: the same statements on every engine.
public struct SQLModerationStore: ModerationStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { ModerationTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { ModerationTables.closedMembers }

    /// The result of a transaction, or the refusal.
    typealias Outcome<Value: Sendable> = Result<Value, ModerationError>

    /// A store in the database, whose schema `ModerationMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public var outbox: any Outbox { ModerationTables.outbox.outbox(in: database) }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(ModerationError) -> Value {
        try await mappingDatabaseErrors(ModerationError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(ModerationError) -> Value {
        try await mappingDatabaseErrors(ModerationError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }

    /// Writes under a request's key, if any: `known` gives the result of the same request before, `body`
    /// writes. If `body` refuses, no record is kept, and it must not have written anything.
    func write<Value: Sendable>(
        _ answer: RawIdentifier, for request: IdempotentRequest?, by member: MemberID?,
        known: @escaping @Sendable (RawIdentifier, any SQLWriter) throws(DatabaseError) -> Value?,
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Outcome<(Value, RawIdentifier)>
    ) async throws(ModerationError) -> Value {
        let outcome = try await write { writer throws(DatabaseError) -> Outcome<Value> in
            if let member { try Self.closedMembers.requireOpen(member, writer) }
            if let request {
                switch try Self.idempotencyRecords.keep(answer.base32, for: request, writer) {
                case .nothing: break
                case .other: return .failure(.service(.keyReused))
                case .same(let text, _):
                    guard let raw = RawIdentifier(base32: text), let value = try known(raw, writer) else {
                        throw .corrupt("idempotency record of moderation")
                    }
                    return .success(value)
                }
            }
            switch try body(writer) {
            case .success((let value, let made)):
                if let request, made != answer {
                    try Self.idempotencyRecords.correct(made.base32, for: request, writer)
                }
                return .success(value)
            case .failure(let refusal):
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return .failure(refusal)
            }
        }
        let value = try outcome.get()
        if let request { await Self.idempotencyRecords.clear(after: request, database) }
        return value
    }
}

extension SQLModerationStore {
    /// A page of rows that all have `conditions`, in the order of a key.
    func page<Item: Sendable>(
        _ list: KeysetList, _ page: PageRequest, columns: SQL,
        _ read: @escaping @Sendable (inout RowReader) throws(DatabaseError) -> Item
    ) async throws(ModerationError) -> Page<Item> {
        let unreadable = database.unreadableRows
        return try await self.read(by: list.database(database, for: page)) {
            reader throws(DatabaseError) in
            try list.page(page, columns: columns, reader, leavingOut: unreadable, read)
        }
    }
}
