import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func insert(
        _ campaign: Campaign, by actor: MemberID, request: IdempotentRequest?
    ) async throws(FundingError) -> Campaign {
        try await inserting(campaign.id, for: request) { id, reader throws(DatabaseError) in
            try Self.find(id, reader)
        } _: { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            if let refusal = try Self.refusal(ofDrafting: campaign, by: actor, writer) {
                return .failure(refusal)
            }
            let news = campaign.pictureNews(since: nil, at: campaign.createdAt)
            try writer.batch(
                CampaignRow.insertions(campaign) + Self.telling([news].compactMap(\.self)))
            return .success(campaign)
        }
    }

    /// Holds the row of the shelter. Why the campaign may not be inserted; nil if it may.
    private static func refusal(
        ofDrafting campaign: Campaign, by actor: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> FundingError? {
        if try find(campaign.id, writer) != nil { return .service(.internal("campaign identifier taken")) }
        guard try hold(campaign.shelter, writer) else { return .notFound }
        let people = try writer.query(people(of: campaign.shelter), ShelterMemberRow.person(from:))
        guard people.first(where: { $0.member == actor })?.manages ?? false else { return .managersOnly }
        let states = [CampaignState.draft.rawValue] + ShelterReading.live
        let count = try writer.first(
            """
            SELECT count(*) FROM campaigns WHERE shelter = \(campaign.shelter) AND state IN \(list: states)
            """
        ) { row throws(DatabaseError) in try row.count(0) }
        guard count ?? 0 >= FundingError.mostOfShelter else { return nil }
        return .tooManyCampaigns(FundingError.mostOfShelter)
    }

    public func drafted(for request: IdempotentRequest) async throws(FundingError) -> Campaign? {
        guard let id = try await answer(to: request)?.typed(CampaignSubject.self) else { return nil }
        return try await find(id)
    }

    public func find(_ id: CampaignID) async throws(FundingError) -> Campaign? {
        try await read { reader throws(DatabaseError) in try Self.find(id, reader) }
    }

    static func find(_ id: CampaignID, _ reader: any SQLReader) throws(DatabaseError) -> Campaign? {
        let items = ItemRow.finding([id])
        try reader.prefetch([finding(id), items])
        guard let kept = try reader.first(finding(id), CampaignRow.kept(from:)) else { return nil }
        return try kept.whole(try ItemRow.items(items, reader)[id, default: .success([])].get())
    }

    static func finding(_ id: CampaignID) -> SQL {
        "SELECT \(sql: CampaignRow.columns) FROM campaigns WHERE id = \(id)"
    }

    public func find(_ ids: [CampaignID]) async throws(FundingError) -> [Campaign] {
        if ids.isEmpty { return [] }
        let found = try await read { reader throws(DatabaseError) in
            var kept: [KeptCampaign] = []
            for part in ids.partsOfFewSizes {
                kept += try reader.query(
                    "SELECT \(sql: CampaignRow.columns) FROM campaigns WHERE id IN \(list: part)",
                    CampaignRow.kept(from:))
            }
            let whole = try ItemRow.whole(kept, reader)
            return Dictionary(whole.map { ($0.id, $0) }) { $1 }
        }
        return ids.compactMap { found[$0] }
    }
}
