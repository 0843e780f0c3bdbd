import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func page(
        _ filter: CampaignFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(FundingError) -> Page<Campaign> {
        try await cut(Self.list(filter, at: now), page)
    }

    public func page(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<Campaign> {
        try await cut(Self.list(of: shelter), page)
    }

    private func cut(_ list: KeysetList, _ page: PageRequest) async throws(FundingError) -> Page<Campaign> {
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let found = try list.page(
                page, columns: CampaignRow.columns, reader, leavingOut: unreadable
            ) { row throws(DatabaseError) in try CampaignRow.kept(&row) }
            return Page(
                items: try ItemRow.whole(found.items, reader, leavingOut: unreadable), next: found.next,
                numbering: found.numbering)
        }
    }

    /// The list of the filter's matches at a moment, in its order.
    static func list(_ filter: CampaignFilter, at now: Timestamp) -> KeysetList {
        KeysetList(
            scope: filter.scope, source: "campaigns", conditions: filter.predicates(at: now),
            key: filter.order == .newest ? "campaigns.opened_at" : "campaigns.deadline",
            id: "campaigns.id", isAscending: filter.order == .endingSoon, isIndexed: filter.isIndexed)
    }

    /// The list of all campaigns of a shelter, the one that was made last first.
    static func list(of shelter: ShelterID) -> KeysetList {
        KeysetList(
            scope: FundingScope.campaigns(of: shelter), source: "campaigns",
            conditions: ["shelter = \(shelter)"], key: "campaigns.created_at", id: "campaigns.id",
            isIndexed: true)
    }
}

extension CampaignFilter {
    /// Whether an index of `FundingMigrations` holds the matches in order, or they are of one shelter. Open
    /// campaigns in a list of ended ones, and those of hidden owners, are skipped without an index: user
    /// input does not affect their number.
    fileprivate var isIndexed: Bool {
        shelter != nil || (words.isEmpty && model == nil && !itemsOnly)
    }

    /// The conditions of `matches` in SQL. Those of the indices are written out as they have them.
    fileprivate func predicates(at now: Timestamp) -> [SQL] {
        var predicates = phase(at: now)
        if let shelter { predicates.append("shelter = \(shelter)") }
        if let model { predicates.append("model = \(model.rawValue)") }
        if itemsOnly { predicates.append("item_count > 0") }
        if !hidden.isEmpty {
            predicates.append(
                "shelter NOT IN (SELECT id FROM shelters WHERE owner IN \(list: hidden.sorted()))")
        }
        for word in words {
            predicates.append("search_title LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        return predicates
    }

    private func phase(at now: Timestamp) -> [SQL] {
        let shown: [SQL] = ["opened_at IS NOT NULL", "hidden_at IS NULL"]
        switch phase {
        case .open: return ["state IN ('open', 'extended')", "hidden_at IS NULL", "deadline > \(now)"]
        case .ended: return shown + ["(state NOT IN ('open', 'extended') OR deadline <= \(now))"]
        case .all: return shown
        }
    }
}
