import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func backing(_ id: BackingID) async throws(FundingError) -> Backing? {
        try await read { reader throws(DatabaseError) in
            let lines = LineRow.finding([id])
            try reader.prefetch([Self.finding(id), lines])
            guard let kept = try reader.first(Self.finding(id), BackingRow.kept(from:)) else { return nil }
            return try kept.whole(try LineRow.lines(lines, reader)[id] ?? [])
        }
    }

    static func finding(_ id: BackingID) -> SQL {
        "SELECT \(sql: BackingRow.columns) FROM campaign_backings WHERE id = \(id)"
    }

    public func backing(madeFor request: IdempotentRequest) async throws(FundingError) -> Backing? {
        guard let id = try await answer(to: request)?.typed(BackingSubject.self) else { return nil }
        return try await backing(id)
    }

    public func backings(
        _ list: BackingList, _ page: PageRequest
    ) async throws(FundingError) -> Page<Backing> {
        let list = Self.list(list)
        // None is left out for being unreadable: it is about money.
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let found = try list.page(page, columns: BackingRow.columns, reader) {
                row throws(DatabaseError) in
                try BackingRow.kept(&row)
            }
            return Page(
                items: try LineRow.whole(found.items, reader), next: found.next,
                numbering: found.numbering)
        }
    }

    static func list(_ list: BackingList) -> KeysetList {
        KeysetList(
            scope: list.scope, source: "campaign_backings", conditions: list.predicates,
            key: "campaign_backings.created_at", id: "campaign_backings.id", isIndexed: true)
    }

    public func hasBacked(_ member: MemberID, _ campaign: CampaignID) async throws(FundingError) -> Bool {
        let query = Self.backed(by: member, campaign)
        return try await read { reader throws(DatabaseError) in try reader.exists(query) }
    }

    static func backed(by member: MemberID, _ campaign: CampaignID) -> SQL {
        let states = BackingState.allCases.filter(\.wasPaid).map(\.rawValue)
        return """
            SELECT 1 FROM campaign_backings
            WHERE member = \(member) AND campaign = \(campaign) AND state IN \(list: states) LIMIT 1
            """
    }

    public func backedYears(of member: MemberID) async throws(FundingError) -> [BackedYear] {
        let query = Self.years(of: member)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in
                BackedYear(
                    year: try row.integer(0), amount: Money(try row.integer(1), .krw),
                    backings: try row.count(2))
            }
        }
    }

    static func years(of member: MemberID) -> SQL {
        """
        SELECT backed_year, sum(amount - returned), count(*) FROM campaign_backings
        WHERE member = \(member) AND backed_year IS NOT NULL AND state = 'backed' AND amount > returned
        GROUP BY backed_year ORDER BY backed_year DESC
        """
    }
}

extension BackingList {
    /// The conditions of `matches` in SQL. Those of the indices are written out as they have them.
    fileprivate var predicates: [SQL] {
        switch self {
        case .named(let campaign): ["campaign = \(campaign)", "state = 'backed'", "is_anonymous = 0"]
        case .all(let campaign): ["campaign = \(campaign)", "backed_at IS NOT NULL"]
        case .of(let member): ["member = \(member)"]
        // `BackingRefund.stuck`, as the index has it.
        case .stuck: ["step_attempts >= 12"]
        }
    }
}
