public import Vocabulary

extension InMemoryFundingStore {
    public func update(_ id: UpdateID) async throws(FundingError) -> CampaignUpdate? { updates[id] }

    public func updates(_ ids: [UpdateID]) async throws(FundingError) -> [CampaignUpdate] {
        ids.compactMap { updates[$0] }
    }

    public func update(madeFor request: IdempotentRequest) async throws(FundingError) -> CampaignUpdate? {
        try answer(made, to: request)?.typed(UpdateSubject.self).flatMap { updates[$0] }
    }

    public func updates(
        of campaign: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignUpdate> {
        KeysetPage.cut(
            updates.values, page, scope: FundingScope.updates(of: campaign), key: \.createdAt.microseconds,
            id: \.id.raw,
            where: { update in
                update.campaign == campaign && update.hiddenAt == nil
                    && (!deliveriesOnly || update.matter.isDelivery)
            })
    }

    public func payout(_ transfer: String) async throws(FundingError) -> Payout? { payouts[transfer] }

    public func payouts(
        of campaign: CampaignID, postedOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<Payout> {
        KeysetPage.cut(
            payouts.values, page, scope: FundingScope.payouts(of: campaign), key: \.createdAt.microseconds,
            id: \.act.id.raw,
            where: { $0.campaign == campaign && (!postedOnly || $0.state == .posted) })
    }

    public func pendingPayouts(limit: Int) async throws(FundingError) -> [Payout] {
        let pending = payouts.values.filter { $0.state == .pending }
        return Array(
            pending.sorted { ($0.createdAt, $0.transfer) < ($1.createdAt, $1.transfer) }.prefix(limit))
    }
}
