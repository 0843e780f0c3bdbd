import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func update(_ id: UpdateID) async throws(FundingError) -> CampaignUpdate? {
        try await read { reader throws(DatabaseError) in
            try reader.first(Self.finding(id), UpdateRow.update(from:))
        }
    }

    static func finding(_ id: UpdateID) -> SQL {
        "SELECT \(sql: UpdateRow.columns) FROM campaign_updates WHERE id = \(id)"
    }

    public func updates(_ ids: [UpdateID]) async throws(FundingError) -> [CampaignUpdate] {
        if ids.isEmpty { return [] }
        let found = try await read { reader throws(DatabaseError) in
            var found: [UpdateID: CampaignUpdate] = [:]
            for part in ids.partsOfFewSizes {
                let query: SQL = """
                    SELECT \(sql: UpdateRow.columns) FROM campaign_updates WHERE id IN \(list: part)
                    """
                for update in try reader.query(query, UpdateRow.update(from:)) { found[update.id] = update }
            }
            return found
        }
        return ids.compactMap { found[$0] }
    }

    public func update(madeFor request: IdempotentRequest) async throws(FundingError) -> CampaignUpdate? {
        guard let id = try await answer(to: request)?.typed(UpdateSubject.self) else { return nil }
        return try await update(id)
    }

    public func updates(
        of campaign: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignUpdate> {
        let (list, unreadable) = (
            Self.list(of: campaign, deliveriesOnly: deliveriesOnly), database.unreadableRows
        )
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: UpdateRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try UpdateRow.update(&row)
            }
        }
    }

    static func list(of campaign: CampaignID, deliveriesOnly: Bool) -> KeysetList {
        let deliveries: [SQL] = deliveriesOnly ? ["quantity IS NOT NULL"] : []
        return KeysetList(
            scope: FundingScope.updates(of: campaign), source: "campaign_updates",
            conditions: ["campaign = \(campaign)", "hidden_at IS NULL"] + deliveries,
            key: "campaign_updates.created_at", id: "campaign_updates.id", isIndexed: true)
    }
}

/// Payouts.
extension SQLFundingStore {
    public func payout(_ transfer: String) async throws(FundingError) -> Payout? {
        let query = PayoutRow.finding(transfer)
        return try await read { reader throws(DatabaseError) in
            try reader.first(query, PayoutRow.payout(from:))
        }
    }

    public func payouts(
        of campaign: CampaignID, postedOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<Payout> {
        let list = Self.list(ofPayoutsOf: campaign, postedOnly: postedOnly)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: PayoutRow.columns, reader) { row throws(DatabaseError) in
                try PayoutRow.payout(&row)
            }
        }
    }

    static func list(ofPayoutsOf campaign: CampaignID, postedOnly: Bool) -> KeysetList {
        let posted: [SQL] = postedOnly ? ["state = 'posted'"] : []
        return KeysetList(
            scope: FundingScope.payouts(of: campaign), source: "campaign_payouts",
            conditions: ["campaign = \(campaign)"] + posted, key: "campaign_payouts.created_at",
            id: "campaign_payouts.act_id", isIndexed: true)
    }

    public func pendingPayouts(limit: Int) async throws(FundingError) -> [Payout] {
        let query = Self.pendingPayouts(limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, PayoutRow.payout(from:))
        }
    }

    static func pendingPayouts(limit: Int) -> SQL {
        """
        SELECT \(sql: PayoutRow.columns) FROM campaign_payouts
        WHERE state = 'pending' ORDER BY created_at, transfer LIMIT \(limit)
        """
    }
}
