public import Vocabulary

/// What a member has in crews, for themselves: also in those that they have left, where no verb shows it.
extension CrewService {
    /// A page of all memberships that the member ever had, but for those of crews that are closed for good or
    /// taken away; the last joined first. Throws `service(.signInRequired)` for a visitor, and outages.
    public func memberships(
        of principal: Principal, _ page: PageRequest
    ) async throws(CrewError) -> Page<MembershipView> {
        let member = try CrewPolicy.member(principal)
        let verbs = LocalCrewRepository(service: self, principal: principal)
        let found = try await store.page(
            of: member, in: MembershipState.allCases, openOnly: false, hiding: [], page)
        var views: [MembershipView] = []
        for standing in found.items {
            views.append(
                try await verbs.view(standing.membership, in: standing.crew, to: standing.membership))
        }
        return Page(items: views, next: found.next)
    }

    /// A page of all dues that the member ever had in a crew, those of the latest month first. Throws as
    /// `memberships`.
    public func dues(
        of principal: Principal, in crew: CrewID, _ page: PageRequest
    ) async throws(CrewError) -> Page<DueView> {
        let (member, now) = (try CrewPolicy.member(principal), time.now())
        let found = try await store.dues(DuesFilter(.own, of: crew, for: member, at: now), page)
        let name = try await store.find(crew)?.details.name ?? ""
        let cards = try await LocalCrewRepository(service: self, principal: principal).cards(of: [member])
        return found.map { due in
            DueView(
                due: due, member: cards.card(of: member), crewName: name,
                isInArrears: due.isInArrears(at: now))
        }
    }

    /// A page of the entries of cash that the member has made in a crew as its treasurer or owner, the
    /// youngest first. Throws as `memberships`.
    public func cash(
        of principal: Principal, in crew: CrewID, _ page: PageRequest
    ) async throws(CrewError) -> Page<CashEntry> {
        try await store.cashEntries(of: crew, by: CrewPolicy.member(principal), page)
    }

    /// A page of the answers that the member gave to those meetings of a crew which the list has; nil stands
    /// for a meeting without an answer. Throws as `memberships`.
    public func answers(
        of principal: Principal, in crew: CrewID, _ list: MeetingList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MeetingView?> {
        let member = try CrewPolicy.member(principal)
        let found = try await store.meetings(of: crew, list, page, at: time.now())
        let answers = try await store.answers(of: member, to: Set(found.items.map(\.id)))
        return found.map { meeting in
            answers[meeting.id].map { MeetingView(meeting: meeting, counts: .none, own: $0) }
        }
    }
}
