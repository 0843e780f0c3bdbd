public import Vocabulary

extension NoticeKind {
    /// Something about a meeting of the member's crew.
    public static let meeting = NoticeKind(declared: "meeting")
}

extension NoticeRule {
    /// The rule of the notices about meetings: each is an act, and stays.
    public static let ofMeetings = [NoticeRule(.meeting)]
}

/// What a notice about a meeting tells.
public enum MeetingAct: String, Sendable, CaseIterable {
    /// The meeting, or the first of a series, was set up.
    case setUp = "set-up"
    case changed
    case calledOff = "called-off"
    /// The member came from the list to a place.
    case place
    /// A place is kept for the member until a moment.
    case offered
    /// The offer ran out.
    case offerOver = "offer-over"
    /// The capacity was lowered, and the member is on the list again.
    case moved
    /// A manager answered for the member.
    case answered
    /// The meeting is a day away.
    case reminder
}

extension Meeting {
    /// The notice of an act to one member. Its identifier follows from what it tells, so that a transaction
    /// that is repeated tells it once.
    public func notice(
        _ act: MeetingAct, to member: MemberID, by actor: MemberID? = nil, at now: Timestamp
    ) -> Notice {
        let told = "\(id) \(act.rawValue) \(member) \(now.microseconds)"
        let raw = RawIdentifier(
            milliseconds: UInt64(max(0, now.microseconds / 1000)),
            random: (Cursor.scope(of: "notice \(told)"), Cursor.scope(of: told)))
        return Notice(
            id: NoticeID(raw), .meeting, to: member, by: actor, act: act.rawValue, about: AnyIdentifier(id),
            at: now)
    }

    /// The notices of the answers that have changed: to members who get a place or an offer, or lose one, and
    /// to a member if a manager has answered for them. The actor is not told of the own act.
    func notices(
        of changed: [Attendance], since before: [Attendance], by actor: MemberID?, at now: Timestamp
    ) -> [Notice] {
        let known = Dictionary(before.map { ($0.member, $0.place) }) { first, _ in first }
        return changed.compactMap { answer in
            guard answer.member != actor,
                let act = Self.act(from: known[answer.member] ?? .notGoing, to: answer.place, by: actor)
            else { return nil }
            return notice(act, to: answer.member, by: act == .answered ? actor : nil, at: now)
        }
    }

    private static func act(
        from before: MeetingPlace, to after: MeetingPlace, by actor: MemberID?
    ) -> MeetingAct? {
        switch (before, after) {
        case (.waiting, .going): .place
        case (.waiting, .offered): .offered
        case (.offered, .notGoing) where actor == nil: .offerOver
        case (.going, .waiting), (.offered, .waiting): .moved
        default: before == after || actor == nil ? nil : .answered
        }
    }
}
