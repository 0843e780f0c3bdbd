import Vocabulary

extension LocalFundingRepository {
    /// A campaign with its total, both as they are now.
    func view(_ campaign: Campaign) async throws(FundingError) -> CampaignView {
        guard let found = try await found([campaign.id], withItems: true).first else { throw .notFound }
        return found.view
    }

    func views(_ page: Page<Campaign>) async throws(FundingError) -> Page<CampaignView> {
        let found = try await found(page.items.map(\.id), withItems: false)
        return Page(items: found.map(\.view), next: page.next, numbering: page.numbering)
    }

    /// Two reads for any number of campaigns, three for a member, whatever they may see. The totals are asked
    /// for right after the campaigns: a database has read them in the same snapshot.
    func found(_ ids: [CampaignID], withItems: Bool) async throws(FundingError) -> [FoundCampaign] {
        let shown = try await store.shown(ids, withItems: withItems)
        let balances = try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.cashier.balances(of: shown.map { AnyIdentifier($0.campaign.id) })
        }
        var own: [ShelterID: ShelterMember] = [:]
        if let member = principal.memberID {
            own = try await store.places(of: member, in: Array(Set(shown.map(\.shelter.id))))
        }
        let now = now
        return zip(shown, balances).map { shown, balance in
            let (campaign, shelter, counts) = (shown.campaign, shown.shelter, shown.counts)
            let own = own[shelter.id]
            let view = CampaignView(
                campaign: FundingPolicy.shown(campaign), shelter: shelter.card,
                raised: Money(balance.raised, .krw), backers: counts.backers, items: counts.items,
                unreturned: counts.unreturned,
                isCollecting: campaign.isCollecting(at: now) && shelter.mayCollect, role: own?.role)
            return FoundCampaign(
                record: SeenCampaign(campaign: campaign, shelter: shelter, own: own), view: view)
        }
    }

    func view(_ shelter: Shelter, _ own: ShelterMember?) async throws(FundingError) -> ShelterView {
        let cards = try await cards(of: [shelter.owner])
        return ShelterView(
            shelter: FundingPolicy.shown(shelter, own, principal), owner: cards.card(of: shelter.owner),
            role: own?.role)
    }

    func views(
        _ people: [ShelterMember]
    ) async throws(FundingError) -> [ShelterMemberView] {
        let cards = try await cards(of: Set(people.map(\.member)))
        return people.map {
            ShelterMemberView(member: cards.card(of: $0.member), role: $0.role, joinedAt: $0.joinedAt)
        }
    }

    /// Three reads for any number of backings.
    func views(_ backings: [Backing]) async throws(FundingError) -> [BackingView] {
        let cards = try await cards(of: Set(backings.map(\.member)))
        let found = try await store.find(Array(Set(backings.map(\.campaign))))
        let campaigns = Dictionary(found.map { ($0.id, $0) }) { $1 }
        let receipts = try await store.receipts(having: backings.map(\.id))
        return backings.compactMap { backing in
            guard let campaign = campaigns[backing.campaign] else { return nil }
            let isPayer = backing.state.isUnpaid && principal.isMember(backing.member)
            return BackingView(
                backing: backing, backer: cards.card(of: backing.member),
                campaignTitle: campaign.hiddenAt == nil ? campaign.details.title : "",
                campaignState: campaign.state,
                receipt: receipts[backing.id], terms: isPayer ? campaign.refundTerms : nil)
        }
    }

    func views(_ page: Page<Backing>) async throws(FundingError) -> Page<BackingView> {
        Page(items: try await views(page.items), next: page.next, numbering: page.numbering)
    }

    func view(_ backing: Backing) async throws(FundingError) -> BackingView {
        guard let view = try await views([backing]).first else { throw .notFound }
        return view
    }

    func views(_ page: Page<Receipt>) async throws(FundingError) -> Page<ReceiptView> {
        let found = try await store.shelters(Array(Set(page.items.map(\.shelter))))
        let shelters = Dictionary(found.map { ($0.id, $0.card) }) { $1 }
        let views = page.items.compactMap { receipt in
            shelters[receipt.shelter].map { ReceiptView(receipt: receipt, shelter: $0) }
        }
        return Page(items: views, next: page.next, numbering: page.numbering)
    }

    func view(_ receipt: Receipt) async throws(FundingError) -> ReceiptView {
        guard let view = try await views(Page(items: [receipt])).items.first else { throw .notFound }
        return view
    }
}
