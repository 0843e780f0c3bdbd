public import Vocabulary

extension NoticeKind {
    /// Something about the member's own dues of a crew.
    public static let dues = NoticeKind(declared: "crew-dues")
    /// Something about a crew's money, to those who look after it.
    public static let crewMoney = NoticeKind(declared: "crew-money")
}

extension NoticeRule {
    /// The rules of the notices about money: those to the member stay, those to treasurers count their
    /// actors.
    public static let ofCrewMoney = [NoticeRule(.dues), NoticeRule(.crewMoney, .gathers)]
}

/// What a notice to a member about their dues tells.
public enum DueAct: String, Sendable, CaseIterable {
    /// The crew has dues from a month on, others than before, or none any more.
    case planned, unplanned
    /// The dues of a month are to be paid.
    case made
    /// They are to be paid within a few days.
    case reminder
    /// Their day has passed.
    case overdue
    case waived
    /// Their payment went back: they are owed again.
    case returned
    /// The membership is suspended because they are owed, or it is restored.
    case suspended, restored
}

/// What a notice to those who look after a crew's money tells.
public enum CrewMoneyAct: String, Sendable, CaseIterable {
    /// A member has paid dues.
    case paid
    /// A payment of dues went back to the member.
    case returned
    /// A member was suspended for arrears, or restored.
    case suspended, restored
    /// An account for payouts was named, or counts now.
    case accountNamed = "account-named"
    case accountConfirmed = "account-confirmed"
}

extension Notice {
    /// A notice to a member about their dues of a crew.
    init(
        _ id: NoticeID, _ act: DueAct, to member: MemberID, of crew: CrewID, about due: DueID? = nil,
        by actor: MemberID? = nil, at now: Timestamp
    ) {
        self.init(
            id: id, .dues, to: member, by: actor, act: act.rawValue, about: AnyIdentifier(crew),
            in: due.map { AnyIdentifier($0) }, at: now)
    }

    /// A notice to a member who looks after the money of a crew. `actor` is the member who did it, or the one
    /// concerned.
    init(
        _ id: NoticeID, _ act: CrewMoneyAct, to leader: MemberID, of crew: CrewID, by actor: MemberID?,
        at now: Timestamp
    ) {
        self.init(
            id: id, .crewMoney, to: leader, by: actor, act: act.rawValue, about: AnyIdentifier(crew), at: now)
    }
}

extension Due {
    /// The notice of an act to its member.
    func notice(
        _ act: DueAct, _ id: NoticeID, by actor: MemberID? = nil, at now: Timestamp
    ) -> Notice {
        Notice(id, act, to: member, of: crew, about: self.id, by: actor, at: now)
    }
}

extension DueFile {
    /// The notices of an act of its member to the treasurers; a treasurer is not told of their own.
    func notices(_ act: CrewMoneyAct, _ ids: any IdentifierSource, at now: Timestamp) -> [Notice] {
        treasurers.filter { $0 != due.member }.map {
            Notice(ids.next(), act, to: $0, of: due.crew, by: due.member, at: now)
        }
    }
}
