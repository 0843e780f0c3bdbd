public import Database
public import Funding
public import Vocabulary

/// Funding in a SQL database: the same statements on every engine.
///
/// Every decision first holds a row by writing it to itself, and then reads what decides: that of the
/// shelter, and of a campaign its tally (`campaign_tallies`), a narrow row of its own. A decision about a
/// shelter holds the tallies of its live campaigns after its own row.
public struct SQLFundingStore: FundingStore {
    let database: any SQLDatabase
    let balancesAhead: ReadAhead
    static var idempotencyRecords: IdempotencyTable { FundingTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { FundingTables.closedMembers }

    /// Keeps funding in the database, whose schema `FundingMigrations` has made. Reading shown campaigns also
    /// reads `balancesAhead`, with the campaigns as payees.
    public init(_ database: any SQLDatabase, balancesAhead: ReadAhead = .nothing) {
        (self.database, self.balancesAhead) = (database, balancesAhead)
    }

    public var outbox: any Outbox { FundingTables.outbox.outbox(in: database) }
}

extension SQLFundingStore {
    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(FundingError) -> Value {
        try await mappingDatabaseErrors(FundingError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(FundingError) -> Value {
        try await mappingDatabaseErrors(FundingError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }

    /// Runs statements in one transaction that may come to nothing by the domain's own rules.
    func writeUnlessRefused<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, FundingError>
    ) async throws(FundingError) -> Value {
        try await write(body).get()
    }
}

extension SQLFundingStore {
    /// Holds the row of a shelter until the transaction ends; false if there is none.
    static func hold(_ shelter: ShelterID, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        try writer.run("UPDATE shelters SET version = version WHERE id = \(shelter)") == 1
    }

    /// Holds the row of a campaign that decisions hold until the transaction ends; false if there is none.
    static func hold(_ campaign: CampaignID, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        try writer.run(
            "UPDATE campaign_tallies SET held_count = held_count WHERE campaign = \(campaign)") == 1
    }

    /// The statements that append the messages to the outbox.
    static func telling(_ messages: [OutboxMessage]) -> [SQL] {
        FundingTables.outbox.insertions(messages)
    }

    /// What the same request was answered with; nil if it never was. Throws what the engine throws.
    func answer(to request: IdempotentRequest) async throws(FundingError) -> AnyIdentifier? {
        let found = try await read { reader throws(DatabaseError) in
            try Self.answer(Self.idempotencyRecords.find(request, reader))
        }
        return try found.get()
    }

    /// What a record answers with; nil for no record. The failure is `keyReused`.
    static func answer(
        _ finding: IdempotencyTable.Finding
    ) throws(DatabaseError) -> Result<AnyIdentifier?, FundingError> {
        switch finding {
        case .nothing: return .success(nil)
        case .other: return .failure(.service(.keyReused))
        case .same(let answer, _):
            guard let id = AnyIdentifier(answer) else { throw .corrupt("idempotency record of funding") }
            return .success(id)
        }
    }

    /// Runs an insertion once for a request: `insert` answers with the new value, or why there is none;
    /// `known` gives the value that was inserted for the same request.
    func inserting<Subject: IdentifierSubject, Value: Sendable>(
        _ id: Identifier<Subject>, for request: IdempotentRequest?,
        known: @escaping @Sendable (Identifier<Subject>, any SQLReader) throws(DatabaseError) -> Value?,
        _ insert: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, FundingError>
    ) async throws(FundingError) -> Value {
        let records = Self.idempotencyRecords
        let value = try await writeUnlessRefused { writer throws(DatabaseError) in
            guard let request else { return try insert(writer) }
            let answer = try Self.answer(records.keep("\(id)", for: request, writer))
            switch answer {
            case .failure(let refusal): return .failure(refusal)
            case .success(.some(let answer)):
                let typed = answer.typed(Subject.self)
                let value = try typed.flatMap { id throws(DatabaseError) in try known(id, writer) }
                return value.map { .success($0) } ?? .failure(.service(.keyInFlight))
            case .success(nil):
                let inserted = try insert(writer)
                if case .failure = inserted { try records.drop(request, writer) }
                return inserted
            }
        }
        if let request { await records.clear(after: request, database) }
        return value
    }
}
