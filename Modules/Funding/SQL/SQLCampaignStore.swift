public import Database
public import Funding
public import Vocabulary

/// Funding in a SQL database: the same statements on every engine.
public struct SQLCampaignStore: CampaignStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { FundingTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { FundingTables.closedMembers }

    /// Keeps funding in the database, whose schema `FundingMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(
        _ campaign: Campaign, request: IdempotentRequest?
    ) async throws(CampaignError) -> Campaign {
        let row = CampaignRow.assignments(campaign)
        let insertion: SQL = "INSERT INTO funding \(sql: row.insertion)"
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(campaign.owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(campaign.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.run(insertion)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: campaign) ?? campaign
    }

    /// What was added when the same was asked before; nil if it never was.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to campaign: Campaign
    ) throws(CampaignError) -> Campaign? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a campaign").service)
            }
            return campaign.asAdded(under: CampaignID(raw), at: madeAt)
        }
    }

    public func find(_ id: CampaignID) async throws(CampaignError) -> Campaign? {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT \(sql: CampaignRow.columns) FROM funding WHERE id = \(id)") {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try CampaignRow.campaign(&row)
            }
        }
    }

    public func replace(
        _ campaign: Campaign, expecting expected: Version, by actor: MemberID
    ) async throws(CampaignError) -> Bool {
        let row = CampaignRow.assignments(campaign)
        return try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            return try writer.run(
                """
                UPDATE funding SET \(sql: row.update)
                WHERE id = \(campaign.id) AND version = \(expected)
                """) == 1
        }
    }

    public func page(_ page: PageRequest) async throws(CampaignError) -> Page<Campaign> {
        let list = KeysetList(
            scope: CampaignScope.all, source: "funding",
            conditions: ["state = \(CampaignState.shown.rawValue)"], key: "created_at", id: "id",
            isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: CampaignRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try CampaignRow.campaign(&row)
            }
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(CampaignError) {
        let removed = CampaignState.removed.rawValue
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                UPDATE funding
                SET title = '', state = \(removed), updated_at = \(now), version = version + 1
                WHERE owner = \(member) AND NOT (state = \(removed) AND title = '')
                """)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(CampaignError) -> Value {
        try await mappingDatabaseErrors(CampaignError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(CampaignError) -> Value {
        try await mappingDatabaseErrors(CampaignError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
