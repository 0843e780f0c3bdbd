public import Vocabulary

/// A member's standing with a crew. Every change is one of the transitions in `Membership+Joining` and
/// `Membership+Staying`; each gives the next value or throws.
public struct Membership: Hashable, Sendable {
    public let id: MembershipID
    public let crew: CrewID
    public let member: MemberID
    public internal(set) var state: MembershipState
    public internal(set) var role: CrewRole
    /// When a request, an offer or a payment runs out, or a ban ends; nil in states that last.
    public internal(set) var until: Timestamp?
    /// The order for the joining fee: open while joining, paid in the states of the crew; nil where the crew
    /// was joined without a fee.
    public internal(set) var order: OrderID?
    /// The fee as it was when the seat was offered, with the days of the law where the crew sold as a
    /// business when the order was opened: later changes of the crew's fee do not touch it.
    public internal(set) var fee: CrewFee
    public internal(set) var suspension: SuspensionReason?
    /// The pending step at the cashier, written together with the decision that makes it necessary.
    public internal(set) var step: MembershipStep?
    /// What the person wrote when asking, and wants known as a member; erased when they withdraw.
    public internal(set) var words: MembershipWords
    /// Since when the present state lasts; the waiting list and the longest-serving manager go by it.
    public internal(set) var since: Timestamp
    /// When the person became a member the last time; nil for one who never was.
    public internal(set) var joinedAt: Timestamp?
    public let createdAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// A standing that is over before it began: the transitions lead on from it.
    init(id: MembershipID, crew: CrewID, member: MemberID, at now: Timestamp) {
        self.init(
            id: id, crew: crew, member: member, state: .lapsed, role: .member, until: nil, order: nil,
            fee: .none, suspension: nil, step: nil, words: MembershipWords(), since: now, joinedAt: nil,
            createdAt: now,
            version: .first)
    }

    /// That of the member who founds the crew, at once.
    init(foundingOf crew: Crew, id: MembershipID) {
        self.init(id: id, crew: crew.id, member: crew.owner, at: crew.createdAt)
        (state, role, joinedAt) = (.member, .owner, crew.createdAt)
    }

    /// What a store has kept.
    public init(
        id: MembershipID, crew: CrewID, member: MemberID, state: MembershipState, role: CrewRole,
        until: Timestamp?, order: OrderID?, fee: CrewFee, suspension: SuspensionReason?,
        step: MembershipStep?, words: MembershipWords, since: Timestamp, joinedAt: Timestamp?,
        createdAt: Timestamp, version: Version
    ) {
        (self.id, self.crew, self.member) = (id, crew, member)
        (self.state, self.role, self.until, self.order) = (state, role, until, order)
        (self.fee, self.suspension, self.step, self.words) = (fee, suspension, step, words)
        (self.since, self.joinedAt, self.createdAt, self.version) = (since, joinedAt, createdAt, version)
    }
}

extension Membership {
    /// Since when the person stands so: a member since joining, whatever happened since; lists go by it.
    public var rank: Timestamp { state.isOfCrew ? joinedAt ?? since : since }

    /// Whether a seat is kept that is paid for first.
    public var isPayable: Bool { fee.isDue && (state == .offered || state == .joining) }

    /// Whether the person is or was a member.
    public var wasOfCrew: Bool { joinedAt != nil }
}

/// What a person writes about themselves in a crew. Each is blank where nothing is told.
public struct MembershipWords: Hashable, Sendable {
    /// To the managers, when asking to join.
    public var message: String
    /// Such as "왼쪽 윙".
    public var position: String
    /// In centimetres, 50 to 250.
    public var height: Int?
    /// On the uniform, 0 to 999.
    public var number: Int?
    public var introduction: String

    /// Blank by default.
    public init(
        message: String = "", position: String = "", height: Int? = nil, number: Int? = nil,
        introduction: String = ""
    ) {
        (self.message, self.position, self.height) = (message, position, height)
        (self.number, self.introduction) = (number, introduction)
    }
}

/// A decided step at the cashier, taken outside of any transaction and crossed out with what came of it.
public enum MembershipStep: Hashable, Sendable {
    /// Give this much of the fee back; nil for all that is left.
    case refund(OrderID, Money?)
}

/// The durations of memberships.
public enum MembershipTimes {
    /// For how long managers may answer a request.
    public static let request: Duration = .seconds(14 * 86_400)
    /// For how long a seat that was freed is kept for the next on the list.
    public static let offer: Duration = .seconds(24 * 3600)
    /// For how long a seat is kept for a person who joins a crew with a fee: an order is open for half an
    /// hour.
    public static let payment: Duration = .seconds(3600)
    /// For how long it is known that an order was let go: longer than any order waits.
    public static let letGo: Duration = .seconds(30 * 86_400)
    /// The longest ban.
    public static let longestBan: Duration = .seconds(366 * 86_400)
}
