public import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderFile> {
        let list = Self.list(of: list, state)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try Self.files(list, page, reader)
        }
    }

    static func list(of list: OrderCardList, _ state: OrderCardState?) -> KeysetList {
        let owner: SQL =
            switch list {
            case .record(let record): "record = \(record)"
            case .payee(let payee): "payee = \(payee)"
            }
        return KeysetList(
            scope: OrderScopes.orders(of: list, state), source: "orders",
            conditions: [owner] + (state.map { [$0.condition] } ?? []), key: "opened_at", id: "id",
            isIndexed: true)
    }

    public func paidOrders(
        of records: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PaidOrders] {
        try await read { reader throws(DatabaseError) in try Self.paidOrders(of: records, reader) }
    }

    public func balances(
        of payees: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PayeeBalance] {
        try await read { reader throws(DatabaseError) in try Self.balances(of: payees, reader) }
    }

    public func failedRefunds(limit: Int) async throws(OrderError) -> [OrderFile] {
        try await read { reader throws(DatabaseError) in
            let orders = try reader.query(Self.failed(limit: limit)) {
                row throws(DatabaseError) -> OrderID in try row.id(0)
            }
            var seen: Set<OrderID> = []
            return try OrderFileRow.files(orders.filter { seen.insert($0).inserted }, reader)
        }
    }

    static func failed(limit: Int) -> SQL {
        """
        SELECT order_id FROM order_refunds WHERE state = 'failed' ORDER BY created_at, id LIMIT \(limit)
        """
    }
}

/// What is read in the snapshot of another domain's page (`ReadAhead`).
extension SQLOrderStore {
    /// The paid orders of those records that have any. Throws what the reader throws.
    public static func paidOrders(
        of records: [AnyIdentifier], _ reader: any SQLReader
    ) throws(DatabaseError) -> [AnyIdentifier: PaidOrders] {
        var paid: [AnyIdentifier: PaidOrders] = [:]
        for part in records.partsOfFewSizes {
            try reader.rows(of: Self.paid(of: part)) { row throws(DatabaseError) in
                var row = RowReader(row)
                paid[try row.anyIdentifier()] = PaidOrders(
                    count: try row.count(), amount: try row.integer())
            }
        }
        return paid
    }

    static func paid(of records: [AnyIdentifier]) -> SQL {
        """
        SELECT record, count(*), sum(total - refunded) FROM orders
        WHERE record IN \(list: records) AND \(sql: OrderCardState.paid.condition) GROUP BY record
        """
    }

    /// What those of the payees have that the ledger knows. Throws what the reader throws.
    public static func balances(
        of payees: [AnyIdentifier], _ reader: any SQLReader
    ) throws(DatabaseError) -> [AnyIdentifier: PayeeBalance] {
        var accounts: [LedgerAccount: Int64] = [:]
        for part in payees.map({ "\($0)" }).partsOfFewSizes {
            let found = try reader.query(LedgerReading.balances(of: part), LedgerBalance.init)
            accounts.merge(LedgerReading.balances(found)) { $1 }
        }
        var balances: [AnyIdentifier: PayeeBalance] = [:]
        for case .some(let payee) in accounts.keys.map(\.owner) where balances[payee] == nil {
            balances[payee] = PayeeBalance(of: payee, in: accounts)
        }
        return balances
    }
}

extension OrderCardState {
    /// What `OrderCardState.init(of:)` says, in SQL.
    fileprivate var condition: SQL {
        switch self {
        case .open: "state IN ('opening', 'open')"
        case .paid: "state IN ('paid', 'fulfilled') AND ending IS NULL"
        case .returned:
            "(state IN ('refunding', 'refunded') OR (state = 'fulfilled' AND ending IS NOT NULL))"
        case .ended: "state = 'closed'"
        }
    }
}
