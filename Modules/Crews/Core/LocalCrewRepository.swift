import Vocabulary

/// The verbs over a store of this process: policy first, then the transition inside one change.
struct LocalCrewRepository: CrewRepository {
    let service: CrewService
    let principal: Principal

    var store: any CrewStore { service.store }
    var now: Timestamp { service.time.now() }

    func add(
        _ draft: CrewDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView {
        let owner = try CrewPolicy.member(principal)
        let title = try draft.checked()
        let (card, now) = (try await writer(), now)
        let crew = Crew(id: service.ids.next(), owner: owner, title: title, at: now)
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "crews.add", member: owner),
                RequestContent(of: [title]), at: now)
        }
        return CrewView(crew: try await store.insert(crew, request: request), owner: card)
    }

    func crew(_ id: CrewID) async throws(CrewError) -> CrewView {
        guard let crew = try await store.find(id), CrewPolicy.maySee(crew, principal) else {
            throw .notFound
        }
        return try await view(crew)
    }

    func rename(
        _ id: CrewID, _ draft: CrewDraft, expecting version: Version?
    ) async throws(CrewError) -> CrewView {
        _ = try CrewPolicy.member(principal)
        let title = try draft.checked()
        return try await change(id) { crew, now throws(CrewError) in
            try CrewPolicy.requireOwner(of: crew, principal)
            if let version, version != crew.version { throw .changed(crew.version) }
            return try crew.renamed(title, at: now)
        }
    }

    func hide(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await change(id) { crew, now throws(CrewError) in
            try CrewPolicy.requireOwnerOrModerator(of: crew, principal)
            return try crew.hidden(at: now)
        }
    }

    func remove(_ id: CrewID) async throws(CrewError) {
        _ = try await change(id) { crew, now throws(CrewError) in
            try CrewPolicy.requireOwnerOrModerator(of: crew, principal)
            return try crew.removed(at: now)
        }
    }

    func browse(_ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        if case .after(let cursor) = page.start, cursor.scope != CrewScope.all {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.page(page)
        let cards = try await cards(of: Set(found.items.map(\.owner)))
        return found.map { Self.view($0, cards) }
    }

    func change(
        _ id: CrewID, _ decide: (Crew, Timestamp) throws(CrewError) -> Crew
    ) async throws(CrewError) -> CrewView {
        let (card, now) = (try await writer(), now)
        let next = try await store.change(id, by: card.id) { crew throws(CrewError) in
            try decide(crew, now)
        }
        return next.owner == card.id ? CrewView(crew: next, owner: card) : try await view(next)
    }

    /// The card of the acting member, who may write now, and may reach the other one. Throws
    /// `signInRequired`, `notFound` if one has blocked the other, and what else `requireActive` throws.
    func writer(towards other: MemberID? = nil) async throws(CrewError) -> MemberCard {
        try await service.members.requireActive(principal, towards: other, orThrow: CrewError.notFound)
    }

    func view(_ crew: Crew) async throws(CrewError) -> CrewView {
        Self.view(crew, try await cards(of: [crew.owner]))
    }

    func cards(of members: Set<MemberID>) async throws(CrewError) -> [MemberID: MemberCard] {
        try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members)
        }
    }

    static func view(_ crew: Crew, _ cards: [MemberID: MemberCard]) -> CrewView {
        CrewView(crew: crew, owner: cards.card(of: crew.owner))
    }
}
