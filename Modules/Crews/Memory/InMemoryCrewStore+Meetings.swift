public import Vocabulary

extension InMemoryCrewStore {
    public func insert(
        _ new: [Meeting], by actor: MemberID, telling tell: @escaping @Sendable (MemberID) -> Notice?,
        request: IdempotentRequest?
    ) async throws(CrewError) -> [Meeting] {
        try requireOpen(actor)
        if let request, let known = try known(request) { return known }
        for crew in Set(new.map(\.crew)) {
            guard crews[crew]?.state == .open else { throw .closed }
            let manager = memberships[crew]?[actor]
            guard let manager, manager.role.manages, manager.state.mayAnswer else { throw .managersOnly }
        }
        guard new.allSatisfy({ meetings.meetings[$0.id] == nil }) else {
            throw .service(.internal("meeting identifier taken"))
        }
        meetings.add(new, for: request)
        let members = new.first.flatMap { memberships[$0.crew] } ?? [:]
        for member in members.values.filter(\.state.isOfCrew).map(\.member).sorted() {
            if let notice = tell(member) { waiting.append(OutboxMessage(notice)) }
        }
        return new
    }

    public func meetings(madeFor request: IdempotentRequest) async throws(CrewError) -> [Meeting]? {
        try known(request)
    }

    public func meeting(_ id: MeetingID) async throws(CrewError) -> Meeting? { meetings.meetings[id] }

    public func meetings(_ ids: Set<MeetingID>) async throws(CrewError) -> [Meeting] {
        ids.sorted().compactMap { meetings.meetings[$0] }
    }

    public func decide(
        about id: MeetingID, of member: MemberID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingFile) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting {
        if let actor {
            try requireOpen(actor)
            try requireOpen(member)
        }
        guard let roll = meetings.roll(of: id) else { throw .notFound }
        let standing = memberships[roll.meeting.crew]?[member]?.state
        return write(try decision(roll.file(of: member, standing)), about: roll.meeting)
    }

    public func revise(
        _ id: MeetingID, by actor: MemberID?,
        _ decision: @escaping @Sendable (MeetingRoll) throws(CrewError) -> MeetingChange
    ) async throws(CrewError) -> Meeting {
        if let actor { try requireOpen(actor) }
        guard let roll = meetings.roll(of: id) else { throw .notFound }
        return write(try decision(roll), about: roll.meeting)
    }

    public func meetings(
        of crew: CrewID, _ list: MeetingList, _ page: PageRequest, at now: Timestamp
    ) async throws(CrewError) -> Page<Meeting> {
        meetings.page(of: crew, list, page, at: now)
    }

    public func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<Attendance> {
        meetings.page(ofAnswersTo: id, page)
    }

    public func counts(of ids: Set<MeetingID>) async throws(CrewError) -> [MeetingID: MeetingCounts] {
        ids.reduce(into: [:]) { counts, id in
            counts[id] = MeetingCounts(of: meetings.answersByMember(of: id).values)
        }
    }

    public func answers(
        of member: MemberID, to ids: Set<MeetingID>
    ) async throws(CrewError) -> [MeetingID: Attendance] {
        ids.reduce(into: [:]) { $0[$1] = meetings.answersByMember(of: $1)[member] }
    }

    public func offersOver(at now: Timestamp, limit: Int) async throws(CrewError) -> [Attendance] {
        meetings.offersOver(at: now, limit: limit) { crews[$0]?.state == .open }
    }

    public func toRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Meeting] {
        meetings.toRemind(at: now, limit: limit) { crews[$0]?.state == .open }
    }

    public func upcoming(
        after last: Meeting?, at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting] {
        meetings.upcoming(after: last, at: now, limit: limit)
    }

    private func write(_ change: MeetingChange, about meeting: Meeting) -> Meeting {
        meetings.write(change, about: meeting.id)
        for notice in change.notices { waiting.append(OutboxMessage(notice)) }
        return change.meeting ?? meeting
    }

    private func known(_ request: IdempotentRequest) throws(CrewError) -> [Meeting]? {
        do throws(ServiceFailure) {
            return try meetings.made(for: request)
        } catch {
            throw .service(error)
        }
    }
}
