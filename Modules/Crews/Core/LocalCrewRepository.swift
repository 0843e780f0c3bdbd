import Vocabulary

/// The verbs over a store of this process: policy first, then a decision inside one transaction, which asks
/// the policy again.
struct LocalCrewRepository: CrewRepository {
    let service: CrewService
    let principal: Principal

    var store: any CrewStore { service.store }
    var now: Timestamp { service.time.now() }
}

extension LocalCrewRepository {
    /// The card of the acting member, who may write now, and may reach the other one. `ending` admits
    /// silenced members: for what ends, or continues what others wait for. Throws `signInRequired`,
    /// `notFound` if one has blocked the other, and what else `requireActive` throws.
    @discardableResult
    func writer(towards other: MemberID? = nil, ending: Bool = false) async throws(CrewError) -> MemberCard {
        let (members, refusal) = (service.members, CrewError.notFound)
        return ending
            ? try await members.requirePresent(principal, towards: other, orThrow: refusal)
            : try await members.requireActive(principal, towards: other, orThrow: refusal)
    }

    /// A crew that the principal may see, with the own membership. A block between principal and owner hides
    /// it from those without a membership that lasts. Throws `notFound`.
    func seen(_ id: CrewID) async throws(CrewError) -> SeenCrew {
        try await seen(id) { crew, own in CrewPolicy.maySee(crew, own, principal) }
    }

    /// The same for the principal's own membership alone (`CrewPolicy.mayReadOwn`).
    func own(seen id: CrewID) async throws(CrewError) -> SeenCrew {
        try await seen(id) { crew, own in CrewPolicy.mayReadOwn(own, in: crew, principal) }
    }

    private func seen(
        _ id: CrewID, if mayRead: (Crew, Membership?) -> Bool
    ) async throws(CrewError) -> SeenCrew {
        guard let crew = try await store.find(id) else { throw .notFound }
        let own = try await own(in: id)
        guard mayRead(crew, own) else { throw .notFound }
        if own?.state.isOver ?? true, try await hides(crew.owner) { throw .notFound }
        return SeenCrew(crew: crew, own: own)
    }

    /// The principal's own membership; nil for a visitor, and for one who never had any.
    func own(in id: CrewID) async throws(CrewError) -> Membership? {
        guard let member = principal.memberID else { return nil }
        return try await store.membership(of: member, in: id)
    }

    /// Requires that a cursor belongs to the list. Throws `invalidFields`.
    func require(_ page: PageRequest, of scope: UInt64) throws(CrewError) {
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }

    /// Whether a block between the two hides the member from the principal.
    func hides(_ member: MemberID) async throws(CrewError) -> Bool {
        try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hides(member, from: principal)
        }
    }

    /// The cards of members as the principal sees them.
    func cards(of members: Set<MemberID>) async throws(CrewError) -> [MemberID: MemberCard] {
        try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members, for: principal, hiding: service.members)
        }
    }
}

/// A crew that the principal may see.
struct SeenCrew: Sendable {
    let crew: Crew
    /// The principal's own membership.
    let own: Membership?
}

extension LocalCrewRepository {
    func view(_ crew: Crew) async throws(CrewError) -> CrewView {
        guard let view = try await views([crew]).first else { throw .notFound }
        let month = now.koreanMonth
        let plans = try await store.duesPlans(of: crew.id, from: month)
        return CrewView(
            crew: crew, owner: view.owner, counts: view.counts, membership: view.membership, dues: view.dues,
            comingDues: plans.first { $0.from > month && ($0.isDue || view.dues != nil) })
    }

    func views(_ page: Page<Crew>) async throws(CrewError) -> Page<CrewView> {
        Page(items: try await views(page.items), next: page.next, numbering: page.numbering)
    }

    /// Four queries for any number of crews, three for a visitor.
    private func views(_ crews: [Crew]) async throws(CrewError) -> [CrewView] {
        let ids = crews.map(\.id)
        var own: [CrewID: Membership] = [:]
        if let member = principal.memberID { own = try await store.memberships(of: member, in: ids) }
        let cards = try await cards(of: Set(crews.map(\.owner)))
        let counts = try await store.counts(of: ids)
        let plans = try await store.duesPlans(of: ids, in: now.koreanMonth).filter(\.value.isDue)
        return crews.map { crew in
            CrewView(
                crew: crew, owner: cards.card(of: crew.owner), counts: counts[crew.id] ?? CrewCounts(),
                membership: own[crew.id], dues: plans[crew.id])
        }
    }

    /// The membership in question as it is after a decision. Throws `notFound` where there is none.
    func view(_ file: CrewFile) async throws(CrewError) -> MembershipView {
        guard let membership = file.membership else { throw .notFound }
        return try await view(membership, in: file.crew, to: file.actor ?? membership)
    }

    func view(
        _ membership: Membership, in crew: Crew, to own: Membership?
    ) async throws(CrewError) -> MembershipView {
        let cards = try await cards(of: [membership.member])
        let shown = CrewPolicy.shown(membership, to: own, principal)
        return MembershipView(
            membership: shown, member: cards.card(of: membership.member), crewName: crew.details.name,
            terms: try await terms(of: shown, in: crew))
    }

    /// What comes back of the fee of a seat that is to be paid; nil for any other membership.
    private func terms(of membership: Membership, in crew: Crew) async throws(CrewError) -> RefundTerms? {
        guard membership.isPayable, principal.isMember(membership.member) else { return nil }
        return try await service.terms(of: membership, in: crew).terms(at: now)
    }
}
