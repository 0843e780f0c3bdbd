import Vocabulary

extension LocalFundingRepository {
    func draft(
        _ draft: CampaignDraft, of shelter: ShelterID, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> CampaignView {
        let actor = try await writer()
        let seen = try await seen(shelter)
        try FundingPolicy.requireManager(seen.own)
        let details = try draft.checked(in: service.zones, at: now)
        let campaign = Campaign(id: service.ids.next(), of: shelter, details, at: now)
        let request = request(key, "funding.draft", by: actor, ["\(shelter)"] + draft.content)
        let kept = try await FundingError.keepingOnce { () throws(FundingError) -> Campaign? in
            guard let request else { return nil }
            return try await store.drafted(for: request)
        } claiming: { () throws(FundingError) in
            try await claim(draft.pictures, beside: [], for: AnyIdentifier(campaign.id), by: actor)
        } keep: { cards throws(FundingError) in
            let shown = campaign.showing(cards, of: draft, by: actor)
            let kept = try await store.insert(shown, by: actor, request: request)
            await service.pictures.follow(kept.pictureNews(since: nil, at: kept.createdAt))
            return kept
        }
        return try await view(kept)
    }

    func edit(
        _ id: CampaignID, _ draft: CampaignDraft, expecting version: Version?
    ) async throws(FundingError) -> CampaignView {
        let actor = try await writer()
        let before = try await seen(id)
        try FundingPolicy.requireManager(before.own)
        let details = try draft.checked(of: before.campaign, in: service.zones, at: now)
        let cards = try await claim(
            draft.pictures, beside: before.campaign.allPhotos, for: AnyIdentifier(id), by: actor)
        var edited = before.campaign
        edited.details = details
        let next = edited.showing(cards, of: draft, by: actor, beside: before.campaign.allPhotos)
        let file = try await manage(id, sums: .all, by: actor) { engine throws(FundingError) in
            try engine.edit(next, expecting: version)
        }
        await service.pictures.follow(file.campaign.pictureNews(since: before.campaign, at: now))
        return try await view(file.campaign)
    }

    func open(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        let actor = try await writer()
        let before = try await seen(id)
        let question = CampaignQuestion(of: id, by: actor, wantsOthers: true)
        let zones = service.zones
        let file = try await manage(question, by: actor) { engine throws(FundingError) in
            try engine.open(in: zones)
        }
        await service.pictures.follow(file.campaign.pictureNews(since: before.campaign, at: now))
        return try await view(file.campaign)
    }

    func extend(_ id: CampaignID, to deadline: DeadlineDraft) async throws(FundingError) -> CampaignView {
        let actor = try await writer()
        _ = try await seen(id)
        var form = FormReading()
        let zones = service.zones
        let checked = deadline.checked(in: zones, &form)
        try form.finish()
        guard let checked else { throw .invalidFields([FieldError("deadline", .required)]) }
        let file = try await manage(id, by: actor) { engine throws(FundingError) in
            try engine.extend(to: checked, in: zones, by: actor)
        }
        return try await view(file.campaign)
    }

    func close(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        let actor = try await writer(ending: true)
        _ = try await seen(id)
        let file = try await manage(id, sums: .all, by: actor) { engine throws(FundingError) in
            try engine.close(by: actor)
        }
        return try await view(file.campaign)
    }

    func cancel(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        let actor = try await writer(ending: true)
        _ = try await seen(id)
        let file = try await manage(id, sums: .all, by: actor) { engine throws(FundingError) in
            try engine.cancel(by: actor)
        }
        return try await view(file.campaign)
    }

    func lack(_ item: Int, in id: CampaignID) async throws(FundingError) -> CampaignView {
        let actor = try await writer(ending: true)
        _ = try await seen(id)
        let file = try await manage(id, by: actor) { engine throws(FundingError) in try engine.lack(item) }
        return try await view(file.campaign)
    }

    /// Decides about a campaign as the owner of its shelter. Throws `managersOnly`.
    private func manage(
        _ id: CampaignID, sums: CampaignQuestion.Sums = .none, by actor: MemberID,
        _ decision: @escaping @Sendable (CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        try await manage(CampaignQuestion(of: id, by: actor, sums: sums), by: actor, decision)
    }

    private func manage(
        _ question: CampaignQuestion, by actor: MemberID,
        _ decision: @escaping @Sendable (CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        try await service.decide(question) { file, engine throws(FundingError) in
            try FundingPolicy.requireManager(file.people.first { $0.member == actor })
            return try decision(engine)
        }
    }
}
