public import Vocabulary

extension CrewChange {
    /// The members who may not answer to the crew's meetings any more by this change: they left, were removed
    /// or banned, or are suspended.
    public func leavers(since file: CrewFile) -> Set<MemberID> {
        Set(
            memberships.filter { next in
                let before = file.membership(next.id)?.state
                return before?.mayAnswer ?? false && !next.state.mayAnswer
            }.map(\.member))
    }

    /// Whether the crew closes by this change, for good or not.
    public func closes(_ file: CrewFile) -> Bool {
        !file.crew.state.isClosed && crew?.state.isClosed ?? false
    }

    /// Whether the crew is closed for good by this change: no text of its meetings is kept.
    public func dissolves(_ file: CrewFile) -> Bool {
        file.crew.state != .dissolved && crew?.state == .dissolved
    }
}

extension MembershipState {
    /// Whether a person in this state may answer to the crew's meetings.
    public var mayAnswer: Bool { isOfCrew && self != .suspended }
}

extension MeetingRoll {
    /// What a change of the crew's people means for one of its meetings: those who leave give up what they
    /// have, and the next of the list get it; where the crew closes, the meeting is called off. Nil if the
    /// meeting is not concerned.
    public func following(
        _ change: CrewChange, since file: CrewFile, at now: Timestamp
    ) -> MeetingChange? {
        if change.closes(file) {
            let next = try? meeting.calledOff(at: now)
            return next == meeting ? nil : next.map { MeetingChange(meeting: $0) }
        }
        return withoutAnswers(of: change.leavers(since: file), at: now)
    }

    /// What it means that members leave: nothing for a meeting that has begun. Nil if nothing changes.
    public func withoutAnswers(of members: Set<MemberID>, at now: Timestamp) -> MeetingChange? {
        guard !meeting.hasBegun(at: now) else { return nil }
        let given = answers.filter { members.contains($0.member) && $0.place != .notGoing }
            .map { $0.with(.notGoing, guests: 0, at: now) }
        if given.isEmpty { return nil }
        let others = answers.filter { !members.contains($0.member) }
        let taken = MeetingCounts(of: others).taken
        let served = meeting.served(
            others.filter { $0.place == .waiting }, free: (meeting.details.capacity ?? .max / 2) - taken,
            at: now)
        return MeetingChange(
            answers: given + served, notices: meeting.notices(of: served, since: answers, by: nil, at: now))
    }
}
