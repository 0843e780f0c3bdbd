import Vocabulary

/// Meetings and the answers to them in memory: the part of `InMemoryCrewStore` that keeps them.
struct MeetingShelf: Sendable {
    private(set) var meetings: [MeetingID: Meeting] = [:]
    private var answers: [MeetingID: [MemberID: Attendance]] = [:]
    /// The `remindAt` for which those who come were reminded.
    private var reminded: [MeetingID: Timestamp] = [:]
    private var made = IdempotencyRecords<[MeetingID]>()

    /// The meetings of the same request. Throws `keyReused`.
    func made(for request: IdempotentRequest) throws(ServiceFailure) -> [Meeting]? {
        try made.answer(to: request).map { $0.compactMap { meetings[$0] } }
    }

    mutating func add(_ new: [Meeting], for request: IdempotentRequest?) {
        for meeting in new { meetings[meeting.id] = meeting }
        if let request { made.keep(new.map(\.id), for: request) }
    }

    /// The meeting with all answers; nil if there is none.
    func roll(of id: MeetingID) -> MeetingRoll? {
        meetings[id].map { MeetingRoll(meeting: $0, answers: Array(answersByMember(of: id).values)) }
    }

    func answersByMember(of id: MeetingID) -> [MemberID: Attendance] { answers[id] ?? [:] }

    mutating func write(_ change: MeetingChange, about id: MeetingID) {
        if let meeting = change.meeting { meetings[id] = meeting }
        for answer in change.answers { answers[id, default: [:]][answer.member] = answer }
        if change.isReminder { reminded[id] = meetings[id]?.details.remindAt }
    }
}

extension MeetingShelf {
    /// Writes what a change of the crew's people means for its meetings; answers what is told.
    mutating func follow(_ change: CrewChange, since file: CrewFile, at now: Timestamp) -> [Notice] {
        guard change.closes(file) || !change.leavers(since: file).isEmpty else { return [] }
        return rewrite(at: now) { roll in
            roll.meeting.crew == file.crew.id ? roll.following(change, since: file, at: now) : nil
        }
    }

    /// Gives up what a forgotten member has at meetings that have not begun; answers what others are told.
    mutating func forget(_ member: MemberID, at now: Timestamp) -> [Notice] {
        made.forget(member)
        return rewrite(at: now) { $0.withoutAnswers(of: [member], at: now) }
    }

    /// Erases the texts of all meetings of a crew that is closed for good.
    mutating func eraseTexts(of crew: CrewID, at now: Timestamp) {
        for meeting in meetings.values where meeting.crew == crew {
            if let erased = meeting.erased(at: now) { meetings[erased.id] = erased }
        }
    }

    private mutating func rewrite(at now: Timestamp, _ decide: (MeetingRoll) -> MeetingChange?) -> [Notice] {
        var notices: [Notice] = []
        for id in meetings.values.filter({ $0.details.endsAt > now }).map(\.id).sorted() {
            guard let roll = roll(of: id), let change = decide(roll) else { continue }
            write(change, about: id)
            notices += change.notices
        }
        return notices
    }
}

extension MeetingShelf {
    func page(
        of crew: CrewID, _ list: MeetingList, _ page: PageRequest, at now: Timestamp
    ) -> Page<Meeting> {
        KeysetPage.cut(
            meetings.values, page, scope: list.scope(of: crew), key: \.details.startsAt.microseconds,
            id: \.id.raw, ascending: list == .upcoming,
            where: { $0.crew == crew && list.matches($0, at: now) })
    }

    func page(ofAnswersTo id: MeetingID, _ page: PageRequest) -> Page<Attendance> {
        KeysetPage.cut(
            answersByMember(of: id).values, page, scope: MeetingList.scope(ofAnswersTo: id), key: \.order,
            id: \.member.raw, ascending: true)
    }

    /// Of meetings of the crews that are open.
    func offersOver(at now: Timestamp, limit: Int, ifOpen: (CrewID) -> Bool) -> [Attendance] {
        let over = answers.values.flatMap(\.values).filter { answer in
            guard let meeting = meetings[answer.meeting], meeting.calledOffAt == nil else { return false }
            return answer.place == .offered && answer.until.map { $0 <= now } ?? false
                && ifOpen(meeting.crew)
        }
        return Array(over.sorted { $0.isOver(before: $1) }.prefix(limit))
    }

    func upcoming(after last: Meeting?, at now: Timestamp, limit: Int) -> [Meeting] {
        let coming = meetings.values.filter { meeting in
            meeting.calledOffAt == nil && !meeting.hasBegun(at: now)
                && last.map { $0.startsBefore(meeting) } ?? true
        }
        return Array(coming.sorted { $0.startsBefore($1) }.prefix(limit))
    }

    /// Those of the crews that are open.
    func toRemind(at now: Timestamp, limit: Int, ifOpen: (CrewID) -> Bool) -> [Meeting] {
        let due = meetings.values.filter { meeting in
            guard let at = meeting.details.remindAt, meeting.calledOffAt == nil else { return false }
            return at <= now && !meeting.hasBegun(at: now) && reminded[meeting.id] != at
                && ifOpen(meeting.crew)
        }
        return Array(due.sorted { $0.isDue(before: $1) }.prefix(limit))
    }
}

extension Attendance {
    fileprivate func isOver(before other: Attendance) -> Bool {
        let (end, others) = (until?.microseconds ?? 0, other.until?.microseconds ?? 0)
        return (end, meeting, member) < (others, other.meeting, other.member)
    }
}

extension Meeting {
    fileprivate func startsBefore(_ other: Meeting) -> Bool {
        (details.startsAt, id) < (other.details.startsAt, other.id)
    }

    fileprivate func isDue(before other: Meeting) -> Bool {
        (details.remindAt?.microseconds ?? 0, id) < (other.details.remindAt?.microseconds ?? 0, other.id)
    }
}
