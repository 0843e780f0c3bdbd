public import Database
public import Deals
public import Vocabulary

/// Deals in a SQL database: the same statements on every engine.
public struct SQLDealStore: DealStore {
    let database: any SQLDatabase
    let running = OpenDeals.expiring
    static var idempotencyRecords: IdempotencyTable { DealsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { DealsTables.closedMembers }

    /// A store in the database, whose schema `DealsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func find(_ id: DealID, at now: Timestamp) async throws(DealError) -> Deal? {
        try await read(at: now) { reader throws(DatabaseError) in try Self.find(id, reader) }
    }

    public func find(_ ids: [DealID], at now: Timestamp) async throws(DealError) -> [Deal] {
        if ids.isEmpty { return [] }
        return try await read(at: now) { reader throws(DatabaseError) in
            var deals: [Deal] = []
            for part in ids.partsOfFewSizes {
                deals += try reader.query(
                    "SELECT \(sql: DealRow.columns) FROM deals WHERE id IN \(list: part)", DealRow.deal(from:)
                )
            }
            return deals
        }
    }

    static func find(_ id: DealID, _ reader: any SQLReader) throws(DatabaseError) -> Deal? {
        try reader.first("SELECT \(sql: DealRow.columns) FROM deals WHERE id = \(id)", DealRow.deal(from:))
    }

    public func replace(
        _ deal: Deal, expecting expected: Version, by actor: MemberID?, telling notice: Notice?
    ) async throws(DealError) -> Bool {
        let row = DealRow.assignments(deal)
        return try await write { writer throws(DatabaseError) in
            if let actor { try Self.closedMembers.requireOpen(actor, writer) }
            let replaced = try writer.run(
                "UPDATE deals SET \(sql: row.update) WHERE id = \(deal.id) AND version = \(expected)")
            guard replaced == 1 else { return false }
            try writer.batch(Self.telling(notice))
            return true
        }
    }

    public func letGo(
        of order: OrderID, _ deal: Deal, expecting expected: Version, telling notice: Notice?,
        at now: Timestamp
    ) async throws(DealError) -> Bool {
        let row = DealRow.assignments(deal)
        return try await write { writer throws(DatabaseError) in
            let replaced = try writer.run(
                "UPDATE deals SET \(sql: row.update) WHERE id = \(deal.id) AND version = \(expected)")
            guard replaced == 1 else { return false }
            let note: SQL = """
                INSERT INTO deal_orders_let_go (order_id, let_go_at) VALUES (\(order), \(now))
                ON CONFLICT (order_id) DO NOTHING
                """
            try writer.batch([note] + Self.telling(notice))
            return true
        }
    }

    public func wasLetGo(_ order: OrderID, at now: Timestamp) async throws(DealError) -> Bool {
        let earliest = now.advanced(by: .zero - DealTimes.letGo)
        return try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.first(
                    "SELECT let_go_at FROM deal_orders_let_go WHERE order_id = \(order)"
                ) { row throws(DatabaseError) in try row.timestamp(0) }.map { $0 > earliest } ?? false
            }
        }
    }

    /// The statements that append the notice to the outbox.
    static func telling(_ notice: Notice?) -> [SQL] {
        notice.map { [DealsTables.outbox.insertion(OutboxMessage($0))] } ?? []
    }

    public var outbox: any Outbox { DealsTables.outbox.outbox(in: database) }

    public func remove(_ id: DealID, expecting expected: Version) async throws(DealError) -> Bool {
        try await write { writer throws(DatabaseError) in
            let removed = try writer.run("DELETE FROM deals WHERE id = \(id) AND version = \(expected)")
            guard removed == 1 else { return false }
            try writer.run(
                """
                DELETE FROM deal_idempotency
                WHERE verb = \(Self.reserving) AND answer = \(id.raw.base32)
                """)
            return true
        }
    }

    public func page(
        of member: MemberID, _ filter: DealFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(DealError) -> Page<Deal> {
        let list = KeysetList(
            scope: filter.scope(of: member), source: "deals", conditions: filter.predicates(of: member),
            key: "created_at", id: "id", isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(at: now, by: list.database(database, for: page)) {
            reader throws(DatabaseError) in
            try list.page(page, columns: DealRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try DealRow.deal(&row)
            }
        }
    }

    public func unfinished(of member: MemberID?, limit: Int) async throws(DealError) -> [Deal] {
        let ofMember: SQL = member.map { " AND (seller = \($0) OR buyer = \($0))" } ?? ""
        return try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query(
                    """
                    SELECT \(sql: DealRow.columns) FROM deals WHERE step IS NOT NULL\(sql: ofMember)
                    ORDER BY updated_at LIMIT \(limit)
                    """, DealRow.deal(from:))
            }
        }
    }
}

extension SQLDealStore {
    /// Runs a body on one snapshot in which no deal has run out by `now`.
    func read<Value: Sendable>(
        at now: Timestamp, by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DealError) -> Value {
        try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await running.read(part ?? database, at: now, [], body)
        }
    }

    /// Runs statements in one transaction.
    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DealError) -> Value {
        try await mappingDatabaseErrors(DealError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}

extension DealFilter {
    /// What `matches` says, in SQL.
    fileprivate func predicates(of member: MemberID) -> [SQL] {
        let side: SQL =
            switch side {
            case nil: "(seller = \(member) OR buyer = \(member))"
            case .selling: "seller = \(member)"
            case .buying: "buyer = \(member)"
            }
        let made: SQL = "NOT (asks_seller = 0 AND state = \(DealState.requested.rawValue))"
        return [side, made] + (state.map { ["state = \($0.rawValue)"] } ?? [])
    }
}
