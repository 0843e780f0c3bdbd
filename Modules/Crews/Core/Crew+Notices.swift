public import Vocabulary

extension NoticeKind {
    /// Something about the member's standing with a crew, or about a crew that the member looks after.
    public static let crew = NoticeKind(declared: "crew")
}

extension NoticeRule {
    /// The rule of the notices about crews: each is an act, and stays.
    public static let ofCrews = [NoticeRule(.crew)]
}

/// What a notice about a crew tells.
public enum CrewAct: String, Sendable, CaseIterable {
    /// To managers: a person asks to join.
    case asked
    /// To managers: a person has become a member.
    case joined
    /// To managers: a member has left.
    case left
    /// To managers: the fee of a member went back, who is suspended.
    case feeReturned = "fee-returned"
    /// The request was accepted: a member.
    case accepted
    /// A seat is kept for the person until a moment.
    case offered
    /// The request was accepted: on the list.
    case listed
    case declined
    /// The time of the request or the offer is over, or the seat was taken back.
    case lapsed
    case removed
    case banned
    case suspended
    case restored
    /// Another role.
    case role
    /// The owner from now on.
    case owner
    /// The crew has closed.
    case closed
}

extension CrewChange {
    /// What the change puts into the outbox, in this order: a moderator's act, its notices and those that
    /// follow from it, the change of the cover, and that the crew is gone. `actor` is told nothing of the
    /// own act.
    public func messages(
        since file: CrewFile, by actor: MemberID?, at now: Timestamp
    ) -> [OutboxMessage] {
        let told = memberships.flatMap { notices(of: $0, since: file, by: actor, at: now) }
        var messages = [act].compactMap(\.self).map { OutboxMessage($0) }
        messages += (notices + told).map { OutboxMessage($0) }
        if let crew {
            if let news = crew.pictureNews(since: file.crew, at: now) { messages.append(news) }
            if dissolves(file) {
                messages.append(OutboxMessage(closing: AnyIdentifier(crew.id), at: now))
            }
        }
        return messages
    }

    private func notices(
        of next: Membership, since file: CrewFile, by actor: MemberID?, at now: Timestamp
    ) -> [Notice] {
        let before = file.membership(next.id)
        var told: [Notice] = []
        if next.member != actor, let act = act(from: before, to: next, since: file) {
            told.append(next.notice(act, to: next.member, by: act.namesActor ? actor : nil, at: now))
        }
        guard let act = Self.actForManagers(from: before, to: next, by: actor) else { return told }
        let managers = file.others.filter { $0.role.manages && $0.member != next.member }
        return told + managers.map { next.notice(act, to: $0.member, by: next.member, at: now) }
    }

    /// What the person is told of a change of the own membership; nil for nothing. Of a paid order, and of
    /// one that is let go, Payments tells.
    private func act(from before: Membership?, to next: Membership, since file: CrewFile) -> CrewAct? {
        guard before?.state != next.state else { return Self.actOfRole(from: before, to: next) }
        let closes = closes(file)
        switch next.state {
        case .offered: return .offered
        case .waiting: return before?.state == .requested ? .listed : nil
        case .declined: return .declined
        case .lapsed: return before?.state == .joining ? nil : closes ? .closed : .lapsed
        case .removed: return closes ? .closed : .removed
        case .banned: return .banned
        case .suspended: return .suspended
        case .member:
            if next.role == .owner { return .owner }
            switch before?.state {
            case .requested: return .accepted
            case .suspended: return .restored
            default: return nil
            }
        case .requested, .joining, .onLeave, .left: return nil
        }
    }

    private static func actOfRole(from before: Membership?, to next: Membership) -> CrewAct? {
        guard let before, before.role != next.role, next.state.isOfCrew else { return nil }
        return next.role == .owner ? .owner : .role
    }

    private static func actForManagers(
        from before: Membership?, to next: Membership, by actor: MemberID?
    ) -> CrewAct? {
        let (was, isOfCrew) = (before?.state.isOfCrew ?? false, next.state.isOfCrew)
        if next.state == .requested { return .asked }
        if was, next.state == .left { return .left }
        if !was, isOfCrew { return actor == nil || actor == next.member ? .joined : nil }
        let isReturned = next.suspension == .payment && before?.suspension != .payment
        return isReturned ? .feeReturned : nil
    }
}

extension CrewAct {
    /// Whether the notice names the manager who has done it.
    fileprivate var namesActor: Bool {
        switch self {
        case .accepted, .offered, .listed, .role, .owner: true
        case .asked, .joined, .left, .feeReturned, .declined, .lapsed, .removed, .banned, .suspended,
            .restored, .closed:
            false
        }
    }
}

extension Membership {
    /// The notice of an act to one member. Its identifier follows from what it tells, so that a transaction
    /// that is repeated tells it once.
    fileprivate func notice(
        _ act: CrewAct, to recipient: MemberID, by actor: MemberID?, at now: Timestamp
    ) -> Notice {
        let told = "\(id) \(version.number) \(act.rawValue) \(recipient) \(now.microseconds)"
        let raw = RawIdentifier(
            milliseconds: UInt64(max(0, now.microseconds / 1000)),
            random: (Cursor.scope(of: "notice \(told)"), Cursor.scope(of: told)))
        return Notice(
            id: NoticeID(raw), .crew, to: recipient, by: actor, act: act.rawValue, about: AnyIdentifier(crew),
            at: now)
    }
}
