public import Vocabulary

extension MeetingFile {
    /// The change of these answers, with the notices to those concerned.
    public func change(_ answers: [Attendance], by actor: MemberID?, at now: Timestamp) -> MeetingChange {
        let before = (own.map { [$0] } ?? []) + next
        return MeetingChange(
            answers: answers, notices: meeting.notices(of: answers, since: before, by: actor, at: now))
    }
}

/// Changes of a meeting.
extension MeetingRoll {
    /// With other details: the answers fit the capacity as it is then, and those who come or wait are told.
    /// Nothing for the same details. Throws as `Meeting.edited`.
    func edited(
        _ details: MeetingDetails, by manager: MemberID, at now: Timestamp
    ) throws(CrewError) -> MeetingChange {
        let next = try meeting.edited(details, at: now)
        if details == meeting.details { return MeetingChange() }
        let fitted = MeetingRoll(meeting: next, answers: answers).fitted(at: now)
        let notices = next.notices(of: fitted, since: answers, by: manager, at: now)
        let told = Set(notices.map(\.recipient))
        let others = concerned.subtracting(told).subtracting([manager])
        return MeetingChange(
            meeting: next, answers: fitted,
            notices: notices + next.notices(.changed, to: others, by: manager, at: now))
    }

    /// Where its clock means other moments by the rules of its zone: with these, and the answers that follow.
    /// Nothing otherwise.
    func following(_ zone: ZoneRules, at now: Timestamp) -> MeetingChange {
        let next = meeting.following(zone, at: now)
        if next == meeting { return MeetingChange() }
        let fitted = MeetingRoll(meeting: next, answers: answers).fitted(at: now)
        return MeetingChange(
            meeting: next, answers: fitted,
            notices: next.notices(of: fitted, since: answers, by: nil, at: now))
    }

    /// Called off: those who come or wait are told. Nothing if it was already. Throws `hasEnded`.
    func calledOff(by manager: MemberID, at now: Timestamp) throws(CrewError) -> MeetingChange {
        let next = try meeting.calledOff(at: now)
        if next == meeting { return MeetingChange() }
        return MeetingChange(
            meeting: next,
            notices: next.notices(.calledOff, to: concerned.subtracting([manager]), by: manager, at: now))
    }

    /// With a note of who came. Throws `notBegun`, `calledOff`, and `notFound` for a person who has not
    /// answered.
    func noting(_ attendance: [MemberID: Bool], at now: Timestamp) throws(CrewError) -> MeetingChange {
        guard meeting.calledOffAt == nil else { throw .calledOff }
        guard meeting.hasBegun(at: now) else { throw .notBegun }
        let known = Set(answers.map(\.member))
        guard attendance.keys.allSatisfy({ known.contains($0) }) else { throw .notFound }
        let changed = answers.compactMap { answer -> Attendance? in
            guard let came = attendance[answer.member], came != answer.came else { return nil }
            var next = answer
            next.came = came
            return next
        }
        return MeetingChange(answers: changed)
    }

    /// The reminder of those who come, or may; empty if the meeting was called off or moved, or has begun.
    func reminding(at now: Timestamp) -> MeetingChange {
        guard meeting.calledOffAt == nil, !meeting.hasBegun(at: now), let due = meeting.details.remindAt,
            due <= now
        else { return MeetingChange() }
        let reminded = Set(answers.filter { $0.place.takesPlaces || $0.place == .maybe }.map(\.member))
        return MeetingChange(
            notices: meeting.notices(.reminder, to: reminded, at: now), isReminder: true)
    }

    /// Those who come, may come, or wait.
    private var concerned: Set<MemberID> {
        Set(answers.filter { $0.place != .notGoing }.map(\.member))
    }
}

extension Meeting {
    fileprivate func notices(
        _ act: MeetingAct, to members: Set<MemberID>, by actor: MemberID? = nil, at now: Timestamp
    ) -> [Notice] {
        members.sorted().map { notice(act, to: $0, by: actor, at: now) }
    }
}
