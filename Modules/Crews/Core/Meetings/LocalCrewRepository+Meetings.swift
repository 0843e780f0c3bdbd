import Vocabulary

extension LocalCrewRepository {
    func meet(
        _ id: CrewID, _ draft: MeetingDraft, weeks: Int, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> [MeetingView] {
        let manager = try await meetingManager(of: id)
        let now = now
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "crews.meet", member: manager),
                RequestContent(of: ["\(id)", "\(weeks)"] + draft.content), at: now)
        }
        if let request, let made = try await store.meetings(madeFor: request) { return try await views(made) }
        let meetings = try draft.series(weeks, in: service.zones, at: now).map {
            Meeting(id: service.ids.next(), crew: id, $0, at: now)
        }
        guard let first = meetings.first else { return [] }
        let made = try await store.insert(
            meetings, by: manager,
            telling: { $0 == manager ? nil : first.notice(.setUp, to: $0, by: manager, at: now) },
            request: request)
        try await store.noteActivity(of: id, at: now)
        return try await views(made)
    }

    func meeting(_ id: MeetingID) async throws(CrewError) -> MeetingView {
        try await view(meetingOfMine(id).meeting)
    }

    func edit(
        _ id: MeetingID, _ draft: MeetingDraft, expecting version: Version?
    ) async throws(CrewError) -> MeetingView {
        let manager = try await meetingManager(ofMeeting: id)
        let now = now
        let details = try draft.checked(in: service.zones, at: now)
        return try await view(
            store.revise(id, by: manager) { roll throws(CrewError) in
                if let version, version != roll.meeting.version { throw .changed(roll.meeting.version) }
                return try roll.edited(details, by: manager, at: now)
            })
    }

    func callOff(_ id: MeetingID) async throws(CrewError) -> MeetingView {
        let manager = try await meetingManager(ofMeeting: id)
        let now = now
        return try await view(
            store.revise(id, by: manager) { roll throws(CrewError) in
                try roll.calledOff(by: manager, at: now)
            })
    }

    func answer(
        _ id: MeetingID, _ answer: MeetingAnswer, guests: Int, for member: MemberID?
    ) async throws(CrewError) -> MeetingView {
        // Answers are no texts: a silenced member answers.
        let actor = try await writer(ending: true).id
        let own = try await meetingOfMine(id).own
        let manages = own.role.manages
        if let member, member != actor {
            guard manages else { throw .managersOnly }
            guard own.state != .suspended else { throw .suspendedFromCrew }
        }
        // The moment is that of the decision, so that the list goes by the order of the decisions.
        let time = service.time
        return try await view(
            store.decide(about: id, of: member ?? actor, by: actor) { file throws(CrewError) in
                let now = time.now()
                let answers = try PlaceEngine(file, at: now).answer(
                    answer, guests: guests, of: member ?? actor, byManager: manages && member != nil)
                return file.change(answers, by: actor, at: now)
            })
    }

    func note(
        _ attendance: [MemberID: Bool], at id: MeetingID
    ) async throws(CrewError) -> MeetingView {
        let manager = try await meetingManager(ofMeeting: id)
        let now = now
        return try await view(
            store.revise(id, by: manager) { roll throws(CrewError) in
                try roll.noting(attendance, at: now)
            })
    }

    func meetings(
        of id: CrewID, _ list: MeetingList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MeetingView> {
        _ = try await meetingReader(of: id)
        try require(page, of: list.scope(of: id))
        let found = try await store.meetings(of: id, list, page, at: now)
        let views = try await views(found.items)
        return Page(items: views, next: found.next, numbering: found.numbering)
    }

    func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<AnswerView> {
        _ = try await meetingOfMine(id)
        try require(page, of: MeetingList.scope(ofAnswersTo: id))
        let found = try await store.answers(to: id, page)
        let cards = try await cards(of: Set(found.items.map(\.member)))
        return found.map { AnswerView(answer: $0, member: cards.card(of: $0.member)) }
    }
}

extension LocalCrewRepository {
    /// The principal's membership, which lets them read the crew's meetings. Throws `notFound`.
    private func meetingReader(of id: CrewID) async throws(CrewError) -> Membership {
        _ = try CrewPolicy.member(principal)
        let seen = try await seen(id)
        try CrewPolicy.requireReader(of: seen.crew, seen.own, principal)
        guard let own = seen.own else { throw .notFound }
        return own
    }

    /// A meeting that the principal may read, with their membership of the crew. Throws `notFound`.
    private func meetingOfMine(
        _ id: MeetingID
    ) async throws(CrewError) -> (meeting: Meeting, own: Membership) {
        _ = try CrewPolicy.member(principal)
        guard let meeting = try await store.meeting(id) else { throw .notFound }
        return (meeting, try await meetingReader(of: meeting.crew))
    }

    private func meetingManager(ofMeeting id: MeetingID) async throws(CrewError) -> MemberID {
        try await meetingManager(of: meetingOfMine(id).meeting.crew)
    }

    /// The acting member, who may write now and manages the crew. Throws as `CrewPolicy.requireManager`.
    private func meetingManager(of id: CrewID) async throws(CrewError) -> MemberID {
        let card = try await writer()
        let seen = try await seen(id)
        try CrewPolicy.requireManager(of: seen.crew, seen.own, principal)
        return card.id
    }

    private func view(_ meeting: Meeting) async throws(CrewError) -> MeetingView {
        let member = try CrewPolicy.member(principal)
        let counts = try await store.counts(of: [meeting.id])
        let own = try await store.answers(of: member, to: [meeting.id])
        return MeetingView(
            meeting: meeting, counts: counts[meeting.id] ?? MeetingCounts.none, own: own[meeting.id])
    }

    private func views(_ meetings: [Meeting]) async throws(CrewError) -> [MeetingView] {
        if meetings.isEmpty { return [] }
        let (member, ids) = (try CrewPolicy.member(principal), Set(meetings.map(\.id)))
        let counts = try await store.counts(of: ids)
        let own = try await store.answers(of: member, to: ids)
        return meetings.map {
            MeetingView(meeting: $0, counts: counts[$0.id] ?? MeetingCounts.none, own: own[$0.id])
        }
    }
}
