import Vocabulary

/// The verbs over a local store: policy, then pending steps of earlier decisions, then the transition inside
/// one change, then the market.
struct LocalDealRepository: DealRepository {
    let service: DealService
    let principal: Principal

    var store: any DealStore { service.store }
    var now: Timestamp { service.time.now() }

    func deal(_ id: DealID) async throws(DealError) -> DealView {
        try await view(own(id))
    }

    func deals(_ filter: DealFilter, _ page: PageRequest) async throws(DealError) -> Page<DealView> {
        let member = try DealPolicy.member(principal)
        if case .after(let cursor) = page.start, cursor.scope != filter.scope(of: member) {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.page(of: member, filter, page, at: now)
        let cards = try await cards(of: Set(found.items.flatMap { [$0.seller, $0.buyer] }))
        return found.map { Self.view($0, for: member, cards) }
    }

    func setContact(on id: DealID, to contact: String) async throws(DealError) -> DealView {
        let member = try DealPolicy.member(principal)
        let contact = try DealTexts.contact(contact)
        // A contact reaches the other party; removing it does not.
        return try await change(id, towards: !contact.isEmpty) { deal, now throws(DealError) in
            try DealPolicy.requireParty(member, of: deal)
            return try deal.settingContact(of: member, to: contact, at: now)
        }
    }
}

extension LocalDealRepository {
    /// A deal of the principal's, without pending steps.
    func own(_ id: DealID) async throws(DealError) -> Deal {
        let member = try DealPolicy.member(principal)
        guard let deal = try await store.find(id, at: now) else { throw .notFound }
        try DealPolicy.requireParty(member, of: deal)
        guard deal.step != nil else { return deal }
        guard let finished = try await service.finish(deal).deal else { throw .notFound }
        return finished
    }

    /// Writes the deal's next value from `decide`, unless it is nil, and performs its step in the market.
    /// Throws the market's refusal.
    func change(
        _ id: DealID, towards other: Bool = false,
        _ decide: (Deal, Timestamp) throws(DealError) -> Deal?
    ) async throws(DealError) -> DealView {
        let before = try await own(id)
        let member = try DealPolicy.member(principal)
        // An open deal goes on even if a party is silenced.
        try await writer(towards: other ? before.other(than: member) : nil, ending: true)
        let now = now
        let next = try await store.change(
            id, by: member, at: now, telling: { service.notice(of: $1, since: $0) }
        ) { deal throws(DealError) in
            let finished = try await service.finish(deal).deal
            guard let finished else { throw .notFound }
            return try decide(finished, now)
        }
        return try await view(service.finish(next).get())
    }

    /// The card of the acting member, who may write now, and to `other` if given. `ending` marks the
    /// continuation of an open deal, which a silenced member may do. Throws `signInRequired`, `notFound` for
    /// a block between the two, and what else `requireActive` throws.
    @discardableResult
    func writer(towards other: MemberID? = nil, ending: Bool = false) async throws(DealError) -> MemberCard {
        let (members, refusal) = (service.members, DealError.notFound)
        return ending
            ? try await members.requirePresent(principal, towards: other, orThrow: refusal)
            : try await members.requireActive(principal, towards: other, orThrow: refusal)
    }

    func view(_ deal: Deal) async throws(DealError) -> DealView {
        let member = try DealPolicy.member(principal)
        return Self.view(deal, for: member, try await cards(of: [deal.seller, deal.buyer]))
    }

    func cards(of members: Set<MemberID>) async throws(DealError) -> [MemberID: MemberCard] {
        try await DealError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members, for: principal, hiding: service.members)
        }
    }

    static func view(_ deal: Deal, for member: MemberID, _ cards: [MemberID: MemberCard]) -> DealView {
        DealView(
            deal: DealPolicy.shown(deal, to: member), seller: cards.card(of: deal.seller),
            buyer: cards.card(of: deal.buyer))
    }
}
