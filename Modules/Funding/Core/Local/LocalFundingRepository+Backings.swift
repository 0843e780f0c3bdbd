import Vocabulary

extension LocalFundingRepository {
    func back(
        _ id: CampaignID, _ draft: BackingDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> BackingView {
        let member = try FundingPolicy.member(principal)
        let seen = try await seen(id)
        try await writer(towards: seen.shelter.owner)
        let request = request(key, "funding.back", by: member, ["\(id)"] + draft.content)
        if let request, let known = try await store.backing(madeFor: request) { return try await view(known) }
        let new = BackingDecision(draft: draft, id: service.ids.next(), member: member)
        let question = CampaignQuestion(of: id, of: member, by: member)
        let file = try await service.decide(question, request: request) { file, engine throws(FundingError) in
            try engine.back(new.backing(of: file.campaign, at: engine.now))
        }
        if let request, let known = try await store.backing(madeFor: request) { return try await view(known) }
        guard let backing = file.backing else { throw .notFound }
        return try await view(backing)
    }

    func backing(_ id: BackingID) async throws(FundingError) -> BackingView {
        _ = try FundingPolicy.member(principal)
        guard let backing = try await store.backing(id) else { throw .notFound }
        if !principal.isMember(backing.member), !principal.has(.operator) {
            guard try await isTreasurer(of: backing.campaign) else { throw .notFound }
        }
        return try await view(backing)
    }

    func leave(_ id: BackingID) async throws(FundingError) -> BackingView {
        let changed = try await change(id) { backing, engine throws(FundingError) in
            try engine.withdraw(backing)
        }
        // An outage leaves the refund to the jobs.
        try? await service.refund(changed)
        return try await backing(id)
    }

    func choose(
        _ answer: ItemChoice.Answer, for item: Int, of id: BackingID
    ) async throws(FundingError) -> BackingView {
        let changed = try await change(id) { backing, engine throws(FundingError) in
            try engine.choose(backing, answer, for: item)
        }
        try? await service.refund(changed)
        return try await backing(id)
    }

    func backers(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<BackerCard> {
        _ = try await campaign(id)
        let list = BackingList.named(id)
        try require(page, of: list.scope)
        let found = try await store.backings(list, page)
        let cards = try await cards(of: Set(found.items.map(\.member)))
        return found.map { backing in
            BackerCard(
                member: cards.card(of: backing.member), message: backing.message,
                day: (backing.backedAt ?? backing.createdAt).koreanDay)
        }
    }

    func backings(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        _ = try FundingPolicy.member(principal)
        _ = try await seen(id)
        if !principal.has(.operator) {
            guard try await isTreasurer(of: id) else { throw .treasurersOnly }
        }
        let list = BackingList.all(id)
        try require(page, of: list.scope)
        return try await views(store.backings(list, page))
    }

    func ownBackings(_ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        let list = BackingList.of(try FundingPolicy.member(principal))
        try require(page, of: list.scope)
        return try await views(store.backings(list, page))
    }

    func ownYears() async throws(FundingError) -> [BackedYear] {
        try await store.backedYears(of: FundingPolicy.member(principal))
    }
}

extension LocalFundingRepository {
    /// Whether the principal knows the backers of a campaign.
    private func isTreasurer(of id: CampaignID) async throws(FundingError) -> Bool {
        guard let member = principal.memberID, let campaign = try await store.find(id) else { return false }
        let people = try await store.people(of: campaign.shelter)
        return people.first { $0.member == member }?.keepsMoney(among: people) ?? false
    }

    /// Decides about the principal's own backing. Throws `notFound` where there is none.
    private func change(
        _ id: BackingID,
        _ decision: @escaping @Sendable (Backing, CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> Backing {
        let member = try await writer(ending: true)
        guard let backing = try await store.backing(id), backing.member == member else { throw .notFound }
        let file = try await service.decide(about: backing, by: member, decision)
        guard let changed = file.backing else { throw .notFound }
        return changed
    }
}

/// A backing that is about to be made, by the prices that the campaign has in the transaction.
private struct BackingDecision: Sendable {
    let draft: BackingDraft
    let id: BackingID
    let member: MemberID

    func backing(of campaign: Campaign, at now: Timestamp) throws(FundingError) -> Backing {
        Backing(id: id, of: campaign.id, by: member, try draft.checked(for: campaign), at: now)
    }
}
