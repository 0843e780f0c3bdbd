import Database
public import Funding
public import Vocabulary

/// What the clock brings.
extension SQLFundingStore {
    public func due(at now: Timestamp, limit: Int) async throws(FundingError) -> [CampaignID] {
        let query = Self.due(at: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) -> CampaignID in try row.id(0) }
        }
    }

    /// Each kind by its own index, then the longest due of all of them.
    static func due(at now: Timestamp, limit: Int) -> SQL {
        let kinds: [(moment: SQL, condition: SQL)] = [
            ("deadline", "state IN ('open', 'extended') AND deadline <= \(now)"),
            (
                "since_at",
                """
                state = 'deciding' AND (since_at <= \(now.advanced(by: .zero - CampaignTimes.waiting))
                OR 0 = (\(sql: counted("held_count"))))
                """
            ),
            (
                "since_at",
                """
                state = 'refunding'
                AND 0 = (\(sql: counted("held_count + backed_count + returning_count")))
                """
            ),
        ]
        let parts = kinds.enumerated().map { number, kind -> SQL in
            part(kind.moment, kind.condition, limit)
        }
        let settled = """
            SELECT id, since_at + \(published) AS due_at FROM (\(sql: settled(by: now, limit))) AS settled
            """ as SQL
        return """
            SELECT id FROM (\(sql: .joined(parts + [settled], separator: " UNION ALL "))) AS due
            ORDER BY due_at, id LIMIT \(limit)
            """
    }

    private static func part(_ moment: SQL, _ condition: SQL, _ limit: Int) -> SQL {
        """
        SELECT id, due_at FROM (
            SELECT id, \(sql: moment) AS due_at FROM campaigns WHERE \(sql: condition)
            ORDER BY \(sql: moment), id LIMIT \(limit)) AS part
        """
    }

    private static func counted(_ column: SQL) -> SQL {
        "SELECT \(sql: column) FROM campaign_tallies WHERE campaign_tallies.campaign = campaigns.id"
    }

    private static func settled(by now: Timestamp, _ limit: Int) -> SQL {
        """
        SELECT id, since_at FROM campaigns WHERE state IN ('failed', 'cancelled', 'delivered')
        AND since_at <= \(now.advanced(by: .zero - CampaignTimes.published))
        ORDER BY since_at, id LIMIT \(limit)
        """
    }

    /// In microseconds.
    private static var published: Int64 {
        Timestamp(microseconds: 0).advanced(by: CampaignTimes.published).microseconds
    }

    public func nextChange(after now: Timestamp) async throws(FundingError) -> Timestamp? {
        let queries = Self.nextChanges(after: now)
        return try await read { reader throws(DatabaseError) in
            try reader.prefetch(queries)
            var moments: [Int64] = []
            for query in queries {
                moments += try reader.query(query) { row throws(DatabaseError) in
                    try row.optionalInteger(0)
                }.compactMap(\.self)
            }
            return moments.min().map { Timestamp(microseconds: $0) }
        }
    }

    /// The next deadline, and the next end of a publication.
    static func nextChanges(after now: Timestamp) -> [SQL] {
        [
            """
            SELECT min(deadline) FROM campaigns
            WHERE state IN ('open', 'extended') AND deadline > \(now)
            """,
            """
            SELECT min(since_at) + \(published) FROM campaigns
            WHERE state IN ('failed', 'cancelled', 'delivered')
            AND since_at > \(now.advanced(by: .zero - CampaignTimes.published))
            """,
        ]
    }
}
