import Vocabulary

extension LocalCrewRepository {
    func found(
        _ draft: CrewDraft, cover: PictureID?, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView {
        let owner = try CrewPolicy.member(principal)
        let details = try draft.checked(in: service.zones)
        try await writer()
        let now = now
        let crew = Crew(id: service.ids.next(), owner: owner, details, at: now)
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "crews.found", member: owner), details.content(cover),
                at: now)
        }
        return try await view(keep(crew, showing: cover, request))
    }

    func crew(_ id: CrewID) async throws(CrewError) -> CrewView { try await view(seen(id).crew) }

    func edit(
        _ id: CrewID, _ draft: CrewDraft, cover: PictureID?, expecting version: Version?
    ) async throws(CrewError) -> CrewView {
        let actor = try CrewPolicy.member(principal)
        let details = try draft.checked(in: service.zones)
        try await writer()
        let before = try await seen(id)
        try CrewPolicy.requireManager(of: before.crew, before.own, principal)
        let card = try await card(of: cover, for: before.crew, by: actor)
        let most = CrewDraft.capacities.upperBound
        let question = SeatQuestion(of: id, by: actor, mostFreed: most)
        let file = try await service.decide(question) { [principal] file, engine throws(CrewError) in
            try CrewPolicy.requireManager(of: file.crew, file.actor, principal)
            if let version, version != file.crew.version { throw .changed(file.crew.version) }
            return try engine.edit(details, cover: card, by: actor)
        }
        await service.pictures.follow(file.crew.pictureNews(since: before.crew, at: now))
        return try await view(file.crew)
    }

    func close(_ id: CrewID) async throws(CrewError) -> CrewView {
        let owner = try CrewPolicy.member(principal)
        try await writer(ending: true)
        let question = SeatQuestion(of: id, by: owner, reach: .everyone)
        // Read with the decision's eyes: which fees come back is decided by who is of the crew.
        let before = try await service.decide(question) { [principal] file, _ throws(CrewError) in
            try CrewPolicy.requireOwner(of: file.crew, file.actor, principal)
            return CrewChange()
        }
        if before.crew.state == .closed { return try await view(before.crew) }
        let orders = SeatEngine.ordersToReturn(before.others, at: now)
        try await service.requireSettled(id, returning: orders)
        let file = try await service.decide(question) { [principal] file, engine throws(CrewError) in
            try CrewPolicy.requireOwner(of: file.crew, file.actor, principal)
            return try engine.close(returning: orders)
        }
        // An outage leaves the rest to the jobs.
        _ = try? await service.finishAll(of: id)
        await service.pictures.follow(file.crew.pictureNews(since: before.crew, at: now))
        return try await view(file.crew)
    }

    func reopen(_ id: CrewID) async throws(CrewError) -> CrewView {
        let owner = try CrewPolicy.member(principal)
        try await writer()
        let most = CrewError.mostOwned
        if try await store.crewCount(of: owner).owned >= most { throw .tooManyCrews(most) }
        let file = try await service.decide(SeatQuestion(of: id, by: owner)) {
            [principal] file, engine throws(CrewError) in
            try CrewPolicy.requireOwner(of: file.crew, file.actor, principal)
            guard let own = file.actor else { throw .notFound }
            return try engine.reopen(with: own)
        }
        await service.pictures.follow(OutboxMessage(picturesOf: AnyIdentifier(id), at: now))
        return try await view(file.crew)
    }
}

extension LocalCrewRepository {
    func browse(_ query: CrewQuery, _ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        let filter = try query.checked()
        try require(page, of: filter.scope)
        let found = try await service.members.page(page, for: principal, by: { (crew: Crew) in [crew.owner] })
        {
            page, hidden throws(CrewError) in
            var filter = filter
            filter.hidden = hidden
            return try await store.page(filter, page)
        }
        return try await views(found)
    }

    func crews(of member: MemberID, _ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        let isOwn = principal.isMember(member)
        let states = isOwn ? CrewScope.own : MembershipList.members.states
        let scope = CrewScope.crews(of: member, in: states, openOnly: !isOwn)
        try require(page, of: scope)
        if !isOwn, try await hides(member) { return Page(items: []) }
        if isOwn {
            let found = try await store.page(of: member, in: states, openOnly: false, hiding: [], page)
            return try await views(found.map(\.crew))
        }
        let found = try await service.members.page(
            page, for: principal, by: { (found: CrewStanding) in [found.crew.owner] }
        ) { page, hidden throws(CrewError) in
            try await store.page(of: member, in: states, openOnly: true, hiding: hidden, page)
        }
        return try await views(found.map(\.crew))
    }
}

extension LocalCrewRepository {
    /// Inserts a crew with its cover and its owner's membership, or answers the crew of a repeated request,
    /// which has claimed the cover by now.
    private func keep(
        _ crew: Crew, showing cover: PictureID?, _ request: IdempotentRequest?
    ) async throws(CrewError) -> Crew {
        let founder = Membership(foundingOf: crew, id: service.ids.next())
        guard let cover else { return try await store.insert(crew, founder, request: request) }
        return try await CrewError.keepingOnce { () throws(CrewError) -> Crew? in
            guard let request else { return nil }
            return try await store.founded(for: request)
        } claiming: { () throws(CrewError) in
            [try await claim(cover, for: crew.id, by: crew.owner)]
        } keep: { cards throws(CrewError) in
            let shown = cards.first.map(crew.showing) ?? crew
            let kept = try await store.insert(shown, founder, request: request)
            await service.pictures.follow(kept.pictureNews(since: nil, at: kept.createdAt))
            return kept
        }
    }

    /// The card of the cover that a crew gets, claimed unless it has it; nil for none. Throws as `claim`.
    private func card(
        of cover: PictureID?, for crew: Crew, by member: MemberID
    ) async throws(CrewError) -> PictureCard? {
        guard let cover else { return nil }
        return cover == crew.cover ? crew.coverCard : try await claim(cover, for: crew.id, by: member)
    }

    /// Claims a cover for a crew. Throws `invalidFields` about `cover` if the member cannot use it.
    private func claim(
        _ cover: PictureID, for id: CrewID, by member: MemberID
    ) async throws(CrewError) -> PictureCard {
        let cards = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.pictures.claim([cover], for: AnyIdentifier(id), by: member)
        }
        guard let card = cards[cover] else { throw .invalidFields([FieldError("cover", .unusable)]) }
        return card
    }
}

extension CrewDetails {
    /// The content of a request that founds a crew with these details.
    fileprivate func content(_ cover: PictureID?) -> RequestContent {
        let schedule = schedule.map { "\($0.weekday) \($0.minute) \($0.zone)" }
        let fee = "\(fee.amount.minorUnits) \(fee.fullDays) \(fee.halfDays)"
        return RequestContent(of: [
            name, sport.rawValue, otherSport, place, schedule, introduction, "\(uniform)", "\(capacity)", fee,
            joining.rawValue, cover.map { "\($0)" },
        ])
    }
}
