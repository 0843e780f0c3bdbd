import Vocabulary

extension LocalFundingRepository {
    func found(
        _ draft: ShelterDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> ShelterView {
        let owner = try FundingPolicy.member(principal)
        let details = try draft.checked()
        try await writer()
        let shelter = Shelter(id: service.ids.next(), owner: owner, details, at: now)
        let request = request(key, "shelters.found", by: owner, draft.content)
        let kept = try await FundingError.keepingOnce { () throws(FundingError) -> Shelter? in
            guard let request else { return nil }
            return try await store.founded(for: request)
        } claiming: { () throws(FundingError) in
            let pictures = [draft.photo].compactMap(\.self)
            return try await claim(
                pictures, beside: [], for: AnyIdentifier(shelter.id), by: owner, field: "photo")
        } keep: { cards throws(FundingError) in
            var shown = shelter
            shown.photo = cards.first.map { FundingPhoto($0, by: owner) }
            let kept = try await store.insert(shown, request: request)
            await service.pictures.follow(kept.pictureNews(since: nil, at: kept.createdAt))
            return kept
        }
        return try await view(kept, place(in: kept.id))
    }

    func shelter(_ id: ShelterID) async throws(FundingError) -> ShelterView {
        let seen = try await seen(id)
        return try await view(seen.shelter, seen.own)
    }

    func shelters(
        _ query: ShelterQuery, _ page: PageRequest
    ) async throws(FundingError) -> Page<ShelterView> {
        let filter = try query.checked()
        if !filter.state.isPublic { try FundingPolicy.requireOperator(principal) }
        try require(page, of: filter.scope)
        let found = try await service.members.page(
            page, for: principal, by: { (shelter: Shelter) in [shelter.owner] }
        ) { page, hidden throws(FundingError) in
            var filter = filter
            filter.hidden = hidden
            return try await store.page(filter, page)
        }
        var own: [ShelterID: ShelterMember] = [:]
        if let member = principal.memberID {
            own = try await store.places(of: member, in: found.items.map(\.id))
        }
        let cards = try await cards(of: Set(found.items.map(\.owner)))
        return found.map { shelter in
            ShelterView(
                shelter: FundingPolicy.shown(shelter, own[shelter.id], principal),
                owner: cards.card(of: shelter.owner), role: own[shelter.id]?.role)
        }
    }

    func ownShelters() async throws(FundingError) -> [ShelterView] {
        let member = try FundingPolicy.member(principal)
        let shelters = try await store.shelters(of: member)
        let own = try await store.places(of: member, in: shelters.map(\.id))
        let cards = try await cards(of: Set(shelters.map(\.owner)))
        return shelters.map { shelter in
            ShelterView(
                shelter: FundingPolicy.shown(shelter, own[shelter.id], principal),
                owner: cards.card(of: shelter.owner), role: own[shelter.id]?.role)
        }
    }

    func edit(
        _ id: ShelterID, _ draft: ShelterDraft, expecting version: Version?
    ) async throws(FundingError) -> ShelterView {
        let actor = try FundingPolicy.member(principal)
        let details = try draft.checked()
        try await writer()
        let before = try await seen(id)
        try FundingPolicy.requireManager(before.own)
        let shown = [before.shelter.photo].compactMap(\.self)
        let cards = try await claim(
            [draft.photo].compactMap(\.self), beside: shown, for: AnyIdentifier(id), by: actor, field: "photo"
        )
        let photo = [FundingPhoto].of(cards, beside: shown, by: actor).first
        let file = try await change(id, by: actor) { engine throws(FundingError) in
            try engine.edit(details, photo: photo, expecting: version)
        }
        await service.pictures.follow(file.shelter.pictureNews(since: before.shelter, at: now))
        return try await view(file.shelter, before.own)
    }

    func people(of id: ShelterID) async throws(FundingError) -> [ShelterMemberView] {
        _ = try await seen(id)
        return try await views(store.people(of: id))
    }

    func nameAccount(_ account: BankAccount, of id: ShelterID) async throws(FundingError) -> ShelterView {
        let actor = try FundingPolicy.member(principal)
        let account = try account.checked()
        try await writer()
        let seen = try await seen(id)
        let file = try await service.decide(about: id, by: actor) { file, engine throws(FundingError) in
            let own = file.people.first { $0.member == actor }
            try FundingPolicy.requireTreasurer(own, among: file.people)
            return try engine.name(account)
        }
        return try await view(file.shelter, seen.own)
    }

    func setRole(
        _ role: ShelterRole, of member: MemberID, in id: ShelterID
    ) async throws(FundingError) -> [ShelterMemberView] {
        let actor = try await writer(towards: member)
        _ = try await seen(id)
        let cards = try await cards(of: [member])
        if cards[member]?.isWithdrawn ?? true { throw .notFound }
        let file = try await change(id, by: actor) { engine throws(FundingError) in
            try engine.set(role, of: member)
        }
        return try await views(file.people)
    }

    func remove(_ member: MemberID, from id: ShelterID) async throws(FundingError) -> [ShelterMemberView] {
        let actor = try await writer(ending: true)
        _ = try await seen(id)
        let file = try await service.decide(about: id, by: actor) { file, engine throws(FundingError) in
            if member != actor {
                try FundingPolicy.requireManager(file.people.first { $0.member == actor })
            }
            return try engine.remove(member, by: actor)
        }
        return try await views(file.people)
    }

    /// Decides about a shelter as its owner. Throws `managersOnly`.
    private func change(
        _ id: ShelterID, by actor: MemberID,
        _ decision: @escaping @Sendable (ShelterEngine) throws(FundingError) -> ShelterChange
    ) async throws(FundingError) -> ShelterFile {
        try await service.decide(about: id, by: actor) { file, engine throws(FundingError) in
            try FundingPolicy.requireManager(file.people.first { $0.member == actor })
            return try decision(engine)
        }
    }
}
