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
    static func files(
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
            try Self.files(list, page, reader).map { OpenProblem(file: $0) }
        }
    }

    static let problems = KeysetList(
        scope: OrderScopes.problems, source: "orders", conditions: ["problem IS NOT NULL"],
        key: "opened_at", id: "id", isAscending: true, isIndexed: true)
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
