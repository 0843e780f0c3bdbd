import Vocabulary

extension LocalFundingRepository {
    func tell(
        _ id: CampaignID, _ draft: UpdateDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> UpdateView {
        let author = try await writer()
        let seen = try await seen(id)
        try FundingPolicy.requirePlace(seen.own)
        let text = try draft.checked(for: seen.campaign)
        let (update, now): (UpdateID, Timestamp) = (service.ids.next(), now)
        let request = request(key, "funding.tell", by: author, ["\(id)"] + draft.content)
        let kept = try await FundingError.keepingOnce { () throws(FundingError) -> CampaignUpdate? in
            guard let request else { return nil }
            return try await store.update(madeFor: request)
        } claiming: { () throws(FundingError) in
            try await claim(draft.photos, beside: [], for: AnyIdentifier(update), by: author)
        } keep: { cards throws(FundingError) in
            try await keep(
                CampaignUpdate(
                    id: update, campaign: id, author: author, matter: draft.matter, text: text,
                    photos: cards.map { FundingPhoto($0, by: author) }, hiddenAt: nil, createdAt: now,
                    version: .first), request)
        }
        let cards = try await cards(of: [kept.author])
        return UpdateView(update: kept, author: cards.card(of: kept.author))
    }

    func updates(
        of id: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<UpdateView> {
        _ = try await campaign(id)
        try require(page, of: FundingScope.updates(of: id))
        let found = try await store.updates(of: id, deliveriesOnly: deliveriesOnly, page)
        let cards = try await cards(of: Set(found.items.map(\.author)))
        return found.map { UpdateView(update: $0, author: cards.card(of: $0.author)) }
    }

    /// Inserts an update, or answers that of a repeated request.
    private func keep(
        _ update: CampaignUpdate, _ request: IdempotentRequest?
    ) async throws(FundingError) -> CampaignUpdate {
        let question = CampaignQuestion(of: update.campaign, by: update.author, update: update.id)
        _ = try await service.decide(question, request: request) { file, engine throws(FundingError) in
            try FundingPolicy.requirePlace(file.people.first { $0.member == update.author })
            return try engine.tell(update)
        }
        await service.pictures.follow(update.pictureNews(since: nil, at: update.createdAt))
        guard let request else { return update }
        return try await store.update(madeFor: request) ?? update
    }
}
