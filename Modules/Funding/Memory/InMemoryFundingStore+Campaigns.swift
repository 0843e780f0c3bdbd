public import Vocabulary

extension InMemoryFundingStore {
    public func insert(
        _ campaign: Campaign, by actor: MemberID, request: IdempotentRequest?
    ) async throws(FundingError) -> Campaign {
        try requireOpen(actor)
        if let request, let known = try answer(drafts, to: request) {
            guard let campaign = campaigns[known] else { throw .service(.keyInFlight) }
            return campaign
        }
        guard campaigns[campaign.id] == nil else { throw .service(.internal("campaign identifier taken")) }
        guard shelters[campaign.shelter] != nil else { throw .notFound }
        let own = (people[campaign.shelter] ?? []).first { $0.member == actor }
        guard own?.manages ?? false else { throw .managersOnly }
        let count = campaigns.values.count { other in
            other.shelter == campaign.shelter && (other.state == .draft || other.state.isLive)
        }
        if count >= FundingError.mostOfShelter { throw .tooManyCampaigns(FundingError.mostOfShelter) }
        campaigns[campaign.id] = campaign
        if let news = campaign.pictureNews(since: nil, at: campaign.createdAt) { waiting.append(news) }
        if let request { drafts.keep(campaign.id, for: request) }
        return campaign
    }

    public func drafted(for request: IdempotentRequest) async throws(FundingError) -> Campaign? {
        try answer(drafts, to: request).flatMap { campaigns[$0] }
    }

    public func find(_ id: CampaignID) async throws(FundingError) -> Campaign? { campaigns[id] }

    public func find(_ ids: [CampaignID]) async throws(FundingError) -> [Campaign] {
        ids.compactMap { campaigns[$0] }
    }

    public func page(
        _ filter: CampaignFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(FundingError) -> Page<Campaign> {
        KeysetPage.cut(
            campaigns.values, page, scope: filter.scope, key: { filter.sortKey($0) }, id: \.id.raw,
            where: { campaign in
                guard let owner = shelters[campaign.shelter]?.owner else { return false }
                return filter.matches(campaign, ownedBy: owner, at: now)
            })
    }

    public func page(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<Campaign> {
        KeysetPage.cut(
            campaigns.values, page, scope: FundingScope.campaigns(of: shelter),
            key: \.createdAt.microseconds, id: \.id.raw, where: { $0.shelter == shelter })
    }

    public func due(at now: Timestamp, limit: Int) async throws(FundingError) -> [CampaignID] {
        let due = campaigns.values.filter { campaign in
            if let moment = campaign.changesAt { return moment <= now }
            guard campaign.state == .deciding || campaign.state == .refunding else { return false }
            let tally = backings.tally(of: campaign.id)
            return campaign.decided(by: tally, at: now) != nil || campaign.returned(tally, at: now) != nil
        }
        func moment(_ campaign: Campaign) -> Timestamp { campaign.changesAt ?? campaign.since }
        return due.sorted { (moment($0), $0.id) < (moment($1), $1.id) }.prefix(limit).map(\.id)
    }

    public func nextChange(after now: Timestamp) async throws(FundingError) -> Timestamp? {
        campaigns.values.compactMap(\.changesAt).filter { $0 > now }.min()
    }

    public func shown(
        _ ids: [CampaignID], withItems: Bool
    ) async throws(FundingError) -> [ShownCampaign] {
        ids.compactMap { id in
            guard let campaign = campaigns[id], let shelter = shelters[campaign.shelter] else { return nil }
            let tally = backings.tally(of: id)
            let hasItems = withItems && !campaign.details.goal.items.isEmpty
            return ShownCampaign(
                campaign: campaign, shelter: shelter,
                counts: CampaignCounts(
                    backers: BackerCount(tally.backed), items: hasItems ? tally.items : [:],
                    unreturned: campaign.givesBack ? tally.unreturned : nil))
        }
    }

    public func tell(limit: Int) async throws(FundingError) -> Int {
        var empty = 0
        while empty < limit, let telling = tellings.first {
            let paid = backings.of(telling.campaign).filter { $0.state.wasPaid }.sorted { $0.id < $1.id }
            let next = paid.filter { backing in telling.after.map { backing.id > $0 } ?? true }.prefix(limit)
            append(next.compactMap { telling.notice(to: $0.member) }.map { OutboxMessage($0) })
            if next.count < limit {
                tellings.removeFirst()
            } else {
                tellings[0].after = next.last?.id
            }
            if !next.isEmpty { return empty + next.count }
            empty += 1
        }
        return empty
    }
}
