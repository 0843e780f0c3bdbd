public import Vocabulary

/// Calendars over the crews of a service, and the rights to them.
public struct CalendarService: Sendable {
    let crews: CrewService
    let mint: RightMint

    /// Calendars over a service; its store keeps the rights, and `mint` makes the secrets of addresses.
    public init(_ crews: CrewService, mint: RightMint) { (self.crews, self.mint) = (crews, mint) }

    var rights: any CalendarRightStore { crews.store }

    /// The verbs for one principal.
    public func verbs(for principal: Principal) -> any CalendarVerbs {
        LocalCalendarVerbs(service: self, principal: principal)
    }

    /// The verb at private addresses.
    public var desk: any CalendarDesk { LocalCalendarDesk(service: self) }
}

extension CalendarService {
    /// The calendar as the member may see it through that principal. Throws `notFound`.
    func calendar(
        _ scope: CalendarScope, of member: MemberID, as principal: Principal
    ) async throws(CrewError) -> CrewCalendar {
        let shown = try await readable(scope, of: member, as: principal)
        let now = crews.time.now()
        let meetings = try await rights.calendarMeetings(
            of: shown.map(\.id), at: now, limit: CrewCalendar.mostEntries)
        var skipped: Set<MeetingID> = []
        if scope == .own {
            let answers = try await crews.store.answers(of: member, to: Set(meetings.map(\.id)))
            skipped = Set(answers.filter { $0.value.place == .notGoing }.keys)
        }
        return CrewCalendar(scope, of: shown, meetings, without: skipped, at: now)
    }

    /// The crews of which the calendar shows meetings to the member. Throws `notFound` for one crew whose
    /// meetings the member may not read.
    func readable(
        _ scope: CalendarScope, of member: MemberID, as principal: Principal
    ) async throws(CrewError) -> [Crew] {
        guard case .crew(let id) = scope else { return try await ofMember(member, as: principal) }
        guard let crew = try await crews.store.find(id) else { throw .notFound }
        let own = try await crews.store.membership(of: member, in: id)
        try CrewPolicy.requireReader(of: crew, own, principal)
        return [crew]
    }

    /// All crews that the member is of.
    private func ofMember(
        _ member: MemberID, as principal: Principal
    ) async throws(CrewError) -> [Crew] {
        let states = MembershipState.allCases.filter(\.isOfCrew)
        var (found, cursor): ([CrewStanding], Cursor?) = ([], nil)
        repeat {
            let page = try await crews.store.page(
                of: member, in: states, openOnly: false, hiding: [], .largest(after: cursor))
            found += page.items
            cursor = page.next
        } while cursor != nil
        let own = found.filter { standing in
            let (crew, membership) = (standing.crew, standing.membership)
            return (try? CrewPolicy.requireReader(of: crew, membership, principal)) != nil
        }
        return own.map(\.crew)
    }
}

extension CalendarService {
    /// A new address in the place of the member's former one.
    func renew(_ scope: CalendarScope, of member: MemberID) async throws(CrewError) -> CalendarAddress {
        let now = crews.time.now()
        let (secret, hash) = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            let secret = try mint.make()
            return (secret, try mint.hash(of: secret, for: CalendarRight.purpose))
        }
        try await rights.put(CalendarRight(hash: hash, member: member, scope: scope, madeAt: now))
        return CalendarAddress(secret, madeAt: now)
    }

    /// The right of a secret; nil if it stands for none, or its member has no access any more. Throws
    /// outages.
    func right(_ secret: RightSecret) async throws(CrewError) -> CalendarRight? {
        let hash = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try mint.hash(of: secret, for: CalendarRight.purpose)
        }
        guard let right = try await rights.calendarRight(hash) else { return nil }
        let standing = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await crews.members.standing(of: right.member)
        }
        switch standing {
        case .active, .silenced: return right
        case .suspended, .closed, .blocked: return nil
        }
    }
}
