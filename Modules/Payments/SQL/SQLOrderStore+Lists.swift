import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func page(
        of member: MemberID, _ filter: OrderFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(OrderError) -> Page<OrderFile> {
        let list = Self.list(of: member, filter, page)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try Self.files(list, page, reader)
        }
    }

    static func list(of member: MemberID, _ filter: OrderFilter, _ page: PageRequest) -> KeysetList {
        let state: [SQL] = filter.state.map { ["state = \($0.rawValue)"] } ?? []
        func list(_ source: SQL, _ conditions: [SQL]) -> KeysetList {
            KeysetList(
                scope: filter.scope(of: member), source: source, conditions: conditions, key: "opened_at",
                id: "id", isIndexed: true)
        }
        if let side = filter.side { return list("orders", [side.condition(of: member)] + state) }
        let parts = OrderFilter.Side.allCases.map { part([$0.condition(of: member)] + state, page) }
        return list("(\(sql: .joined(parts, separator: " UNION ALL "))) AS own", ["1 = 1"])
    }

    /// The orders of one side: as many as the page needs, in the order of their index. PostgreSQL would read
    /// all of both sides otherwise. For a page by its number all are counted.
    private static func part(_ conditions: [SQL], _ page: PageRequest) -> SQL {
        let orders: SQL = """
            SELECT id, opened_at FROM orders WHERE \(sql: .joined(conditions, separator: " AND "))
            """
        if case .number = page.start { return orders }
        var rest: SQL = ""
        if case .after(let cursor) = page.start {
            rest = " AND (opened_at, id) < (\(cursor.key), \(cursor.id))"
        }
        return """
            SELECT * FROM (
                \(sql: orders)\(sql: rest) ORDER BY opened_at DESC, id DESC LIMIT \(page.limit + 1)
            ) AS part
            """
    }

    /// A page of orders, each with all that belongs to it. No order is left out for being unreadable: it is
    /// about money.
    private static func files(
        _ list: KeysetList, _ page: PageRequest, _ reader: any SQLReader
    ) throws(DatabaseError) -> Page<OrderFile> {
        let found = try list.page(page, columns: "id", reader) { row throws(DatabaseError) -> OrderID in
            try row.id()
        }
        return Page(
            items: try OrderFileRow.files(found.items, reader), next: found.next, numbering: found.numbering)
    }

    public func problems(_ page: PageRequest) async throws(OrderError) -> Page<OpenProblem> {
        let list = Self.problems
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let files = try Self.files(list, page, reader)
            let words = try Self.words(of: files.items.map(\.order.id), reader)
            return files.map { OpenProblem(file: $0, words: words[$0.order.id]) }
        }
    }

    static let problems = KeysetList(
        scope: OrderScopes.problems, source: "orders", conditions: ["problem IS NOT NULL"],
        key: "opened_at", id: "id", isAscending: true, isIndexed: true)

    public func due(
        _ work: OrderWork, at now: Timestamp, limit: Int
    ) async throws(OrderError) -> [OrderID] {
        let query = Self.due(work, at: now, limit: limit)
        let found = try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) -> OrderID in try row.id(0) }
        }
        // An order may have several refunds that are due.
        var seen: Set<OrderID> = []
        return found.filter { seen.insert($0).inserted }
    }

    /// The conditions are those of the indexes, word for word.
    static func due(_ work: OrderWork, at now: Timestamp, limit: Int) -> SQL {
        switch work {
        case .step: "SELECT id FROM orders WHERE step IS NOT NULL ORDER BY updated_at, id LIMIT \(limit)"
        case .expiry: expired(at: now, limit: limit)
        case .look:
            """
            SELECT order_id FROM order_payments WHERE look_at IS NOT NULL AND look_at <= \(now)
            ORDER BY look_at, order_id LIMIT \(limit)
            """
        case .refund:
            """
            SELECT order_id FROM order_refunds WHERE next_at IS NOT NULL AND next_at <= \(now)
            ORDER BY next_at, order_id LIMIT \(limit)
            """
        case .delivery:
            """
            SELECT id FROM orders WHERE delivery_due_at IS NOT NULL AND delivery_due_at <= \(now)
            ORDER BY delivery_due_at, id LIMIT \(limit)
            """
        }
    }

    /// Those whose time to pay is over, and behind them those with a time that no order can have now
    /// (`Order.hasRunOut`): two searches of an index, each of which ends at the limit.
    private static func expired(at now: Timestamp, limit: Int) -> SQL {
        func part(_ condition: SQL) -> SQL {
            """
            SELECT * FROM (
                SELECT id, pay_by FROM orders
                WHERE state IN ('opening', 'open') AND step IS NULL AND \(sql: condition)
                ORDER BY pay_by, id LIMIT \(limit)
            ) AS part
            """
        }
        let latest = now.advanced(by: OrderTimes.toPay + Timestamp.leeway)
        return """
            \(sql: part("pay_by <= \(now)")) UNION ALL \(sql: part("pay_by > \(latest)"))
            ORDER BY pay_by, id LIMIT \(limit)
            """
    }
}

extension OrderFilter.Side {
    /// What `OrderFilter.matches` says of the side, in SQL.
    fileprivate func condition(of member: MemberID) -> SQL {
        switch self {
        case .buying: "buyer = \(member)"
        case .selling: "payee = \(AnyIdentifier(member))"
        }
    }
}
