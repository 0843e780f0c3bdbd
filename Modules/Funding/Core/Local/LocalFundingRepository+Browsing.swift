import Vocabulary

extension LocalFundingRepository {
    func browse(
        _ query: CampaignQuery, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView> {
        let (filter, now) = (try query.checked(), now)
        try require(page, of: filter.scope)
        let hidden = try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hiddenMembers(from: principal)
        }
        var seen = filter
        seen.hidden = hidden.leftOut
        let found = try await views(store.page(seen, page, at: now))
        guard case .crowd = hidden else { return found }
        return try await withoutHidden(found)
    }

    func campaign(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        guard let found = try await found([id], withItems: true).first else { throw .notFound }
        if try await maySee(found.record) { return found.view }
        // A backer sees what they have backed, whatever became of it.
        guard let member = principal.memberID, try await store.hasBacked(member, id) else { throw .notFound }
        return found.view
    }

    func campaigns(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView> {
        let seen = try await seen(shelter)
        if !principal.has(.operator) { try FundingPolicy.requirePlace(seen.own) }
        try require(page, of: FundingScope.campaigns(of: shelter))
        return try await views(store.page(of: shelter, page))
    }

    func payouts(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<Payout> {
        _ = try await campaign(id)
        try require(page, of: FundingScope.payouts(of: id))
        return try await store.payouts(of: id, postedOnly: true, page).map(\.shown)
    }

    /// A page without the campaigns of hidden owners, where these are too many for a statement.
    private func withoutHidden(_ page: Page<CampaignView>) async throws(FundingError) -> Page<CampaignView> {
        let ids = Array(Set(page.items.map(\.shelter.id)))
        let owners = Dictionary(try await store.shelters(ids).map { ($0.id, $0.owner) }) { $1 }
        let hidden = try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hiddenMembers(among: Set(owners.values), from: principal)
        }
        var seen = page
        seen.items.removeAll { owners[$0.shelter.id].map(hidden.contains) ?? true }
        return seen
    }
}
