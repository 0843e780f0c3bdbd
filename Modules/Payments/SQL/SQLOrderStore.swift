public import Database
public import Payments
public import Vocabulary

/// Payments in a SQL database: the same statements on every engine.
public struct SQLOrderStore: OrderStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { PaymentsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { PaymentsTables.closedMembers }

    /// Keeps payments in the database, whose schema `PaymentsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(
        _ order: Order, request: IdempotentRequest?
    ) async throws(OrderError) -> Order {
        let row = OrderRow.assignments(order)
        let insertion: SQL = "INSERT INTO payments \(sql: row.insertion)"
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(order.owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(order.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.run(insertion)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: order) ?? order
    }

    /// What was added when the same was asked before; nil if it never was.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to order: Order
    ) throws(OrderError) -> Order? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a order").service)
            }
            return order.asAdded(under: OrderID(raw), at: madeAt)
        }
    }

    public func find(_ id: OrderID) async throws(OrderError) -> Order? {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT \(sql: OrderRow.columns) FROM payments WHERE id = \(id)") {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try OrderRow.order(&row)
            }
        }
    }

    public func replace(
        _ order: Order, expecting expected: Version, by actor: MemberID
    ) async throws(OrderError) -> Bool {
        let row = OrderRow.assignments(order)
        return try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            return try writer.run(
                """
                UPDATE payments SET \(sql: row.update)
                WHERE id = \(order.id) AND version = \(expected)
                """) == 1
        }
    }

    public func page(_ page: PageRequest) async throws(OrderError) -> Page<Order> {
        let list = KeysetList(
            scope: OrderScope.all, source: "payments",
            conditions: ["state = \(OrderState.shown.rawValue)"], key: "created_at", id: "id",
            isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: OrderRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try OrderRow.order(&row)
            }
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        let removed = OrderState.removed.rawValue
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                UPDATE payments
                SET title = '', state = \(removed), updated_at = \(now), version = version + 1
                WHERE owner = \(member) AND NOT (state = \(removed) AND title = '')
                """)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(OrderError) -> Value {
        try await mappingDatabaseErrors(OrderError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(OrderError) -> Value {
        try await mappingDatabaseErrors(OrderError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
