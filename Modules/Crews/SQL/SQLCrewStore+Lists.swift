public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func page(_ filter: CrewFilter, _ page: PageRequest) async throws(CrewError) -> Page<Crew> {
        let (list, unreadable) = (Self.list(filter), database.unreadableRows)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: CrewRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try CrewRow.crew(&row)
            }
        }
    }

    /// The list of the filter's matches, in its order.
    static func list(_ filter: CrewFilter) -> KeysetList {
        KeysetList(
            scope: filter.scope, source: "crews", conditions: filter.predicates, key: filter.keyColumn,
            id: "crews.id", isIndexed: filter.isIndexed)
    }

    public func page(
        of member: MemberID, in states: [MembershipState], openOnly: Bool, hiding hidden: Set<MemberID>,
        _ page: PageRequest
    ) async throws(CrewError) -> Page<CrewStanding> {
        let list = Self.list(of: member, in: states, openOnly: openOnly, hiding: hidden)
        let columns: SQL = "\(sql: CrewRow.columns), \(sql: MembershipRow.columns)"
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                CrewStanding(crew: try CrewRow.crew(&row), membership: try MembershipRow.membership(&row))
            }
        }
    }

    /// The list of a member's crews.
    static func list(
        of member: MemberID, in states: [MembershipState], openOnly: Bool, hiding hidden: Set<MemberID>
    ) -> KeysetList {
        KeysetList(
            scope: CrewScope.crews(of: member, in: states, openOnly: openOnly),
            source: "crew_memberships JOIN crews ON crews.id = crew_memberships.crew",
            conditions: [
                "crew_memberships.member = \(member)",
                "crew_memberships.state IN \(list: states.map(\.rawValue))",
                openOnly ? "crews.state = 'open'" : "crews.state IN ('open', 'closed')",
            ] + hiding(hidden), key: "crew_memberships.rank_at", id: "crew_memberships.crew", isIndexed: true)
    }

    /// Leaves out the crews of these owners, if any.
    fileprivate static func hiding(_ owners: Set<MemberID>) -> [SQL] {
        owners.isEmpty ? [] : ["crews.owner NOT IN \(list: owners.sorted())"]
    }
}

extension CrewFilter {
    /// The column of the order's sort key.
    fileprivate var keyColumn: SQL {
        switch order {
        case .newest: "crews.created_at"
        case .mostMembers: "crews.member_count"
        case .active: "crews.active_at"
        }
    }

    /// Whether an index of `CrewsMigrations` holds the matches in order. Crews that are full, and those of
    /// hidden owners, are skipped without an index: user input does not affect their number.
    fileprivate var isIndexed: Bool { placeWords.isEmpty && nameWords.isEmpty }

    /// The conditions of `matches` in SQL. The state is written out, since the indices have it.
    fileprivate var predicates: [SQL] {
        var predicates: [SQL] = ["crews.state = 'open'"]
        if let sport { predicates.append("sport = \(sport.rawValue)") }
        if freeOnly { predicates.append("taken_count < capacity AND joining <> 'closed'") }
        predicates += SQLCrewStore.hiding(hidden)
        for word in placeWords {
            predicates.append("search_place LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        for word in nameWords {
            predicates.append("search_name LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        return predicates
    }
}
