public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func due(_ id: DueID) async throws(CrewError) -> Due? {
        try await read { reader throws(DatabaseError) in try reader.first(Self.finding(id), DueRow.due(from:))
        }
    }

    static func finding(_ id: DueID) -> SQL {
        "SELECT \(sql: DueRow.columns) FROM crew_dues WHERE id = \(id)"
    }

    public func dues(of orders: Set<OrderID>) async throws(CrewError) -> [OrderID: Due] {
        if orders.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var found: [OrderID: Due] = [:]
            for part in orders.sorted().partsOfFewSizes {
                try reader.rows(of: Self.dues(of: part)) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    found[try row.id()] = try DueRow.due(&row)
                }
            }
            return found
        }
    }

    static func dues(of orders: [OrderID]) -> SQL {
        """
        SELECT crew_due_orders.order_id, \(sql: DueRow.columns) FROM crew_due_orders
        JOIN crew_dues ON crew_dues.id = crew_due_orders.due
        WHERE crew_due_orders.order_id IN \(list: orders)
        """
    }

    public func decide(
        due id: DueID, order: OrderID?, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (DueFile) throws(CrewError) -> DueChange
    ) async throws(CrewError) -> Due {
        try await writeUnlessRefused { writer throws(DatabaseError) -> Result<Due, CrewError> in
            if let actor { try Self.closedMembers.requireOpen(actor, writer) }
            guard let file = try Self.file(of: id, order: order, writer) else { return .failure(.notFound) }
            let decided = Result { () throws(CrewError) in try decision(file) }
            guard case .success(let change) = decided, !change.isEmpty else {
                return decided.map { _ in file.due }
            }
            let writing = DuesWriting.writing(change, about: file.due, order: order)
            let counts = try writer.batch(writing + Self.telling(change.notices))
            // The row of the crew is held: anything else was written beside the decisions.
            if change.due != nil, counts.first != 1 { throw .contention }
            return .success(change.due ?? file.due)
        }
    }

    /// The file about a due; nil if there is none. The row of its crew is held until the transaction ends.
    private static func file(
        of id: DueID, order: OrderID?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> DueFile? {
        try writer.run(
            """
            UPDATE crews SET version = version
            WHERE id = (SELECT crew FROM crew_dues WHERE crew_dues.id = \(id))
            """)
        guard let due = try writer.first(finding(id), DueRow.due(from:)) else { return nil }
        let membership = finding(due.member, in: due.crew)
        let letGo = order.map { order -> SQL in
            "SELECT 1 FROM crew_due_orders WHERE order_id = \(order) AND is_let_go = 1"
        }
        try writer.prefetch(
            [finding(due.crew), membership, leading(due.crew)] + [letGo].compactMap(\.self))
        let isOpen = try find(due.crew, writer)?.state == .open
        let state = try writer.first(membership, MembershipRow.membership(from:))?.state
        let treasurers = try treasurers(of: due.crew, writer)
        let wasLetGo = try letGo.map { query throws(DatabaseError) in try writer.exists(query) }
        return DueFile(
            due: due, wasLetGo: wasLetGo ?? false, isOwed: isOpen && state?.isOfCrew ?? false,
            treasurers: treasurers)
    }

    public func dues(_ filter: DuesFilter, _ page: PageRequest) async throws(CrewError) -> Page<Due> {
        let list = Self.list(filter)
        // None is left out for being unreadable: it is about money.
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: DueRow.columns, reader) { row throws(DatabaseError) in
                try DueRow.due(&row)
            }
        }
    }

    static func list(_ filter: DuesFilter) -> KeysetList {
        KeysetList(
            scope: filter.scope, source: "crew_dues", conditions: filter.predicates, key: "month",
            id: "crew_dues.id", isIndexed: true)
    }
}

extension DuesFilter {
    /// The conditions of `matches` in SQL.
    fileprivate var predicates: [SQL] {
        var predicates: [SQL] = ["crew = \(crew)"]
        if let member { predicates.append("member = \(member)") }
        if let month { predicates.append("month = \(month.firstDay)") }
        if let arrearsAt { predicates.append("state = 'open' AND pay_by <= \(arrearsAt)") }
        return predicates
    }
}
