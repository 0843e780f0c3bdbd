public import Database
public import Payments
public import Vocabulary

/// Orders and the ledger in a SQL database: the same statements on every engine.
public struct SQLOrderStore: OrderStore {
    let database: any SQLDatabase
    let seal: ChainSeal
    /// How many orders one transaction of a long change writes.
    let portion: Int
    static var idempotencyRecords: IdempotencyTable { PaymentsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { PaymentsTables.closedMembers }

    /// A store in the database, whose schema `PaymentsMigrations` has made. The seal chains the entries of
    /// the ledger.
    public init(_ database: any SQLDatabase, _ seal: ChainSeal) {
        self.init(database, seal, portion: 500)
    }

    init(_ database: any SQLDatabase, _ seal: ChainSeal, portion: Int) {
        (self.database, self.seal, self.portion) = (database, seal, portion)
    }

    public func file(_ id: OrderID) async throws(OrderError) -> OrderFile? {
        try await read { reader throws(DatabaseError) in try OrderFileRow.file(id, reader) }
    }

    public func files(_ ids: [OrderID]) async throws(OrderError) -> [OrderFile] {
        try await read { reader throws(DatabaseError) in try OrderFileRow.files(ids, reader) }
    }

    public func order(of reference: PaymentReference) async throws(OrderError) -> OrderID? {
        try await order(Self.finding(reference))
    }

    public func order(paidBy transaction: String) async throws(OrderError) -> OrderID? {
        try await order(Self.finding(attempt: transaction))
    }

    static func finding(_ reference: PaymentReference) -> SQL {
        "SELECT order_id FROM order_payments WHERE reference = \(reference.text)"
    }

    static func finding(attempt: String) -> SQL {
        "SELECT order_id FROM order_payments WHERE paid_attempt = \(attempt)"
    }

    private func order(_ query: SQL) async throws(OrderError) -> OrderID? {
        try await read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in try row.id(0) }
        }
    }

    public var outbox: any Outbox { PaymentsTables.outbox.outbox(in: database) }
}

extension SQLOrderStore {
    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(OrderError) -> Value {
        try await mappingDatabaseErrors(OrderError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    /// Runs statements in one transaction that may come to nothing by the domain's own rules.
    func decide<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, OrderError>
    ) async throws(OrderError) -> Value {
        try await write(body).get()
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(OrderError) -> Value {
        try await mappingDatabaseErrors(OrderError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
