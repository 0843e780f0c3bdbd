public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func find(_ id: CrewID) async throws(CrewError) -> Crew? {
        try await read { reader throws(DatabaseError) in try Self.find(id, reader) }
    }

    public func find(_ ids: [CrewID]) async throws(CrewError) -> [Crew] {
        if ids.isEmpty { return [] }
        let found = try await read { reader throws(DatabaseError) in
            var found: [CrewID: Crew] = [:]
            for part in ids.partsOfFewSizes {
                let query: SQL = "SELECT \(sql: CrewRow.columns) FROM crews WHERE id IN \(list: part)"
                for crew in try reader.query(query, CrewRow.crew(from:)) { found[crew.id] = crew }
            }
            return found
        }
        return ids.compactMap { found[$0] }
    }

    static func find(_ id: CrewID, _ reader: any SQLReader) throws(DatabaseError) -> Crew? {
        try reader.first(finding(id), CrewRow.crew(from:))
    }

    static func finding(_ id: CrewID) -> SQL {
        "SELECT \(sql: CrewRow.columns) FROM crews WHERE id = \(id)"
    }

    public func crewCount(of member: MemberID) async throws(CrewError) -> MemberCrewCount {
        let queries = [Self.joined(by: member), Self.owned(by: member)]
        return try await read { reader throws(DatabaseError) in
            try reader.prefetch(queries)
            var numbers: [Int] = []
            for query in queries {
                numbers += try reader.query(query) { row throws(DatabaseError) in try row.count(0) }
            }
            return MemberCrewCount(joined: numbers.first ?? 0, owned: numbers.last ?? 0)
        }
    }

    /// The number of crews in which the member asked, waits, has a seat or is a member.
    static func joined(by member: MemberID) -> SQL {
        let states = MembershipState.allCases.filter { !$0.isOver && $0 != .banned }.map(\.rawValue)
        return """
            SELECT count(*) FROM crew_memberships WHERE member = \(member) AND state IN \(list: states)
            """
    }

    public func counts(of crews: [CrewID]) async throws(CrewError) -> [CrewID: CrewCounts] {
        if crews.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var counts: [CrewID: CrewCounts] = [:]
            for part in crews.partsOfFewSizes {
                try reader.rows(of: Self.counting(part)) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    counts[try row.id()] = CrewCounts(
                        members: try row.count(), taken: try row.count(), waiting: try row.count(),
                        requests: try row.count())
                }
            }
            return counts
        }
    }

    /// The counts as the rows of the crews keep them: counting the people of a page of large crews would cost
    /// more than the page.
    static func counting(_ crews: [CrewID]) -> SQL {
        """
        SELECT id, member_count, taken_count, waiting_count, request_count FROM crews
        WHERE id IN \(list: crews)
        """
    }

    public func noteActivity(of id: CrewID, at now: Timestamp) async throws(CrewError) {
        try await write { writer throws(DatabaseError) in
            try writer.run(
                """
                UPDATE crews SET active_at = \(now)
                WHERE id = \(id) AND state = 'open' AND active_at < \(now)
                """)
        }
    }

    public func dissolvable(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewID] {
        let query = Self.dissolvable(at: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) -> CrewID in try row.id(0) }
        }
    }

    static func dissolvable(at now: Timestamp, limit: Int) -> SQL {
        """
        SELECT id FROM crews
        WHERE state = 'closed' AND closed_at <= \(now.advanced(by: .zero - Crew.reopening))
        ORDER BY closed_at, id LIMIT \(limit)
        """
    }
}
