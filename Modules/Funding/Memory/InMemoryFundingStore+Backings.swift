public import Vocabulary

extension InMemoryFundingStore {
    public func backing(_ id: BackingID) async throws(FundingError) -> Backing? { backings[id] }

    public func backing(madeFor request: IdempotentRequest) async throws(FundingError) -> Backing? {
        try answer(made, to: request)?.typed(BackingSubject.self).flatMap { backings[$0] }
    }

    public func backings(
        _ list: BackingList, _ page: PageRequest
    ) async throws(FundingError) -> Page<Backing> {
        KeysetPage.cut(
            backings.all, page, scope: list.scope, key: \.sortKey, id: \.id.raw,
            where: { list.matches($0) })
    }

    public func hasBacked(_ member: MemberID, _ campaign: CampaignID) async throws(FundingError) -> Bool {
        backings.of(campaign).contains { $0.member == member && $0.state.wasPaid }
    }

    public func backedYears(of member: MemberID) async throws(FundingError) -> [BackedYear] {
        var years: [Int64: BackedYear] = [:]
        for backing in backings.of(member) {
            guard let backedAt = backing.backedAt, backing.kept.minorUnits > 0 else { continue }
            let year = backedAt.koreanYear
            let known = years[year]
            years[year] = BackedYear(
                year: year,
                amount: Money((known?.amount.minorUnits ?? 0) + backing.kept.minorUnits, .krw),
                backings: (known?.backings ?? 0) + 1)
        }
        return years.values.sorted { $0.year > $1.year }
    }

    public func ranOut(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing] {
        backings.first(limit, by: { $0.until ?? now }, where: { $0.hasRunOut(at: now) })
    }

    public func toGiveBack(limit: Int) async throws(FundingError) -> [Backing] {
        let refunding = campaigns.values.filter { $0.state == .refunding }
        let all = refunding.sorted { ($0.since, $0.id) < ($1.since, $1.id) }.flatMap { campaign in
            backings.of(campaign.id).filter { $0.state == .backed && $0.refund == nil }
                .sorted { $0.id < $1.id }
        }
        return Array(all.prefix(limit))
    }

    public func unfinished(
        of campaign: CampaignID?, at now: Timestamp, limit: Int
    ) async throws(FundingError) -> [Backing] {
        backings.first(limit, by: { $0.refund?.nextAt ?? now }) { backing in
            backing.refund.map { $0.nextAt <= now } ?? false
                && (campaign == nil || campaign == backing.campaign)
        }
    }

    public func toAsk(limit: Int) async throws(FundingError) -> [UnaskedItem] {
        var unasked: [UnaskedItem] = []
        for campaign in campaigns.values.filter({ !$0.missing.isEmpty }).sorted(by: { $0.id < $1.id }) {
            for item in campaign.missing.sorted() {
                let asked = backings.of(campaign.id).filter { backing in
                    campaign.isCutShort
                        ? backing.owes(item, lacking: campaign.missing) : backing.isUnasked(about: item)
                }
                unasked += asked.sorted { $0.id < $1.id }.map { UnaskedItem(backing: $0, item: item) }
            }
        }
        return Array(unasked.prefix(limit))
    }

    public func choicesOver(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing] {
        backings.first(
            limit, by: { $0.choices.filter { $0.answer == .open }.map(\.until).min() ?? now },
            where: { !$0.overdueItems(at: now).isEmpty })
    }
}

extension Backing {
    /// Whether its backer is still to be asked about an item.
    fileprivate func isUnasked(about item: Int) -> Bool {
        state == .backed && lines.contains { $0.item == item } && !choices.contains { $0.item == item }
    }
}
