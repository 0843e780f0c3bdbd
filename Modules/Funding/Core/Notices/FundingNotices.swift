public import Vocabulary

extension NoticeKind {
    /// Something about a campaign that the member has backed, or about the member's own backing.
    public static let backing = NoticeKind(declared: "backing")
    /// Something about a campaign or shelter of which the member is.
    public static let shelter = NoticeKind(declared: "shelter")
    /// A campaign of the member's shelter was backed, or a backing was withdrawn.
    public static let campaignBacked = NoticeKind(declared: "campaign-backed")
}

extension NoticeRule {
    /// The rules of the notices about funding: each is an act and stays, but that the newest backing of a
    /// campaign replaces those before it.
    public static let ofFunding = [
        NoticeRule(.backing), NoticeRule(.shelter), NoticeRule(.campaignBacked, .replaces),
    ]
}

/// What a notice to a backer tells.
public enum BackingAct: String, Sendable, CaseIterable {
    /// The campaign takes nothing for now, or goes on.
    case paused, resumed
    /// It goes on under another shelter.
    case moved
    /// It has a later deadline: the backer may leave.
    case extended
    case succeeded, failed, cancelled
    /// It was called off after a part was delivered: what was not goes back.
    case cutShort = "cut-short"
    /// The money of the backing is on its way back.
    case returning
    /// The money of the backing is back.
    case refunded
    /// An item cannot be had: the backer chooses.
    case choose
    /// The time for choosing is over: the item is given back.
    case chosen
    /// News, thanks, an item bought or delivered.
    case news, thanks, bought, delivered
    /// The shelter was paid.
    case paidOut = "paid-out"
    /// A receipt is void, since money went back.
    case receiptVoid = "receipt-void"
}

/// What a notice to the people of a shelter tells.
public enum ShelterAct: String, Sendable, CaseIterable {
    /// An operator has decided about the shelter.
    case verified, declined, suspended, restored
    /// The member is one of the shelter's people, has another role, is its owner, or is none any more.
    case joined, role, owner, left
    /// A campaign was backed, or a backing withdrawn; no member is named.
    case backed, withdrawn
    /// A campaign has ended, or was paused or resumed, by the clock or an operator.
    case succeeded, failed, cancelled, paused, resumed, moved, returned
    /// A campaign was called off after a part was delivered: what was not goes back.
    case cutShort = "cut-short"
    /// The money of a campaign was paid out.
    case paidOut = "paid-out"
}

extension Notice {
    /// A notice whose identifier follows from what it tells and from its recipient, so that a transaction
    /// that is repeated tells it once.
    init(
        telling text: String, _ kind: NoticeKind, _ act: String, to member: MemberID,
        by actor: MemberID? = nil,
        about subject: AnyIdentifier, in place: AnyIdentifier? = nil, at moment: Timestamp
    ) {
        let told = "\(text) \(act) \(member)"
        let raw = RawIdentifier(
            milliseconds: UInt64(max(0, moment.microseconds / 1000)),
            random: (Cursor.scope(of: "notice \(told)"), Cursor.scope(of: told)))
        self.init(
            id: NoticeID(raw), kind, to: member, by: actor, act: act, about: subject, in: place, at: moment)
    }
}

extension Backing {
    /// The notice of an act to its backer.
    func notice(_ act: BackingAct, at now: Timestamp) -> Notice {
        Notice(
            telling: "\(id) \(version.number)", .backing, act.rawValue, to: member,
            about: AnyIdentifier(campaign), in: AnyIdentifier(id), at: now)
    }
}

extension Campaign {
    /// The notices of an act to people of its shelter, without the one who did it. No backer is ever named.
    func notices(
        _ act: ShelterAct, to people: [ShelterMember], by actor: MemberID? = nil, at now: Timestamp
    ) -> [Notice] {
        people.filter { $0.member != actor }.map { person in
            Notice(
                telling: "\(id) \(version.number) \(now.microseconds)", .shelter, act.rawValue,
                to: person.member, about: AnyIdentifier(id), at: now)
        }
    }

    /// The notices of a backing to the owner and the treasurers of its shelter. No backer is ever named.
    func notices(
        of backing: Backing, _ act: ShelterAct, to people: [ShelterMember], at now: Timestamp
    ) -> [Notice] {
        people.filter { $0.role != .helper }.map { person in
            Notice(
                telling: "\(backing.id) \(backing.version.number)", .campaignBacked, act.rawValue,
                to: person.member, about: AnyIdentifier(id), at: now)
        }
    }
}
